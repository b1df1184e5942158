import { DEFAULT_JURISDICTION, JURISDICTIONS } from '@entity-registry/domain';
import { Type } from 'typebox';
import type { TSchema } from 'typebox';
import type { Operation } from '../../openapi/operation.js';
import { DetailQuery } from '../entities/detail-query.dto.js';
import { DETAIL_EXAMPLES, anyDetail, entityIdParams, pascal } from '../entities/entities-schema.js';

const { v4Name, englishName } = JURISDICTIONS[DEFAULT_JURISDICTION];
const orNull = (schema: TSchema, description: string) => Type.Union([schema, Type.Null()], { description });
const oneOf = (values: readonly string[], description: string) =>
  Type.Enum([...values] as [string, ...string[]], { description });

const requestId = Type.Integer({
  minimum: 1,
  description: 'Identifier of the request, unique across jurisdictions.',
  examples: [7],
});
const entityId = Type.Integer({ description: 'Identifier of the entity within its jurisdiction.' });
const codes = Type.Array(Type.String(), { maxItems: 40, description: 'The codes that were asked for.' });
const instant = (description: string) => orNull(Type.String({ format: 'date-time' }), `${description}, ISO 8601.`);

const Accepted = Type.Object(
  {
    update_request_id: requestId,
    status: Type.Literal('pending', { description: 'Always `pending` at creation.' }),
    entity_id: entityId,
    entity_sid: Type.String({ description: 'Stable key of the entity in its sources.' }),
    jurisdiction: Type.Literal(v4Name, { description: `Only ${englishName} has refreshes.` }),
    requested_codes: codes,
    estimated_cost: Type.String({ description: 'What completion charges, USD as a decimal string.' }),
    webhook_url: orNull(Type.String(), 'Where the result will be sent; null: no webhook is set up.'),
  },
  { $id: 'AcceptedUpdateRequest', additionalProperties: false, description: 'A refresh that was accepted.' },
);

const Failure = Type.Object(
  { message: Type.String({ description: 'The cause.' }) },
  { $id: 'UpdateRequestError', additionalProperties: false, description: 'Why the refresh or its webhook failed.' },
);

const Status = Type.Object(
  {
    update_request_id: requestId,
    entity_id: entityId,
    jurisdiction: oneOf(
      Object.values(JURISDICTIONS).map(({ v4Name }) => v4Name),
      'Jurisdiction of the entity.',
    ),
    status: oneOf(['pending', 'completed', 'failed'], 'Where the refresh stands.'),
    webhook_status: orNull(Type.Enum(['delivered', 'failed']), 'How the webhook went; independent of `status`.'),
    webhook_attempts: Type.Integer({ minimum: 0, description: 'Attempts to deliver it so far.' }),
    requested_codes: codes,
    started_at: instant('When work on it began'),
    completed_at: instant('When it ended'),
    result: orNull(anyDetail(DEFAULT_JURISDICTION), 'The entity once completed, as the detail gives it.'),
    error: orNull(Failure, 'What went wrong, if anything did.'),
  },
  {
    $id: 'UpdateRequestStatus',
    additionalProperties: false,
    description: 'The status of a refresh: always these 11 keys.',
  },
);

const ACCEPTED = {
  ...{ update_request_id: 7, status: 'pending', entity_id: 42, entity_sid: 'ruc:9900001-1-900001' },
  ...{ jurisdiction: v4Name, requested_codes: ['DAT-GOV'], estimated_cost: '0.15', webhook_url: null },
};

const PENDING = {
  ...{ update_request_id: 7, entity_id: 42, jurisdiction: v4Name, status: 'pending', webhook_status: null },
  ...{
    webhook_attempts: 0,
    requested_codes: ['DAT-GOV'],
    started_at: null,
    completed_at: null,
    result: null,
    error: null,
  },
};

const COMPLETED = {
  ...PENDING,
  ...{ status: 'completed', started_at: '2026-11-21T12:00:00.000Z', completed_at: '2026-11-21T12:04:00.000Z' },
  ...{ requested_codes: ['CHK-BIN'], result: DETAIL_EXAMPLES['existence']?.value },
};

/** v4's refreshes. */
export const operations: readonly Operation[] = [
  {
    method: 'POST',
    path: `/v4/${v4Name}/entidades/{id}/update`,
    operationId: `request${pascal(v4Name)}Update`,
    group: 'Refresh',
    summary: 'Refresh an entity from its sources',
    description:
      'Queues a refresh and answers at once; the result comes by webhook and can be polled. Every call makes a request of its own, unless calls share an `Idempotency-Key`. Takes no body.',
    access: { key: DEFAULT_JURISDICTION },
    charge: {
      kind: 'billed',
      base: false,
      note: 'It is charged when the refresh completes; a failed one costs nothing. Until it ends its price is reserved: all open refreshes together have to fit balance and spending limits.',
      freeKey: 'paid',
    },
    params: entityIdParams,
    query: DetailQuery,
    responses: [
      {
        status: 202,
        description: 'Accepted.',
        schema: Accepted,
        examples: { accepted: { summary: 'Accepted', value: ACCEPTED } },
      },
    ],
    errors: [
      ...(['invalid_id', 'missing_include', 'empty_include_item', 'unknown_code'] as const),
      ...(['entity_not_found', 'paid_plan_required', 'refresh_backlog'] as const),
    ],
  },
  {
    method: 'GET',
    path: '/v4/update_requests/{update_request_id}',
    operationId: 'getUpdateRequest',
    group: 'Refresh',
    summary: 'What became of a refresh',
    description: "One of the caller's own requests. Poll every few minutes; most complete within an hour.",
    access: { key: 'any' },
    charge: { kind: 'exempt' },
    params: Type.Object({ update_request_id: requestId }),
    responses: [
      {
        status: 200,
        description: 'The status record.',
        schema: Status,
        examples: {
          pending: { summary: 'Still waiting', value: PENDING },
          completed: { summary: 'Completed', value: COMPLETED },
        },
      },
    ],
    errors: ['invalid_update_request_id', 'update_request_not_found', 'paid_plan_required', 'key_scope_locked'],
  },
];
