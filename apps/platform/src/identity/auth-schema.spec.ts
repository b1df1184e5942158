import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getAuthTables } from 'better-auth/db';
import { PlatformFixture } from '../../test/platform-fixture.js';

let platform: PlatformFixture;
beforeAll(async () => {
  platform = await PlatformFixture.open();
});
afterAll(() => platform.close());

const TYPES: Readonly<Record<string, string[]>> = {
  string: ['text', 'uuid'],
  boolean: ['boolean'],
  date: ['timestamp with time zone'],
  number: ['integer'],
};

describe('the tables of the auth library', () => {
  it('have every column that the library uses, with the right type, and require no others', async () => {
    const { auth } = platform;
    const { rows } = await platform.db.query<{ name: string; type: string; demanded: boolean }>(
      `select table_name || '.' || column_name as name, data_type as type,
              is_nullable = 'NO' and column_default is null as demanded
         from information_schema.columns where table_schema = 'public'`,
    );
    const columns = new Map(rows.map((row) => [row.name, row]));
    const known = new Set<string>();
    const tables = Object.values(getAuthTables(auth.options));
    expect(tables.map(({ modelName }) => modelName).sort()).toEqual([
      ...['auth_credential', 'auth_passkey', 'auth_session', 'auth_two_factor', 'auth_user', 'auth_verification'],
    ]);
    for (const { modelName, fields } of tables) {
      known.add(`${modelName}.id`);
      for (const [field, { fieldName = field, type, required = true }] of Object.entries(fields)) {
        const name = `${modelName}.${fieldName}`;
        known.add(name);
        const column = columns.get(name);
        expect([name, TYPES[String(type)]]).toEqual([name, expect.arrayContaining([column?.type])]);
        // Columns that the library may leave out must not be required.
        if (!required) expect([name, column?.demanded]).toEqual([name, false]);
      }
    }
    const ours = [...columns.values()].filter(({ name }) =>
      tables.some(({ modelName }) => name.startsWith(`${modelName}.`)),
    );
    expect(ours.filter(({ name, demanded }) => demanded && !known.has(name))).toEqual([]);
  });
});
