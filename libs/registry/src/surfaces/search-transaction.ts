import type pg from 'pg';

export interface SearchTimeouts {
  statementTimeoutMs: number;
  /**
   * Limit for all statements of a search together. Must be longer than `statementTimeoutMs`. Beyond it, the connection
   * ends.
   */
  deadlineMs: number;
}

export const SEARCH_TIMEOUTS: Readonly<SearchTimeouts> = { statementTimeoutMs: 3_000, deadlineMs: 4_000 };

/** Before PostgreSQL 17, there is no transaction timeout, so only the statement timeout applies. */
const deadlineSql = (ms: number): string =>
  `select case when current_setting('server_version_num')::int >= 170000
               then set_config('transaction_timeout', '${ms}', true) end`;

/** `timeouts`, shortened to the time that is left for the request. PostgreSQL reads 0 as no limit, so at least 1 ms is left. */
function withinTime({ statementTimeoutMs, deadlineMs }: SearchTimeouts, leftMs: number): SearchTimeouts {
  const left = Math.max(1, Math.floor(leftMs));
  return { statementTimeoutMs: Math.min(statementTimeoutMs, left), deadlineMs: Math.min(deadlineMs, left + 1) };
}

/**
 * Runs the statements of one search on one snapshot of the database. Rejects with its error if they take too long.
 *
 * @param leftMs the time until the deadline of the request, in milliseconds; Infinity without one
 */
export async function inSearchTransaction<Result>(
  pool: pg.Pool,
  timeouts: SearchTimeouts,
  read: (client: pg.PoolClient) => Promise<Result>,
  leftMs = Infinity,
): Promise<Result> {
  const asked = performance.now();
  const client = await pool.connect();
  const { statementTimeoutMs, deadlineMs } = withinTime(timeouts, leftMs - (performance.now() - asked));
  let broken: Error | undefined;
  try {
    await client.query(
      `begin isolation level repeatable read, read only; set local jit = off; set local enable_seqscan = off;
       set local max_parallel_workers_per_gather = 0;
       set local statement_timeout = ${statementTimeoutMs}; ${deadlineSql(deadlineMs)}`,
    );
    const result = await read(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((error: unknown) => {
      broken = error instanceof Error ? error : new Error(String(error));
    });
    throw error;
  } finally {
    client.release(broken);
  }
}
