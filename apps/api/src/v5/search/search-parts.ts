import { SEARCH_LIMITS, facetsOf } from '@entity-registry/domain';
import type { SurfaceField } from '@entity-registry/domain';
import { FACET_VALUES } from '@entity-registry/registry';
import { Type } from 'typebox';
import type { TSchema } from 'typebox';
import { closed, count, cursorInput } from '../schema-parts.js';
import { filterSchema } from './surface-fields.js';

const { limit, facets: mostFacets, cursor: longestCursor } = SEARCH_LIMITS;
const RELATION = '`eq`: exact. `gte`: a lower bound.';
const relation = (description: string) => Type.Union([Type.Literal('eq'), Type.Literal('gte')], { description });

export const nullable = (schema: TSchema, description: string) =>
  Type.Optional(Type.Union([schema, Type.Null()], { description }));

interface Searched {
  readonly fields: readonly SurfaceField[];
}

/** The filters of a search. */
export function filtersInput({ fields }: Searched, description: string): TSchema {
  const filters = Object.fromEntries(fields.map((field) => [field.name, Type.Optional(filterSchema(field))]));
  return nullable(closed(filters, 'Filters by field.'), description);
}

/** The facets of a search. */
export function facetsInput(searched: Searched, description: string): TSchema {
  const known = facetsOf(searched).map((facet) => Type.Literal(facet));
  const facet =
    known.length === 0
      ? Type.String({ description: 'Facet name.' })
      : Type.Union(known, { description: 'Facet name.' });
  return nullable(
    Type.Array(facet, { maxItems: known.length === 0 ? 0 : mostFacets, description: 'Facet names.' }),
    description,
  );
}

/** Page size and position of a search. */
export const pageInput = () => ({
  limit: nullable(
    Type.Integer({ minimum: limit.minimum, maximum: limit.maximum, description: 'Results per page.' }),
    `Maximum results per page. Defaults to ${String(limit.default)}.`,
  ),
  cursor: nullable(
    cursorInput('A cursor.', longestCursor),
    '`next_cursor` of the previous page, with the same filters, words and order. Null for the first page.',
  ),
});

/** Position and facets in the response to a search of `what`. */
export function pageOutput(searched: Searched, what: string) {
  const counts = Type.Array(
    closed(
      {
        value: Type.String({ description: 'Value, as it appears in records.' }),
        count: count(`Number of ${what} with the value.`),
      },
      'Value.',
    ),
    { maxItems: FACET_VALUES, description: 'Most frequent values.' },
  );
  const facets = Object.fromEntries(facetsOf(searched).map((facet) => [facet, Type.Optional(counts)]));
  return {
    page: closed(
      {
        returned: count('Number of results in this page.'),
        next_cursor: Type.Union([Type.String(), Type.Null()], {
          description: 'Cursor for the next page, valid for 24 hours. Null on the last page.',
        }),
        total: count(`Number of matching ${what} when the first page was returned.`),
        total_relation: relation(`Precision of \`total\`. ${RELATION}`),
      },
      'Position of this page.',
    ),
    facets: closed(facets, 'Requested facets.'),
    facets_relation: relation(`Precision of the facet counts. ${RELATION}`),
  };
}
