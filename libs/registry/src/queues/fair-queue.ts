import { DomainError } from '@entity-registry/domain';

/** The tenant of the work: all work under one name shares one slot allocation. */
export type Tenant = string;

export interface FairQueueLimits {
  /** Pieces of work that run at once in this process. */
  readonly maxConcurrent: number;
  /** Maximum number of waiting rows, for one tenant and for all together. */
  readonly maxWaitingOfTenant: number;
  readonly maxWaiting: number;
  /** A piece that has waited longer when its turn comes is rejected: its caller has probably given up. */
  readonly maxWaitMs: number;
  /** Lets the event loop run before the next piece starts; for computations. */
  readonly yields?: boolean;
}

interface QueuedTask {
  readonly rows: number;
  readonly since: number;
  readonly start: () => void;
  /** Null: part of a call that was admitted as a whole, so it is never rejected halfway. */
  readonly reject: (() => void) | null;
}

/** A tenant that has waiting work, or had some in this round. */
interface TenantQueue {
  readonly tenant: Tenant;
  readonly pieces: QueuedTask[];
  /** Rows of the pieces that can be rejected. */
  rows: number;
  /** Turns saved for a piece of several rows. */
  credit: number;
}

const RETRY_AFTER_SECONDS = 5;

/**
 * Shares slots between tenants by deficit round-robin (ADR 0071): tenants with waiting work take turns, one row per turn, and a
 * piece of several rows waits for as many turns. A tenant that had no work at its last turn goes first, for one row, so light
 * users hardly wait. Any tenant can use free slots. Within a tenant, work is first in, first out.
 *
 * Under overload, pieces are rejected at once: those of a tenant over its own limit, or else the newest piece of the tenant
 * with the most waiting rows. So a tenant with little work is not rejected because of others.
 */
export class FairQueue {
  /** Tenants that are new in this round; they go before `lines`. Both lists are in the order of their turns. */
  private readonly fresh: TenantQueue[] = [];
  private readonly lines: TenantQueue[] = [];
  private readonly byTenant = new Map<Tenant, TenantQueue>();
  private running = 0;
  private waitingTasks = 0;
  /** Rows of the pieces that can be rejected. */
  private waitingRows = 0;
  private rejectedTasks = 0;

  constructor(
    private readonly limits: FairQueueLimits,
    private readonly now: () => Date,
  ) {}

  /** Number of waiting rows, and of their tenants. */
  get waiting(): { rows: number; tenants: number } {
    const lines = [...this.byTenant.values()].filter(({ pieces }) => pieces.length > 0);
    const rows = lines.flatMap(({ pieces }) => pieces).reduce((sum, piece) => sum + piece.rows, 0);
    return { rows, tenants: lines.length };
  }

  /** Number of pieces rejected since the start. */
  get refused(): number {
    return this.rejectedTasks;
  }

