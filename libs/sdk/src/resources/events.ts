import type { Events } from '../generated/types.js';
import { ApiError } from '../errors/api-error.js';
import { ConnectionError } from '../errors/connection-errors.js';
import type { Answer, CallOptions, NoOptions } from '../options.js';
import type { CallPromise } from '../transport/call-promise.js';
import type { Transport } from '../transport/transport.js';

/** One event of the feed. */
export type FeedEvent = Events['events'][number];

export interface EventsQuery {
  /** `next` of the previous page, or the stream's `cursor`; default: the oldest stored event. */
  after?: string | undefined;
  /** Maximum events, 1 to 100; default 50. */
  limit?: number | undefined;
  /** Types of events; default all. */
  types?: readonly FeedEvent['type'][] | undefined;
  /** Id of a watchlist; default all. */
  watchlist?: number | undefined;
  /** Seconds to wait for the next event, 0 to 30; default 0. */
  wait?: number | undefined;
}

export interface StreamOptions extends Omit<EventsQuery, 'limit' | 'wait'> {
  /** Ends the stream. */
  signal?: AbortSignal | undefined;
}

const WAIT_SECONDS = 20;
/** Longer than a call waits. */
const TIMEOUT_MS = 40_000;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Events as they happen, in order. It goes on after restarts and outages of the service, for as long as it is read. Store `cursor` with what
 * you did for an event, and start the next stream after it: the event after it is the first one you get.
 */
export class EventStream implements AsyncIterable<FeedEvent> {
  /** The position after the last page of which every event was read; undefined: the start. */
  cursor: string | undefined;

  /** @internal */
  constructor(
    private readonly transport: Transport,
    private readonly read: (query: EventsQuery, options: CallOptions) => CallPromise<Events>,
    private readonly options: StreamOptions,
  ) {
    this.cursor = options.after;
  }

  /** Throws `AbortedError` when its signal aborts, `CursorExpiredError`, and whatever no wait can mend. */
  async *[Symbol.asyncIterator](): AsyncGenerator<FeedEvent, void, undefined> {
    const { types, watchlist, signal } = this.options;
    for (let failures = 0; ;) {
      let page: Events;
      try {
        const query = { types, watchlist, after: this.cursor, wait: WAIT_SECONDS };
        page = await this.read(query, { signal, timeoutMs: TIMEOUT_MS });
        failures = 0;
      } catch (error) {
        if (!(error instanceof ConnectionError) && !(error instanceof ApiError && error.retryable)) throw error;
        failures += 1;
        await this.transport.pause(Math.min(1_000 * 2 ** Math.min(failures, 10), LONGEST_PAUSE_MS), signal);
        continue;
      }
      yield* page.events;
      this.cursor = page.next;
    }
  }
}

/** The feed of events: what happened to what you watch. Free. */
export class EventCalls {
  /** @internal */
  constructor(private readonly transport: Transport) {}

  /** Events after a cursor, in order and without a gap. Throws `CursorExpiredError`. */
  list<O extends CallOptions = NoOptions>(query: EventsQuery = {}, options?: O): CallPromise<Answer<Events, O>> {
    return this.transport.call(
      () => ({ method: 'GET', path: '/v5/events', query: { ...query }, takes: 'listEvents', free: true }),
      options,
    );
  }

  /** `for await (const event of client.v5.events.stream({ after }))`. */
  stream(options: StreamOptions = {}): EventStream {
    return new EventStream(this.transport, (query, call) => this.list(query, call) as CallPromise<Events>, options);
  }
}
