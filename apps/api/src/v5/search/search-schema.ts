import {
  DEFAULT_JURISDICTION,
  SEARCH_LIMITS,
  SURFACE_NAMES,
  coveringCodes,
  detailFieldsOf,
  facetsOf,
  surfaceOf,
} from '@entity-registry/domain';
import type { SurfaceName } from '@entity-registry/domain';
import { FACET_VALUES } from '@entity-registry/registry';
import { Type } from 'typebox';
import type { TSchema } from 'typebox';
import { Billing } from '../../openapi/billing-schema.js';
import type { Operation } from '../../openapi/operation.js';
import { closed, count, cursorInput, instant, orNull, typedId } from '../schema-parts.js';
import { SurfaceSchemaBody, exampleOfSchema } from './surface-schema.js';
import { WORD_PATTERN, filterSchema, resultSchema } from './surface-fields.js';
import { exampleBody, exampleResult } from './search-examples.js';
import { idTypesOf } from './surface-body.js';

const { limit, sortKeys, facets: mostFacets, cursor: longestCursor, text: longestText } = SEARCH_LIMITS;
const RELATION = '`eq`: exact. `gte`: a lower bound.';
const relation = (description: string) => Type.Union([Type.Literal('eq'), Type.Literal('gte')], { description });

/** 'real-estate' as RealEstate. */
function pascal(surface: SurfaceName): string {
  return surface.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

const nullable = (schema: TSchema, description: string) =>
  Type.Optional(Type.Union([schema, Type.Null()], { description }));

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
  const known = facetsOf(surface).map((facet) => Type.Literal(facet));
  const Facet =
    known.length === 0
      ? Type.String({ description: 'Facet name.' })
      : Type.Union(known, { description: 'Facet name.' });
  const filters = Object.fromEntries(surface.fields.map((field) => [field.name, Type.Optional(filterSchema(field))]));
  return Type.Object(
    {
      filters: nullable(closed(filters, 'Filters by field.'), 'Conditions that records must all match.'),
      q: nullable(
        Type.String({ minLength: 1, maxLength: longestText, pattern: WORD_PATTERN, description: 'Words.' }),
        'Words that records must all contain, ignoring case and accents. At most ten.',
      ),
      sort: nullable(
        Type.Array(Sort, { maxItems: sortKeys, description: 'Sort keys, most significant first.' }),
        `Sort order, each field at most once. Defaults to \`${surface.defaultSort}\`, newest first. Multiple keys require filters that match at most 1,000 records (10,000 with facets).`,
      ),
      facets: nullable(
        Type.Array(Facet, { maxItems: known.length === 0 ? 0 : mostFacets, description: 'Facet names.' }),
        'Fields to count values of. Counts cover all matching records or, with `facets_relation: gte`, 10,000 of ' +
          'them, so counts can be low and values can be missing. Returns the 20 most frequent values.',
      ),
      limit: nullable(
        Type.Integer({ minimum: limit.minimum, maximum: limit.maximum, description: 'Results per page.' }),
        `Maximum results per page. Defaults to ${String(limit.default)}.`,
      ),
      cursor: nullable(
        cursorInput('A cursor.', longestCursor),
        '`next_cursor` of the previous page, with the same filters, words and order. Null for the first page.',
      ),
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
  const counts = Type.Array(
    closed(
      {
        value: Type.String({ description: 'Value, as it appears in records.' }),
        count: count('Number of records with the value.'),
      },
      'Value.',
    ),
    { maxItems: FACET_VALUES, description: 'Most frequent values.' },
  );
  const facets = Object.fromEntries(facetsOf(surface).map((facet) => [facet, Type.Optional(counts)]));
  return Type.Object(
    {
      surface: Type.Literal(name, { description: 'The surface.' }),
      results: Type.Array(resultOf(name), { maxItems: limit.maximum, description: 'Matching records, in order.' }),
      page: closed(
        {
          returned: count('Number of results in this page.'),
          next_cursor: Type.Union([Type.String(), Type.Null()], {
            description: 'Cursor for the next page, valid for 24 hours. Null on the last page.',
          }),
          total: count('Number of matching records when the first page was returned.'),
          total_relation: relation(`Precision of \`total\`. ${RELATION}`),
        },
        'Position of this page.',
      ),
      facets: closed(facets, 'Requested facets.'),
      facets_relation: relation(`Precision of the facet counts. ${RELATION}`),
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

function schemaOperation(name: SurfaceName): Operation {
  return {
    method: 'GET',
    path: `/v5/search/${name}/schema`,
    operationId: `describe${pascal(name)}`,
    group: 'Search',
    summary: `Describe the search of ${surfaceOf(name).title.toLowerCase()}`,
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

export const operations: readonly Operation[] = SURFACE_NAMES.flatMap((name) => [
  searchOperation(name),
  schemaOperation(name),
]);
