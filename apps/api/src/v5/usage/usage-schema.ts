import { ATTRIBUTIONS } from '@entity-registry/domain';
import { Type } from 'typebox';
import { Billing } from '../../openapi/billing-schema.js';
import type { Operation } from '../../openapi/operation.js';
import { PageSchema, calendarDay, closed, count, instant, orNull } from '../schema-parts.js';
import { USAGE_COLUMNS } from './usage.service.js';
import { UsageQuery } from './usage.dto.js';

const money = (description: string) => Type.String({ pattern: '^\\d+\\.\\d{2,6}$', description });

const UsageCall = closed(
  {
    id: count('Number of the ledger entry.'),
    at: instant('When the request was booked.'),
    key_id: orNull(count('Number.'), 'Key that made the request. Null if unknown.'),
    route: orNull(Type.String(), 'Route of the request. Null if unknown.'),
    client_reference: orNull(Type.String({ maxLength: 64 }), 'X-Client-Reference of the request. Null if it had none.'),
    request_id: orNull(Type.String(), 'X-Request-Id of the response. Null if unknown.'),
    charged: money('Amount charged, in USD.'),
    lines: Type.Array(
      closed(
        { code: Type.String({ description: 'Product code, or `base`.' }), price: money('Price, in USD.') },
        'Part of the price.',
      ),
      { maxItems: 50, description: 'Price lines of the request. Free requests pay none of them.' },
    ),
    quota_units: count('Units counted against the free quotas.'),
    estimator_rows: count('Estimator rows counted.'),
    given_back: Type.Boolean({ description: 'Whether the charge was reversed because the response was never sent.' }),
    attribution: Type.Enum([...ATTRIBUTIONS], {
      description:
        'What the response named: one `entity`, several `entities`, or `none`. `withheld`: another key made the ' +
        'request; owners see the whole account in the dashboard. `not_attributable`: this was not stored at the ' +
        'time, or is no longer stored.',
    }),
    entities: orNull(count('Number.'), 'Number of entities in the response. If null, see `attribution`.'),
    entity_id: orNull(Type.String(), 'Typed id of the entity, if there is exactly one. Null otherwise.'),
    entity_name: orNull(Type.String(), 'Current name of the entity. Null if there is none.'),
    member_name: orNull(
      Type.String(),
      'User who made the request in the dashboard. Null for programs; see also `attribution`.',
    ),
    member_email: orNull(Type.String(), 'Email address of the user. Null if there is none.'),
  },
  'Request.',
);

/** Response of `GET /v5/usage`. */
export const UsageBody = Type.Object(
  {
    from: calendarDay('First UTC day.'),
    to: calendarDay('Last UTC day, included.'),
    calls: Type.Array(UsageCall, { maxItems: 100, description: 'Requests of the account, newest first.' }),
    page: PageSchema,
    billing: Billing,
  },
  { $id: 'Usage', additionalProperties: false, description: 'Requests of an account and their charges.' },
);

const example = {
  from: '2026-11-01',
  to: '2026-11-21',
  calls: [
    {
      ...{ id: 90210, at: '2026-11-20T14:05:11.000Z', key_id: 7, route: '/v5/entities/:id', charged: '0.03' },
      ...{ client_reference: 'case 2026/118', request_id: '01JD6Z3K9M', quota_units: 0, estimator_rows: 0 },
      lines: [
        { code: 'base', price: '0.01' },
        { code: 'CHK-BIN', price: '0.02' },
      ],
      given_back: false,
      ...{
        attribution: 'entity',
        entities: 1,
        entity_id: 'pa_own_42',
        entity_name: 'Maderas Ficticias del Tuira, S.A.',
      },
      ...{ member_name: null, member_email: null },
    },
  ],
  page: { returned: 1, next_cursor: null },
  billing: {
    ...{ currency: 'USD', price: '0.00', charged: '0.00', dry_run: false, base: '0.00', codes: [], redundant: [] },
  },
};

const csv = [
  USAGE_COLUMNS.join(','),
  '90210,2026-11-20T14:05:11.000Z,7,/v5/entities/:id,case 2026/118,01JD6Z3K9M,0.03,base CHK-BIN,0,0,false,entity,1,pa_own_42,"Maderas Ficticias del Tuira, S.A.",,',
  '',
].join('\r\n');

export const operations: readonly Operation[] = [
  {
    method: 'GET',
    path: '/v5/usage',
    operationId: 'getUsage',
    group: 'Account',
    summary: 'List requests and charges',
    description:
      'Returns the requests of the account with any of its keys, newest first: as JSON in pages, or with ' +
      '`format=csv` as one file (RFC 4180, UTF-8). In the file, text that a spreadsheet could run as a formula ' +
      'starts with an apostrophe. Entities are only shown for requests made with this key; for other keys they are ' +
      'withheld.',
    access: { key: 'any' },
    charge: { kind: 'exempt', freeKey: 'uncounted' },
    query: UsageQuery,
    responses: [
      {
        status: 200,
        description: 'A page of requests.',
        schema: UsageBody,
        examples: { calls: { summary: 'One request', value: example } },
      },
      {
        status: 200,
        description: 'All requests, as a file.',
        mediaType: 'text/csv',
        schema: Type.String({ description: `Columns: ${USAGE_COLUMNS.join(', ')}.` }),
        examples: { calls: { summary: 'One request', value: csv } },
        headers: { 'Content-Disposition': 'File name.' },
      },
    ],
    errors: ['invalid_parameter', 'invalid_cursor'],
  },
];
