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
    id: count('Number of the entry in the ledger.'),
    at: instant('When it was booked.'),
    key_id: orNull(count('Number.'), 'The key that called.'),
    route: orNull(Type.String(), 'The route that answered.'),
    client_reference: orNull(Type.String({ maxLength: 64 }), 'The X-Client-Reference that came with the call.'),
    request_id: orNull(Type.String(), 'The X-Request-Id of its answer.'),
    charged: money('What it cost, USD.'),
    lines: Type.Array(
      closed(
        { code: Type.String({ description: 'Product code, or `base`.' }), price: money('Its price, USD.') },
        'A part of the price.',
      ),
      { maxItems: 50, description: 'What was asked for; a free call paid none of it.' },
    ),
    quota_units: count('What it counted against the free quotas.'),
    estimator_rows: count('Estimator rows that it counted.'),
    given_back: Type.Boolean({ description: 'Whether it was given back since, because its answer never left.' }),
    attribution: Type.Enum([...ATTRIBUTIONS], {
      description:
        'What the response named: one `entity`, several `entities`, or `none`. `withheld`: another key made the call, and only ' +
        'owners see the whole account, in the dashboard. `not_attributable`: charged before this was kept, or longer ago than it is.',
    }),
    entities: orNull(count('Number.'), 'How many entities the response named; null: see `attribution`.'),
    entity_id: orNull(Type.String(), 'The entity, when it was one: its typed id.'),
    entity_name: orNull(Type.String(), 'What that entity is called now.'),
    member_name: orNull(
      Type.String(),
      'The user who made the call in the dashboard; null: a program, or see `attribution`.',
    ),
    member_email: orNull(Type.String(), 'The address of that user.'),
  },
  'One call.',
);

/** Response of `GET /v5/usage`. */
export const UsageBody = Type.Object(
  {
    from: calendarDay('First UTC day.'),
    to: calendarDay('Last UTC day, included.'),
    calls: Type.Array(UsageCall, { maxItems: 100, description: 'The calls of the account, newest first.' }),
    page: PageSchema,
    billing: Billing,
  },
  { $id: 'Usage', additionalProperties: false, description: 'What an account has called, and what that cost.' },
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
    summary: 'What the account has called, and what that cost',
    description:
      'The calls of the account, with any of its keys, newest first: as JSON page by page, or with `format=csv` all of them as ' +
      'a file (RFC 4180, UTF-8). In the file a text that a spreadsheet would take for a formula gets an apostrophe before it. ' +
      'Calls made with this key name the entity that they were about; for those of other keys that is withheld.',
    access: { key: 'any' },
    charge: { kind: 'exempt', freeKey: 'uncounted' },
    query: UsageQuery,
    responses: [
      {
        status: 200,
        description: 'One page of calls.',
        schema: UsageBody,
        examples: { calls: { summary: 'One call', value: example } },
      },
      {
        status: 200,
        description: 'All calls, as a file.',
        mediaType: 'text/csv',
        schema: Type.String({ description: `Columns: ${USAGE_COLUMNS.join(', ')}.` }),
        examples: { calls: { summary: 'One call', value: csv } },
        headers: { 'Content-Disposition': 'Name of the file.' },
      },
    ],
    errors: ['invalid_parameter', 'invalid_cursor'],
  },
];
