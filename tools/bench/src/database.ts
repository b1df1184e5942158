import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Billing } from '@entity-registry/accounts';
import { JURISDICTION_CODES, micro } from '@entity-registry/domain';
import type { AccountId, KeyId } from '@entity-registry/accounts';
import { applyMigrations, createPool } from '@entity-registry/database';
import { rebuildNameIndex } from '@entity-registry/registry';
import type pg from 'pg';
import { withIndexesAfter } from './bulk-load.js';
import { processorMs } from './processor-time.js';
import { ROOT, freePort, startPostgres } from './start-tools.js';
import type { EmbeddedServer } from './start-tools.js';

/** The pepper of the bench's own database; no other database knows its keys. */
export const BENCH_PEPPER = '62656e6368'.repeat(8);

const MARK = 'bench.json';

/** Version of the generated rows. Raised with the generator's version, so that older rows aren't measured. */
const DATA_VERSION = 2;

export interface BenchDatabase {
  url: string;
  pool: pg.Pool;
  entities: number;
  /** Processor time of the server's processes since its start, in milliseconds. */
  processorMs(): number;
  /** Creates a writable copy, which replaces this database. Closes this database's pool. */
  copy(): Promise<BenchDatabase>;
  stop(): Promise<void>;
}

export interface BenchAccount {
  accountId: AccountId;
  keyId: KeyId;
  key: string;
}

/**
 * A durable embedded PostgreSQL under `directory` with `entities` generated entities, kept for the next run of the same
 * size.
 * The generator prints its own figures. `reindex` rebuilds the name index of a kept database with the current code.
 */
export async function prepareDatabase(
  directory: string,
  { entities, seed, reindex = false }: { entities: number; seed: number; reindex?: boolean },
): Promise<BenchDatabase> {
  mkdirSync(directory, { recursive: true });
  const mark = join(directory, MARK);
  const cluster = join(directory, 'pg');
  const server = await startPostgres({ directory: cluster, port: await freePort(), password: 'bench' });
  try {
    const name = `bench_v${DATA_VERSION}_${entities}_${seed}`;
    const admin = createPool(server.url('postgres'), { max: 1 });
    const { rows } = await admin.query('select 1 from pg_database where datname = $1', [name]);
    const ready = rows.length > 0 && readMark(mark).includes(name);
    if (!ready) {
      await admin.query(`drop database if exists ${name} with (force)`);
      await admin.query(`create database ${name}`);
    }
    await admin.end();
    const url = server.url(name);
    // A kept database may be older than the code.
    await applyMigrations(url, join(ROOT, 'prisma'));
    if (!ready) {
      await load(url, entities, seed);
      writeFileSync(mark, JSON.stringify([...readMark(mark), name]));
    }
    const database = open({ server, cluster }, name, entities);
    if (ready && reindex) {
      await rebuildNameIndex(database.pool, { jurisdictions: JURISDICTION_CODES, now: new Date() });
    }
    await database.pool.query('vacuum (analyze)');
    return database;
  } catch (error) {
    await server.stop();
    throw error;
  }
}

interface Cluster {
  readonly server: EmbeddedServer;
  /** Where its files are. */
  readonly cluster: string;
}

function open({ server, cluster }: Cluster, name: string, entities: number): BenchDatabase {
  const url = server.url(name);
  const pool = createPool(url, { max: 16 });
  return {
    url,
    pool,
    entities,
    processorMs: () => processorMs(Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0])),
    async copy() {
      await pool.end();
      const copy = `${name}_copy`;
      const admin = createPool(server.url('postgres'), { max: 1 });
      await admin.query(`drop database if exists ${copy} with (force)`);
      await admin.query(`create database ${copy} template ${name} strategy file_copy`);
      await admin.end();
      return open({ server, cluster }, copy, entities);
    },
    async stop() {
      await pool.end();
      await server.stop();
    },
  };
}

/** `count` accounts with a key each and credit that no run can use up. */
export async function createAccounts(pool: pg.Pool, count: number): Promise<BenchAccount[]> {
  const billing = new Billing(pool, { pepper: Buffer.from(BENCH_PEPPER, 'utf8'), now: () => new Date() });
  const accounts: BenchAccount[] = [];
  for (let number = 1; number <= count; number += 1) {
    const account = await billing.createAccount({ name: `bench ${number}`, email: `bench-${number}@bench.example` });
    await billing.grantPurchase({ accountId: account.id, amount: micro('100000'), idempotencyKey: `bench:${number}` });
    const { id, key } = await billing.createKey({ accountId: account.id, name: 'bench' });
    accounts.push({ accountId: account.id, keyId: id, key });
  }
  return accounts;
}

function readMark(file: string): string[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as string[];
  } catch {
    return [];
  }
}

async function load(url: string, entities: number, seed: number): Promise<void> {
  const pool = createPool(url, { max: 2 });
  try {
    const { indexSeconds } = await withIndexesAfter(pool, () => generate(url, entities, seed, ROOT));
    console.log(`indexes of the search surfaces: ${indexSeconds.toFixed(0)} s`);
  } finally {
    await pool.end();
  }
}

/** The generator of a checkout as its users run it, in a separate process so that its memory doesn't count as the bench's. */
export function generate(url: string, entities: number, seed: number, root: string): Promise<void> {
  const child = spawn(
    process.execPath,
    [join(root, 'tools/data/dist/main.js'), 'generate', '--entities', String(entities), '--seed', String(seed)],
    { stdio: 'inherit', env: { ...process.env, DATABASE_URL: url, DATABASE_SESSION_URL: '' } },
  );
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.once('exit', (code) => {
      if (code === 0) done();
      else fail(new Error(`the generator ended with code ${String(code)}`));
    });
  });
}
