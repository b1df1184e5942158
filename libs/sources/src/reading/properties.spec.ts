import { describe, expect, it } from '@jest/globals';
import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import { writeXlsx } from 'hucre';
import { pageOf } from '../transport/page.js';
import { SourceError } from '../source.js';
import { readCsv } from './files/csv.js';
import { dateOf } from './dates.js';
import { oneLine } from './fields.js';
import { readGrid } from './html/html-grid.js';
import { readHtml } from './html/html.js';
import { jsonList, readJson } from './files/json.js';
import { amountOf } from './numbers.js';
import { nextPage } from './html/pager.js';
import { readFeed } from './files/rss.js';
import { readPairs } from './html/th-td.js';
import { readSheet } from './files/xlsx.js';

const SHAPE = { what: 'lista', columns: ['Número', 'Nombre'] };
const page = (body: Uint8Array | string, contentType: string | null = null) =>
  pageOf({ url: 'https://source.test/', status: 200, contentType, body: Buffer.from(body) });

/** Text of a cell: no lone surrogates and no control characters that markup or files cannot contain. */
const cell = fc
  .string({ unit: 'grapheme', maxLength: 30 })
  .filter((text) => text.isWellFormed() && !/[\p{Cc}\p{Cf}\uFFFE\uFFFF]/u.test(text))
  .map(oneLine);
const rows = fc.array(fc.tuple(cell, cell), { maxLength: 8 });
/** A reader's value for a cell. */
const given = (text: string) => (text === '' ? null : text);
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

describe('reading returns what was written', () => {
  it('on one line, with composed accents', () => {
    expect(oneLine(' Jose\u0301\u00a0 Nin\u0303o\n')).toBe('Jos\u00e9 Ni\u00f1o');
  });

  it('without invisible characters, which would become part of a word', () => {
    expect(oneLine('\ufeffArroz \u200b pi\u00adlado\u200b')).toBe('Arroz pilado');
  });

  it('in a grid', () => {
    fc.assert(
      fc.property(rows, (table) => {
        const body = table.map((row) => `<tr>${row.map((text) => `<td>${escaped(text)}</td>`).join('')}</tr>`).join('');
        const markup = `<html><table><thead><tr><th>NUMERO</th><th>nombre</th></tr></thead><tbody>${body}</tbody></table></html>`;
        const read = readGrid(readHtml(page(markup, 'text/html; charset=utf-8'), 'lista'), SHAPE);
        expect(read.map((row) => [row.text('Número'), row.text('Nombre')])).toEqual(table.map((row) => row.map(given)));
      }),
    );
  });

  it('in a CSV file, whatever the delimiter', () => {
    fc.assert(
      fc.property(rows, fc.constantFrom(',', ';', '|', '\t'), fc.boolean(), (table, delimiter, bom) => {
        const text = stringify([['numero', 'NOMBRE'], ...table], { delimiter, bom, quoted: true });
        const read = readCsv(page(text), SHAPE);
        expect(read.map((row) => [row.text('Número'), row.text('Nombre')])).toEqual(table.map((row) => row.map(given)));
      }),
    );
  });

  it('in a workbook, except for rows without any value', async () => {
    await fc.assert(
      fc.asyncProperty(rows, async (table) => {
        const body = await writeXlsx({ sheets: [{ name: 'a', rows: [['Informe'], ['Numero', 'Nombre'], ...table] }] });
        const read = await readSheet(page(body), SHAPE);
        const filled = table.filter((row) => row.some((text) => text !== ''));
        expect(read.map((row) => [row.text('Número'), row.text('Nombre')])).toEqual(
          filled.map((row) => row.map(given)),
        );
      }),
      { numRuns: 30 },
    );
  });

  it('as a date, in each way of writing it', () => {
    const months = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
      ' ',
    );
    const days = fc.date({ min: new Date('1850-01-01'), max: new Date('2150-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (date) => {
        const iso = date.toISOString().slice(0, 10);
        const [year = '', month = '', day = ''] = iso.split('-');
        const name = months[Number(month) - 1] ?? '';
        const ways = [
          iso,
          date.toISOString(),
          `${day}/${month}/${year}`,
          `${Number(day)}-${Number(month)}-${year} 10:30`,
          `${Number(day)} de ${name} de ${year}`,
          `${day}-${name.slice(0, 3).toUpperCase()}-${year}`,
        ];
        expect(ways.map((way) => dateOf(way, 'fecha'))).toEqual(ways.map(() => iso));
      }),
    );
  });

  it('as an amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: -(10 ** 11), max: 10 ** 11 }), (cents) => {
        const amount = cents / 100;
        const written = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 }).format(amount);
        expect(amountOf(`B/. ${written}`, 'monto')).toBe(amount);
      }),
    );
  });
});

describe('whatever the bytes, a reader returns rows or throws a SourceError', () => {
  const whole = `<html><table><tr><th>Número</th><th>Nombre</th></tr><tr><td>1</td><td>Ñandú</td></tr></table></html>`;
  const feed = '<rss><channel><item><title>x</title><description>&lt;b&gt;</description></item></channel></rss>';
  const samples = [whole, feed, 'Número;Nombre\n1;"Ñandú"\n', '[{"numero":1,"nombre":"Ñandú"}]', '"', 'PK\u0003\u0004'];
  /** A sample with a part replaced by random text. */
  const damaged = fc
    .tuple(fc.constantFrom(...samples), fc.nat(120), fc.nat(20), fc.uint8Array({ maxLength: 12 }))
    .map(([sample, at, length, bytes]) => {
      const body = Buffer.from(sample);
      return Buffer.concat([body.subarray(0, at), bytes, body.subarray(at + length)]);
    });

  it.each<[string, (body: Uint8Array) => unknown]>([
    ['a grid', (body) => readGrid(readHtml(page(body), 'lista'), SHAPE)],
    ['a pager', (body) => nextPage(readHtml(page(body), 'lista'), 'lista')],
    ['pairs', (body) => readPairs(readHtml(page(body), 'lista'), { what: 'lista', required: ['Número'] })],
    [
      'JSON',
      (body) => jsonList(readJson(page(body), 'lista'), 'lista', SHAPE.columns).map((row) => row.text('nombre')),
    ],
    ['a delimited file', (body) => readCsv(page(body), SHAPE)],
    ['a feed', (body) => readFeed(page(body), 'lista')],
    ['a workbook', (body) => readSheet(page(body), SHAPE)],
  ])('of %s', async (_kind, read) => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(damaged, fc.uint8Array({ maxLength: 200 })), async (body) => {
        try {
          await read(body);
        } catch (error) {
          expect(error).toBeInstanceOf(SourceError);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('of a workbook with some bytes changed', async () => {
    const intact = await writeXlsx({
      sheets: [
        {
          name: 'a',
          rows: [
            ['Numero', 'Nombre'],
            ['1', 'x'],
          ],
        },
      ],
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(intact.length - 1), fc.nat(255)), { minLength: 1, maxLength: 6 }),
        async (changes) => {
          const body = new Uint8Array(intact);
          for (const [at, byte] of changes) body[at] = byte;
          await readSheet(page(body), SHAPE).catch((error: unknown) => {
            expect(error).toBeInstanceOf(SourceError);
          });
        },
      ),
      { numRuns: 200 },
    );
  });
});
