import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { canonicalJson } from './canonical-json.js';
import type { JsonValue } from './canonical-json.js';

describe('canonical JSON', () => {
  it('is the example of RFC 8785, section 3.2.2', () => {
    const text = `{"numbers":[333333333.33333329,1E30,4.50,2e-3,0.000000000000000000000000001],
      "string":"\\u20ac$\\u000F\\u000aA'\\u0042\\u0022\\u005c\\\\\\"\\/","literals":[null,true,false]}`;
    expect(canonicalJson(JSON.parse(text) as JsonValue)).toBe(
      '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],' +
        '"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
    );
  });

  it('orders members by their UTF-16 units, as in section 3.2.3', () => {
    const names = ['\u20ac', '\r', '\ufb33', '1', '\u{1f600}', '\u0080', '\u00f6'];
    const sorted = ['\r', '1', '\u0080', '\u00f6', '\u20ac', '\u{1f600}', '\ufb33'];
    const text = canonicalJson(Object.fromEntries(names.map((name) => [name, 0])));
    expect(Object.keys(JSON.parse(text) as object).filter((name) => name !== '1')).toEqual(
      sorted.filter((name) => name !== '1'),
    );
    expect(text).toBe(`{${sorted.map((name) => `${JSON.stringify(name)}:0`).join(',')}}`);
  });

  it('means the same value, and does not depend on the order of members', () => {
    const reversed = (value: JsonValue): JsonValue => {
      if (Array.isArray(value)) return (value as readonly JsonValue[]).map(reversed);
      if (value === null || typeof value !== 'object') return value;
      return Object.fromEntries(
        Object.entries(value)
          .toReversed()
          .map(([name, member]) => [name, reversed(member)]),
      );
    };
    fc.assert(
      fc.property(fc.jsonValue({ noUnicodeString: false }), (generated) => {
        const value = JSON.parse(JSON.stringify(generated)) as JsonValue;
        if (!JSON.stringify(value).isWellFormed() || /\\ud[89a-f]/i.test(JSON.stringify(value))) return;
        const text = canonicalJson(value);
        expect(JSON.parse(text)).toEqual(value);
        expect(canonicalJson(reversed(value))).toBe(text);
      }),
    );
  });

  it.each([NaN, Infinity, 'half of \ud83d', { ['\udc00']: 1 }])('refuses %p', (value) => {
    expect(() => canonicalJson(value)).toThrow(RangeError);
  });
});
