import { Type } from 'typebox';
import type { TSchema } from 'typebox';
import type { Operation } from '../../openapi/operation.js';
import { manifest } from './manifest.js';
import { EXTEND_EXAMPLE as extend, QUERIES_EXAMPLE as queries } from './reconcile-examples.js';
import { PropertiesParameters, ReconcileParameters, SuggestParameters } from './reconcile-query.dto.js';
import {
  ExtendResponse,
  ExtendRequest,
  MAX_JSON_TEXT,
  Manifest,
  ProposedProperties,
  QueryBatch,
  ReconcileResponse,
  ReconcileBody,
  Suggestions,
  jsonTextOf,
} from './reconcile-schema.js';
import { DATA_PROPERTIES, QUERY_PROPERTIES } from './vocabulary.js';

const COMPANY = {
  id: 'pa_own_42',
  name: 'MADERAS FICTICIAS DEL TUIRA, S.A.',
  description: '9900001-1-900001, VIGENTE',
};
const ORGANIZATION = [{ id: 'Organization', name: 'Organization' }];

const results = {
  summary: 'One query with a confident match',
  value: {
    q0: {
      result: [
        {
          ...COMPANY,
          ...{ type: ORGANIZATION, score: 97.12, match: true, features: [{ id: 'name_core', value: 1 }] },
        },
      ],
    },
  },
};
const data = {
  summary: 'A property of an entity',
  value: {
    meta: [{ id: 'status', name: 'Status in the register' }],
    rows: { pa_own_42: { status: [{ str: 'VIGENTE' }] } },
  },
};

const shared = { group: 'Reconciliation', access: { key: 'v5' } } as const;
const note =
  'plus DAT-RESOLVE for each valid query or each entity found. Bodies follow the protocol, so the charge is ' +
  'only in the headers.';
const jsonText = (what: string, schema: TSchema, example: object) =>
  Type.Optional(
    jsonTextOf(schema, `${what}, as JSON text.`, { maxLength: MAX_JSON_TEXT, examples: [JSON.stringify(example)] }),
  );

const getReconcile: Operation = {
  ...shared,
  method: 'GET',
  path: '/v5/reconcile',
  operationId: 'getReconciliation',
  summary: 'Get the manifest or reconcile queries',
  description:
    'Reconciliation Service API 0.2 (W3C Entity Reconciliation Community Group). Returns the manifest without ' +
    'parameters, or the same as a POST with `queries` or `extend`.',
  charge: { kind: 'billed', note: `${note} The manifest only costs the base charge.`, freeKey: 'locked' },
  query: ReconcileParameters,
  responses: [
    {
      status: 200,
      description: 'Manifest, results or property values.',
      schema: Type.Union([Manifest, ExtendResponse, ReconcileResponse]),
      examples: {
        manifest: { summary: 'The manifest', value: manifest('https://api.example.test') },
        results,
      },
    },
  ],
  errors: ['search_backend_error'],
};

const postReconcile: Operation = {
  ...shared,
  method: 'POST',
  path: '/v5/reconcile',
  operationId: 'reconcile',
  summary: 'Reconcile a batch of queries',
  description:
    'Accepts JSON, or a form with JSON text in the field `queries` as OpenRefine sends it. `match` is true for ' +
    'at most one candidate per query. A query that cannot be read has an empty result and an `error`. With ' +
    '`extend`, returns properties of entities instead.',
  charge: { kind: 'billed', note, freeKey: 'locked' },
  body: {
    schema: ReconcileBody,
    examples: {
      queries: { summary: 'One query', value: { queries } },
      extend: { summary: 'A property of an entity', value: { extend } },
    },
    alternatives: [
      {
        mediaType: 'application/x-www-form-urlencoded',
        schema: Type.Object(
          {
            queries: jsonText('Queries', QueryBatch, queries),
            extend: jsonText('Entities and properties to read', ExtendRequest, extend),
          },
          { additionalProperties: false, minProperties: 1, maxProperties: 1, description: 'Exactly one of the two.' },
        ),
        examples: { queries: { summary: 'One query', value: { queries: JSON.stringify(queries) } } },
      },
    ],
  },
  responses: [
    {
      status: 200,
      description: 'Results by the keys of the queries, or property values.',
      schema: Type.Union([ExtendResponse, ReconcileResponse]),
      examples: { results, data },
    },
  ],
  errors: ['search_backend_error'],
};

const suggest: Operation = {
  ...shared,
  method: 'GET',
  path: '/v5/reconcile/suggest/{kind}',
  operationId: 'suggest',
  summary: 'Suggest names by prefix',
  description: 'Returns at most 20 entities, types or properties for autocomplete fields.',
  charge: { kind: 'billed', note: 'plus DAT-RESOLVE for entities.', freeKey: 'locked' },
  params: Type.Object({
    kind: Type.Union([Type.Literal('entity'), Type.Literal('type'), Type.Literal('property')], {
      description: 'What to suggest.',
      examples: ['entity'],
    }),
  }),
  query: SuggestParameters,
  responses: [
    {
      status: 200,
      description: 'Suggestions, best first.',
      schema: Suggestions,
      examples: {
        entity: { summary: 'An entity', value: { result: [{ ...COMPANY, notable: ORGANIZATION }] } },
        property: { summary: 'Properties', value: { result: QUERY_PROPERTIES } },
      },
    },
  ],
  errors: ['search_backend_error', 'route_not_found'],
};

const properties: Operation = {
  ...shared,
  method: 'GET',
  path: '/v5/reconcile/properties',
  operationId: 'proposeProperties',
  summary: 'List readable properties',
  description: 'Returns the properties that `extend` can read, the same for every type.',
  charge: { kind: 'billed', freeKey: 'locked' },
  query: PropertiesParameters,
  responses: [
    {
      status: 200,
      description: 'The properties.',
      schema: ProposedProperties,
      examples: { all: { summary: 'Every property', value: { properties: DATA_PROPERTIES } } },
    },
  ],
};

export const operations: readonly Operation[] = [getReconcile, postReconcile, suggest, properties];