  /**
   * Runs `work`, which counts as `rows` rows, and returns its result. Beyond the limits, throws DomainError
   * `search_backend_error` without running it, unless it is part of a call that `RowAdmission` admitted as a whole.
   */
  async run<Result>(
    tenant: Tenant,
    work: () => Promise<Result>,
    { rows = 1, isAdmitted = false }: { rows?: number; isAdmitted?: boolean } = {},
  ): Promise<Result> {
    if (this.running < this.limits.maxConcurrent) this.running += 1;
    else await this.wait(tenant, rows, isAdmitted);
    try {
      return await work();
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

  /** Resolves when the piece has a slot. */
  private wait(tenant: Tenant, rows: number, isAdmitted: boolean): Promise<void> {
    const { maxWaiting, maxWaitingOfTenant } = this.limits;
    const waiting = this.byTenant.get(tenant)?.rows ?? 0;
    const since = this.now().getTime();
    return new Promise((resolve, reject) => {
      if (isAdmitted) {
        this.add(tenant, { rows, since, start: resolve, reject: null });
        return;
      }
      const rejectWork = (): void => {
        this.rejectedTasks += 1;
        reject(overloadError());
      };
      if (waiting + rows > maxWaitingOfTenant) {
        rejectWork();
        return;
      }
      this.add(tenant, { rows, since, start: resolve, reject: rejectWork });
      while (this.waitingRows > maxWaiting) this.rejectNewestOfLongest();
    });
  }

  private add(tenant: Tenant, piece: QueuedTask): void {
    let line = this.byTenant.get(tenant);
    if (line === undefined) {
      line = { tenant, pieces: [], rows: 0, credit: 0 };
      this.byTenant.set(tenant, line);
      this.fresh.push(line);
    }
    line.pieces.push(piece);
    this.count(line, piece, 1);
  }

  private count(line: TenantQueue, { rows, reject }: QueuedTask, sign: 1 | -1): void {
    this.waitingTasks += sign;
    if (reject === null) return;
    line.rows += sign * rows;
    this.waitingRows += sign * rows;
  }

  private rejectNewestOfLongest(): void {
    const longest = [...this.byTenant.values()].reduce((one, other) => (other.rows > one.rows ? other : one));
    const at = longest.pieces.findLastIndex(({ reject }) => reject !== null);
    const [piece] = longest.pieces.splice(at, 1);
    if (at < 0 || piece === undefined) throw new Error('no waiting work can be rejected');
    this.count(longest, piece, -1);
    piece.reject?.();
  }

  private startNext(): void {
    while (this.running < this.limits.maxConcurrent) {
      const piece = this.dequeue();
      if (piece === null) return;
      if (piece.reject !== null && this.now().getTime() - piece.since > this.limits.maxWaitMs) piece.reject();
      else {
        this.running += 1;
        piece.start();
      }
    }
  }

  /** The next piece to run; null if none is waiting. */
  private dequeue(): QueuedTask | null {
    if (this.waitingTasks === 0) this.resetTurns();
    for (let line = this.nextLine(); line !== undefined; line = this.nextLine()) {
      const [piece] = line.pieces;
      if (piece === undefined) {
        // The tenant has had no work since its last turn, so it counts as new again.
        this.byTenant.delete(line.tenant);
        continue;
      }
      line.credit += 1;
      this.lines.push(line);
      if (line.credit < piece.rows) continue;
      line.credit -= piece.rows;
      line.pieces.shift();
      this.count(line, piece, -1);
      return piece;
    }
    return null;
  }

  private nextLine(): TenantQueue | undefined {
    return this.fresh.shift() ?? this.lines.shift();
  }

  private resetTurns(): void {
    this.fresh.length = 0;
    this.lines.length = 0;
    this.byTenant.clear();
  }
}

/** Limits the rows of one tenant in progress, so that a call that can't be finished is rejected before it costs anything. */
export class RowAdmission {
  private readonly rows = new Map<Tenant, number>();

  constructor(private readonly maxRowsOfTenant: number) {}

  /** Counts the rows until `leave` is called. A single call is always admitted. Throws DomainError with `code`. */
  enter(
    tenant: Tenant,
    rows: number,
    code: 'search_backend_error' | 'service_unavailable' = 'search_backend_error',
  ): { leave: () => void } {
    const before = this.rows.get(tenant) ?? 0;
    if (before > 0 && before + rows > this.maxRowsOfTenant) throw overloadError(code);
    this.rows.set(tenant, before + rows);
    return {
      leave: () => {
        const left = (this.rows.get(tenant) ?? 0) - rows;
        if (left > 0) this.rows.set(tenant, left);
        else this.rows.delete(tenant);
      },
    };
  }
}

function overloadError(code: 'search_backend_error' | 'service_unavailable' = 'search_backend_error'): DomainError {
  return new DomainError(code, { retryAfterSeconds: RETRY_AFTER_SECONDS });
}
