import {
  DEFAULT_JURISDICTION,
  OPERATORS,
  SEARCH_LIMITS,
  coveringCodes,
  detailFieldsOf,
  surfaceOf,
  valuesOf,
} from '@entity-registry/domain';
import type { SurfaceDefinition, SurfaceField, SurfaceName } from '@entity-registry/domain';

const FORMS: Readonly<Record<SurfaceField['type'], string>> = {
  keyword: 'keyword',
  text: 'text',
  date: 'date',
  number: 'number',
  boolean: 'boolean',
  entity: 'id',
  property: 'id',
};

/** Body of `GET /v5/search/{surface}/schema`, without its `billing`. */
export function surfaceBody(name: SurfaceName) {
  const surface = surfaceOf(name);
  const sortable = surface.fields.filter((field) => field.sortable);
  return {
    surface: name,
    title: surface.title,
    description: surface.description,
    id_types: idTypesOf(surface),
    filters: surface.fields.map((field) => ({
      name: field.name,
      type: FORMS[field.type],
      operators: OPERATORS[field.type],
      values: valuesOf(field) ?? null,
      case_sensitive: field.exactCase || valuesOf(field) !== undefined,
      sortable: field.sortable,
      facet: field.facet,
      example: field.example,
      description: field.description,
      deprecated: field.deprecated,
      detail: field.detail,
    })),
    sort: sortable.map((field) => field.name),
    default_sort: [{ field: surface.defaultSort, dir: 'desc' }],
    facets: surface.fields.flatMap(({ facet, name: field, deprecated }) =>
      facet === null ? [] : [{ name: facet, field, deprecated: deprecated !== null }],
    ),
    detail: {
      fields: detailFieldsOf(surface),
      codes: [...new Set(surface.parts.flatMap(({ level }) => coveringCodes(DEFAULT_JURISDICTION, level)))],
      hours: 24,
    },
    limit: SEARCH_LIMITS.limit,
  };
}

/** The types of a surface's typed ids; empty: its ids are integers. */
export function idTypesOf(surface: SurfaceDefinition): readonly string[] {
  return surface.parts.flatMap(({ tags }) => Object.values(tags).filter((type) => type !== null));
}
