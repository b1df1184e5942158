import { describe, expect, it } from '@jest/globals';
import { nextOf } from './next.js';

describe('the page after signing in', () => {
  it.each([
    ['', '/'],
    ['?next=%2Fkeys%3Fa%3D1', '/keys?a=1'],
    ['?next=https%3A%2F%2Fexample.com', '/'],
    ['?next=%2F%2Fexample.com', '/'],
    ['?next=%2F%5Cexample.com', '/'],
    ['?next=javascript%3Aalert(1)', '/'],
    ['?next=keys', '/'],
  ])('for %s is %s, never another host', (search, expected) => {
    expect(nextOf(search)).toBe(expected);
  });
});
