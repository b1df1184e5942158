import { ENTITY_SEARCH, SEARCH_LIMITS } from '@entity-registry/domain';
import { Type } from 'typebox';
import { Billing } from '../../openapi/billing-schema.js';
import type { Operation } from '../../openapi/operation.js';
import { OtherName, orNull, typedId } from '../schema-parts.js';
import { facetsInput, filtersInput, nullable, pageInput, pageOutput } from './search-parts.js';
import { WORD_PATTERN } from './surface-fields.js';

const Body = Type.Object(
  {
    filters: filtersInput(ENTITY_SEARCH, 'Conditions that entities must all match.'),
    q: nullable(
      Type.String({
        minLength: 1,
        maxLength: SEARCH_LIMITS.text,
        pattern: WORD_PATTERN,
        description: 'Words of the name, or a RUC or cédula with its dashes.',
      }),
      'Words of the name or their beginnings, in any order, ignoring case, accents and a legal form at the end. At most ten. ' +
        'One or two letters alone find only names that begin with them. A RUC or cédula with its dashes finds the entity that has it, ' +
        'whatever the other words are. Names in other scripts are found by Latin letters, and the other way around.',
    ),
    facets: facetsInput(
      ENTITY_SEARCH,
      'Fields to count values of. Counts cover all matching entities or, with `facets_relation: gte`, 3,000 of them, so ' +
        'counts can be low and values can be missing. Returns the 20 most frequent values.',
    ),
    ...pageInput(),
  },
  {
    $id: 'SearchEntities',
    additionalProperties: false,
    description: `Search of ${ENTITY_SEARCH.title.toLowerCase()}.`,
  },
);

const Result = Type.Object(
  {
    id: typedId('Id of the entity.', 'own'),
    nombre: orNull(Type.String(), 'Registered name.'),
    type: Type.Enum(['Organization', 'NaturalPerson'], { description: 'Type of entity.' }),
    ruc_no_dv: orNull(Type.String(), 'Tax number of an organization, without check digit. Null for persons.'),
    identifier_masked: orNull(
      Type.String(),
      'Number of the identity card or tax number with parts replaced by `***`. It tells namesakes apart.',
    ),
    province: orNull(
      Type.String(),
      'Province of an organization, or the one that issued the identity card of a person.',
    ),
    matched_name: orNull(
      OtherName,
      'The former, trade or alias name that has the words, if the current name does not. Null otherwise.',
    ),
  },
  {
    $id: 'EntitiesResult',
    additionalProperties: false,
    description: `A result of ${ENTITY_SEARCH.title.toLowerCase()}.`,
  },
);

const Page = Type.Object(
  {
    surface: Type.Literal(ENTITY_SEARCH.name, { description: 'The surface.' }),
    results: Type.Array(Result, {
      maxItems: SEARCH_LIMITS.limit.maximum,
      description:
        'Matching entities. Names that begin with the words first, then the others, each in alphabetical order.',
    }),
    ...pageOutput(ENTITY_SEARCH, 'entities'),
    billing: Billing,
  },
  { $id: 'EntitiesPage', additionalProperties: false, description: `A page of ${ENTITY_SEARCH.title.toLowerCase()}.` },
);

const EXAMPLE = {
  surface: ENTITY_SEARCH.name,
  results: [
    {
      id: 'pa_own_42',
      nombre: 'NAVIERA FICTICIA, S.A.',
      type: 'Organization',
      ruc_no_dv: '9900001-1-900001',
      identifier_masked: '***-***-***001',
      province: 'PANAMÁ',
      matched_name: null,
    },
  ],
  page: { returned: 1, next_cursor: null, total: 1, total_relation: 'eq' },
  facets: { status: [{ value: 'VIGENTE', count: 1 }] },
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

export const entitySearchOperation: Operation = {
  method: 'POST',
  path: `/v5/search/${ENTITY_SEARCH.name}`,
  operationId: 'searchEntities',
  group: 'Search',
  summary: `Search ${ENTITY_SEARCH.title.toLowerCase()}`,
  description:
    `${ENTITY_SEARCH.description}, for browsing: there is no typo tolerance and no score, which resolve has. Filters match the ` +
    'whole value, ignoring case and accents. Cursors are keyset-based: there is no last page you can reach, and entities added ' +
    'in the meantime never repeat or hide others. Totals are exact up to 1,000, and with facets up to 3,000.',
  access: { key: 'v5' },
  charge: { kind: 'billed', note: 'per page, regardless of the number of results.', freeKey: 'locked' },
  body: {
    schema: Body,
    examples: {
      search: {
        summary: 'Words, filters and a facet',
        value: {
          q: 'naviera',
          filters: { kind: ['Organization'], status: ['VIGENTE'] },
          facets: ['status'],
          limit: 20,
          cursor: null,
        },
      },
    },
  },
  responses: [
    {
      status: 200,
      description: 'A page of results.',
      schema: Page,
      examples: { page: { summary: 'The only page', value: EXAMPLE } },
    },
  ],
  errors: ['unknown_filter', 'invalid_search_query', 'invalid_cursor', 'search_backend_error'],
};
