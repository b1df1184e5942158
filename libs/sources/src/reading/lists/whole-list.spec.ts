import { describe, expect, it } from '@jest/globals';
import { COMPANY, PERSON } from '../../../test/samples.js';
import { pageOf } from '../../transport/page.js';
import type { Page, QueriedEntity } from '../../source.js';
import { readWholeCsv, wholeList } from './whole-list.js';
import type { WholeList } from './whole-list.js';

const page = (text: string, contentType = 'text/csv') =>
  pageOf({ url: 'https://example.org/list', status: 200, contentType, body: Buffer.from(text, 'latin1') });

const requested = (nombre: string) => ({ ...COMPANY, nombre });

/** One row per line: `name|number`. */
function listOf(options: Partial<WholeList<string>> = {}): WholeList<string> {
  return {
    what: 'list of samples',
    path: 'list',
    atLeast: 1,
    read: (each) => each.text().split('\n'),
    names: (row) => [row.split('|')[0] ?? null],
    identifiers: (row) => [row.split('|')[1] ?? null],
    ...options,
  };
}

/** Finds the rows of a page for a subject. */
const finderOf = (list: WholeList<string>) => {
  const pages = wholeList(list);
  return (each: Page, subject: QueriedEntity) => pages.readPage(each, { path: 'list' }, subject).found;
};

it('reads a list once, and again when its bytes, their charset or its status differ', () => {
  const seen: string[] = [];
  const read = (each: Page): string[] => {
    seen.push(each.text());
    return each.text().split('\n');
  };
  const find = finderOf(listOf({ read }));
  expect(find(page('a\nb'), requested('b'))).toEqual(['b']);
  expect(find(page('a\nb'), requested('a'))).toEqual(['a']);
  expect(find(page('a\nñ'), requested('ñ'))).toEqual(['ñ']);
  expect(find(page('a\nñ', 'text/csv; charset=windows-1251'), requested('ñ'))).toEqual([]);
  expect(find(page('a\nb'), requested('b'))).toEqual(['b']);
  expect(seen).toHaveLength(4);
  expect(find({ ...page('a\nb'), status: 404 }, requested('b'))).toEqual(['b']);
  expect(seen).toHaveLength(5);
});

it('finds the numbers that the country of the subject issued, and reads the list once for all countries', () => {
  let reads = 0;
  const read = (each: Page): string[] => {
    reads += 1;
    return each.text().split('\n');
  };
  // `country|number`
  const issuedIn = (row: string, jurisdiction: string) =>
    row.startsWith(jurisdiction) ? [row.split('|')[1] ?? ''] : [];
  const find = finderOf(listOf({ read, names: () => [], identifiers: issuedIn }));
  const text = page(['pa|8-990-1234', 'ec|1790012345001', 'ec|8-990-1234'].join('\n'));
  expect(find(text, PERSON)).toEqual(['pa|8-990-1234']);
  expect(find(text, { ...COMPANY, jurisdiction: 'ec', ruc: '1790012345001' })).toEqual(['ec|1790012345001']);
  expect(find(text, PERSON)).toEqual(['pa|8-990-1234']);
  expect(reads).toBe(1);
});

it('remembers nothing of a list that cannot be read', () => {
  const read = (each: Page): string[] => {
    if (each.text() === 'broken') throw new Error('broken');
    return [each.text()];
  };
  const find = finderOf(listOf({ read }));
  expect(find(page('whole'), requested('whole'))).toEqual(['whole']);
  expect(() => find(page('broken'), requested('whole'))).toThrow('broken');
  expect(() => find(page('broken'), requested('whole'))).toThrow('broken');
  expect(find(page('whole'), requested('whole'))).toEqual(['whole']);
});

it('returns the rows that may be about the subject, in their order: with its name in any word order, or its number', () => {
  const rows = [
    'Pinzón Quiroz, Eleuterio',
    'Otro|8-990-1234',
    'Eleuterio Pinzón',
    'ELEUTERIO PINZON QUIROZ|4-990-1',
    'Nadie',
  ];
  const find = finderOf(listOf());
  const text = page(rows.join('\n'));
  expect(find(text, PERSON)).toEqual([rows[0], rows[1], rows[3]]);
  expect(find(text, { ...PERSON, nombre: null })).toEqual([rows[1]]);
  expect(find(text, { ...PERSON, nombre: null, cedula: null })).toEqual([]);
});

describe('an incomplete list', () => {
  it('fails the reading if it has too few rows, or none', () => {
    const find = finderOf(listOf({ atLeast: 2 }));
    expect(() => find(page('a'), COMPANY)).toThrow('list of samples: only 1 rows, but it has never had fewer than 2');
    expect(find(page('a\nb'), requested('a'))).toEqual(['a']);
    const none = finderOf(listOf({ atLeast: 1, read: () => [] }));
    expect(() => none(page(''), COMPANY)).toThrow('0 rows');
  });

  it('fails the reading if its text ends in the middle of a line', () => {
    const shape = { what: 'list of samples', columns: ['name', 'notes'] };
    expect(readWholeCsv(page('name,notes\na,b\n'), shape)).toHaveLength(1);
    expect(readWholeCsv(page('name,notes\r\na,b\r\n\r\n'), shape)).toHaveLength(1);
    expect(() => readWholeCsv(page('name,notes\na,b'), shape)).toThrow('list of samples: the list is truncated');
  });
});
