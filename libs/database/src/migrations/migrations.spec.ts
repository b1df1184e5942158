import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@entity-registry/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createPool } from '../pool.js';
import { applyMigrations } from './migrate.js';
import { describeBeyondPrisma, diffFromSchema } from './drift.js';

const PRISMA = resolve(import.meta.dirname, '../../../../prisma');

let database: TestDatabase;
let directory: string;
const created: string[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  directory = await mkdtemp(join(tmpdir(), 'migrations-'));
});

afterAll(async () => {
  await rm(directory, { recursive: true, force: true });
  for (const name of created) await database.pool.query(`drop database ${name} with (force)`);
  await database.drop();
});

async function migrations(name: string, files: Record<string, string>): Promise<string> {
  const root = join(directory, name);
  await mkdir(join(root, 'migrations'), { recursive: true });
  await writeFile(join(root, 'migrations', 'migration_lock.toml'), 'provider = "postgresql"\n');
  for (const [file, sql] of Object.entries(files)) {
    await mkdir(join(root, 'migrations', file), { recursive: true });
    await writeFile(join(root, 'migrations', file, 'migration.sql'), sql);
  }
  return root;
}

/** A new, empty database; dropped at the end. */
async function emptyDatabase(name: string): Promise<string> {
  const unique = `${database.name}_${name}`;
  await database.pool.query(`create database ${unique}`);
  created.push(unique);
  const url = new URL(database.url);
  url.pathname = `/${unique}`;
  return url.toString();
}

describe('the migrations of this project', () => {
  it('are recorded in _prisma_migrations like by the Prisma CLI, and applied once', async () => {
    expect(await applyMigrations(database.url, PRISMA)).toEqual([]);
    const { rows } = await database.pool.query<{ migration_name: string; steps: number; done: boolean }>(
      `select migration_name, applied_steps_count as steps, finished_at is not null as done
         from _prisma_migrations order by migration_name`,
    );
    expect(rows[0]).toEqual({ migration_name: '20261121000100_registry', steps: 1, done: true });
    expect(rows.every((row) => row.done)).toBe(true);
  });

  it('agree with schema.prisma in every table, column, key and index', async () => {
    expect(await diffFromSchema(database.url, join(PRISMA, 'schema.prisma'))).toBeNull();
  });

  it('create exactly what beyond-prisma.txt lists', async () => {
    const listed = (await readFile(join(PRISMA, 'beyond-prisma.txt'), 'utf8')).trimEnd().split('\n');
    // If this fails after a change of the migrations, run `DATABASE_URL=... npm run migrate -- --describe`, and review.
    expect(await describeBeyondPrisma(database.pool)).toEqual(listed);
  });

  it('check every jurisdiction code against one list (ADR 0011)', async () => {
    const { rows } = await database.pool.query<{ name: string }>(
      `select c.oid::regclass::text as name from pg_class c join pg_attribute a on a.attrelid = c.oid
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
          and a.attname = 'jurisdiction'
          and not exists (select from pg_constraint k where k.conrelid = c.oid and k.convalidated
                             and pg_get_constraintdef(k.oid) like '%jurisdiction)::jurisdiction_code IS NOT NULL%')`,
    );
    expect(rows).toEqual([]);
    const insert = (codes: string) =>
      database.pool.query(
        `insert into account (name, email, jurisdictions, created_at) values ('a', 'a@example.test', $1, now())`,
        [codes],
      );
    await expect(insert('{pa,xx}')).rejects.toThrow('jurisdiction_code_known');
    await expect(insert('{pa,null}')).rejects.toThrow('domain jurisdiction_code does not allow null values');
  });

  it('differ from a schema with an additional column', async () => {
    const schema = join(directory, 'schema.prisma');
    const content = await readFile(join(PRISMA, 'schema.prisma'), 'utf8');
    await writeFile(schema, content.replace('model Account {', 'model Account {\n  nickname String?'));
    expect(await diffFromSchema(database.url, schema)).toContain(
      'ALTER TABLE "account" ADD COLUMN     "nickname" TEXT',
    );
  });
});

