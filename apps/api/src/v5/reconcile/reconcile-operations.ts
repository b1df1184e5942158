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
  summary: 'One query with a sure match',
  value: {
    q0: {
      result: [
        {
          ...COMPANY,
          ...{ type: ORGANIZATION, score: 97.12, match: true, features: [{ id: 'name_words', value: 1 }] },
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
  'and DAT-RESOLVE for each query that can be read, or for each entity that is found. The bodies are the protocol’s own: what ' +
  'was charged is in the headers.';
const jsonText = (what: string, schema: TSchema, example: object) =>
  Type.Optional(
    jsonTextOf(schema, `${what}, as JSON text.`, { maxLength: MAX_JSON_TEXT, examples: [JSON.stringify(example)] }),
  );

const getReconcile: Operation = {
  ...shared,
  method: 'GET',
  path: '/v5/reconcile',
  operationId: 'getReconciliation',
  summary: 'The service manifest, or results of queries',
  description:
    'Reconciliation Service API 0.2 (W3C Entity Reconciliation Community Group). Without parameters the manifest; with ' +
    '`queries` or `extend` what a POST answers.',
  charge: { kind: 'billed', note: `${note} The manifest costs the base alone.`, freeKey: 'locked' },
  query: ReconcileParameters,
  responses: [
    {
      status: 200,
      description: 'The manifest, results or data.',
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
    'As OpenRefine sends them: a form whose field `queries` is JSON text; or JSON. `match` is true of one candidate of a query ' +
    'at most. A query that cannot be read has an empty result and an `error`. With `extend` instead, properties of ' +
    'entities that were found.',
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
            queries: jsonText('The queries', QueryBatch, queries),
            extend: jsonText('What to read of entities', ExtendRequest, extend),
          },
          { additionalProperties: false, minProperties: 1, maxProperties: 1, description: 'Either of the two.' },
        ),
        examples: { queries: { summary: 'One query', value: { queries: JSON.stringify(queries) } } },
      },
    ],
  },
  responses: [
    {
      status: 200,
      description: 'Results by the keys of the queries, or data.',
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
  summary: 'Names that begin as a prefix',
  description: 'For fields in which a user picks an entity, a type or a property by typing. Twenty at most.',
  charge: { kind: 'billed', note: 'and for entities also DAT-RESOLVE.', freeKey: 'locked' },
  params: Type.Object({
    kind: Type.Union([Type.Literal('entity'), Type.Literal('type'), Type.Literal('property')], {
      description: 'What is suggested.',
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
  summary: 'Properties that can be read of entities',
  description: 'What `extend` can read; the same of every type.',
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
