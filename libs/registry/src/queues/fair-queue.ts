import { WaitLimits } from '@entity-registry/database';
import type { SetTimer, Waiting } from '@entity-registry/database';
import { QueueRefusal, REFUSAL_REASONS } from './queue-refusal.js';
import type { OverloadCode, RefusalReason } from './queue-refusal.js';
import { ServiceTimes } from './service-times.js';
import { Turns } from './turns.js';

/** The tenant of the work: all work under one name shares one slot allocation. */
export type Tenant = string;

export interface FairQueueLimits {
  /** Pieces of work that run at once in this process. */
  readonly maxConcurrent: number;
  /** Maximum number of waiting rows, for one tenant and for all together. */
  readonly maxWaitingOfTenant: number;
  readonly maxWaiting: number;
  /** A piece that would wait longer is rejected on arrival; one that has waited longer is rejected then. */
  readonly maxWaitMs: number;
  /** Lets the event loop run before the next piece starts; for computations. */
  readonly yields?: boolean;
  /** The error of rejected work, unless the work has its own; default `search_backend_error`. */
  readonly code?: OverloadCode;
}

/** What the queue knows about a piece of work. */
export interface WorkOptions {
  /** Rows it counts as; default 1. */
  readonly rows?: number;
  /** Part of a call that `RowAdmission` admitted as a whole: only its deadline can reject it. */
  readonly isAdmitted?: boolean;
  /** When it must be done; null: no deadline. */
  readonly deadline?: Date | null;
  /** The error if it is rejected; default: that of the queue. */
  readonly code?: OverloadCode;
  /** Work of one kind takes about as long per row; default: all work of the queue is alike. */
  readonly kind?: string;
}

/** Work to run, which gets the milliseconds that are left to its deadline; Infinity without one. */
export type Work<Result> = (leftMs: number) => Promise<Result>;

interface Task {
  readonly rows: number;
  /** When the work must end; Infinity without a deadline. */
  readonly endBy: number;
  readonly kind: string;
  readonly isAdmitted: boolean;
  readonly code: OverloadCode;
}

interface QueuedTask extends Task {
  readonly tenant: Tenant;
  readonly since: number;
  readonly limit: Waiting;
  readonly start: () => void;
  readonly reject: (reason: RefusalReason) => void;
}

/** The average over all kinds of work. */
const ALL = '';
const ANY_KIND = 'any';

/**
 * Shares slots between tenants, which take `Turns` (ADR 0071), so light users hardly wait. Any tenant can use free slots.
 *
 * Under overload, pieces are rejected at once: those of a tenant over its own limit, or else the newest piece of the tenant
 * with the most waiting rows. So a tenant with little work is not rejected because of others. A piece that can't be expected to
 * make its deadline is rejected before it waits, and one that has waited too long before it starts, whether or not a slot
 * becomes free (ADR 0198).
 */
export class FairQueue {
  private readonly turns = new Turns<QueuedTask>();
  private readonly times = new ServiceTimes();
  private readonly refusals = new Map<RefusalReason, number>(REFUSAL_REASONS.map((reason) => [reason, 0]));
  private readonly waitLimits: WaitLimits;
  private running = 0;

  /** @param setTimer sets the timer of what waits; tests set their own */
  constructor(
    private readonly limits: FairQueueLimits,
    private readonly now: () => Date,
    setTimer?: SetTimer,
  ) {
    this.waitLimits = new WaitLimits(now, setTimer);
  }

  /** Number of waiting rows, and of their tenants. */
  get waiting(): { rows: number; tenants: number } {
    return this.turns.waiting;
  }

  /** Number of pieces rejected since the start, by reason. */
  get refused(): ReadonlyMap<RefusalReason, number> {
    return this.refusals;
  }

  /**
   * Runs `work` and returns its result. Throws QueueRefusal (DomainError `search_backend_error`, or the queue's own code)
   * without running it beyond the limits, or if it can't be expected to make its deadline.
   */
  async run<Result>(tenant: Tenant, work: Work<Result>, options: WorkOptions = {}): Promise<Result> {
    const task = this.taskOf(options);
    if (this.running < this.limits.maxConcurrent) this.enter(task);
    else await this.wait(tenant, task);
    const startedAt = this.now().getTime();
    try {
      const result = await work(task.endBy - startedAt);
      this.measure(task, startedAt);
      return result;
    } finally {
      const leave = (): void => {
        this.running -= 1;
        this.startNext();
      };
      // The result doesn't wait for the next piece.
      if (this.limits.yields) setImmediate(leave);
      else leave();
    }
  }

  /**
   * Throws QueueRefusal if the rows, with up to `parallel` pieces running at a time, can't be expected to be done by the deadline.
   * For a call of many pieces: it is refused as a whole before the first.
   */
  assertDeadline(tenant: Tenant, { parallel = 1, ...options }: WorkOptions & { readonly parallel?: number }): void {
    const task = this.taskOf(options);
    const at = this.now().getTime();
    const lanes = Math.min(parallel, this.limits.maxConcurrent);
    const own = (task.rows * this.times.msPerRow(task.kind, at)) / lanes;
    if (at + this.expectedWaitMs(tenant, task.rows, at) + own >= task.endBy) throw this.refusal('estimate', task);
  }

