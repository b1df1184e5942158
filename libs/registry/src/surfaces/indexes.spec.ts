import { FOLDED_FROM, SURFACE_NAMES, foldKeyword, parseSearch, surfaceOf } from '@entity-registry/domain';
import { createTestDatabase } from '@entity-registry/testing';
import type { TestDatabase } from '@entity-registry/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { surfaceIndexes } from './indexes.js';

const INDEXES = `select indexname, indexdef from pg_indexes where indexname ~ '^record_.*_(search|value|order)$'`;

describe('surface indexes', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase({ poolSize: 1 });
  });
  afterAll(() => database.drop());

  it('match the migrations: one index for each field of each surface, and no others', async () => {
    const { rows } = await database.pool.query<{ indexdef: string; indexname: string }>(INDEXES);
    expect(rows.map(({ indexname }) => indexname).sort()).toEqual(
      surfaceIndexes()
        .map(({ name }) => name)
        .sort(),
    );
    // The server rewrites expressions, so each index is recreated and must have the same definition.
    const known = new Map(rows.map(({ indexname, indexdef }) => [indexname, indexdef]));
    await database.pool.query('begin');
    for (const { name, sql } of surfaceIndexes()) {
      await database.pool.query(`drop index ${name}`);
      await database.pool.query(sql);
    }
    const again = await database.pool.query<{ indexdef: string; indexname: string }>(INDEXES);
    await database.pool.query('rollback');
    for (const { indexname, indexdef } of again.rows) expect(indexdef).toBe(known.get(indexname));
  });

  it('fold whole values in the same way as the database', async () => {
    const letters = fc.constantFrom(...Array.from(`${FOLDED_FROM} aZ09-./ñÑ中Ωß`));
    const texts = fc.sample(
      fc.array(letters, { maxLength: 220 }).map((some) => some.join('')),
      { numRuns: 300, seed: 7 },
    );
    const { rows } = await database.pool.query<{ folded: string }>(
      `select search_fold(value) as folded from unnest($1::text[]) with ordinality as t (value, at) order by at`,
      [texts],
    );
    expect(rows.map(({ folded }) => folded)).toEqual(texts.map((text) => foldKeyword(text)));
  });

  it.each([
    ['2025-01-31', '2025-01-31'],
    ['2025-01-31T10:00:00Z', '2025-01-31'],
    ['31/01/2025', '2025-01-31'],
    ['sin fecha', null],
    ['', null],
  ])('read the day %p as %p', async (written, day) => {
    const { rows } = await database.pool.query<{ day: string | null }>('select search_day($1) as day', [written]);
    expect(rows).toEqual([{ day }]);
  });

  it('extract words from any text', async () => {
    const text = `Ñandú S.A. <arroz> a/b 2020-1 correo@example.test &amp; fin`;
    const { rows } = await database.pool.query<{ words: string[] }>(
      'select tsvector_to_array(search_words($1)) as words',
      [text],
    );
    expect(rows[0]?.words).toEqual([
      '1',
      '2020',
      'a',
      'amp',
      'arroz',
      'b',
      'correo',
      'example',
      'fin',
      'nandu',
      's',
      'test',
    ]);
    await database.pool.query('select search_words($1), search_fold($1)', ['x'.repeat(3_000_000)]);
    await database.pool.query(`select search_number('"x"'), search_number('1e400'), search_number(null)`);
  });

  it('split texts into the same words as a search', async () => {
    const characters = fc.constantFrom(...Array.from(`aBéñÑß中दि\u0301 09 .,;-/()'"&<>@:_*¿«»…·`));
    const texts = fc
      .sample(
        fc.array(characters, { minLength: 1, maxLength: 20 }).map((some) => some.join('').normalize('NFC')),
        { numRuns: 500, seed: 7 },
      )
      .filter((text) => /[\p{L}\p{N}]/u.test(text));
    const { rows } = await database.pool.query<{ words: string[] }>(
      `select tsvector_to_array(search_words(value)) as words from unnest($1::text[]) with ordinality as t (value, at) order by at`,
      [texts],
    );
    const stored = rows.map(({ words }) => words.filter((word) => /[\p{L}\p{N}]/u.test(word)).sort());
    expect(stored).toEqual(texts.map((q) => [...parseSearch('importaciones', { q }).words].sort()));
  });

  it('use one kind of sort key if several parts are merged', () => {
    for (const surface of SURFACE_NAMES.map((name) => surfaceOf(name)).filter(({ parts }) => parts.length > 1)) {
      const sortable = surface.fields.filter((field) => field.sortable);
      expect(sortable.every(({ type }) => type === 'date')).toBe(true);
      for (const { fields } of surface.parts) {
        expect(sortable.filter(({ name }) => fields?.includes(name) === false)).toEqual([]);
      }
    }
  });
});
