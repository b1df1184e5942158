import { DEFAULT_JURISDICTION, surfaceOf } from '@entity-registry/domain';
import type { SurfaceField, SurfaceName } from '@entity-registry/domain';
import { idTypesOf } from './surface-body.js';

/** A search with two filters, the usual order and a page size. */
export function exampleBody(name: SurfaceName) {
  const { fields, defaultSort } = surfaceOf(name);
  const first = fields.find(({ type, deprecated }) => type === 'keyword' && deprecated === null);
  const day = fields.find((field) => field.name === defaultSort);
  return {
    filters: {
      ...(first && { [first.name]: [first.example] }),
      ...(day && { [day.name]: { gte: day.example } }),
    },
    sort: [{ field: defaultSort, dir: 'desc' }],
    limit: 20,
    cursor: null,
  };
}

/** The example's result: one record whose values are the examples of its fields. */
export function exampleResult(name: SurfaceName) {
  const surface = surfaceOf(name);
  const [type] = idTypesOf(surface);
  const value = ({ example }: SurfaceField) => example;
  return {
    surface: name,
    results: [
      {
        id: type === undefined ? 991 : `${DEFAULT_JURISDICTION}_${type}_991`,
        ...Object.fromEntries(surface.fields.filter(({ shown }) => shown).map((field) => [field.name, value(field)])),
        ...Object.fromEntries(surface.members.map(({ name: member, schema }) => [member, isList(schema) ? [] : null])),
        ...(surface.derivesState && { derived_data: { estado_actual: 'resuelto' } }),
        locked: null,
        fetched_at: '2026-11-20T06:00:00.000Z',
      },
    ],
    page: { returned: 1, next_cursor: null, total: 1, total_relation: 'eq' },
    facets: {},
    facets_relation: 'eq',
    billing: {
      currency: 'USD',
      price: '0.01',
      charged: '0.01',
      dry_run: false,
      base: '0.01',
      codes: [],
      redundant: [],
    },
  };
}

function isList(schema: object): boolean {
  return 'items' in schema;
}
