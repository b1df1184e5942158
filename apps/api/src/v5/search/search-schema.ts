import {
  DEFAULT_JURISDICTION,
  ENTITY_SEARCH,
  SEARCH_LIMITS,
  SURFACE_NAMES,
  coveringCodes,
  detailFieldsOf,
  surfaceOf,
} from '@entity-registry/domain';
import type { SearchName, SurfaceName } from '@entity-registry/domain';
import { Type } from 'typebox';
import type { TSchema } from 'typebox';
import { Billing } from '../../openapi/billing-schema.js';
import type { Operation } from '../../openapi/operation.js';
import { closed, instant, orNull, typedId } from '../schema-parts.js';
import { SurfaceSchemaBody, exampleOfSchema } from './surface-schema.js';
import { entitySearchOperation } from './entity-search-schema.js';
import { facetsInput, filtersInput, nullable, pageInput, pageOutput } from './search-parts.js';
import { WORD_PATTERN, resultSchema } from './surface-fields.js';
import { exampleBody, exampleResult } from './search-examples.js';
import { idTypesOf } from './surface-body.js';

const { limit, sortKeys, text: longestText } = SEARCH_LIMITS;
/** 'real-estate' as RealEstate. */
function pascal(surface: SearchName): string {
  return surface.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Body of a search of a surface. */
export function searchBodySchema(name: SurfaceName): TSchema {
  const surface = surfaceOf(name);
  const sortable = surface.fields.filter((field) => field.sortable).map((field) => Type.Literal(field.name));
  const Sort = closed(
    {
      field: Type.Union(sortable, { description: 'Field to sort by. Records without it come last.' }),
      dir: nullable(Type.Union([Type.Literal('asc'), Type.Literal('desc')]), 'Direction. Defaults to `asc`.'),
    },
    'Sort key.',
  );
  return Type.Object(
    {
      filters: filtersInput(surface, 'Conditions that records must all match.'),
      q: nullable(
        Type.String({ minLength: 1, maxLength: longestText, pattern: WORD_PATTERN, description: 'Words.' }),
        'Words that records must all contain, ignoring case and accents. At most ten.',
      ),
      sort: nullable(
        Type.Array(Sort, { maxItems: sortKeys, description: 'Sort keys, most significant first.' }),
        `Sort order, each field at most once. Defaults to \`${surface.defaultSort}\`, newest first. Multiple keys require filters that match at most 1,000 records (10,000 with facets); a dry run does not count them.`,
      ),
      facets: facetsInput(
        surface,
        'Fields to count values of. Counts cover all matching records or, with `facets_relation: gte`, 10,000 of ' +
          'them, so counts can be low and values can be missing. Returns the 20 most frequent values.',
      ),
      ...pageInput(),
    },
    {
      $id: `Search${pascal(name)}`,
      additionalProperties: false,
      description: `Search of ${surface.title.toLowerCase()}.`,
    },
  );
}

/** One result of a surface. */
function resultOf(name: SurfaceName): TSchema {
  const surface = surfaceOf(name);
  const types = idTypesOf(surface);
  const id =
    types.length === 0
      ? Type.Integer({ minimum: 0, description: 'Number of the record.' })
      : typedId(
          `Id of the record: ${types.map((type) => `\`${DEFAULT_JURISDICTION}_${type}_\``).join(', ')} and a number.`,
        );
  const fields = surface.fields
    .filter(({ shown }) => shown)
    .map((field) => [field.name, ifBought(field, resultSchema(field))] as const);
  const members = surface.members.map((member) => [member.name, ifBought(member, member.schema)] as const);
  const derived = {
    derived_data: Type.Object(
      { estado_actual: Type.String({ description: 'Current status of the case.' }) },
      { additionalProperties: false, deprecated: true, description: 'Deprecated. Will be removed.' },
    ),
  };
  return Type.Object(
    {
      id,
      ...Object.fromEntries([...fields, ...members]),
      ...(surface.derivesState && derived),
      locked: orNull(
        Type.Enum(
          [...new Set(surface.parts.flatMap(({ level }) => coveringCodes(DEFAULT_JURISDICTION, level)[0] ?? []))],
          {
            description: 'Product code.',
          },
        ),
        `The cheapest code that unlocks ${listed(detailFieldsOf(surface))}. Request it, or a code that covers it, for \`entity_id\`, or for \`id\` if the record is an asset. Searches then return the fields for 24 hours. Null if they are already unlocked.`,
      ),
      fetched_at: instant('When the record was last read from its source.'),
    },
    {
      $id: `${pascal(name)}Result`,
      additionalProperties: false,
      description: `A result of ${surface.title.toLowerCase()}.`,
    },
  );
}

