import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { EntityTags } from './conditional.js';
import type { ConditionalRequest } from './conditional.js';

const tags = new EntityTags('a secret of the tests, long enough');
const asking = (accountId: bigint | null, ifNoneMatch: string | null = null): ConditionalRequest => ({
  caller: (accountId === null ? { kind: 'public', address: '::1' } : { kind: 'key', state: { accountId } }) as never,
  ifNoneMatch,
});
const entityTagOf = (reported: string): string => tags.of(asking(7n), reported);
const text = (reported: string, price = '0.03') => `{${reported},"billing":{"price":"${price}"}}`;

describe('the ETag of a response', () => {
  it('is strong, and covers everything but the cost', () => {
    const tag = entityTagOf(text('"id":"pa_own_1"'));
    expect(tag).toMatch(/^"[\w-]{32}"$/);
    expect(entityTagOf(text('"id":"pa_own_1"', '0.00'))).toBe(tag);
    expect(entityTagOf(text('"id":"pa_own_2"'))).not.toBe(tag);
  });

  it('does not depend on the values of cursors, but on how many there are', () => {
    const next = (cursor: string) => text(`"next":"/v5/entities/pa_own_1/sections/gacetas?cursor=${cursor}"`);
    expect(entityTagOf(next('aaa-_9'))).toBe(entityTagOf(next('bbb')));
    expect(entityTagOf(text('"next":null'))).not.toBe(entityTagOf(next('bbb')));
  });

  it('never mistakes text in a record for a billing block or a cursor', () => {
    const says = (nombre: string) => text(`"nombre":${JSON.stringify(nombre)},"n":1`);
    expect(entityTagOf(says(',"billing":{"a'))).not.toBe(entityTagOf(says(',"billing":{"b')));
    expect(entityTagOf(says('"next":"x?cursor=a'))).not.toBe(entityTagOf(says('"next":"x?cursor=b')));
  });
});

describe('the ETag of a response to a caller', () => {
  const response = text('"is_itbm":true');

  it('is the same for an account in every process, and useless to another account or to anyone who guesses the response', () => {
    expect(new EntityTags('a secret of the tests, long enough').of(asking(7n), response)).toBe(entityTagOf(response));
    const others = [
      tags.of(asking(8n), response),
      tags.of(asking(null), response),
      new EntityTags('another secret').of(asking(7n), response),
      `"${createHash('sha256').update('{"is_itbm":true').digest('base64url').slice(0, 32)}"`,
    ];
    expect(others).not.toContain(entityTagOf(response));
    expect(new Set(others).size).toBe(4);
  });
});

describe('If-None-Match', () => {
  const response = text('"id":1');
  const etag = entityTagOf(response);

  it.each([
    [null, false],
    ['', false],
    ['"other"', false],
    [etag.slice(1, -1), false],
    [etag, true],
    [`W/${etag}`, true],
    [`"other", ${etag}`, true],
    [`"a,b",W/${etag}`, true],
    ['*', false],
    [`*, ${etag}`, true],
  ])('%j matches: %s', (header, unchanged) => {
    expect(tags.validate(asking(7n, header), response)).toEqual({ etag, unchanged });
  });
});
