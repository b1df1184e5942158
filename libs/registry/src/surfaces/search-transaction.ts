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

/** Runs the statements of one search on one snapshot of the database. Rejects with its error if they take too long. */
export async function inSearchTransaction<Result>(
  pool: pg.Pool,
  { statementTimeoutMs, deadlineMs }: SearchTimeouts,
  read: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
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
