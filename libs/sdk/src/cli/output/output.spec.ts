import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { csvLines, csvTable, escapeFormula } from './csv.js';
import { formatMoney, parseMoney } from './money.js';
import { duration } from './progress.js';
import { table, renderFields } from './table.js';
import type { Column } from './table.js';

interface Row {
  readonly id: string;
  readonly nombre: string;
  readonly price: number;
}

const COLUMNS: readonly Column<Row>[] = [
  { title: 'id', value: ({ id }) => id, whole: true },
  { title: 'nombre', value: ({ nombre }) => nombre },
  { title: 'price', value: ({ price }) => price, number: true },
];
const ROWS: readonly Row[] = [
  { id: 'pa_own_42', nombre: 'Maderas Ficticias del Tuira, S.A.', price: 12 },
  { id: 'pa_own_7', nombre: 'Peña', price: 3 },
];
const plain = { width: null, color: false };

describe('a table', () => {
  it('is as wide as needed without a terminal', () => {
    expect(table(ROWS, COLUMNS, plain).text.split('\n')).toEqual([
      'id         nombre                             price',
      'pa_own_42  Maderas Ficticias del Tuira, S.A.     12',
      'pa_own_7   Peña                                   3',
    ]);
  });

  it('fits a terminal: texts are shortened, ids and numbers are not', () => {
    expect(table(ROWS, COLUMNS, { width: 30, color: false }).text.split('\n')).toEqual([
      'id         nombre        price',
      'pa_own_42  Maderas Fic…     12',
      'pa_own_7   Peña              3',
    ]);
  });

  it('leaves out the last columns when that is not enough, and says which', () => {
    const { text, hidden } = table(ROWS, COLUMNS, { width: 21, color: false });
    expect(hidden).toEqual(['price']);
    expect(text.split('\n')[1]).toBe('pa_own_42  Maderas F…');
  });

  it('removes control sequences from register data', () => {
    const rows = [{ id: '1', nombre: 'a\u001b[2Jb\r\nc\u202ed', price: 0 }];
    expect(table(rows, COLUMNS, plain).text.split('\n')[1]).toBe('1   a [2Jb c d      0');
  });

  it('has a bold title only on a terminal with colors', () => {
    expect(table([], COLUMNS, { width: 80, color: true }).text).toBe('\u001b[1mid  nombre  price\u001b[22m');
    expect(renderFields([['price', '0.16']], plain)).toBe('price  0.16');
  });
});

describe('CSV', () => {
  it('quotes only what needs it, like the file that it is made from', () => {
    expect(csvLines([['a;b', 'c"d', 'e']], { delimiter: ';', newline: '\r\n', mark: false })).toBe(
      '"a;b";"c""d";e\r\n',
    );
  });

  it.each(['\n', '\r\n'] as const)(
    'with lines that end with %j quotes line ends of either kind in a cell',
    (newline) => {
      for (const cell of ['García\nCía', 'García\r\nCía', 'García\rCía']) {
        expect(csvLines([[cell, 'x']], { delimiter: ';', newline, mark: false })).toBe(`"${cell}";x${newline}`);
      }
    },
  );

  it('has no formulas', () => {
    expect(csvTable([{ id: '=1+1', nombre: '-x', price: -3 }], COLUMNS)).toBe("id,nombre,price\n'=1+1,'-x,-3\n");
    expect(['@x', '+507', '\tx', 'Ana', '-0.5'].map(escapeFormula)).toEqual(["'@x", "'+507", "'\tx", 'Ana', '-0.5']);
  });
});

describe('money', () => {
  it.each([
    ['0.16', 160_000n],
    ['1', 1_000_000n],
    ['-0.000001', -1n],
  ])('%s is %s millionths', (text, micro) => {
    expect(parseMoney(text)).toBe(micro);
  });

  it('is written as the service writes it, and read back', () => {
    expect([160_000n, 1_000_000n, 1_234_500n, -1n, 0n].map(formatMoney)).toEqual([
      ...['0.16', '1.00', '1.2345', '-0.000001', '0.00'],
    ]);
    fc.assert(fc.property(fc.bigInt(-(10n ** 17n), 10n ** 17n), (micro) => parseMoney(formatMoney(micro)) === micro));
  });

  it.each(['', '1.', '.5', '1e3', '0.1234567', ' 1'])('%j is not an amount', (text) => {
    expect(() => parseMoney(text)).toThrow(RangeError);
  });
});

describe('time left', () => {
  it.each([
    [59, '59s'],
    [75, '1m15s'],
  ])('%s s is %s', (seconds, text) => {
    expect(duration(seconds)).toBe(text);
  });
});