  /**
   * The refusal that a piece arriving now would get from `run`, or null; for callers that look before they prepare the work. It counts
   * as one of the queue's refusals.
   */
  refusalOf(tenant: Tenant, options: WorkOptions = {}): QueueRefusal | null {
    const task = this.taskOf(options);
    const at = this.now().getTime();
    const idle = this.running < this.limits.maxConcurrent;
    const reason = idle ? (at >= task.endBy ? 'deadline' : null) : this.reasonToRefuse(tenant, task, at);
    return reason === null ? null : this.refusal(reason, task);
  }

  private taskOf({ rows = 1, kind = ANY_KIND, deadline, isAdmitted = false, code }: WorkOptions): Task {
    const endBy = deadline?.getTime() ?? Infinity;
    return { rows, kind, endBy, isAdmitted, code: code ?? this.limits.code ?? 'search_backend_error' };
  }

  private refusal(reason: RefusalReason, { code }: Pick<Task, 'code'>): QueueRefusal {
    this.refusals.set(reason, (this.refusals.get(reason) ?? 0) + 1);
    return new QueueRefusal(reason, code);
  }

  /** Takes a free slot. An idle queue tries even what seems too slow, so that a wrong estimate can't last. */
  private enter(task: Task): void {
    const at = this.now().getTime();
    const expected = this.running === 0 ? 0 : this.expectedMs(task, at);
    if (at + expected >= task.endBy) throw this.refusal('deadline', task);
    this.running += 1;
  }

  private measure({ kind, rows }: Task, startedAt: number): void {
    const at = this.now().getTime();
    const measured = { rows, ms: Math.max(0, at - startedAt) };
    for (const each of [kind, ALL]) this.times.record(each, measured, at);
  }

  /** The time that a piece hardly ever exceeds once it has a slot. */
  private expectedMs({ rows, kind }: Task, at: number): number {
    return rows * this.times.safeMsPerRow(kind, at);
  }

  /** How long new rows of a tenant wait. */
  private expectedWaitMs(tenant: Tenant, rows: number, at: number): number {
    if (this.running < this.limits.maxConcurrent) return 0;
    return (this.turns.rowsAhead(tenant, rows) * this.times.msPerRow(ALL, at)) / this.limits.maxConcurrent;
  }

  /** Resolves when the piece has a slot. */
  private wait(tenant: Tenant, task: Task): Promise<void> {
    const since = this.now().getTime();
    const refused = this.reasonToRefuse(tenant, task, since);
    if (refused !== null) throw this.refusal(refused, task);
    return new Promise((resolve, reject) => {
      const rejectWork = (reason: RefusalReason): void => {
        reject(this.refusal(reason, task));
      };
      const expire = (): void => {
        this.turns.remove(piece);
        piece.reject(this.now().getTime() >= piece.endBy ? 'deadline' : 'waited');
      };
      const endBy = task.isAdmitted ? task.endBy : Math.min(task.endBy, since + this.limits.maxWaitMs + 1);
      const piece = { ...task, tenant, since, start: resolve, reject: rejectWork, limit: { endBy, expire } };
      this.turns.add(piece);
      this.waitLimits.add(piece.limit);
      while (this.turns.rejectableRows > this.limits.maxWaiting) this.rejectNewestOfLongest();
    });
  }

  /** Why work that would have to wait is refused on arrival; null: it may wait. */
  private reasonToRefuse(tenant: Tenant, task: Task, at: number): RefusalReason | null {
    const { maxWaitingOfTenant, maxWaitMs } = this.limits;
    const waiting = this.turns.rejectableRowsOf(tenant);
    if (!task.isAdmitted && waiting + task.rows > maxWaitingOfTenant) return 'account_full';
    const wait = this.expectedWaitMs(tenant, task.rows, at);
    if (at + wait + this.expectedMs(task, at) >= task.endBy) return 'estimate';
    return !task.isAdmitted && wait > maxWaitMs ? 'estimate' : null;
  }

  private rejectNewestOfLongest(): void {
    const piece = this.turns.takeNewestOfLongest();
    this.waitLimits.delete(piece.limit);
    piece.reject('queue_full');
  }

  private startNext(): void {
    while (this.running < this.limits.maxConcurrent) {
      const piece = this.turns.take();
      if (piece === null) return;
      this.waitLimits.delete(piece.limit);
      const tooLate = this.reasonNotToStart(piece);
      if (tooLate !== null) piece.reject(tooLate);
      else {
        this.running += 1;
        piece.start();
      }
    }
  }

  private reasonNotToStart(piece: QueuedTask): RefusalReason | null {
    const at = this.now().getTime();
    if (at + this.expectedMs(piece, at) >= piece.endBy) return 'deadline';
    return !piece.isAdmitted && at - piece.since > this.limits.maxWaitMs ? 'waited' : null;
  }
}
