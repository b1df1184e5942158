import { createPool } from '../pool.js';
import type { Queryable } from '../queryable.js';
import { comparable, concurrentStatements, withoutComments } from './concurrent.js';
import { readMigrationScripts } from './migrate.js';

/** Migrations up to this name were released before the check existed. */
export const CHECKED_AFTER = '20261125231500_name_index_keys_version_3';

/** The longest that a migration may let requests queue behind its wait for a lock. */
const MAX_LOCK_TIMEOUT_MS = 5000;

/** Lock modes that make writers wait; the last one also makes readers wait. */
const BLOCKING_MODES = ['ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock'];

/** The part of Prisma's table of applied migrations that migrations read. */
const BOOKKEEPING =
  'create table _prisma_migrations (migration_name text, started_at timestamptz, finished_at timestamptz)';

/** PostgreSQL: the statement can't run in a transaction. */
const ACTIVE_TRANSACTION = '25001';

/** What a migration did to one table that existed before it. */
interface TableEffects {
  readonly table: string;
  /** The strongest lock that makes others wait; null: none. */
  readonly lock: string | null;
  readonly rewritten: boolean;
  readonly scanned: boolean;
  readonly rowsLocked: boolean;
}

/** Why a migration is refused; no problems: it isn't. */
export interface MigrationCheck {
  readonly migration: string;
  readonly problems: readonly string[];
}

/**
 * Applies the migrations of `prismaDirectory` to the empty database at `url` and checks those for which `isChecked` returns true.
 * @throws when a migration fails
 */
export async function checkMigrations(
  url: string,
  prismaDirectory: string,
  { isChecked, isLarge }: { isChecked: (migration: string) => boolean; isLarge: (table: string) => boolean },
): Promise<MigrationCheck[]> {
  const checks: MigrationCheck[] = [];
  const pool = createPool(url, { max: 1 });
  try {
    await pool.query(BOOKKEEPING);
    for (const { name, sql } of await readMigrationScripts(prismaDirectory)) {
      if (isChecked(name)) checks.push({ migration: name, problems: await checkMigration(pool, sql, isLarge) });
      else for (const statement of concurrentStatements(sql) ?? [sql]) await pool.query(statement);
    }
  } finally {
    await pool.end();
  }
  return checks;
}

/**
 * Runs one migration on `database`, a single connection to an empty database with all earlier migrations, and commits it.
 * PostgreSQL itself says which locks the migration took, and which tables it scanned or rewrote: nothing is guessed from the text.
 *
 * A migration is one transaction, so it keeps its locks while all of its statements run. On a large table it may take a lock that
 * blocks requests only for a moment: it must not scan, rewrite or update a large table as well, and must give up waiting for the
 * lock after 5 s at most, because every later request queues behind it (ADR 0035).
 *
 * @returns one sentence for each reason to refuse the migration; empty if it can run while requests are served
 */
export async function checkMigration(
  database: Queryable,
  sql: string,
  isLarge: (table: string) => boolean,
): Promise<string[]> {
  const [tables, keys] = [await readTables(database), await readValidKeys(database)];
  await database.query('begin');
  try {
    const scans = await readScans(database);
    await database.query(sql);
    const effects = await readEffects(database, { tables, keys, scans });
    const timeout = await readLockTimeout(database);
    await database.query('commit');
    return problemsOf(
      effects.filter(({ table }) => isLarge(table)),
      setsLockTimeoutFirst(sql) ? timeout : 0,
    );
  } catch (error) {
    await database.query('rollback');
    if ((error as { code?: string }).code !== ACTIVE_TRANSACTION) throw error;
    const statements = concurrentStatements(sql);
    if (statements === null) return ['Statements that run outside a transaction must be CONCURRENTLY, all of a file.'];
    for (const statement of statements) await database.query(statement);
    return unrepeatable(statements);
  }
}

/** The indexes that a second attempt wouldn't make, because a stopped one left them unusable. */
function unrepeatable(statements: readonly string[]): string[] {
  return statements.flatMap((statement, at) => {
    const [, name] = /^create (?:unique )?index concurrently (.*?) on /.exec(comparable(statement)) ?? [];
    if (name === undefined || comparable(statements[at - 1] ?? '') === `drop index concurrently if exists ${name}`)
      return [];
    return [`A stopped attempt leaves ${name} unusable: write "drop index concurrently if exists ${name};" before it.`];
  });
}

