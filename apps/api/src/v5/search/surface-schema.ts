import { SEARCH_LIMITS, SURFACE_NAMES } from '@entity-registry/domain';
import type { SurfaceName } from '@entity-registry/domain';
import { Type } from 'typebox';
import { Billing } from '../../openapi/billing-schema.js';
import { closed, orNull } from '../schema-parts.js';
import { surfaceBody } from './surface-body.js';

const MAX_FIELDS = 40;
const text = (description: string) => Type.String({ description });
const list = (description: string, of: string) =>
  Type.Array(Type.String({ description: of }), { maxItems: MAX_FIELDS, description });
const bound = (value: number, description: string) => Type.Literal(value, { description });

const Filter = closed(
  {
    name: text('Name of the filter, and of the field in results.'),
    type: Type.Enum(['keyword', 'text', 'date', 'number', 'boolean', 'id'], {
      description: 'What values are compared as.',
    }),
    operators: list('What a filter may say: a bare value means the first.', 'An operator.'),
    values: orNull(
      Type.Array(Type.String({ description: 'A value.' }), { maxItems: MAX_FIELDS, description: 'Values.' }),
      'The values that there are; null: any.',
    ),
    case_sensitive: Type.Boolean({ description: 'Whether case and accents count.' }),
    sortable: Type.Boolean({ description: 'Whether results can be sorted by it.' }),
    facet: orNull(Type.String(), 'The facet that counts its values.'),
    example: Type.Union([Type.String(), Type.Number(), Type.Boolean()], { description: 'A value to filter by.' }),
    description: text('What the field says.'),
    deprecated: orNull(Type.String(), 'What to use instead; null: it is not deprecated.'),
    detail: Type.Boolean({ description: 'Whether results have the field only for accounts that bought the record.' }),
  },
  'A filter.',
);

/** Response of `GET /v5/search/{surface}/schema`. */
export const SurfaceSchemaBody = Type.Object(
  {
    surface: Type.Enum([...SURFACE_NAMES], { description: 'The surface.' }),
    title: text('Its name in words.'),
    description: text('What it searches.'),
    id_types: list('Types of the ids of its results; empty: they are integers.', 'A type of id.'),
    filters: Type.Array(Filter, { maxItems: MAX_FIELDS, description: 'Everything that can be filtered by.' }),
    sort: list('The fields that results can be sorted by.', 'Name of a field.'),
    default_sort: Type.Array(
      closed(
        { field: text('Name of the field.'), dir: Type.Enum(['asc', 'desc'], { description: 'Direction.' }) },
        'One sort key.',
      ),
      { maxItems: 1, description: 'The order of results unless asked otherwise.' },
    ),
    facets: Type.Array(
      closed(
        {
          name: text('Name of the facet.'),
          field: text('The field whose values it counts.'),
          deprecated: Type.Boolean({ description: 'Whether it is to be removed.' }),
        },
        'A facet.',
      ),
      { maxItems: MAX_FIELDS, description: 'What can be counted.' },
    ),
    detail: closed(
      {
        fields: list('The fields that results have only for accounts that bought the record.', 'Name of a field.'),
        codes: list('The codes that open them, bought for the entity of the record.', 'Product code.'),
        hours: bound(24, 'How long a purchase opens them.'),
      },
      'What a search leaves out until it is bought.',
    ),
    limit: closed(
      {
        default: bound(SEARCH_LIMITS.limit.default, 'Results of a page unless asked otherwise.'),
        minimum: bound(SEARCH_LIMITS.limit.minimum, 'Least.'),
        maximum: bound(SEARCH_LIMITS.limit.maximum, 'Most.'),
      },
      'Results of a page.',
    ),
    billing: Billing,
  },
  { $id: 'SurfaceSchema', additionalProperties: false, description: 'What a surface can be searched by.' },
);

/** The exact response for a surface. */
export function exampleOfSchema(name: SurfaceName) {
  const nothing = { price: '0.00', charged: '0.00', dry_run: false, base: '0.00', codes: [], redundant: [] };
  return { ...surfaceBody(name), billing: { currency: 'USD', ...nothing } };
}