describe('the migration to refreshes on a live service', () => {
  const REFRESH = '20261121000900_refresh';
  const CHECKS = '20261121000910_refresh_checks';

  /** The project's migrations up to this one. */
  async function upTo(last: string): Promise<string> {
    const root = join(directory, last);
    await cp(PRISMA, root, {
      recursive: true,
      filter: (source) => !/^\d/.test(basename(source)) || basename(source) <= last,
    });
    return root;
  }

  /** Applies migrations while another session holds this lock. */
  async function applyBehind(url: string, root: string, lock: string): Promise<string[]> {
    const pool = createPool(url, { max: 1 });
    const client = await pool.connect();
    try {
      await client.query(`begin; lock table ${lock} mode`);
      return await applyMigrations(url, root);
    } finally {
      client.release(true);
      await pool.end();
    }
  }

  it('gives up soon during a long read, leaves nothing behind, and is retried', async () => {
    const url = await emptyDatabase('refresh');
    await applyMigrations(url, await upTo('20261121000800_charge_plain'));
    const root = await upTo(REFRESH);
    for (const table of ['update_request', 'idempotency_record']) {
      await expect(applyBehind(url, root, `${table} in access share`)).rejects.toThrow('lock timeout');
    }
    expect(await applyMigrations(url, root)).toEqual([REFRESH]);
    expect(await applyBehind(url, await upTo(CHECKS), 'update_request, idempotency_record in row exclusive')).toEqual([
      CHECKS,
    ]);
  });
});

describe('applyMigrations', () => {
  it('runs function bodies and comments with semicolons as one script', async () => {
    const root = await migrations('semicolons', {
      '1_function': `-- one; two
        create function twice(n integer) returns integer language plpgsql as $$ begin n := n * 2; return n; end $$;
        create table semicolon (value text default 'a;b');`,
    });
    const empty = await emptyDatabase('semicolons');
    expect(await applyMigrations(empty, root)).toEqual(['1_function']);
  });

  it('leaves nothing of a failed migration behind, and applies it once it is fixed', async () => {
    const root = await migrations('failing', { '1_broken': 'create table half (id integer); select 1 / 0;' });
    const empty = await emptyDatabase('failing');
    await expect(applyMigrations(empty, root)).rejects.toThrow(/division by zero/);
    await migrations('failing', { '1_broken': 'create table half (id integer);' });
    expect(await applyMigrations(empty, root)).toEqual(['1_broken']);
  });

  it('runs each migration once if several processes call it at once', async () => {
    const root = await migrations('concurrent', { '1_once': 'create table once (id integer); select pg_sleep(0.05);' });
    const empty = await emptyDatabase('concurrent');
    const applied = await Promise.all([1, 2, 3].map(() => applyMigrations(empty, root)));
    expect(applied.flat()).toEqual(['1_once']);
  });

  it('makes indexes concurrently, while other processes wait for their turn and after an attempt that was stopped', async () => {
    const root = await migrations('indexes', {
      '1_table': 'create table item (id integer, name text); insert into item values (1, null), (1, null);',
      '2_indexes': `-- A comment; with a semicolon.
        drop index concurrently if exists item_id; create unique index concurrently item_id on item (id);
        create index concurrently item_name on item (name);`,
    });
    const empty = await emptyDatabase('indexes');
    await expect(applyMigrations(empty, root)).rejects.toThrow(/Unique constraint failed/);
    const pool = createPool(empty, { max: 1 });
    await pool.query('delete from item');
    const applied = await Promise.all([1, 2, 3].map(() => applyMigrations(empty, root)));
    expect(applied.flat()).toEqual(['2_indexes']);
    const { rows } = await pool.query(
      `select indexrelid::regclass::text as name, indisvalid as valid from pg_index where indrelid = 'item'::regclass order by 1`,
    );
    await pool.end();
    expect(rows).toEqual([
      { name: 'item_id', valid: true },
      { name: 'item_name', valid: true },
    ]);
  });

  it('goes on after an attempt whose process was killed', async () => {
    const root = await migrations('killed', { '1_table': 'create table item (id integer);' });
    const empty = await emptyDatabase('killed');
    await applyMigrations(empty, root);
    const pool = createPool(empty, { max: 1 });
    await pool.query('drop table item; update _prisma_migrations set finished_at = null, applied_steps_count = 0');
    expect(await applyMigrations(empty, root)).toEqual(['1_table']);
    expect((await pool.query(`select to_regclass('item') as name`)).rows).toEqual([{ name: 'item' }]);
    await pool.end();
  });

  it('is not stopped by the limit that requests have', async () => {
    const root = await migrations('unlimited', {
      '1_seen': `create table seen as select current_setting('statement_timeout') as value;`,
    });
    const empty = await emptyDatabase('unlimited');
    const pool = createPool(empty, { max: 1 });
    await pool.query(
      `do $$ begin execute format('alter database %I set statement_timeout = ''30s''', current_database()); end $$`,
    );
    await applyMigrations(empty, root);
    expect((await pool.query('select value from seen')).rows).toEqual([{ value: '0' }]);
    await pool.end();
  });
});
