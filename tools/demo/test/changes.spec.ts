import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const { changesBetween } = (await import(join(import.meta.dirname, '../changes.mjs'))) as {
  changesBetween: (before: object, after: object) => string[];
};

describe('changesBetween', () => {
  it('is empty for the same detail', () => {
    expect(changesBetween({ id: 1, marcas: [{ id: 2 }] }, { id: 1, marcas: [{ id: 2 }] })).toEqual([]);
  });

  it('shows both values of a field, and the lengths and the first new item of a list', () => {
    const before = { capital: '1', marcas: [{ id: 2 }], suspension: null };
    const after = { capital: '2', marcas: [{ id: 3 }, { id: 2 }], suspension: { activa: true } };
    expect(changesBetween(before, after)).toEqual([
      'capital: "1" → "2"',
      'marcas: 1 → 2 items, 1 new or changed, such as {"id":3}',
      'suspension: null → {"activa":true}',
    ]);
  });

  it('compares only fields in both, and truncates long values', () => {
    expect(changesBetween({ a: 1, b: null }, { b: 'x'.repeat(200), c: 2 })).toEqual([
      expect.stringMatching(/^b: null → "x{98}…$/),
    ]);
    expect(changesBetween({ avisos: [1, 2] }, { avisos: [1] })).toEqual(['avisos: 2 → 1 items, 0 new or changed']);
  });
});
