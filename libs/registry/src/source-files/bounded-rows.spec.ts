import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { MAX_ROW_LENGTH, UnclosedQuoteError, boundedRows } from './bounded-rows.js';
import type { RowText } from './bounded-rows.js';

async function* inChunks(text: string, size: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield await Promise.resolve(text.slice(at, at + size));
}

async function read(text: string, { size = 256 * 1024, quotes = true } = {}): Promise<RowText[]> {
  const rows: RowText[] = [];
  for await (const row of boundedRows(inChunks(text, size), quotes)) rows.push(row);
  return rows;
}

/** The lines on which rows end according to csv-parse. */
function rowEnds(text: string): number[] {
  const options = { info: true, relax_quotes: true, relax_column_count: true, record_delimiter: '\n' };
  const rows = parse(text, options) as unknown as { info: { lines: number } }[];
  return rows.map(({ info }) => info.lines);
}

describe('rows of bounded length', () => {
  const long = 'x'.repeat(MAX_ROW_LENGTH);

  it('end where the CSV parser ends them', async () => {
    const csv = fc
      .string({ unit: fc.constantFrom('"', '"', ',', '\n', 'a'), maxLength: 24 })
      .map((text) => `${text}\n`);
    await fc.assert(
      fc.asyncProperty(csv, async (text) => {
        fc.pre(isClosed(text));
        let line = 0;
        // With chunks of one character, every row arrives separately.
        const rows = (await read(text, { size: 1 })) as string[];
        expect(rows.join('')).toBe(text);
        expect(rows.map((row) => (line += row.split('\n').length - 1))).toEqual(rowEnds(text));
      }),
      { numRuns: 500 },
    );
  });

  it.each([1_000, 256 * 1024, 10_000_000])(
    'are returned whole if the text arrives in chunks of %d characters',
    async (size) => {
      const rows = await read(`a\n"b\n",${long}\nc\n${long}x`, { size });
      expect(rows).toEqual([
        'a\n',
        { line: 3, lineEnds: 2, length: MAX_ROW_LENGTH + 6, raw: `"b\n",${long}`.slice(0, 10_000) },
        'c\n',
        { line: 5, lineEnds: 0, length: MAX_ROW_LENGTH + 1, raw: long.slice(0, 10_000) },
      ]);
    },
  );

  it('are lines if quotes have no meaning', async () => {
    const rows = await read(`"a\nb\n"${long}\n`, { quotes: false });
    expect(rows).toMatchObject(['"a\nb\n', { line: 3, lineEnds: 1 }]);
  });

  it('end with a quote that is never closed', async () => {
    await expect(read(`a\n"b\n${long}\nc\n`)).rejects.toEqual(new UnclosedQuoteError(3));
    await expect(read(`a\n"${long}`)).rejects.toEqual(new UnclosedQuoteError(2));
  });
});

/** Whether the parser finds the end of the last row. */
function isClosed(text: string): boolean {
  try {
    rowEnds(text);
    return true;
  } catch {
    return false;
  }
}
