import { ALGORITHM, MATCH_LEVELS } from '@entity-registry/domain';
import { Type } from 'typebox';
import type { Operation } from '../../openapi/operation.js';
import { BatchResponse, BatchBody, PresenceResponse, ResolveResponse, ResolveBody } from './resolve-schema.js';

const billing = (rows: number) => ({
  ...{ currency: 'USD', price: (0.01 + rows * 0.01).toFixed(2), charged: (0.01 + rows * 0.01).toFixed(2) },
  ...{ dry_run: false, base: '0.01', redundant: [] },
  codes: [
    {
      code: 'DAT-RESOLVE',
      price: (rows * 0.01).toFixed(2),
      ...(rows !== 1 && { quantity: rows, unit_price: '0.01' }),
    },
  ],
});
const state = { algorithm: ALGORITHM, index_as_of: '2026-11-20T06:00:00.000Z' };
const resolution = {
  outcome: 'matched',
  ...{ mode: 'identify', levels: MATCH_LEVELS.identify },
  query: { normalized_name: 'maderas ficticias del tuira', legal_form: 'SA', identifier: null },
  candidates: [
    {
      ...{ id: 'pa_own_42', nombre: 'MADERAS FICTICIAS DEL TUIRA, S.A.', type: 'Organization' },
      ...{ ruc_no_dv: '9900001-1-900001', status: 'VIGENTE', confidence: 0.9712, matched_on: ['name'] },
      matched_name: {
        ...{ name: 'MADERAS FICTICIAS DEL TUIRA, S.A.', kind: 'legal', since: null, until: null },
        source: 'registro_publico',
      },
      features: [
        { feature: 'name_core', score: 1, weight: 4.1, detail: 'maderas = maderas, ficticias = ficticias' },
        { feature: 'legal_form', score: 1, weight: 0.5, detail: 'SA vs SA' },
      ],
    },
  ],
  ...{ margin: 0.9712, warnings: [] },
};
const INVALID_RUC = { code: 'invalid_identifier', field: 'ruc', message: 'ruc is of no known form' };
const rows = [
  { row_id: 'a1', name: 'Maderas Ficticias del Tuira S.A.', limit: 1 },
  { row_id: 'a2', ruc: 'unknown' },
];
const summary = { rows: 2, matched: 1, ambiguous: 0, no_match: 0, invalid: 1 };

const resolve: Operation = {
  method: 'POST',
  path: '/v5/resolve',
  operationId: 'resolve',
  group: 'Resolve',
  summary: 'Find the entity behind a name, RUC or cédula',
  description:
    'Returns candidate entities, best first, each with a calibrated confidence and its features. `type`, ' +
    '`exclude_ids`, `min_confidence` and `limit` only filter; they never change a score. A wrong check digit is ' +
    'a warning. Former, trade and alias names are compared too: `matched_name` says which one matched. Homonyms are ' +
    '`ambiguous` unless a number tells them apart, and so is a number with another name; `warnings` say why. Without a key, one ' +
    'candidate is returned.',
  access: { key: 'v5', keyless: true },
  charge: { kind: 'billed', codes: ['DAT-RESOLVE'], freeKey: 'counted' },
  body: {
    schema: ResolveBody,
    examples: {
      name: {
        summary: 'A company by name',
        value: { name: 'Maderas Ficticias del Tuira S.A.', type: 'Organization', limit: 5, min_confidence: 0.3 },
      },
      cedula: { summary: 'A person by name and cédula', value: { name: 'Aurelia Inventada', cedula: '8-9901-9901' } },
    },
  },
  responses: [
    {
      status: 200,
      description: 'Candidates, best first.',
      schema: ResolveResponse,
      examples: { matched: { summary: 'One clear match', value: { ...resolution, ...state, billing: billing(1) } } },
    },
  ],
  errors: [
    'invalid_identifier',
    'invalid_search_query',
    'jurisdiction_reserved',
    'malformed_id',
    'search_backend_error',
  ],
};

const resolveBatch: Operation = {
  method: 'POST',
  path: '/v5/resolve/batch',
  operationId: 'resolveBatch',
  group: 'Resolve',
  summary: 'Resolve up to 100 rows',
  description:
    'Each row has its own options. Results keep the order of the rows. A row that cannot be read is `invalid` ' +
    'with an error, and is not charged. With `with_presence`, the response only has the number of rows with data ' +
    'for each code. A row rejected because of load is retried once; if it is rejected again, the whole request ' +
    'fails with 502 at no charge.',
  access: { key: 'v5' },
  charge: {
    kind: 'billed',
    note: 'once, plus DAT-RESOLVE for each row that is not `invalid`.',
    freeKey: 'counted',
  },
  body: {
    schema: BatchBody,
    examples: {
      rows: { summary: 'Two rows', value: { rows } },
      presence: { summary: 'Aggregates only', value: { rows, with_presence: true } },
    },
  },
  responses: [
    {
      status: 200,
      description: 'Results in the order of the rows, or aggregates.',
      schema: Type.Union([BatchResponse, PresenceResponse]),
      examples: {
        rows: {
          summary: 'A matched row and an invalid row',
          value: {
            results: [
              { row_id: 'a1', index: 0, ...resolution },
              ...[{ row_id: 'a2', index: 1, outcome: 'invalid', error: INVALID_RUC }],
            ],
            ...{ summary, ...state, billing: billing(1) },
          },
        },
        presence: {
          summary: 'Aggregates only',
          value: {
            presence: { rows: 2, matched: 1, levels: [{ code: 'DAT-GOV', rows_with_data: 1 }] },
            ...{ summary, ...state, billing: billing(1) },
          },
        },
      },
    },
  ],
  errors: ['free_tier_batch_rows', 'estimator_rows_exhausted', 'search_backend_error'],
};

export const operations: readonly Operation[] = [resolve, resolveBatch];
