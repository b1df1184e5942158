import { inTransaction } from '@entity-registry/database';
import type { Queryable } from '@entity-registry/database';
import type pg from 'pg';
import type { AccountId } from '../ids.js';
import { advancePositions } from '../read-positions/read-position-rows.js';
import { claimManualDeliveries, findOpenBatch, insertEventDelivery, noteAttempt } from './delivery-rows.js';
import type { EventDeliveryRow } from './delivery-rows.js';
import { claimEndpoints, endAttempt, findEndpoint, startAttempt } from './endpoint-rows.js';
import type { ClaimedEndpoint } from './endpoint-rows.js';
import type { EventEndpoints } from './event-endpoints.js';
import { readEventsByNumber, readSentEvents } from './event-rows.js';
import { toEventView } from './event-view.js';
import { composeWebhook, testEvent } from './event-webhook.js';
import type { SendEvents, SendResult } from './event-webhook.js';

/** Maximum events in one webhook. */
const BATCH = 100;
/** Endpoints that are sent to at once. Those of many dead receivers must not take all places: each holds its own for one timeout. */
const MAX_BATCHES = 100;
/** Tests and replays that are sent at once. */
const MAX_MANUAL = 20;
/** Webhooks that one run claims of each. */
const CLAIMS = 20;
/** How long a run waits for what is being sent before it looks for what is due meanwhile. */
const LOOK_MS = 200;
/** Longer than an attempt takes. */
const LEASE_MS = 30_000;
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 3_600_000;
/** After this long without success a batch is given up; its events stay in the feed. */
const GIVE_UP_MS = 24 * 3_600_000;
const MAX_ERROR = 500;

const GONE: SendResult = { statusCode: null, error: 'these events are no longer stored' };
const NO_ENDPOINT: SendResult = { statusCode: null, error: 'the event endpoint was removed' };

type Batch = Pick<EventDeliveryRow, 'id' | 'webhookId' | 'seqs'>;

/** How an attempt ended. `failed`: a batch is sent again later, a test or replay isn't. `given_up`: a batch failed for a day. */
export type EventAttemptOutcome = 'delivered' | 'failed' | 'given_up';

export interface EventBatchesOptions {
  readonly now: () => Date;
  readonly endpoints: Pick<EventEndpoints, 'secrets'>;
  readonly send: SendEvents;
  /** Called after each attempt. */
  readonly onAttempt?: (outcome: EventAttemptOutcome) => void;
}

/**
 * Sends the events of accounts to their endpoints, in order, in batches, at least once: a batch is sent until the receiver accepts it, for
 * up to a day, and every attempt has the same id and events (ADR 0207). Tests and replays are sent once, beside the order.
 */
export class EventBatches {
  /** What this process is sending: one batch an account, so that events arrive in order. */
  private readonly sending = new Map<AccountId, Promise<void>>();
  private readonly sendingManual = new Map<bigint, Promise<void>>();
  private readonly errors: Error[] = [];

  constructor(
    private readonly pool: pg.Pool,
    private readonly options: EventBatchesOptions,
  ) {}

  /**
   * Begins to send what is due: one batch to each endpoint, tests and replays. Waits for the first that ends, not for all: a receiver that
   * doesn't respond delays only its own account. May run in any number of processes, once at a time in each. Returns whether something
   * is being sent or there may be more. Throws the error of a webhook whose outcome couldn't be stored, or an `AggregateError` of several;
   * they are sent again.
   */
  async run(): Promise<boolean> {
    const now = this.options.now();
    const claim = { now, leaseUntil: new Date(now.getTime() + LEASE_MS) };
    const busy = [...this.sending.keys()];
    const endpoints = await claimEndpoints(this.pool, { ...claim, busy, limit: freePlaces(busy.length, MAX_BATCHES) });
    for (const endpoint of endpoints) this.begin(this.sending, endpoint.accountId, this.sendBatch(endpoint));
    const limit = freePlaces(this.sendingManual.size, MAX_MANUAL);
    const manual = await claimManualDeliveries(this.pool, { ...claim, limit });
    for (const delivery of manual) this.begin(this.sendingManual, delivery.id, this.sendManual(delivery));
    await this.firstEnd();
    this.throwError();
    return endpoints.length + manual.length + this.sending.size + this.sendingManual.size > 0;
  }

  /** Waits for what is being sent, before the process stops. */
  async drain(): Promise<void> {
    await Promise.all([...this.sending.values(), ...this.sendingManual.values()]);
    this.throwError();
  }

  private begin<Key>(under: Map<Key, Promise<void>>, key: Key, work: Promise<void>): void {
    const ended = work
      .catch((error: unknown) => {
        this.errors.push(error instanceof Error ? error : new Error(String(error)));
      })
      .finally(() => under.delete(key));
    under.set(key, ended);
  }

  private async firstEnd(): Promise<void> {
    const sending = [...this.sending.values(), ...this.sendingManual.values()];
    if (sending.length === 0) return;
    const look = Promise.withResolvers<undefined>();
    const timer = setTimeout(() => {
      look.resolve(undefined);
    }, LOOK_MS);
    await Promise.race([...sending, look.promise]);
    clearTimeout(timer);
  }

