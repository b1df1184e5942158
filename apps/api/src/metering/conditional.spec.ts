import { describe, expect, it } from '@jest/globals';
import { entityTagOf, validator } from './conditional.js';

const text = (said: string, price = '0.03') => `{${said},"billing":{"price":"${price}"}}`;

describe('the ETag of an answer', () => {
  it('is strong, and of all that the answer says but what it cost', () => {
    const tag = entityTagOf(text('"id":"pa_own_1"'));
    expect(tag).toMatch(/^"[\w-]{32}"$/);
    expect(entityTagOf(text('"id":"pa_own_1"', '0.00'))).toBe(tag);
    expect(entityTagOf(text('"id":"pa_own_2"'))).not.toBe(tag);
  });

  it('is the same whatever the cursors are, and another when there are more or fewer of them', () => {
    const next = (cursor: string) => text(`"next":"/v5/entities/pa_own_1/sections/gacetas?cursor=${cursor}"`);
    expect(entityTagOf(next('aaa-_9'))).toBe(entityTagOf(next('bbb')));
    expect(entityTagOf(text('"next":null'))).not.toBe(entityTagOf(next('bbb')));
  });

  it('takes nothing that a record says for a billing block or a cursor', () => {
    const says = (nombre: string) => text(`"nombre":${JSON.stringify(nombre)},"n":1`);
    expect(entityTagOf(says(',"billing":{"a'))).not.toBe(entityTagOf(says(',"billing":{"b')));
    expect(entityTagOf(says('"next":"x?cursor=a'))).not.toBe(entityTagOf(says('"next":"x?cursor=b')));
  });
});

describe('If-None-Match', () => {
  const answer = text('"id":1');
  const etag = entityTagOf(answer);

  it.each([
    [null, false],
    ['', false],
    ['"other"', false],
    [etag.slice(1, -1), false],
    [etag, true],
    [`W/${etag}`, true],
    [`"other", ${etag}`, true],
    [`"a,b",W/${etag}`, true],
    ['*', true],
  ])('%j is met: %s', (header, unchanged) => {
    expect(validator(header)(answer)).toEqual({ etag, unchanged });
  });
});
