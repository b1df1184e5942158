import { describe, expect, it } from '@jest/globals';
import { bearerToken, singleHeader } from './headers.js';

/** A request with these lines of one header, as Node has them: it keeps the first Authorization header and joins others. */
function requestWith(name: string, ...values: string[]) {
  const stored = name === 'Authorization' ? values[0] : values.join(', ');
  return {
    headers: values.length > 0 ? { [name.toLowerCase()]: stored } : {},
    rawHeaders: ['Host', name.toLowerCase(), ...values.flatMap((value) => [name, value])],
  };
}

describe('a header that may be given once', () => {
  const header = (...values: string[]) => singleHeader(requestWith('Idempotency-Key', ...values), 'Idempotency-Key');

  it('is the text sent, including commas, or null if absent', () => {
    expect([header('a, b'), header(''), header()]).toEqual(['a, b', '', null]);
  });

  it('is rejected when given twice, in any letter case', () => {
    const rejected = expect.objectContaining({
      code: 'invalid_parameter',
      fields: { parameter: 'Idempotency-Key', message: 'must be given once' },
    });
    expect(() => header('a', 'a')).toThrow(rejected);
    const mixed = { headers: { 'x-a': '1, 2' }, rawHeaders: ['X-A', '1', 'x-a', '2'] };
    expect(() => singleHeader(mixed, 'X-A')).toThrow(expect.objectContaining({ code: 'invalid_parameter' }));
  });
});

describe('the token of the Authorization header', () => {
  it.each([
    [['Bearer abc'], 'abc'],
    [['bearer   abc'], 'abc'],
    [[], null],
    [[''], null],
    [['Bearer'], null],
    [['Bearer a b'], null],
    [['Basic abc'], null],
    [['Bearer abc', 'Bearer abc'], null],
    [['Bearer abc', 'Basic abc'], null],
  ])('of %j is %j', (values, token) => {
    expect(bearerToken(requestWith('Authorization', ...values))).toBe(token);
  });
});
