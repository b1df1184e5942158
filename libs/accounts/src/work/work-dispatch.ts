import type pg from 'pg';
import {
  deleteWorkSlots,
  dispatchWork,
  isWorkDispatched,
  readWorkShares,
  readWorkTotals,
  upsertWorkSlots,
} from './work-rows.js';
import type { WorkQueue, WorkShares, WorkTotals } from './work-rows.js';

/** Workers report every few seconds; after this long without a report, a worker's slots don't count. */
const SEEN_MS = 20_000;
/** Rows of workers that ended without a report are deleted after this long. */
const FORGOTTEN_MS = 3_600_000;

/**
 * Divides the slots of the workers among accounts (ADR 0071). An account holds at most a third of a queue's slots, at least
 * one. Any number of processes may call every method at once.
 */
export class WorkDispatch {
  constructor(
    private readonly pool: pg.Pool,
    private readonly now: () => Date,
  ) {}

  /** Hands out the free slots. Returns the rows that can run now; the caller adds them to the queue. */
  dispatch(queue: WorkQueue): Promise<bigint[]> {
    return dispatchWork(this.pool, queue, { now: this.now(), seenAfter: this.ago(SEEN_MS) });
  }

  /** Reports that a worker process is alive, and how many jobs it can run at once. */
  announceSlots(queue: WorkQueue, workerId: string, slots: number): Promise<void> {
    return upsertWorkSlots(this.pool, { queue, workerId, slots, now: this.now() });
  }

  /** Takes back the slots of a worker process that stops. */
  withdrawSlots(workerId: string): Promise<void> {
    return deleteWorkSlots(this.pool, workerId, this.ago(FORGOTTEN_MS));
  }

  /** Whether this row was handed to its queue. */
  isDispatched(queue: WorkQueue, rowId: bigint): Promise<boolean> {
    return isWorkDispatched(this.pool, queue, rowId);
  }

  /** How a queue's slots are shared at this moment. */
  shares(queue: WorkQueue, limit: number): Promise<WorkShares> {
    return readWorkShares(this.pool, queue, { seenAfter: this.ago(SEEN_MS), limit });
  }

  /** How the slots of every queue are used at this moment. */
  totals(): Promise<WorkTotals[]> {
    return readWorkTotals(this.pool, { now: this.now(), seenAfter: this.ago(SEEN_MS) });
  }

  private ago(ms: number): Date {
    return new Date(this.now().getTime() - ms);
  }
}
