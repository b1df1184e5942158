import {
  DEFAULT_JURISDICTION,
  ENTITY_SEARCH,
  OPERATORS,
  SEARCH_LIMITS,
  coveringCodes,
  detailFieldsOf,
  surfaceOf,
  valuesOf,
} from '@entity-registry/domain';
import type { SearchName, SurfaceDefinition, SurfaceField, SurfaceName } from '@entity-registry/domain';

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
export function surfaceBody(name: SearchName) {
  return name === ENTITY_SEARCH.name ? entitySearchBody() : recordSurfaceBody(name);
}

/** The search of entities has a fixed order and no fields that are bought separately. */
function entitySearchBody() {
  return {
    ...describedAs(ENTITY_SEARCH),
    id_types: ['own'],
    sort: [],
    default_sort: [],
    detail: { fields: [], codes: [], hours: 24 },
  };
}

function recordSurfaceBody(name: SurfaceName) {
  const surface = surfaceOf(name);
  const sortable = surface.fields.filter((field) => field.sortable);
  return {
    ...describedAs({ ...surface, name }),
    id_types: idTypesOf(surface),
    sort: sortable.map((field) => field.name),
    default_sort: [{ field: surface.defaultSort, dir: 'desc' }],
    detail: {
      fields: detailFieldsOf(surface),
      codes: [...new Set(surface.parts.flatMap(({ level }) => coveringCodes(DEFAULT_JURISDICTION, level)))],
      hours: 24,
    },
  };
}

interface Described {
  readonly name: SearchName;
  readonly title: string;
  readonly description: string;
  readonly fields: readonly SurfaceField[];
}

function describedAs({ name, title, description, fields }: Described) {
  return {
    ...{ surface: name, title, description },
    filters: fields.map((field) => ({
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
    facets: fields.flatMap(({ facet, name: field, deprecated }) =>
      facet === null ? [] : [{ name: facet, field, deprecated: deprecated !== null }],
    ),
    limit: SEARCH_LIMITS.limit,
  };
}

/** The types of a surface's typed ids; empty: its ids are integers. */
export function idTypesOf(surface: SurfaceDefinition): readonly string[] {
  return surface.parts.flatMap(({ tags }) => Object.values(tags).filter((type) => type !== null));
}
