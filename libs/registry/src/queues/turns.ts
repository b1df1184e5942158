/** Waiting work of a tenant, which counts as `rows`. `isAdmitted`: overload can't reject it. */
export interface WaitingWork {
  readonly tenant: string;
  readonly rows: number;
  readonly isAdmitted: boolean;
}

/** A tenant that has waiting work, or had some in this round. */
interface TenantQueue<Work> {
  readonly tenant: string;
  readonly pieces: Work[];
  /** Rows of all its pieces, and of those that overload can reject. */
  rows: number;
  rejectableRows: number;
  /** Turns saved for a piece of several rows. */
  credit: number;
}

/**
 * The order of waiting work (ADR 0071), by deficit round-robin: tenants take turns, one row per turn, and a piece of several rows waits for
 * as many turns. A tenant that had no work at its last turn goes first, for one row. Within a tenant, work is first in, first out.
 */
export class Turns<Work extends WaitingWork> {
  /** Tenants that are new in this round; they go before `lines`. Both lists are in the order of their turns. */
  private readonly fresh: TenantQueue<Work>[] = [];
  private readonly lines: TenantQueue<Work>[] = [];
  private readonly byTenant = new Map<string, TenantQueue<Work>>();
  private waitingTasks = 0;
  private rejectable = 0;

  /** Number of waiting rows, and of their tenants. */
  get waiting(): { rows: number; tenants: number } {
    const lines = [...this.byTenant.values()].filter(({ pieces }) => pieces.length > 0);
    return { rows: lines.reduce((sum, line) => sum + line.rows, 0), tenants: lines.length };
  }

  /** Rows of the pieces that overload can reject, and those of one tenant. */
  get rejectableRows(): number {
    return this.rejectable;
  }

  rejectableRowsOf(tenant: string): number {
    return this.byTenant.get(tenant)?.rejectableRows ?? 0;
  }

  /** How many rows start before the last of `rows` new ones: the tenant's own, and for each of its turns, one of each other. */
  rowsAhead(tenant: string, rows: number): number {
    const own = (this.byTenant.get(tenant)?.rows ?? 0) + rows;
    let ahead = own - rows + 1;
    for (const line of this.byTenant.values()) if (line.tenant !== tenant) ahead += Math.min(line.rows, own);
    return ahead;
  }

  add(piece: Work): void {
    let line = this.byTenant.get(piece.tenant);
    if (line === undefined) {
      line = { tenant: piece.tenant, pieces: [], rows: 0, rejectableRows: 0, credit: 0 };
      this.byTenant.set(piece.tenant, line);
      this.fresh.push(line);
    }
    line.pieces.push(piece);
    this.count(line, piece, 1);
  }

  /** Takes out a piece before its turn. Its tenant keeps its place. */
  remove(piece: Work): void {
    const line = this.byTenant.get(piece.tenant);
    const at = line?.pieces.indexOf(piece) ?? -1;
    if (line === undefined || at < 0) return;
    line.pieces.splice(at, 1);
    this.count(line, piece, -1);
  }

  /** Takes out the newest piece of the tenant with the most rows, among those that overload can reject. */
  takeNewestOfLongest(): Work {
    const longest = [...this.byTenant.values()].reduce((one, other) =>
      other.rejectableRows > one.rejectableRows ? other : one,
    );
    const piece = longest.pieces.findLast(({ isAdmitted }) => !isAdmitted);
    if (piece === undefined) throw new Error('no waiting work can be rejected');
    this.remove(piece);
    return piece;
  }

  /** Takes the piece whose turn it is; null if none is waiting. */
  take(): Work | null {
    if (this.waitingTasks === 0) this.reset();
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

  private count(line: TenantQueue<Work>, { rows, isAdmitted }: Work, sign: 1 | -1): void {
    this.waitingTasks += sign;
    line.rows += sign * rows;
    if (isAdmitted) return;
    line.rejectableRows += sign * rows;
    this.rejectable += sign * rows;
  }

  private nextLine(): TenantQueue<Work> | undefined {
    return this.fresh.shift() ?? this.lines.shift();
  }

  private reset(): void {
    this.fresh.length = 0;
    this.lines.length = 0;
    this.byTenant.clear();
  }
}
