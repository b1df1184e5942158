import { describeFields, mapFields, placesOf } from './column-map.js';
import type { ColumnMap, ColumnSpec } from './column-map.js';

/** The fields of an entity in a row, named as in the resolve call. */
export const FIELDS = ['name', 'ruc', 'cedula', 'jurisdiction', 'type'] as const;

export type Field = (typeof FIELDS)[number];

/** The position of the column for each field. */
export type Mapping = Readonly<Partial<Record<Field, number>>>;

const COLUMNS: ColumnSpec<Field> = {
  fields: FIELDS,
  titles: new Map([
    ['name', ['name', 'nombre']],
    ['ruc', ['ruc']],
    ['cedula', ['cedula']],
    ['jurisdiction', ['jurisdiction', 'jurisdiccion']],
    ['type', ['type']],
  ]),
  needed: ['name', 'ruc', 'cedula'],
};

/** The columns of a file whose rows are resolved. Throws what `mapFields` throws. */
export function mapColumns(columns: readonly string[], assignments: readonly string[], file: string): Mapping {
  return Object.fromEntries(mapFields(COLUMNS, columns, assignments, file));
}

/** `name from "Razón social", ruc` for the preview. */
export function describeMapping(mapping: Mapping, columns: readonly string[]): string {
  return describeFields(COLUMNS, mapOf(mapping), columns);
}

/** The columns by position, from 1, to recognize the run. */
export function placesOfMapping(mapping: Mapping): string {
  return placesOf(COLUMNS, mapOf(mapping));
}

function mapOf(mapping: Mapping): ColumnMap<Field> {
  return new Map(
    FIELDS.flatMap((field) => {
      const at = mapping[field];
      return at === undefined ? [] : [[field, at] as const];
    }),
  );
}
