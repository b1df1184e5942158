import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { callsFor, readCustomers } from './read-customers.js';
import { readTable, toCsv } from './read-table.js';

describe('pasted customers', () => {
  it('are one name on each line, which is also the reference', () => {
    const { subjects, skipped } = readCustomers('Zacarías Xoconal\n\n  Benita Quiel  \r\nZacarías Xoconal\n', false);
    expect(subjects).toEqual([
      { reference: 'Zacarías Xoconal', name: 'Zacarías Xoconal' },
      { reference: 'Benita Quiel', name: 'Benita Quiel' },
    ]);
    expect(skipped).toEqual([{ row: 3, problem: 'reference', earlier: 1 }]);
  });

  it.each([',', ';', '\t'])('are a table with %j, in English or Spanish', (delimiter) => {
    const lines = [
      ['Referencia', 'Nombre', 'Alias', 'Fecha nacimiento', 'Nacionalidad', 'Cédula', 'País'],
      ['c-1', '"Maderas ""Tuira"", S.A."', 'Zaca|Otra', '1971-03', 'PA CO', '8-901-9902', 'PA'],
    ];
    const text = lines.map((cells) => cells.join(delimiter)).join('\r\n');
    const { subjects } = readCustomers(`\ufeff${text}`, true);
    expect(subjects).toEqual([
      {
        ...{ reference: 'c-1', name: 'Maderas "Tuira", S.A.', aliases: ['Zaca|Otra'], birth_date: '1971-03' },
        ...{ nationalities: ['PA', 'CO'], identifiers: [{ kind: 'cedula', value: '8-901-9902', country: 'PA' }] },
      },
    ]);
  });

  it.each([
    ['reference,name\nc-1,\n', 'no_name'],
    [`name\n${'x'.repeat(301)}\n`, 'too_long'],
    ['name\nAna\u0001\n', 'control'],
    ['name,aliases\nAna,a;b;c;d\n', 'aliases'],
    ['name,type\nAna,Ship\n', 'type'],
  ])('that the API would refuse are left out, with the reason: %j', (text, problem) => {
    expect(readCustomers(text, true)).toEqual({ subjects: [], skipped: [{ row: 1, problem }], lacksColumn: false });
  });

  it.each([
    ['cliente,cedula\nZacarías Xoconal,8-1-1\n', false],
    ['Zacarías Xoconal;8-1-1\n', false],
    ['cliente\nZacarías Xoconal\n', true],
  ])('are no rows of a table without a known title: %j, of a file: %s', (text, isFile) => {
    expect(readCustomers(text, isFile)).toEqual({ subjects: [], skipped: [], lacksColumn: true });
    expect(readCustomers('', isFile).lacksColumn).toBe(false);
  });

  it('name no entity twice, which would be paid for twice', () => {
    const { skipped } = readCustomers('entity_id\npa_own_1\npa_own_2\npa_own_1\n', false);
    expect(skipped).toEqual([{ row: 3, problem: 'entity', earlier: 1 }]);
  });

  it('are screened in calls of at most 100 and of a size that the platform accepts', () => {
    const subjects = Array.from({ length: 250 }, (_, at) => ({ reference: `c-${at}`, name: '字'.repeat(300) }));
    const calls = callsFor(subjects);
    expect(calls.flat()).toEqual(subjects);
    for (const own of calls) {
      expect(own.length).toBeLessThanOrEqual(100);
      expect(new TextEncoder().encode(JSON.stringify({ subjects: own })).length).toBeLessThan(65_536);
    }
    expect(callsFor(subjects.map(({ reference }) => ({ reference, name: 'Ana' }))).map(({ length }) => length)).toEqual(
      [100, 100, 50],
    );
  });
});

describe('a table', () => {
  it('is read as it was written', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', 'ñ', ',', '"', '\n', ' ', '1') }).map((text) => `x${text}`);
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 2 }), { minLength: 1 }), (rows) => {
        expect(readTable(toCsv([['one', 'two'], ...rows])).rows).toEqual(rows);
      }),
    );
  });

  it('is written without cells that a spreadsheet would run as formulas', () => {
    expect(toCsv([['=1+1', '-5', '@x']])).toBe("'=1+1,-5,'@x\r\n");
  });
});
