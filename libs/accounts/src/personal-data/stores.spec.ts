import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createTestDatabase } from '@entity-registry/testing';
import type { TestDatabase } from '@entity-registry/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OTHER_CODE, OTHER_TABLES } from './operation-stores.js';
import { PERSONAL_DATA_STORES } from './stores.js';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../../../..');
/** Longest retention of data that isn't erased on request. */
const MOST_DAYS = 90;
/** Names of columns that hold personal data in any table. */
const PERSONAL = /email|recipient|mailbox|user_id|operator_id|^actor$|address|phone|user_agent|cedula|nombre|_by$/;
/** Columns with such a name that hold no personal data. */
const EXCEPTIONS = ['account_trial.granted_by', 'auth_user.email_verified'];

let database: TestDatabase;
let columns: { table: string; column: string }[];

beforeAll(async () => {
  database = await createTestDatabase();
  const { rows } = await database.pool.query<{ table: string; column: string }>(
    `select c.relname as table, a.attname as column
       from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relkind in ('r', 'p') and not c.relispartition and a.attnum > 0 and not a.attisdropped
        and c.relnamespace = 'public'::regnamespace and c.relname not like '\\_prisma%'
      order by 1, a.attnum`,
  );
  columns = rows;
});
afterAll(() => database.drop());

describe('the list of stores of personal data', () => {
  it('names every table, either with its personal data or as one without', () => {
    const listed = [...PERSONAL_DATA_STORES.filter(({ code }) => code === undefined), ...OTHER_TABLES];
    const names = listed.map(({ name }) => name);
    expect(names.toSorted()).toEqual([...new Set(columns.map(({ table }) => table))].toSorted());
  });

  it('names columns that exist', () => {
    const there = new Set(columns.map(({ table, column }) => `${table}.${column}`));
    const named = PERSONAL_DATA_STORES.flatMap((store) => store.columns.map((column) => `${store.name}.${column}`));
    expect(named.filter((name) => !there.has(name))).toEqual([]);
  });

  it('names every column whose name suggests personal data', () => {
    const named = new Set(PERSONAL_DATA_STORES.flatMap((store) => store.columns.map((one) => `${store.name}.${one}`)));
    const found = columns
      .filter(({ column }) => PERSONAL.test(column))
      .map(({ table, column }) => `${table}.${column}`);
    expect(found.filter((name) => !named.has(name) && !EXCEPTIONS.includes(name))).toEqual([]);
  });

  it('states for each person what is stored and what erases it, and limits data that only expires to 90 days', () => {
    for (const { name, people, retention } of PERSONAL_DATA_STORES) {
      expect([name, Object.keys(people).length]).not.toEqual([name, 0]);
      for (const { eraser } of Object.values(people)) {
        if ('with' in eraser) expect(columns.map(({ table }) => table)).toContain(eraser.with);
        if ('expires' in eraser)
          expect([name, 'days' in retention && retention.days <= MOST_DAYS]).toEqual([name, true]);
      }
    }
  });

  it('names every source file that writes outside the database', () => {
    const named = [...PERSONAL_DATA_STORES.flatMap(({ code }) => code ?? []), ...Object.keys(OTHER_CODE)];
    expect(named.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
    expect(writers().filter((file) => !named.includes(file))).toEqual([]);
  });
});

const OUTSIDE = /from '(?:ioredis|bullmq|pino|nodemailer|@aws-sdk\/[^']+|node:fs|node:fs\/promises)'/;

/** Source files of the servers that import modules that write to files, Redis, mail or logs. */
function writers(): string[] {
  const servers = ['api', 'worker', 'admin-api', 'platform', 'mcp'].map((app) => `apps/${app}/src`);
  const libs = ['accounts', 'database', 'domain', 'http', 'queue', 'registry', 'sources'].map(
    (lib) => `libs/${lib}/src`,
  );
  return [...servers, ...libs].flatMap((directory) =>
    readdirSync(join(ROOT, directory), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts') && !file.startsWith('generated'))
      .map((file) => `${directory}/${file}`)
      .filter((file) => OUTSIDE.test(readFileSync(join(ROOT, file), 'utf8'))),
  );
}
