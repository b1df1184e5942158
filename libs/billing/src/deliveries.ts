import { insertDelivered, insertDeliveries } from '@entity-registry/persistence';
import type { EntryId, NewDelivery } from '@entity-registry/persistence';
import type pg from 'pg';
import { whenReachable } from './errors.js';

export interface DeliveryOptions {
  now: () => Date;
  /** How long a delivery waits to be written with others, in milliseconds; 100 when absent. */
  intervalMs?: number;
  /** Deliveries of one statement at most; so many do not wait for the interval. 500 when absent. */
  batch?: number;
  /** Deliveries held at most while the database is away; 100,000 when absent. Further ones are lost, see `lost`. */
  maxWaiting?: number;
  /** Told of a batch that could not be written; it is tried again. */
  onTrouble?: (error: unknown, waiting: number) => void;
}

/**
 * Writes down whose answers have left (invariant I3), many at a time. Until it is written a delivery is in memory alone: a
 * process that is killed loses those of the last interval, and the charges are credited back as if nothing had left, in
 * the customer's favour. `close` writes the rest.
 */
export class Deliveries {
  private waiting: NewDelivery[] = [];
  private timer: NodeJS.Timeout | undefined;
  private writing: Promise<boolean> | undefined;
  private closed = false;
  private lostCount = 0;
  private readonly intervalMs: number;
  private readonly batch: number;
  private readonly maxWaiting: number;

  constructor(
    private readonly pool: pg.Pool,
    private readonly options: DeliveryOptions,
  ) {
    this.intervalMs = options.intervalMs ?? 100;
    this.batch = options.batch ?? 500;
    this.maxWaiting = options.maxWaiting ?? 100_000;
  }

  /** Deliveries that were not written because too many waited. */
  get lost(): number {
    return this.lostCount;
  }

  /** Deliveries that wait to be written. */
  get pending(): number {
    return this.waiting.length;
  }

  /** The answer to this charge has left whole. Returns at once and never throws. */
  note(entryId: EntryId): void {
    if (this.waiting.length >= this.maxWaiting) {
      this.lostCount += 1;
      return;
    }
    this.waiting.push({ entryId, at: this.options.now() });
    if (this.waiting.length === this.batch && this.writing === undefined) this.schedule(0);
    else if (this.timer === undefined && this.writing === undefined) this.schedule(this.intervalMs);
  }

  /**
   * Writes down at once that the answer to this charge leaves. False: the charge was given back, and its answer may not
   * leave. For whoever has the answer without having charged for it: the call that did charge may be giving it back now.
   * Throws LedgerUnavailable.
   */
  confirm(entryId: EntryId): Promise<boolean> {
    return whenReachable(() => insertDelivered(this.pool, { entryId, at: this.options.now() }));
  }

  /** Writes what waits now, after whatever is being written. False: the database did not take it; it is tried again. */
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
   * Writes the rest, again and again until the database takes it, for `limitMs` at most. Call it when no request is in
   * flight any more. What is still pending afterwards is lost with the process.
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
        await insertDeliveries(this.pool, batch);
      } catch (error) {
        this.options.onTrouble?.(error, this.waiting.length);
        return false;
      }
      this.waiting = this.waiting.slice(batch.length);
    }
    return true;
  }
}
