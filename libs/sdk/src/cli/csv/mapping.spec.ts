import { describe, expect, it } from '@jest/globals';
import { describeMapping, mapColumns } from './mapping.js';
import { parseRow } from './queries.js';

describe('the columns of a file', () => {
  it.each([
    [['Nombre', 'RUC', 'Cédula', 'x'], { name: 0, ruc: 1, cedula: 2 }],
    [[' name ', 'empresa', 'Jurisdicción', 'type'], { name: 0, jurisdiction: 2, type: 3 }],
  ])('%j are found by their titles', (columns, mapping) => {
    expect(mapColumns(columns, [], 'in.csv')).toEqual(mapping);
  });

  it('are set by --column, which can also ignore one', () => {
    const columns = ['Razón social', 'type', 'a=b'];
    const mapping = mapColumns(columns, ['name=Razón social', 'type=', 'ruc=a=b'], 'in.csv');
    expect(mapping).toEqual({ name: 0, ruc: 2 });
    expect(describeMapping(mapping, columns)).toBe('name from "Razón social", ruc from "a=b"');
  });

  it.each([
    [['name=Nombre'], '--column name: in.csv has no column "Nombre". It has: "empresa", "pais".'],
    [['nombre=empresa'], 'FIELD is one of name, ruc, cedula, jurisdiction, type'],
    [['empresa'], '--column: "empresa" is not in the form FIELD='],
    [['name=empresa', 'name=pais'], 'name is given twice'],
    [[], 'Choose one, such as --column name="empresa"'],
  ])('%j is refused, with the valid values', (given, message) => {
    expect(() => mapColumns(['empresa', 'pais'], given, 'in.csv')).toThrow(message);
  });
});

describe('two columns for one field', () => {
  it.each([
    [['Name', 'name'], 'in.csv has two columns for name: "Name" and "name". Choose one, such as --column name="Name".'],
    [['nombre', 'ruc', 'name'], 'two columns for name: "nombre" and "name"'],
    [['name', 'Cédula', ' cedula'], 'two columns for cedula: "Cédula" and "cedula"'],
    [['RUC', 'ruc'], 'two columns for ruc'],
  ])('%j are refused by their titles', (columns, message) => {
    expect(() => mapColumns(columns, [], 'in.csv')).toThrow(message);
  });

  it('are accepted if --column chooses one, or ignores both', () => {
    expect(mapColumns(['Name', 'name'], ['name=name'], 'in.csv')).toEqual({ name: 1 });
    expect(mapColumns(['name', 'Cédula', 'cedula'], ['cedula='], 'in.csv')).toEqual({ name: 0 });
  });
});

describe('a row', () => {
  const mapping = { name: 0, ruc: 1, type: 2 };
  const ask = (...row: string[]) => parseRow(row, mapping, { jurisdiction: 'pa' });

  it('becomes a query of its values, without blanks', () => {
    expect(ask(' Ana Ruiz ', '  ', 'naturalperson').query).toEqual({
      ...{ name: 'Ana Ruiz', type: 'NaturalPerson', jurisdiction: 'pa' },
    });
  });

  it('keeps tabs and line ends, which the call accepts', () => {
    expect(ask('Ana\nRuiz\tDíaz', '', '').query).toMatchObject({ name: 'Ana\nRuiz\tDíaz' });
  });

  it.each([
    [['', ' ', ''], 'name, ruc and cedula are blank'],
    [['x'.repeat(301), '', ''], 'name is longer than 300 characters'],
    [['Ana', '1'.repeat(65), ''], 'ruc is longer than 64 characters'],
    [['Ana\u0001', '', ''], 'name has control characters'],
    [['Ana', '1\u007f', ''], 'ruc has control characters'],
    [['Ana', '', 'Empresa'], 'type "Empresa" is neither Organization nor NaturalPerson'],
  ])('that would cause its whole call to be refused is not sent: %j', (row, message) => {
    expect(ask(...row)).toMatchObject({ query: null, error: { message } });
  });
});
