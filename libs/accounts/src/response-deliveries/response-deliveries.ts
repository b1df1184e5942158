import type pg from 'pg';
import { markSent, recordResponses } from './response-delivery-rows.js';
import type { EntryId } from '../ids.js';
import type { ResponseRecord } from './response-delivery-rows.js';
import { mapLedgerErrors } from '../errors.js';

export interface ResponseDeliveriesOptions {
  now: () => Date;
  /** How long a note waits to be written with others, in milliseconds. Default: 100. */
  intervalMs?: number;
  /** Maximum notes per statement; a full batch is written without waiting for the interval. Default: 500. */
  batch?: number;
  /** Maximum notes held while the database is down. Further notes are lost, see `lost`. Default: 100,000. */
  maxWaiting?: number;
  /** Called when a batch could not be written; it is retried. */
  onError?: (error: unknown, waiting: number) => void;
}

/**
 * Records whether the response to each charge was sent (invariant I3, ADR 0049), many at a time. Until written, a note is
 * only in memory: a killed process loses the notes of the last interval, and their charges are credited as unsent, in the
 * customer's favor. `close` writes the rest.
 */
export class ResponseDeliveries {
  private waiting: ResponseRecord[] = [];
  private timer: NodeJS.Timeout | undefined;
  private writing: Promise<boolean> | undefined;
  private closed = false;
  private lostCount = 0;
  private readonly intervalMs: number;
  private readonly batch: number;
  private readonly maxWaiting: number;

  constructor(
    private readonly pool: pg.Pool,
    private readonly options: ResponseDeliveriesOptions,
  ) {
    this.intervalMs = options.intervalMs ?? 100;
    this.batch = options.batch ?? 500;
    this.maxWaiting = options.maxWaiting ?? 100_000;
  }

  /** Notes that were not written because too many waited. */
  get lost(): number {
    return this.lostCount;
  }

  /** Notes that wait to be written. */
  get pending(): number {
    return this.waiting.length;
  }

  /** The first byte of the response to this charge was sent. Returns at once and never throws. */
  recordSent(entryId: EntryId): void {
    this.record({ entryId, state: 'sent', at: this.options.now() });
  }

  /** The caller of this charge disconnected before the first byte of the response. Returns at once and never throws. */
  recordUnsent(entryId: EntryId): void {
    this.record({ entryId, state: 'unsent', at: this.options.now() });
  }

  /**
   * Records at once that the response to this charge is being sent. False: the charge was reversed, and its response must not
   * be sent. For a request that replays a response: the request that was charged for it may be reversing the charge now.
   * Throws LedgerUnavailable.
   */
  confirmSent(entryId: EntryId): Promise<boolean> {
    return mapLedgerErrors(() => markSent(this.pool, entryId, this.options.now()));
  }

  /** Writes the waiting notes, after any write in progress. False: the database did not accept them; they are retried. */
  flush(): Promise<boolean> {
    const before = this.writing ?? Promise.resolve(true);
    const writing = before.then(() => this.writeAll());
    this.writing = writing;
    return writing.finally(() => {
      if (this.writing !== writing) return;
      this.writing = undefined;
      if (this.waiting.length > 0) this.schedule(this.intervalMs);
    });
  }

  /**
   * Writes the rest, retrying until the database accepts it, for `limitMs` at most. Call it when no request is in flight
   * anymore. Notes that are still pending afterwards are lost with the process.
   */
  async close(limitMs = 5_000): Promise<void> {
    this.closed = true;
    clearTimeout(this.timer);
    let late = false;
    let limit: NodeJS.Timeout | undefined;
    const end = new Promise<void>((resolve) => {
      limit = setTimeout(() => {
        late = true;
        resolve();
      }, limitMs);
    });
    const write = async (): Promise<void> => {
      while (!(await this.flush()) && !late) await new Promise((resolve) => setTimeout(resolve, this.intervalMs));
    };
    await Promise.race([write(), end]);
    clearTimeout(limit);
  }

  private record(record: ResponseRecord): void {
    if (this.waiting.length >= this.maxWaiting) {
      this.lostCount += 1;
      return;
    }
    this.waiting.push(record);
    if (this.waiting.length === this.batch && this.writing === undefined) this.schedule(0);
    else if (this.timer === undefined && this.writing === undefined) this.schedule(this.intervalMs);
  }

  private schedule(afterMs: number): void {
    if (this.closed) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.timer = undefined;
      void this.flush();
    }, afterMs);
  }

  private async writeAll(): Promise<boolean> {
    clearTimeout(this.timer);
    this.timer = undefined;
    while (this.waiting.length > 0) {
      const batch = this.waiting.slice(0, this.batch);
      try {
        await recordResponses(this.pool, batch);
      } catch (error) {
        this.options.onError?.(error, this.waiting.length);
        return false;
      }
      this.waiting = this.waiting.slice(batch.length);
    }
    return true;
  }
}
