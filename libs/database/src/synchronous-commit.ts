import type pg from 'pg';
import { StandbyLostError } from './lost-standby.js';
import { PoolFullError } from './pool-full.js';
import type { Queryable } from './queryable.js';
import { QueryTimeoutError } from './statement-watch.js';
import { wrapStatements } from './wrap-statements.js';

/**
 * A commit reached this server, but no standby has confirmed it, because the wait for one was canceled: if the server is lost now, so is
 * the commit. Its outcome is unknown.
 */
export class UnconfirmedCommitError extends Error {
  constructor() {
    super('the commit was not confirmed by a standby; its outcome is unknown');
    this.name = 'UnconfirmedCommitError';
  }
}

/** The server's function that warns about a canceled wait. Its message is in the server's language. */
const ROUTINE = 'SyncRepWaitForLSN';

/** Statements of `client` reject with UnconfirmedCommitError if the server stopped waiting for a standby at their commit. */
export function watchCommits(client: pg.Client): void {
  let isUnconfirmed = false;
  client.on('notice', ({ routine }) => {
    if (routine === ROUTINE) isUnconfirmed = true;
  });
  wrapStatements(client, () => (error) => {
    const rejection = isUnconfirmed ? new UnconfirmedCommitError() : error;
    isUnconfirmed = false;
    return rejection;
  });
}

/** What an answer rests on: a row that an earlier commit wrote. */
export interface CommittedRow {
  /** Selects the ids of those rows, among those of $1, that are as the answer says. */
  readonly sql: string;
  readonly id: bigint;
}

interface Waiting extends CommittedRow {
  readonly confirmed: PromiseWithResolvers<undefined>;
}

/** Maximum rows in a statement. */
const MAX_TOGETHER = 200;

/**
 * One commit at a time for all that wait, so that a lost standby holds up one session, and not one for each. Those that wait for a commit that
 * takes too long are rejected with it, and later ones at once.
 */
class Confirmations {
  private waiting: Waiting[] = [];
  private isRunning = false;

  constructor(private readonly pool: pg.Pool) {}

  confirm(row: CommittedRow): Promise<undefined> {
    const confirmed = Promise.withResolvers<undefined>();
    this.waiting.push({ ...row, confirmed });
    if (!this.isRunning) void this.runAll();
    return confirmed.promise;
  }

  private async runAll(): Promise<void> {
    this.isRunning = true;
    while (this.waiting.length > 0) {
      const batch = this.takeAlike();
      try {
        const found = await this.commit(batch);
        for (const { id, confirmed } of batch) {
          if (found.has(id)) confirmed.resolve(undefined);
          else confirmed.reject(new UnconfirmedCommitError());
        }
      } catch (error) {
        const isTooLate =
          error instanceof QueryTimeoutError || error instanceof StandbyLostError || error instanceof PoolFullError;
        for (const { confirmed } of [...batch, ...(isTooLate ? this.waiting.splice(0) : [])]) {
          confirmed.reject(isTooLate ? new UnconfirmedCommitError() : error);
        }
      }
    }
    this.isRunning = false;
  }

  private takeAlike(): Waiting[] {
    const batch: Waiting[] = [];
    const later: Waiting[] = [];
    for (const one of this.waiting) {
      (batch.length < MAX_TOGETHER && one.sql === (batch[0]?.sql ?? one.sql) ? batch : later).push(one);
    }
    this.waiting = later;
    return batch;
  }

  private async commit(batch: readonly Waiting[]): Promise<ReadonlySet<bigint>> {
    // Refused while commits wait for a standby that is gone, as all statements of the pool that write.
    const { rows } = await this.pool.query<{ found: bigint[] }>(
      `select array(${batch[0]?.sql ?? ''}) as found, pg_logical_emit_message(true, 'confirm', '')`,
      [batch.map(({ id }) => id)],
    );
    return new Set(rows[0]?.found);
  }
}

const confirmations = new WeakMap<pg.Pool, Confirmations>();

/**
 * Commits once more on this server and waits for a standby, if the server has synchronous ones: whatever was committed here before is
 * then confirmed too. For answers that rest on an earlier commit whose outcome was unknown (ADR 0190). Throws UnconfirmedCommitError if this
 * server doesn't have the row that the answer rests on, because another one took over since it was read, or if commits wait for a standby
 * that is gone.
 */
export async function confirmCommits(pool: pg.Pool, row: CommittedRow): Promise<void> {
  const known = confirmations.get(pool) ?? new Confirmations(pool);
  confirmations.set(pool, known);
  await known.confirm(row);
}

/** Like `confirmCommits`, by the commit of an open transaction. `found` reads what the answer rests on. */
export async function confirmByCommit(
  tx: Queryable,
  found: { readonly sql: string; readonly values: readonly unknown[] },
): Promise<void> {
  const { rows } = await tx.query<{ found: boolean }>(
    `select exists (${found.sql}) as found, pg_logical_emit_message(true, 'confirm', '')`,
    [...found.values],
  );
  if (rows[0]?.found !== true) throw new UnconfirmedCommitError();
}

/**
 * A condition that is always true, for a statement that is a transaction of its own: its commit waits for the disk, and for no standby. What it
 * writes can be lost with the server, but not by a restart. Within a transaction it would hold for all of it.
 */
export const WITHOUT_STANDBY = `(select set_config('synchronous_commit', 'local', true)) = 'local'`;

/** The same without a wait for the disk, for what may be lost by a restart, too (ADR 0190). */
export const WITHOUT_COMMIT_WAIT = `(select set_config('synchronous_commit', 'off', true)) = 'off'`;