/** A detail field is absent unless the account bought the record. */
function ifBought({ detail }: { readonly detail: boolean }, schema: TSchema): TSchema {
  return detail ? Type.Optional(schema) : schema;
}

function listed(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ');
}

/** Response of a search of a surface. */
export function searchResponseSchema(name: SurfaceName): TSchema {
  const surface = surfaceOf(name);
  return Type.Object(
    {
      surface: Type.Literal(name, { description: 'The surface.' }),
      results: Type.Array(resultOf(name), { maxItems: limit.maximum, description: 'Matching records, in order.' }),
      ...pageOutput(surface, 'records'),
      billing: Billing,
    },
    {
      $id: `${pascal(name)}Page`,
      additionalProperties: false,
      description: `A page of ${surface.title.toLowerCase()}.`,
    },
  );
}

function searchOperation(name: SurfaceName): Operation {
  const surface = surfaceOf(name);
  return {
    method: 'POST',
    path: `/v5/search/${name}`,
    operationId: `search${pascal(name)}`,
    group: 'Search',
    summary: `Search ${surface.title.toLowerCase()}`,
    description:
      `${surface.description}. Keyword filters match the whole value, ignoring case and accents` +
      `${surface.fields.some((field) => field.exactCase) ? ' (except `estado`)' : ''}; text filters match words. ` +
      'Cursors are keyset-based: there is no last page you can reach, and records added in the meantime never repeat or hide ' +
      `others. Results only have ${listed(detailFieldsOf(surface))} if your account bought a code that covers the record in the ` +
      'last 24 hours; otherwise `locked` names the code. You can filter by these fields either way. Keys with scopes need a ' +
      'code that covers the surface.',
    access: { key: 'v5' },
    charge: { kind: 'billed', note: 'regardless of the number of results.', freeKey: 'locked' },
    body: {
      schema: searchBodySchema(name),
      examples: { search: { summary: 'Filters, sort order and page size', value: exampleBody(name) } },
    },
    responses: [
      {
        status: 200,
        description: 'A page of results.',
        schema: searchResponseSchema(name),
        examples: { page: { summary: 'The only page', value: exampleResult(name) } },
        ...(surface.derivesState && {
          headers: {
            Deprecation: 'When the `estado` filter, the `by_estado` facet and `derived_data` were deprecated.',
          },
        }),
      },
    ],
    errors: ['unknown_filter', 'invalid_search_query', 'invalid_cursor', 'search_backend_error'],
  };
}

function schemaOperation(name: SearchName): Operation {
  const { title } = name === ENTITY_SEARCH.name ? ENTITY_SEARCH : surfaceOf(name);
  return {
    method: 'GET',
    path: `/v5/search/${name}/schema`,
    operationId: `describe${pascal(name)}`,
    group: 'Search',
    summary: `Describe the search of ${title.toLowerCase()}`,
    description: 'Returns the filters with their types, operators and examples, the sort fields and the facets.',
    access: { key: 'any' },
    charge: { kind: 'exempt' },
    responses: [
      {
        status: 200,
        description: 'The surface.',
        schema: SurfaceSchemaBody,
        examples: { surface: { summary: 'The full description', value: exampleOfSchema(name) } },
      },
    ],
  };
}

export const operations: readonly Operation[] = [
  entitySearchOperation,
  schemaOperation(ENTITY_SEARCH.name),
  ...SURFACE_NAMES.flatMap((name) => [searchOperation(name), schemaOperation(name)]),
];