  private throwError(): void {
    const errors = this.errors.splice(0);
    if (errors.length > 1) throw new AggregateError(errors, `${String(errors.length)} webhooks of events failed`);
    if (errors[0] !== undefined) throw errors[0];
  }

  private async sendBatch(endpoint: ClaimedEndpoint): Promise<void> {
    const { accountId, batchSeq, url } = endpoint;
    const batch = batchSeq === null ? null : await findOpenBatch(this.pool, accountId);
    const next = batch === null ? await this.compose(endpoint) : { batch, end: batchSeq ?? 0n };
    if (next === null) return;
    if (batch !== null && !(await startAttempt(this.pool, endpoint, { batchSeq: next.end, now: this.options.now() })))
      return;
    const result = await this.sendEvents(accountId, next.batch, url);
    const now = this.options.now();
    const isGivenUp = result.error !== null && isOverdue(endpoint, now);
    const status = result.error === null ? 'delivered' : isGivenUp ? 'failed' : 'pending';
    const { error } = result;
    // Both or none: a delivered batch whose endpoint wasn't moved on would be composed again under the same id.
    await inTransaction(this.pool, async (tx) => {
      if (error === null) await this.done(tx, endpoint, next.end, now);
      else await this.failed(tx, endpoint, next.end, { error, isGivenUp, now });
      await noteAttempt(tx, next.batch.id, { ...result, status, url, now });
    });
    this.options.onAttempt?.(status === 'failed' ? 'given_up' : status === 'pending' ? 'failed' : status);
  }

  /**
   * Fixes the next batch before it is first sent: its events and its id. Null: there is nothing to send, or another process holds the
   * endpoint by now.
   */
  private async compose(endpoint: ClaimedEndpoint): Promise<{ batch: Batch; end: bigint } | null> {
    const { accountId, doneSeq, lastSeq, url } = endpoint;
    const rows = await readSentEvents(this.pool, accountId, { after: doneSeq, through: lastSeq, limit: BATCH });
    const last = rows.at(-1);
    if (last === undefined) {
      await this.done(this.pool, endpoint, lastSeq, null);
      return null;
    }
    const end = rows.length === BATCH ? last.seq : lastSeq;
    const [webhookId, seqs] = [`evb_${last.eventId.slice('evt_'.length)}`, rows.map(({ seq }) => seq)];
    const now = this.options.now();
    const id = await inTransaction(this.pool, async (tx) => {
      if (!(await startAttempt(tx, endpoint, { batchSeq: end, now }))) return null;
      return insertEventDelivery(tx, { accountId, kind: 'events', webhookId, url, seqs, now });
    });
    return id === null ? null : { batch: { id, webhookId, seqs }, end };
  }

  private async sendManual(delivery: EventDeliveryRow): Promise<void> {
    const { id, accountId } = delivery;
    const endpoint = await findEndpoint(this.pool, accountId);
    const url = endpoint?.url ?? delivery.url;
    const result = endpoint === null ? NO_ENDPOINT : await this.sendEvents(accountId, delivery, url);
    const status = result.error === null ? 'delivered' : 'failed';
    await noteAttempt(this.pool, id, { ...result, status, url, now: this.options.now() });
    this.options.onAttempt?.(status);
  }

  private async sendEvents(
    accountId: ClaimedEndpoint['accountId'],
    { webhookId, seqs }: Batch,
    url: string,
  ): Promise<SendResult> {
    const now = this.options.now();
    const rows = await readEventsByNumber(this.pool, accountId, seqs);
    if (rows.length < seqs.length) return GONE;
    // When the webhook arrives, the account must be able to read the events from any replica (ADR 0192).
    if (rows.length > 0) await advancePositions(this.pool, [accountId]);
    const events = seqs.length === 0 ? [testEvent(now)] : rows.map(toEventView);
    const secrets = await this.options.endpoints.secrets(accountId);
    if (secrets.length === 0) return NO_ENDPOINT;
    const { statusCode, error } = await this.options.send(composeWebhook({ url, webhookId, events }, secrets, now));
    return { statusCode, error: error?.slice(0, MAX_ERROR) ?? null };
  }

  private done(db: Queryable, endpoint: ClaimedEndpoint, doneSeq: bigint, deliveredAt: Date | null): Promise<void> {
    const nextAttemptAt = this.options.now();
    return endAttempt(db, endpoint, { doneSeq, error: null, isGivenUp: false, deliveredAt, nextAttemptAt });
  }

  private failed(
    db: Queryable,
    endpoint: ClaimedEndpoint,
    batchSeq: bigint,
    { error, isGivenUp, now }: { readonly error: string; readonly isGivenUp: boolean; readonly now: Date },
  ): Promise<void> {
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** Math.min(endpoint.attempts, 20), LONGEST_PAUSE_MS);
    return endAttempt(db, endpoint, {
      ...{ doneSeq: isGivenUp ? batchSeq : null, error, isGivenUp, deliveredAt: null },
      nextAttemptAt: new Date(now.getTime() + pause),
    });
  }
}

const freePlaces = (taken: number, max: number): number => Math.min(CLAIMS, Math.max(0, max - taken));

function isOverdue({ firstAttemptAt }: ClaimedEndpoint, now: Date): boolean {
  return firstAttemptAt !== null && now.getTime() - firstAttemptAt.getTime() >= GIVE_UP_MS;
}
