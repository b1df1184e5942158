import { resolve } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@entity-registry/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type pg from 'pg';
import { createPool } from '../pool.js';
import { concurrentStatements } from './concurrent.js';
import { LARGE_TABLES, measureLargeTables } from './large-tables.js';
import { CHECKED_AFTER, checkMigration, checkMigrations } from './lock-check.js';
import { readMigrationScripts } from './migrate.js';

const PRISMA = resolve(import.meta.dirname, '../../../../prisma');
const TIMEOUT = "set local lock_timeout = '5s';\n";

const EMPTY = 'drop schema public cascade; create schema public';
const SCHEMA = `
  create table large (id bigint primary key, name text, at timestamptz not null default now());
  create table small (id bigint primary key, large_id bigint);
  create table parted (id bigint, day date, primary key (id, day)) partition by range (day);
  create table parted_2026_11 partition of parted for values from ('2026-11-01') to ('2026-12-01');
  create function double(n bigint) returns bigint language sql return n * 2;
  create function scan_large() returns void language plpgsql as $$ begin update large set name = '?'; end $$;`;

describe('checkMigration', () => {
  let database: TestDatabase;
  let pool: pg.Pool;
  beforeAll(async () => {
    database = await createTestDatabase();
    pool = createPool(database.url, { max: 1 });
  });
  afterAll(async () => {
    await pool.end();
    await database.drop();
  });
  beforeEach(async () => {
    await pool.query(EMPTY);
    await pool.query(SCHEMA);
  });

  const check = (sql: string) => checkMigration(pool, sql, (table) => ['large', 'parted'].includes(table));

  it.each([
    ['a new table', 'create table fresh (id bigint primary key)'],
    ['a function', 'create function one() returns integer language sql return 1'],
    ['an index on a small table', 'create index on small (large_id)'],
    ['a rewrite of a small table', 'alter table small alter column large_id type text'],
    [
      'an index made concurrently',
      '-- Why.\ndrop index concurrently if exists a;\ncreate index concurrently a on large (name);',
    ],
    [
      'several indexes made concurrently',
      '-- A comment; with a semicolon.\ndrop index concurrently if exists a;\ncreate index concurrently a on large (name);\nDROP INDEX CONCURRENTLY IF EXISTS b;\ncreate unique  index concurrently b on large (at);',
    ],
    ['a nullable column', `${TIMEOUT}alter table large add column note text`],
    ['a column with a constant default', `${TIMEOUT}alter table large add column n integer not null default 0`],
    ['a check that is not validated', `${TIMEOUT}alter table large add constraint c check (id > 0) not valid`],
    ['a foreign key of a new table', `${TIMEOUT}create table fresh (large_id bigint references large (id))`],
    ['a copy of rows into a new table', 'create table copied as select * from large'],
    ['a partition that is created ahead', 'create table p (like parted including all)'],
    ['a statistics target', `${TIMEOUT}alter table large alter column name set statistics 500`],
    ['an update of a few rows by key', 'update large set name = null where id = 5'],
    ['the end of a table', `${TIMEOUT}drop table large`],
  ])('accepts %s', async (_, sql) => {
    expect(await check(sql)).toEqual([]);
  });

  it.each([
    ['an index', `${TIMEOUT}create index on large (name)`, 'large is scanned while large (ShareLock) is locked'],
    ['an index on a partitioned table', `${TIMEOUT}create index on parted (day)`, 'parted is scanned'],
    ['a rewrite for a type', `${TIMEOUT}alter table large alter column id type numeric`, 'large is rewritten'],
    ['a rewrite for a default', `${TIMEOUT}alter table large add column u uuid default gen_random_uuid()`, 'rewritten'],
    ['an emptied table', `${TIMEOUT}truncate large`, 'large is rewritten or emptied'],
    ['a required column', `${TIMEOUT}alter table large alter column name set not null`, 'large is scanned'],
    ['a check that reads all rows', `${TIMEOUT}alter table large add check (id > 0)`, 'large is scanned'],
    ['a unique constraint', `${TIMEOUT}alter table large add unique (name)`, 'large is scanned'],
    [
      'a foreign key that is checked',
      `${TIMEOUT}alter table large add foreign key (id) references small (id)`,
      'large is scanned',
    ],
    [
      'a quick lock that is held while another large table is read',
      `${TIMEOUT}alter table large add column n bigint; create table x as select * from parted`,
      'parted is scanned while large (AccessExclusiveLock) is locked',
    ],
    [
      'an attached partition that has to be read',
      `${TIMEOUT}alter table parted detach partition parted_2026_11;
       alter table parted attach partition parted_2026_11 for values from ('2026-10-01') to ('2026-12-01')`,
      'parted is scanned',
    ],
    ['an update of all rows', 'update large set name = upper(name)', 'large is updated in one transaction'],
    ['an update hidden in a function', 'select scan_large()', 'large is updated in one transaction'],
    ['a dynamic statement', `${TIMEOUT}do $$ begin execute 'create index on large (name)'; end $$`, 'large is scanned'],
    ['a lock without an end to the wait', 'alter table large add column note text', 'Requests queue behind the wait'],
    [
      'a limit of the wait that comes too late',
      `alter table large add column note text; ${TIMEOUT}`,
      'Requests queue behind the wait',
    ],
    [
      'a wait that is too long',
      `set local lock_timeout = '1min'; alter table large add column note text`,
      'Requests queue behind the wait for large (AccessExclusiveLock)',
    ],
    ['a vacuum that rewrites', 'vacuum (full) large', 'must be CONCURRENTLY'],
    [
      'a concurrent index beside something else',
      'create index concurrently a on large (name); select 1',
      'CONCURRENTLY',
    ],
    [
      'a concurrent index that a stopped attempt would leave unusable',
      'create index concurrently if not exists a on large (name)',
      'write "drop index concurrently if exists',
    ],
    [
      'a concurrent index after the drop of another one',
      'drop index concurrently if exists b; create unique index concurrently a on large (name)',
      'write "drop index concurrently if exists a;"',
    ],
  ])('refuses %s', async (_, sql, reason) => {
    expect((await check(sql)).join(' ')).toContain(reason);
  });

  it('throws the error of a migration that fails, and leaves nothing of it', async () => {
    await expect(check('create table half (id bigint); select 1 / 0')).rejects.toThrow('division by zero');
    expect((await pool.query(`select to_regclass('half') as name`)).rows).toEqual([{ name: null }]);
  });

  it('accepts the migrations of this project since there is a check', async () => {
    await pool.query(EMPTY);
    const checks = await checkMigrations(database.url, PRISMA, {
      isChecked: (name) => name > CHECKED_AFTER,
      isLarge: (table) => LARGE_TABLES.has(table),
    });
    expect(checks.filter(({ problems }) => problems.length > 0)).toEqual([]);
  });

  it('applies migrations that a database already has without checking them, concurrent ones too', async () => {
    await pool.query(EMPTY);
    const checks = await checkMigrations(database.url, PRISMA, { isChecked: () => false, isLarge: () => true });
    expect(checks).toEqual([]);
    const { rows } = await pool.query(`select to_regclass('record_naves_nombre_order') is not null as made`);
    expect(rows).toEqual([{ made: true }]);
  });

  it.each([
    ['one for its indexes', [], ['screening_decision is scanned while screening_decision (ShareLock) is locked.']],
    [
      'none if they were made by hand before',
      [
        'alter table screening_decision add column reference_key text, add column entity_key text',
        `create index concurrently screening_decision_reference_idx
             on screening_decision (account_id, reference_key, listing_id, id desc) where reference_key is not null`,
        `create index concurrently screening_decision_entity_idx
             on screening_decision (account_id, entity_key, listing_id, id desc) where entity_key is not null`,
      ],
      [],
    ],
  ])(
    'of the migrations to decisions about watched items, refuses with many decisions %s',
    async (_, before, problems) => {
      await pool.query(EMPTY);
      await pool.query(
        'create table _prisma_migrations (migration_name text, started_at timestamptz, finished_at timestamptz)',
      );
      const found: string[] = [];
      for (const { name, sql } of await readMigrationScripts(PRISMA)) {
        if (name.endsWith('_decisions_about_watched_items'))
          for (const statement of before) await pool.query(statement);
        if (!name.includes('_decisions_about_watched_items')) {
          for (const statement of concurrentStatements(sql) ?? [sql]) await pool.query(statement);
        } else found.push(...(await checkMigration(pool, sql, (table) => table === 'screening_decision')));
      }
      expect(found).toEqual(problems);
    },
  );
});

describe('large tables', () => {
  it('exist, and are recognized by their size', async () => {
    const database = await createTestDatabase();
    const { rows } = await database.pool.query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
    );
    const names = new Set(rows.map(({ name }) => name));
    expect([...LARGE_TABLES].filter((name) => !names.has(name))).toEqual([]);
    await database.pool.query(
      `create table grown as select repeat(md5(n::text), 40) as text from generate_series(1, 60000) n`,
    );
    expect(await measureLargeTables(database.pool)).toEqual(new Set(['grown']));
    await database.drop();
  });
});
