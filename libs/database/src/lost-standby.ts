import type pg from 'pg';

/** Commits wait for a standby that is gone, so this one was not begun, or its transaction was rolled back: nothing was written. */
export class StandbyLostError extends Error {
  constructor() {
    super('commits wait for a standby that is gone; nothing was written');
    this.name = 'StandbyLostError';
  }
}

/** Whether a session has waited for a standby for long: half of the limit $1, because the server starts counting a little after the client. */
const LOST = `select exists (
  select from pg_stat_activity
   where wait_event = 'SyncRep' and query_start < clock_timestamp() - $1 / 2 * interval '1 ms') as lost`;

/**
 * Whether commits of a pool wait for a standby that is gone. A session that waits in its commit stays on the server after its connection was
 * closed: it ignores that, and every limit, until the standby is back. So each further commit would leave one more, until the server accepts
 * no connections (ADR 0190). Sessions aren't told apart by their ids, which a pooler replaces by its own.
 */
class StandbyWatch {
  private isSuspected = false;
  private limitMs = 0;

  /** A statement got no response within the limit, which may have been a commit. */
  suspect(limitMs: number): void {
    this.isSuspected = true;
    this.limitMs = limitMs;
  }

  /** Unless something took too long, the server isn't asked. */
  async isLost(client: pg.PoolClient): Promise<boolean> {
    if (!this.isSuspected) return false;
    const { rows } = await client.query<{ lost: boolean }>(LOST, [this.limitMs]);
    const isLost = rows[0]?.lost === true;
    if (!isLost) this.isSuspected = false;
    return isLost;
  }

  get mayBeLost(): boolean {
    return this.isSuspected;
  }
}

const watches = new WeakMap<pg.Pool, StandbyWatch>();

function watchOf(pool: pg.Pool): StandbyWatch {
  const watch = watches.get(pool) ?? new StandbyWatch();
  watches.set(pool, watch);
  return watch;
}

/** A statement of this pool got no response within `limitMs`: its commit may wait for a standby. */
export function suspectStandby(pool: pg.Pool, limitMs: number): void {
  watchOf(pool).suspect(limitMs);
}

/**
 * Rejects with StandbyLostError if commits of this pool wait for a standby that is gone. For work that ends with a commit that must survive the
 * loss of the primary. Asks the server only after a statement of the pool took too long, on a connection that the caller has: nobody waits
 * for another one while holding one.
 */
export async function assertStandby(pool: pg.Pool, client: pg.PoolClient): Promise<void> {
  if (await watchOf(pool).isLost(client)) throw new StandbyLostError();
}

/** Whether a statement of this pool took too long, and the server wasn't seen without a waiting commit since. */
export function mayStandbyBeLost(pool: pg.Pool): boolean {
  return watchOf(pool).mayBeLost;
}

/** Rejects with StandbyLostError if the commit of the transaction that `client` has open would wait for a standby that is gone. */
export async function assertCommitEnds(pool: pg.Pool, client: pg.PoolClient): Promise<void> {
  if (!(await watchOf(pool).isLost(client))) return;
  const { rows } = await client.query<{ waits: boolean }>(
    `select pg_current_xact_id_if_assigned() is not null and current_setting('synchronous_commit') not in ('off', 'local') as waits`,
  );
  if (rows[0]?.waits === true) throw new StandbyLostError();
}
