import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { repeatedMember } from './repeated-member.js';

describe('repeatedMember', () => {
  it.each([
    ['{"a":1,"a":1}', 'a'],
    ['{ "a" : 1 , "b" : "a" , "a" : 2 }', 'a'],
    ['{"a":1,"\\u0061":2}', 'a'],
    ['{"\\"":1,"\\u0022":2}', '"'],
    ['{"a\\\\":1,"b":"\\\\","a\\\\":2}', 'a\\'],
    ['{"":1,"":2}', ''],
    ['{"a":{"b":1,"c":[{},{"d":1,"d":2}]}}', 'a.c[1].d'],
    ['{"a":[[],[1,{"b":"}","b":0}]]}', 'a[1][1].b'],
    ['{"a":{"x":1},"b":{"x":1},"a":null}', 'a'],
    ['{"a":{"b":1,"b":2},"a":1}', 'a.b'],
  ])('of %s is %j', (text, path) => {
    expect(repeatedMember(text)).toBe(path);
  });

  it.each([
    '{}',
    '{"a":"a","b":["a","a"],"c":{"a":1,"b":{"a":1}}}',
    '{"a":[{"a":1},{"a":1}],"A":"\\"a\\":1,"}',
    '{"a":"{\\"b\\":1,\\"b\\":2}"}',
  ])('of %s does not exist', (text) => {
    expect(repeatedMember(text)).toBeNull();
  });

  it('finds none in the output of JSON.stringify, and finds one that is added', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string({ unit: 'binary' }), fc.jsonValue(), { minKeys: 1 }), (value) => {
        const text = JSON.stringify(value);
        expect(repeatedMember(text)).toBeNull();
        const [name = ''] = Object.keys(JSON.parse(text) as object);
        expect(repeatedMember(`${text.slice(0, -1)},${JSON.stringify(name)}:0}`)).toBe(name);
      }),
    );
  });
});
