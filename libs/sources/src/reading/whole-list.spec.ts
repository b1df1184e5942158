import { expect, it } from '@jest/globals';
import { pageOf } from '../page.js';
import { wholeList } from './whole-list.js';

const page = (text: string, contentType = 'text/csv') =>
  pageOf({ url: 'https://example.org/list', status: 200, contentType, body: Buffer.from(text, 'latin1') });

it('reads a list once, and again when its bytes or their charset differ', () => {
  const seen: string[] = [];
  const read = wholeList((each) => {
    seen.push(each.text());
    return each.text().split('\n');
  });
  expect(read(page('a\nb'))).toEqual(['a', 'b']);
  expect(read(page('a\nb'))).toEqual(['a', 'b']);
  expect(read(page('a\nñ'))).toEqual(['a', 'ñ']);
  expect(read(page('a\nñ', 'text/csv; charset=windows-1251'))).toEqual(['a', 'с']);
  expect(read(page('a\nb'))).toEqual(['a', 'b']);
  expect(seen).toHaveLength(4);
});

it('remembers nothing of a list that cannot be read', () => {
  const read = wholeList((each) => {
    if (each.text() === 'broken') throw new Error('broken');
    return [each.text()];
  });
  expect(read(page('whole'))).toEqual(['whole']);
  expect(() => read(page('broken'))).toThrow('broken');
  expect(() => read(page('broken'))).toThrow('broken');
  expect(read(page('whole'))).toEqual(['whole']);
});
