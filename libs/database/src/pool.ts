import pg from 'pg';
import { SinglePool } from './connecting-pool.js';
import { hostUrls } from './hosts.js';
import { assertCommitEnds, mayStandbyBeLost, suspectStandby } from './lost-standby.js';
import { HOST_TIMEOUT_MS, PrimaryPool } from './primary-pool.js';
import { watchCommits } from './synchronous-commit.js';
import { watchStatements, withLongerWatch } from './statement-watch.js';

export interface PoolOptions {
  /** Maximum connections. Default: 10. */
  max?: number;
  /** Shown in pg_stat_activity. */
  applicationName?: string;
  /** Server-side limit per statement, in milliseconds. Default: 0 (none). */
  statementTimeoutMs?: number;
  /**
   * How long to wait for a statement's response before its connection is closed and it rejects with QueryTimeoutError, in
   * milliseconds. Set it a little above `statementTimeoutMs`, for a hanging server, which enforces no limits. Default:
   * unlimited.
   */
  queryTimeoutMs?: number;
  /**
   * How long a transaction can be idle between two statements before the server closes its connection, in milliseconds.
   * Default: 0 (unlimited).
   */
  idleInTransactionTimeoutMs?: number;
  /** How long `connect` waits for a free connection, in milliseconds, before it rejects with PoolFullError. Default: 5,000. */
  connectTimeoutMs?: number;
  /**
   * How long a server may take to accept a connection, in milliseconds. Default: `connectTimeoutMs`; 1,500 if the address names several hosts,
   * so that one that is gone delays the next one little.
   */
  hostTimeoutMs?: number;
  /** Called when an idle connection breaks (server restart). The pool replaces the connection. */
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

/** Reads one-dimensional arrays without nulls; there are no others here. */
function readBigints(text: string): bigint[] {
  return text === '{}' ? [] : text.slice(1, -1).split(',').map(BigInt);
}

/**
 * Connection pool over `url` (postgresql://...). If it names several hosts, connections go to the primary among them.
 * int8 columns (and count(*), sum of int) are read as bigint, date columns as 'YYYY-MM-DD'.
 */
export function createPool(url: string, options: PoolOptions = {}): pg.Pool {
  const connectTimeoutMs = options.connectTimeoutMs ?? 5_000;
  const config = {
    max: options.max ?? 10,
    application_name: options.applicationName ?? 'entity-registry',
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: options.statementTimeoutMs ?? 0,
    idle_in_transaction_session_timeout: options.idleInTransactionTimeoutMs ?? 0,
    types,
  };
  const urls = hostUrls(url);
  const pool =
    urls.length > 1
      ? new PrimaryPool(urls, config, { hostTimeoutMs: options.hostTimeoutMs ?? HOST_TIMEOUT_MS, connectTimeoutMs })
      : new SinglePool({ ...config, connectionString: url, hostTimeoutMs: options.hostTimeoutMs ?? connectTimeoutMs });
  // Without a listener, a broken idle connection would crash the process.
  pool.on('error', options.onIdleError ?? (() => undefined));
  const { queryTimeoutMs } = options;
  pool.on('connect', (client) => {
    // The same applies to a connection that breaks in a transaction. Its statement rejects, which is enough.
    client.on('error', () => undefined);
    watchCommits(client);
    if (queryTimeoutMs !== undefined) {
      watchStatements(client, queryTimeoutMs, () => {
        suspectStandby(pool, queryTimeoutMs);
      });
    }
    if (pool instanceof PrimaryPool) pool.watch(client);
  });
  guardStatements(pool);
  return pool;
}

/**
 * While commits of `pool` may wait for a standby that is gone, each single statement runs in a transaction, which is rolled back with
 * StandbyLostError if its commit would wait too. Otherwise each would leave a session behind.
 */
function guardStatements(pool: pg.Pool): void {
  const query = pool.query.bind(pool) as (...args: unknown[]) => unknown;
  // pg's types of `query` are overloads that can't be repeated.
  pool.query = ((...args: unknown[]): unknown => {
    if (!mayStandbyBeLost(pool) || typeof args.at(-1) === 'function') return query(...args);
    return inTransaction(pool, (tx) => (tx.query.bind(tx) as (...all: unknown[]) => Promise<unknown>)(...args));
  }) as pg.Pool['query'];
}

/** Where to make a change: in its own transaction on the pool, or as part of one that the caller has open. */
export type Database = pg.Pool | pg.PoolClient;

/**
 * Runs `work` in one READ COMMITTED transaction and commits; if `work` throws, rolls back and rethrows. If `db` is the client
 * of an open transaction, `work` becomes part of it, and its opener commits. Throws StandbyLostError, with everything rolled back, if the
 * commit would wait for a standby that is gone. A connection whose rollback fails is closed and
 * never returned to the pool.
 */
export async function inTransaction<Result>(
  db: Database,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  // A client is only passed inside an open transaction.
  if (!(db instanceof pg.Pool)) return work(db);
  return inTransactionOn(db, await db.connect(), work);
}

/** The same on a connection that was taken from `pool`, which it releases. */
export async function inTransactionOn<Result>(
  pool: pg.Pool,
  client: pg.PoolClient,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const result = await work(client);
    await assertCommitEnds(pool, client);
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
export function inReadOnlySnapshot<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  return inTransaction(pool, async (tx) => {
    await tx.query('set transaction isolation level repeatable read, read only');
    return work(tx);
  });
}

/** After this long, the statement isn't slow: the server is gone. */
const SNAPSHOT_QUERY_TIMEOUT_MS = 3_600_000;

/**
 * Runs `work` in one read-only transaction that sees a snapshot of the database, while writes continue. Statements can take
 * up to an hour. Each sort and hash uses up to `workMem` (such as '128MB'; default: the server's setting).
 */
export function inSnapshot<Result>(
  pool: pg.Pool,
  options: { workMem?: string },
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  return inTransaction(pool, async (tx) => {
    await tx.query('set transaction isolation level repeatable read, read only');
    await tx.query('set local statement_timeout = 0');
    // SET doesn't take the snapshot yet: `work` may lock tables first.
    if (options.workMem !== undefined) await tx.query(`set local work_mem = ${tx.escapeLiteral(options.workMem)}`);
    return withLongerWatch(tx, SNAPSHOT_QUERY_TIMEOUT_MS, () => work(tx));
  });
}

/** Runs `work` in a transaction that is always rolled back, for a dry run: it sees what it did, and nothing of it stays. */
export async function inDryRun<Result>(pool: pg.Pool, work: (tx: pg.PoolClient) => Promise<Result>): Promise<Result> {
  let result: { readonly value: Result } | undefined;
  await inTransaction(pool, async (tx) => {
    result = { value: await work(tx) };
    throw new RolledBack();
  }).catch((error: unknown) => {
    if (!(error instanceof RolledBack)) throw error;
  });
  if (result === undefined) throw new Error('the dry run did not end');
  return result.value;
}

class RolledBack extends Error {}
