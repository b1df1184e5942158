import { describe, expect, it } from '@jest/globals';
import { filtersOf, sortOf } from './filters.js';

const TYPES = new Map([
  ['fecha', 'date'],
  ['valor_cif', 'number'],
  ['procedencia', 'keyword'],
  ['activo', 'boolean'],
] as const);

describe('--filter', () => {
  it.each([
    [['procedencia=CHINA'], { procedencia: 'CHINA' }],
    [['procedencia=CHINA', 'procedencia=PERÚ'], { procedencia: { in: ['CHINA', 'PERÚ'] } }],
    [['procedencia!=CHINA'], { procedencia: { not: 'CHINA' } }],
    [['procedencia^=CH'], { procedencia: { prefix: 'CH' } }],
    [['fecha>=2025-01-01', 'fecha<2026-01-01'], { fecha: { gte: '2025-01-01', lt: '2026-01-01' } }],
    [['valor_cif>100.5'], { valor_cif: { gt: 100.5 } }],
    [['activo=true'], { activo: true }],
    [['x=a=b'], { x: 'a=b' }],
  ])('%j is %j', (given, filters) => {
    expect(filtersOf(given, TYPES)).toEqual(filters);
  });

  it.each([
    [['procedencia'], 'is not in the form field=value'],
    [['procedencia='], 'is not in the form field=value'],
    [['valor_cif>mucho'], 'valor_cif must be a number, not "mucho"'],
    [['activo=sí'], 'activo must be true or false'],
    [['fecha>=2025-01-01', 'fecha>=2026-01-01'], 'fecha has this operator more than once'],
  ])('%j is refused', (given, message) => {
    expect(() => filtersOf(given, TYPES)).toThrow(message);
  });
});

describe('--sort', () => {
  it('is a field and an optional direction', () => {
    expect([sortOf('fecha'), sortOf('fecha:desc')]).toEqual([
      { field: 'fecha', dir: 'asc' },
      { field: 'fecha', dir: 'desc' },
    ]);
    expect(() => sortOf('fecha:down')).toThrow('--sort: "fecha:down" is not a field');
  });
});
