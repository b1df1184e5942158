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
  description: 'Id of the update request, unique across jurisdictions.',
  examples: [7],
});
const entityId = Type.Integer({ description: 'Identifier of the entity within its jurisdiction.' });
const codes = Type.Array(Type.String(), { maxItems: 40, description: 'Requested codes.' });
const instant = (description: string) => orNull(Type.String({ format: 'date-time' }), `${description}, ISO 8601.`);

const Accepted = Type.Object(
  {
    update_request_id: requestId,
    status: Type.Literal('pending', { description: 'Always `pending` at creation.' }),
    entity_id: entityId,
    entity_sid: Type.String({ description: 'Stable key of the entity in its sources.' }),
    jurisdiction: Type.Literal(v4Name, { description: `Only entities of ${englishName} can be refreshed.` }),
    requested_codes: codes,
    estimated_cost: Type.String({ description: 'Amount charged on completion, in USD as a decimal string.' }),
    webhook_url: orNull(Type.String(), 'URL that receives the result. Null if no webhook is set up.'),
  },
  { $id: 'AcceptedUpdateRequest', additionalProperties: false, description: 'An accepted refresh.' },
);

const Failure = Type.Object(
  { message: Type.String({ description: 'Cause of the failure.' }) },
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
    status: oneOf(['pending', 'completed', 'failed'], 'Status of the refresh.'),
    webhook_status: orNull(
      Type.Enum(['delivered', 'failed']),
      'Status of the webhook delivery, independent of `status`. Null until it is known.',
    ),
    webhook_attempts: Type.Integer({ minimum: 0, description: 'Delivery attempts so far.' }),
    requested_codes: codes,
    started_at: instant('When the refresh started'),
    completed_at: instant('When the refresh ended'),
    result: orNull(anyDetail(DEFAULT_JURISDICTION), 'The entity in detail, once the refresh is completed.'),
    error: orNull(Failure, 'What went wrong. Null if nothing did.'),
  },
  {
    $id: 'UpdateRequestStatus',
    additionalProperties: false,
    description: 'Status of a refresh. Always has these 11 keys.',
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
    summary: 'Refresh an entity',
    description:
      'Queues a refresh from the sources and returns immediately. The result is sent by webhook, and you can poll ' +
      'for it. Each call creates a new request unless calls share an `Idempotency-Key`. Takes no body.',
    access: { key: DEFAULT_JURISDICTION },
    charge: {
      kind: 'billed',
      base: false,
      note:
        'Charged when the refresh completes; failed refreshes are free. The price is reserved until the refresh ' +
        'ends: the balance and spending limits must cover all open refreshes.',
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
    summary: 'Get the status of an update request',
    description: 'Returns an update request of your account. Poll every few minutes; most complete within an hour.',
    access: { key: 'any' },
    charge: { kind: 'exempt' },
    params: Type.Object({ update_request_id: requestId }),
    responses: [
      {
        status: 200,
        description: 'Status of the refresh.',
        schema: Status,
        examples: {
          pending: { summary: 'Pending', value: PENDING },
          completed: { summary: 'Completed', value: COMPLETED },
        },
      },
    ],
    errors: ['invalid_update_request_id', 'update_request_not_found', 'paid_plan_required', 'key_scope_locked'],
  },
];
