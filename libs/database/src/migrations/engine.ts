import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import { PrismaPg } from '@prisma/adapter-pg';
import {
  bindMigrationAwareSqlAdapterFactory,
  ColumnTypeEnum,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
} from '@prisma/driver-adapter-utils';
import * as schemaEngine from '@prisma/schema-engine-wasm/schema_engine_bg';
import pg from 'pg';
import { concurrentStatements } from './concurrent.js';

/**
 * Prisma's own schema engine, as the WebAssembly module that the Prisma CLI contains. Used without the CLI because the
 * CLI downloads a native engine at first use; this one comes with `npm ci` and runs wherever Node runs.
 */
export type SchemaEngine = schemaEngine.SchemaEngine;

/** Opens the engine on the database at `url`, hands it to `work` and closes every connection afterwards. */
export async function withSchemaEngine<Result>(
  url: string,
  work: (engine: SchemaEngine) => Promise<Result>,
): Promise<Result> {
  await loadEngine();
  // One connection: the engine's advisory lock and the statements it protects must share a session.
  const pool = new pg.Pool({ connectionString: url, max: 1, idleTimeoutMillis: 0, application_name: 'migrations' });
  pool.on('error', () => undefined);
  try {
    // The role may limit statements of requests (docs/guides/operations.md); building an index takes longer.
    await pool.query('set statement_timeout = 0');
    const engine = await schemaEngine.SchemaEngine.new(
      { datamodels: undefined },
      () => undefined,
      bindMigrationAwareSqlAdapterFactory(adapterFactory(pool)),
    );
    try {
      return await work(engine);
    } finally {
      engine.free();
    }
  } finally {
    await pool.end();
  }
}

/** The part of WebAssembly used here. Its types are part of the DOM types, which this project doesn't load. */
interface WasmLoader {
  instantiate(bytes: Uint8Array, imports: object): Promise<{ instance: { exports: { __wbindgen_start(): void } } }>;
}
const webAssembly = (globalThis as unknown as { WebAssembly: WasmLoader }).WebAssembly;

let loading: Promise<void> | undefined;

function loadEngine(): Promise<void> {
  loading ??= (async () => {
    const glue = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm/schema_engine_bg');
    const bytes = await readFile(glue.replace(/\.js$/, '.wasm'));
    const { instance } = await webAssembly.instantiate(bytes, { './schema_engine_bg.js': withoutTimers() });
    (schemaEngine as unknown as { __wbg_set_wasm(exports: object): void }).__wbg_set_wasm(instance.exports);
    instance.exports.__wbindgen_start();
  })();
  return loading;
}

/** The engine's imports, with a setTimeout whose timers (ten seconds for a lock) don't keep a finished process running. */
function withoutTimers(): object {
  const unreferenced = (callback: () => void, milliseconds: number) => setTimeout(callback, milliseconds).unref();
  const names = Object.keys(schemaEngine).filter((name) => name.startsWith('__wbg_setTimeout_'));
  return { ...schemaEngine, ...Object.fromEntries(names.map((name) => [name, unreferenced])) };
}

function adapterFactory(pool: pg.Pool): SqlMigrationAwareDriverAdapterFactory {
  pollForLock(pool);
  const prisma = new PrismaPg(pool);
  return {
    provider: prisma.provider,
    adapterName: prisma.adapterName,
    connect: async () => withCatalogTypes(withWholeScripts(await prisma.connect()), pool),
    connectToShadowDb: () => Promise.reject(new Error('no shadow database: compare with a migrated database instead')),
  };
}

/**
 * Runs a migration file as one message, which PostgreSQL treats as one transaction, and one of `concurrently` statements one by one. (The
 * adapter's own version splits the text at every semicolon, even in function bodies and comments.)
 */
function withWholeScripts(adapter: SqlDriverAdapter): SqlDriverAdapter {
  adapter.executeScript = async (script) => {
    for (const sql of concurrentStatements(script) ?? [script])
      await adapter.executeRaw({ sql, args: [], argTypes: [] });
  };
  return adapter;
}

/** The engine's own lock, by which one process migrates at a time. The engine gives up waiting for it after ten seconds. */
const LOCK = 'SELECT pg_advisory_lock(72707369)';
const TRY_LOCK = 'select pg_try_advisory_lock(72707369) as locked';
const TRY_AGAIN_MS = 50;

/**
 * Tries the engine's lock again and again before the engine takes it. `create index concurrently` waits for running statements of others, so
 * a process that waited for the lock in a statement would deadlock with the one that holds it.
 */
function pollForLock(pool: pg.Pool): void {
  const query = pool.query.bind(pool) as (config: pg.QueryConfig) => Promise<pg.QueryResult<{ locked: boolean }>>;
  const tryLock = async () => (await query({ text: TRY_LOCK })).rows[0]?.locked === true;
  pool.query = (async (config: pg.QueryConfig) => {
    if (config.text === LOCK) while (!(await tryLock())) await pause(TRY_AGAIN_MS);
    return await query(config);
  }) as pg.Pool['query'];
}

const CHAR_OID = 18;
const TEXT_OID = 25;

/**
 * Lets the engine read the catalog: it reads columns of the internal type "char" from pg_constraint, which the adapter
 * doesn't know. They pass through the adapter as text and get their type back afterwards.
 */
function withCatalogTypes(adapter: SqlDriverAdapter, pool: pg.Pool): SqlDriverAdapter {
  const charColumns = new WeakMap<object, number[]>();
  const query = pool.query.bind(pool) as (config: pg.QueryConfig) => Promise<pg.QueryArrayResult>;
  pool.query = (async (config: pg.QueryConfig) => {
    const result = await query(config);
    const fields = (result as Partial<pg.QueryArrayResult>).fields ?? []; // none for a script of several statements
    const columns = [...fields.keys()].filter((index) => fields[index]?.dataTypeID === CHAR_OID);
    for (const field of fields) if (field.dataTypeID === CHAR_OID) field.dataTypeID = TEXT_OID;
    if (columns.length > 0) charColumns.set(result.rows, columns);
    return result;
  }) as pg.Pool['query'];
  const queryRaw = adapter.queryRaw.bind(adapter);
  adapter.queryRaw = async (statement) => {
    const set = await queryRaw(statement);
    for (const column of charColumns.get(set.rows) ?? []) set.columnTypes[column] = ColumnTypeEnum.Character;
    return set;
  };
  return adapter;
}
