import { SEARCH_LIMITS, SEARCH_NAMES } from '@entity-registry/domain';
import type { SearchName } from '@entity-registry/domain';
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
    name: text('Name of the filter and of the field in results.'),
    type: Type.Enum(['keyword', 'text', 'date', 'number', 'boolean', 'id'], {
      description: 'Type of the values.',
    }),
    operators: list('Operators of the filter. A value without an operator uses the first.', 'Operator.'),
    values: orNull(
      Type.Array(Type.String({ description: 'Value.' }), { maxItems: MAX_FIELDS, description: 'Values.' }),
      'Allowed values. Null if any value is allowed.',
    ),
    case_sensitive: Type.Boolean({
      description: 'Whether case and accents matter. They never do for `prefix` on a filter with `values`.',
    }),
    sortable: Type.Boolean({ description: 'Whether you can sort by the field.' }),
    facet: orNull(Type.String(), 'Facet that counts the values. Null if there is none.'),
    example: Type.Union([Type.String(), Type.Number(), Type.Boolean()], { description: 'Example of a value.' }),
    description: text('What the field holds.'),
    deprecated: orNull(Type.String(), 'What to use instead. Null if the filter is not deprecated.'),
    detail: Type.Boolean({ description: 'Whether only accounts that bought the record get the field.' }),
  },
  'Filter.',
);

/** Response of `GET /v5/search/{surface}/schema`. */
export const SurfaceSchemaBody = Type.Object(
  {
    surface: Type.Enum([...SEARCH_NAMES], { description: 'The surface.' }),
    title: text('Display name.'),
    description: text('What the surface searches.'),
    id_types: list('Id types of the results. Empty if ids are integers.', 'Id type.'),
    filters: Type.Array(Filter, { maxItems: MAX_FIELDS, description: 'Available filters.' }),
    sort: list('Fields you can sort by.', 'Field name.'),
    default_sort: Type.Array(
      closed(
        { field: text('Field name.'), dir: Type.Enum(['asc', 'desc'], { description: 'Direction.' }) },
        'Sort key.',
      ),
      { maxItems: 1, description: 'Default sort order. Empty if the order is fixed.' },
    ),
    facets: Type.Array(
      closed(
        {
          name: text('Facet name.'),
          field: text('Field whose values it counts.'),
          deprecated: Type.Boolean({ description: 'Whether the facet will be removed.' }),
        },
        'Facet.',
      ),
      { maxItems: MAX_FIELDS, description: 'Available facets.' },
    ),
    detail: closed(
      {
        fields: list('Fields that only accounts that bought the record get.', 'Field name.'),
        codes: list('Codes that unlock the fields when bought for the entity of the record.', 'Product code.'),
        hours: bound(24, 'Hours that a purchase unlocks the fields for.'),
      },
      'Fields that you buy separately.',
    ),
    limit: closed(
      {
        default: bound(SEARCH_LIMITS.limit.default, 'Default.'),
        minimum: bound(SEARCH_LIMITS.limit.minimum, 'Minimum.'),
        maximum: bound(SEARCH_LIMITS.limit.maximum, 'Maximum.'),
      },
      'Results per page.',
    ),
    billing: Billing,
  },
  { $id: 'SurfaceSchema', additionalProperties: false, description: 'Filters, sort fields and facets of a surface.' },
);

/** The exact response for a surface. */
export function exampleOfSchema(name: SearchName) {
  const nothing = { price: '0.00', charged: '0.00', dry_run: false, base: '0.00', codes: [], redundant: [] };
  return { ...surfaceBody(name), billing: { currency: 'USD', ...nothing } };
}
