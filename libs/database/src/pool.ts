import pg from 'pg';
import { watchStatements, withLongerWatch } from './statement-watch.js';

/** What a repository is handed: a pool for single statements, a client inside a transaction. */
export interface Queryable {
  query<Row extends pg.QueryResultRow = pg.QueryResultRow>(
    text: string,
    values?: unknown[],
  ): Promise<pg.QueryResult<Row>>;
  query<Row extends pg.QueryResultRow = pg.QueryResultRow>(config: pg.QueryConfig): Promise<pg.QueryResult<Row>>;
}

export interface PoolOptions {
  /** Connections at most; 10 when absent. */
  max?: number;
  /** Shown in pg_stat_activity. */
  applicationName?: string;
  /** Server-side limit of one statement, in milliseconds; 0 (none) when absent. */
  statementTimeoutMs?: number;
  /**
   * How long a statement may stay unanswered before its connection is ended and it rejects with UnansweredError, in
   * milliseconds: a little above `statementTimeoutMs`, because a hanging server enforces no limits. Unlimited when absent.
   */
  queryTimeoutMs?: number;
  /**
   * How long a transaction may be idle between two statements before the server ends its connection, in milliseconds; 0
   * (unlimited) when absent.
   */
  idleInTransactionTimeoutMs?: number;
  /** How long `connect` waits for a free connection, in milliseconds; 5,000 when absent. */
  connectTimeoutMs?: number;
  /** Called when an idle connection breaks (server restart). The pool replaces the connection by itself. */
  onIdleError?: (error: Error) => void;
}

/**
 * int8 arrives as bigint, arrays of it as arrays of bigint, so that money never passes through a float and two amounts never concatenate as strings.
 * Dates (without time) stay text: as a Date they would shift with the process's time zone.
 */
const types = new pg.TypeOverrides();
/** OID of int8[]; pg only names the scalar types. */
const INT8_ARRAY: number = 1_016;
types.setTypeParser(pg.types.builtins.INT8, BigInt);
types.setTypeParser(INT8_ARRAY, readBigints);
types.setTypeParser(pg.types.builtins.DATE, (text: string) => text);

/** Of one dimension, without nulls: there are no others. */
function readBigints(text: string): bigint[] {
  return text === '{}' ? [] : text.slice(1, -1).split(',').map(BigInt);
}

/**
 * Connection pool over `url` (postgresql://...).
 * int8 columns (and count(*), sum of int) are read as bigint, date columns as 'YYYY-MM-DD'.
 */
export function createPool(url: string, options: PoolOptions = {}): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    application_name: options.applicationName ?? 'entity-registry',
    connectionTimeoutMillis: options.connectTimeoutMs ?? 5_000,
    statement_timeout: options.statementTimeoutMs ?? 0,
    idle_in_transaction_session_timeout: options.idleInTransactionTimeoutMs ?? 0,
    types,
  });
  // Without a listener a broken idle connection would end the process.
  pool.on('error', options.onIdleError ?? (() => undefined));
  const { queryTimeoutMs } = options;
  pool.on('connect', (client) => {
    // Nor may one that breaks in the middle of a transaction: its statement rejects, which is enough.
    client.on('error', () => undefined);
    if (queryTimeoutMs !== undefined) watchStatements(client, queryTimeoutMs);
  });
  return pool;
}

/** Where to make a change: in its own transaction on the pool, or as part of one that the caller has open. */
export type Database = pg.Pool | pg.PoolClient;

/**
 * Runs `work` in one READ COMMITTED transaction and commits; whatever `work` throws rolls back and is thrown on. Given the
 * client of an open transaction, `work` becomes part of it, and its opener commits. A connection whose rollback fails is
 * closed, never returned to the pool half way through a transaction.
 */
export async function inTransaction<Result>(
  db: Database,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  // Only the work of an open transaction holds a client.
  if (!(db instanceof pg.Pool)) return work(db);
  const client = await db.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((rollbackError: unknown) => {
      broken = rollbackError instanceof Error ? rollbackError : new Error(String(rollbackError));
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

/** Runs `work` in one read-only transaction that sees a snapshot of the database, within the pool's limits. */
export function readTogether<Result>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
  return inTransaction(pool, async (tx) => {
    await tx.query('set transaction isolation level repeatable read, read only');
    return work(tx);
  });
}

/** Beyond it the statement isn't slow, but the server gone. */
const SNAPSHOT_QUERY_TIMEOUT_MS = 3_600_000;

/**
 * Runs `work` in one read-only transaction that sees a snapshot of the database, while writes continue. Statements may last
 * as long as they need, an hour at most; each sort and hash takes `workMem` (such as '128MB'), or what the server gives.
 */
export function inSnapshot<Result>(
  pool: pg.Pool,
  options: { workMem?: string },
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  return inTransaction(pool, async (tx) => {
    await tx.query('set transaction isolation level repeatable read, read only');
    await tx.query('set local statement_timeout = 0');
    if (options.workMem !== undefined) await tx.query(`select set_config('work_mem', $1, true)`, [options.workMem]);
    return withLongerWatch(tx, SNAPSHOT_QUERY_TIMEOUT_MS, () => work(tx));
  });
}
