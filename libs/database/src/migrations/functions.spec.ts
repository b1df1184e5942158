import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@entity-registry/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { compareFunctions, functionMigration, readFunctionFiles } from './functions.js';
import type { FunctionFile, FunctionRename } from './functions.js';

const DIRECTORY = resolve(import.meta.dirname, '../../sql');

let database: TestDatabase;
let files: FunctionFile[];

beforeAll(async () => {
  database = await createTestDatabase();
  files = await readFunctionFiles(DIRECTORY);
});
afterAll(() => database.drop());

describe('the functions of the database', () => {
  it('are exactly those of the files in libs/database/sql', async () => {
    // If this fails after you changed a file, run `npm run migration -- NAME`.
    expect(await compareFunctions(database.pool, files)).toEqual([]);
  });
});

describe('compareFunctions', () => {
  const DAY = 'search_day';

  /** Action and name of each change. */
  async function changes(edited: FunctionFile[], renames: FunctionRename[] = []): Promise<string[]> {
    const found = await compareFunctions(database.pool, edited, renames);
    return found.map(({ action, name }) => `${action} ${name}`);
  }
  const without = (name: string) => files.filter((file) => file.name !== name);
  const edit = (name: string, from: string, to: string) => {
    const file = files.find((candidate) => candidate.name === name);
    if (!file?.text.includes(from)) throw new Error(`${name}.sql doesn't contain ${from}`);
    return [...without(name), { name, text: file.text.replace(from, () => to) }];
  };
  const add = (name: string, text: string) => [...files, { name, text }];

  it('finds a function without a file, and a file without a function', async () => {
    expect(await changes(without('charge'))).toEqual(['drop charge']);
    const text = 'create or replace function twice(p_n integer) returns integer language sql return p_n * 2;';
    expect(await changes(add('twice', text))).toEqual(['create twice']);
  });

  it.each([
    ['a body', 'charge', "'insufficient'", "'poor'"],
    ['a comment in a body', 'charge', 'begin\n', 'begin\n  -- why\n'],
    ['an expression', DAY, 'left(value, 10)', 'left(value, 11)'],
    ['a property', DAY, ' parallel safe', ''],
    ['a setting', 'charge', "lock_timeout = '2s'", "lock_timeout = '3s'"],
    ['who may call it', 'tag_sources', 'end\n$$;', 'end\n$$; revoke all on function tag_sources from public;'],
  ])('finds a change of %s', async (_, name, from, to) => {
    expect(await changes(edit(name, from, to))).toEqual([`replace ${name}`]);
  });

  it.each([
    ["an argument's name", 'p_jurisdiction text', 'p_country text'],
    ["an argument's type", 'p_feeds jsonb', 'p_feeds json'],
    ['the result', 'returns jsonb', 'returns json'],
  ])('finds that %s changed, which needs a new function', async (_, from, to) => {
    expect(await changes(edit('tag_sources', from, to))).toEqual(['recreate tag_sources']);
  });

  it('ignores formatting and comments outside of a body', async () => {
    expect(await changes(edit(DAY, 'return case', '-- why\n\n  return   case'))).toEqual([]);
  });

  it('keeps the triggers of a renamed function', async () => {
    const renamed = edit('notify_key_state', 'notify_key_state', 'tell_key_state').map((file) =>
      file.name === 'notify_key_state' ? { ...file, name: 'tell_key_state' } : file,
    );
    expect(await changes(renamed, [{ from: 'notify_key_state', to: 'tell_key_state' }])).toEqual([
      'rename notify_key_state to tell_key_state',
    ]);
    await expect(changes(files, [{ from: 'absent', to: 'present' }])).rejects.toThrow(
      'there is no function named absent',
    );
  });

  it.each([
    ['invalid SQL', 'broken', 'create function broken(', 'broken.sql: syntax error'],
    [
      'an invalid body',
      'broken',
      'create or replace function broken() returns text language sql as $$ select absent() $$',
      'broken.sql: function absent() does not exist',
    ],
    ['another function', 'broken', 'create or replace function other() returns text language sql return 1', 'created'],
  ])('rejects a file with %s', async (_, name, text, message) => {
    await expect(changes(add(name, text))).rejects.toThrow(message);
  });

  it('leaves nothing behind', async () => {
    const { rows } = await database.pool.query("select from pg_namespace where nspname = 'function_files'");
    expect(rows).toEqual([]);
  });
});

describe('a generated migration', () => {
  it('makes the functions of the database those of the files', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'functions-'));
    try {
      // `first` calls a function that is created after it.
      await writeFile(
        join(directory, 'first.sql'),
        'create or replace function first() returns text language sql as $$ select last() $$;',
      );
      await writeFile(
        join(directory, 'last.sql'),
        "create or replace function last() returns text language sql as $$ select 'b' $$;",
      );
      const edited = [...files, ...(await readFunctionFiles(directory))];
      await database.pool.query("create function last(p_n integer) returns text language sql as $$ select 'a' $$");
      const changes = await compareFunctions(database.pool, edited);
      expect(changes.map(({ action }) => action)).toEqual(['create', 'recreate']);
      await database.pool.query(functionMigration(changes));
      expect(await compareFunctions(database.pool, edited)).toEqual([]);
    } finally {
      await rm(directory, { recursive: true });
    }
  });
});
