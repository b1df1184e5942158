import { describe, expect, it } from '@jest/globals';
import { partsOf } from './csv-parts.js';

describe('the parts of a file', () => {
  it('have its header and up to 200 rows, and know where they begin', () => {
    const rows = Array.from({ length: 450 }, (_, nr) => `c-${String(nr)},Ana`);
    const parts = partsOf(`\ufeffreference,name\n${rows.join('\n')}\n\n`);
    expect(parts.map(({ first, rows: count }) => [first, count])).toEqual([
      [1, 200],
      [201, 200],
      [401, 50],
    ]);
    expect(parts.every(({ text }) => text.startsWith('reference,name\r\n'))).toBe(true);
    expect(parts.flatMap(({ text }) => text.trimEnd().split('\r\n').slice(1))).toEqual(rows);
  });

  it('never split a row in quotes', () => {
    expect(partsOf('reference,name\r\nc-1,"Ana\nBenita ""B"""\r\n')).toEqual([
      { text: 'reference,name\r\nc-1,"Ana\nBenita ""B"""\r\n', first: 1, rows: 1 },
    ]);
  });

  it('are at most 60,000 bytes', () => {
    const row = `c,${'é'.repeat(300)}`;
    const parts = partsOf(['reference,name', ...Array.from({ length: 200 }, () => row)].join('\n'));
    expect(parts.map(({ rows }) => rows)).toEqual([99, 99, 2]);
  });

  it('are none of a file without rows', () => {
    expect(partsOf('reference,name\n')).toEqual([]);
  });
});