function problemsOf(effects: readonly TableEffects[], lockTimeoutMs: number): string[] {
  const locked = effects.filter(({ lock }) => lock !== null);
  const problems = effects.flatMap(({ table, lock, rewritten, scanned, rowsLocked }) => {
    if (rewritten) return [`${table} is rewritten or emptied under ${lock ?? 'a lock'}.`];
    if (scanned && locked.length > 0) {
      return [
        `${table} is scanned while ${locked.map((other) => `${other.table} (${other.lock})`).join(', ')} is locked.`,
      ];
    }
    return scanned && rowsLocked ? [`${table} is updated in one transaction, which locks its rows until the end.`] : [];
  });
  if (locked.length > 0 && (lockTimeoutMs === 0 || lockTimeoutMs > MAX_LOCK_TIMEOUT_MS)) {
    const names = locked.map(({ table, lock }) => `${table} (${lock})`).join(', ');
    problems.push(`Requests queue behind the wait for ${names}: begin with "set local lock_timeout = '5s';" or less.`);
  }
  return problems;
}

interface TableState {
  readonly oid: number;
  readonly root: string;
  readonly file: number;
}

async function readTables(database: Queryable): Promise<TableState[]> {
  const { rows } = await database.query<TableState>(
    `select c.oid::int8::int as oid, coalesce(pg_partition_root(c.oid), c.oid)::regclass::text as root,
            c.relfilenode::int8::int as file
       from pg_class c where c.relkind in ('r', 'p', 'm') and c.relnamespace = 'public'::regnamespace`,
  );
  return rows;
}

/** Sequential scans by table, of this transaction and those not reported yet: the difference of two calls is the transaction's. */
async function readScans(database: Queryable): Promise<Map<number, number>> {
  const { rows } = await database.query<{ oid: number; scans: number }>(
    'select relid::int8::int as oid, seq_scan::int as scans from pg_stat_xact_user_tables',
  );
  return new Map(rows.map(({ oid, scans }) => [oid, scans]));
}

async function readEffects(
  database: Queryable,
  before: { tables: readonly TableState[]; keys: ReadonlySet<string>; scans: ReadonlyMap<number, number> },
): Promise<TableEffects[]> {
  const scans = await readScans(database);
  const files = new Map((await readTables(database)).map(({ oid, file }) => [oid, file]));
  const { rows: locks } = await database.query<{ oid: number; mode: string }>(
    `select relation::int8::int as oid, mode from pg_locks
      where pid = pg_backend_pid() and locktype = 'relation' and granted
        and database = (select oid from pg_database where datname = current_database())`,
  );
  const newKeys = [...(await readValidKeys(database))].filter((key) => !before.keys.has(key));
  const checked = new Set(newKeys.map((key) => Number(key.split(':')[0])));
  const roots = new Map<string, TableEffects>();
  for (const { oid, root, file } of before.tables) {
    const modes = locks.filter((lock) => lock.oid === oid).map(({ mode }) => mode);
    const known = roots.get(root) ?? { table: root, lock: null, rewritten: false, scanned: false, rowsLocked: false };
    roots.set(root, {
      table: root,
      lock: strongest([...modes, ...(known.lock === null ? [] : [known.lock])]),
      rewritten: known.rewritten || (files.has(oid) && files.get(oid) !== file),
      scanned: known.scanned || (scans.get(oid) ?? 0) > (before.scans.get(oid) ?? 0) || checked.has(oid),
      rowsLocked: known.rowsLocked || modes.includes('RowExclusiveLock') || modes.includes('RowShareLock'),
    });
  }
  return [...roots.values()];
}

/** Valid foreign keys, as `oid of the table:oid of the key`. How PostgreSQL reads a table to check one depends on the planner. */
async function readValidKeys(database: Queryable): Promise<Set<string>> {
  const { rows } = await database.query<{ key: string }>(
    `select conrelid::text || ':' || oid as key from pg_constraint where contype = 'f' and convalidated`,
  );
  return new Set(rows.map(({ key }) => key));
}

function strongest(modes: readonly string[]): string | null {
  return BLOCKING_MODES.findLast((mode) => modes.includes(mode)) ?? null;
}

/** Milliseconds; 0: waits without limit. */
async function readLockTimeout(database: Queryable): Promise<number> {
  const { rows } = await database.query<{ milliseconds: number }>(
    `select setting::int as milliseconds from pg_settings where name = 'lock_timeout'`,
  );
  return rows[0]?.milliseconds ?? 0;
}

/** Whether the first statement of a script limits the wait for locks. */
function setsLockTimeoutFirst(sql: string): boolean {
  return comparable(withoutComments(sql)).startsWith('set local lock_timeout');
}
