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
const RELATION = 'eq: exact. gte: there are that many or more.';
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
      field: Type.Union(sortable, { description: 'The field to sort by; records without it come last.' }),
      dir: nullable(Type.Union([Type.Literal('asc'), Type.Literal('desc')]), 'Direction; `asc` when absent.'),
    },
    'One sort key.',
  );
  const known = facetsOf(surface).map((facet) => Type.Literal(facet));
  const Facet =
    known.length === 0
      ? Type.String({ description: 'Name of a facet.' })
      : Type.Union(known, { description: 'Name of a facet.' });
  const filters = Object.fromEntries(surface.fields.map((field) => [field.name, Type.Optional(filterSchema(field))]));
  return Type.Object(
    {
      filters: nullable(closed(filters, 'Filters by field.'), 'What must all hold of a record.'),
      q: nullable(
        Type.String({ minLength: 1, maxLength: longestText, pattern: WORD_PATTERN, description: 'Words.' }),
        'Words that must all occur in the texts of a record, whatever their case and accents; ten at most.',
      ),
      sort: nullable(
        Type.Array(Sort, { maxItems: sortKeys, description: 'Sort keys, the first counts most.' }),
        `Order of the results, each field once; by \`${surface.defaultSort}\`, newest first, when absent. More than one key sorts ` +
          'what filters narrow down to 1,000 records at most (10,000 with facets).',
      ),
      facets: nullable(
        Type.Array(Facet, { maxItems: known.length === 0 ? 0 : mostFacets, description: 'Names of facets.' }),
        'Fields whose values are counted: over everything found, or, with `facets_relation: gte`, over ten thousand records of ' +
          'it, so that counts are low and values may be missing. The twenty most frequent values are listed.',
      ),
      limit: nullable(
        Type.Integer({ minimum: limit.minimum, maximum: limit.maximum, description: 'Results of a page.' }),
        `Most results of a page; ${String(limit.default)} when absent.`,
      ),
      cursor: nullable(
        cursorInput('A cursor.', longestCursor),
        'The `next_cursor` of the page before, with the same filters, words and order; null: the first page.',
      ),
    },
    {
      $id: `Search${pascal(name)}`,
      additionalProperties: false,
      description: `A search of ${surface.title.toLowerCase()}.`,
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
      { estado_actual: Type.String({ description: 'Present state of the case.' }) },
      { additionalProperties: false, deprecated: true, description: 'Deprecated: to be removed.' },
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
            description: 'A product code.',
          },
        ),
        `Why ${listed(detailFieldsOf(surface))} are absent: the cheapest code that opens them. Buy it, or one that covers it, for the ` +
          "record's `entity_id`, or for its own id where that is an asset's; for 24 hours the account's searches then carry them. Null: " +
          'they are there.',
      ),
      fetched_at: instant('When the record was last read from its source.'),
    },
    {
      $id: `${pascal(name)}Result`,
      additionalProperties: false,
      description: `One record of ${surface.title.toLowerCase()}.`,
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
      { value: Type.String({ description: 'The value, as records have it.' }), count: count('Records with it.') },
      'A value.',
    ),
    { maxItems: FACET_VALUES, description: 'The most frequent values.' },
  );
  const facets = Object.fromEntries(facetsOf(surface).map((facet) => [facet, Type.Optional(counts)]));
  return Type.Object(
    {
      surface: Type.Literal(name, { description: 'The surface.' }),
      results: Type.Array(resultOf(name), { maxItems: limit.maximum, description: 'The records, in order.' }),
      page: closed(
        {
          returned: count('Results of this page.'),
          next_cursor: Type.Union([Type.String(), Type.Null()], {
            description: 'For the next page, for 24 hours; null: this is the last.',
          }),
          total: count('Records found when the first page was made.'),
          total_relation: relation(`Of \`total\`. ${RELATION}`),
        },
        'Where this page stands.',
      ),
      facets: closed(facets, 'The facets asked for.'),
      facets_relation: relation(`Of the counts of all facets. ${RELATION}`),
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
      `${surface.description}. Keywords are compared whole, whatever their case and accents` +
      `${surface.fields.some((field) => field.exactCase) ? ', but for `estado`, which is compared as it is written' : ''}; ` +
      'texts by words. Every page is found by the key of the record before it, so that there is no last page that can be ' +
      'reached, and records that arrive meanwhile neither repeat nor hide others. ' +
      `A result has ${listed(detailFieldsOf(surface))} only when the account bought a code that covers the record within 24 hours; ` +
      'otherwise `locked` names the code. They can be searched by all the same. A key with scopes needs one that covers what the ' +
      'surface searches.',
    access: { key: 'v5' },
    charge: { kind: 'billed', note: 'whatever is found.', freeKey: 'locked' },
    body: {
      schema: searchBodySchema(name),
      examples: { search: { summary: 'Filters, order and page size', value: exampleBody(name) } },
    },
    responses: [
      {
        status: 200,
        description: 'A page of results.',
        schema: searchResponseSchema(name),
        examples: { page: { summary: 'The only page', value: exampleResult(name) } },
        ...(surface.derivesState && {
          headers: {
            Deprecation: 'Since when the `estado` filter, the `by_estado` facet and `derived_data` are deprecated.',
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
    summary: `What ${surfaceOf(name).title.toLowerCase()} can be searched by`,
    description: 'Filters with their types, operators and examples; the fields to sort by; the facets.',
    access: { key: 'any' },
    charge: { kind: 'exempt' },
    responses: [
      {
        status: 200,
        description: 'The surface.',
        schema: SurfaceSchemaBody,
        examples: { surface: { summary: 'The whole description', value: exampleOfSchema(name) } },
      },
    ],
  };
}

export const operations: readonly Operation[] = SURFACE_NAMES.flatMap((name) => [
  searchOperation(name),
  schemaOperation(name),
]);
