import { isDomainError } from '@entity-registry/domain';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parseQuery } from './query.js';

describe('parseQuery', () => {
  it.each<[string, Record<string, string>]>([
    ['', {}],
    ['a=1&b=2', { a: '1', b: '2' }],
    ['nombre=caf%C3%A9+del+r%C3%ADo', { nombre: 'café del río' }],
    ['include=DAT-ALL+', { include: 'DAT-ALL ' }],
    ['a=1%2B1&b=x%26y%3Dz', { a: '1+1', b: 'x&y=z' }],
    ['flag&empty=&&', { flag: '', empty: '' }],
    ['a=b=c', { a: 'b=c' }],
  ])('reads %j', (text, parameters) => {
    expect({ ...parseQuery(text) }).toEqual(parameters);
  });

  it.each([
    ['a repeated name', 'a=1&a=2', 'a', 'must be given once'],
    ['a name repeated in another encoding', 'a=1&%61=2', 'a', 'must be given once'],
    ['a broken escape', 'a=%', 'a', 'is not valid percent-encoded UTF-8'],
    ['overlong UTF-8', 'a=%C0%80', 'a', 'is not valid percent-encoded UTF-8'],
    ['a null byte', 'a=%00', 'a', 'must not contain control characters'],
    ['a line break', 'a=x%0D%0Ay', 'a', 'must not contain control characters'],
    ['brackets', 'a[b]=1', 'query string', 'holds a parameter with an unknown name: "a[b]"'],
    ['__proto__', '__proto__=1', 'query string', 'holds a parameter with an unknown name: "__proto__"'],
    ['constructor', 'constructor=1', 'query string', 'holds a parameter with an unknown name: "constructor"'],
    [
      'the name of a method',
      'include=CHK-BIN&toString=1',
      'query string',
      'holds a parameter with an unknown name: "toString"',
    ],
    ['a second question mark', '?dry_run=1', 'query string', 'holds a parameter with an unknown name: "?dry_run"'],
    ['a line break in a name', 'a%0Ab=1', 'query string', 'holds a parameter with an unknown name: "a\\u000ab"'],
    [
      'an endless name',
      `${'n'.repeat(80)}=1`,
      'query string',
      `holds a parameter with an unknown name: "${'n'.repeat(64)}"`,
    ],
    ['a nameless value', '=1', 'query string', 'holds a parameter with an unknown name: ""'],
    [
      'too many',
      Array.from({ length: 21 }, (_, nr) => `p${String(nr)}=1`).join('&'),
      'query string',
      'holds more than 20 parameters',
    ],
  ])('rejects %s', (_what, text, parameter, message) => {
    expect(() => parseQuery(text)).toThrow(
      expect.objectContaining({ code: 'invalid_parameter', fields: { parameter, message } }),
    );
  });

  it('reads back what URLSearchParams writes', () => {
    const names = fc.stringMatching(/^[a-z_]{1,10}$/).map((name) => `p${name}`);
    const printable = fc.string({ unit: 'binary' }).filter((text) => !/\p{Cc}/u.test(text) && text.isWellFormed());
    fc.assert(
      fc.property(fc.dictionary(names, printable, { maxKeys: 20 }), (parameters) => {
        expect({ ...parseQuery(new URLSearchParams(parameters).toString()) }).toEqual({ ...parameters });
      }),
    );
  });

  it('reads any text or rejects it with a domain error', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        try {
          parseQuery(text);
        } catch (error) {
          expect(isDomainError(error, 'invalid_parameter')).toBe(true);
        }
      }),
    );
  });
});
