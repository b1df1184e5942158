import { DEFAULT_JURISDICTION, JURISDICTION_CODES, codesFor, jurisdictionNames } from '@entity-registry/domain';
import { Type } from 'typebox';
import type { Operation } from '../../openapi/operation.js';
import { Billing } from '../../openapi/billing-schema.js';
import { EXAMPLES } from '../entities/entities-examples.js';
import { EntityBody } from '../entities/entities-schema.js';
import { EntityPath, closed, count, instant, orNull, typedId } from '../schema-parts.js';
import { UpdateBody } from './update-body.js';

const requestId = Type.Integer({
  minimum: 1,
  description: 'Id of the update request, unique across jurisdictions and included in webhooks.',
  examples: [7],
});
const CODES = codesFor(DEFAULT_JURISDICTION, 'v4');
const head = {
  update_request_id: requestId,
  id: Type.Integer({ minimum: 1, description: 'The same as `update_request_id`.' }),
  entity_id: typedId('Id of the entity.', 'own'),
};
const codes = Type.Array(Type.Enum([...CODES], { description: 'Product code.' }), {
  maxItems: CODES.length,
  description: 'Requested codes.',
});

const Accepted = Type.Object(
  {
    ...head,
    entity_sid: Type.String({ description: 'Stable key of the entity in its sources.' }),
    jurisdiction: Type.Literal(DEFAULT_JURISDICTION, {
      description: `Jurisdiction. Only entities of ${jurisdictionNames([DEFAULT_JURISDICTION])} can be refreshed.`,
    }),
    status: Type.Literal('pending', { description: 'Always `pending` at creation.' }),
    requested_codes: codes,
    estimated_cost: Type.String({ description: 'Amount charged on completion, in USD as a decimal string.' }),
    webhook_url: orNull(Type.String(), 'URL that receives the result. Null if no webhook is set up.'),
    billing: Billing,
  },
  { $id: 'AcceptedUpdate', additionalProperties: false, description: 'An accepted refresh.' },
);

const Status = Type.Object(
  {
    ...head,
    jurisdiction: Type.Enum([...JURISDICTION_CODES], { description: 'Jurisdiction of the entity.' }),
    status: Type.Enum(['pending', 'completed', 'failed'], { description: 'Status of the refresh.' }),
    webhook_status: orNull(
      Type.Enum(['delivered', 'failed']),
      'Whether the webhook was delivered, independent of `status`. Null if it is pending or no webhook is set up.',
    ),
    webhook_attempts: count('Delivery attempts of the webhook so far.'),
    requested_codes: codes,
    started_at: orNull(instant('Time.'), 'When the refresh started. Null if it has not.'),
    completed_at: orNull(instant('Time.'), 'When the refresh ended. Null if it has not.'),
    result: orNull(
      EntityBody,
      'The entity when the refresh completed, with at most 100 items per list. `next` returns the rest for 24 ' +
        'hours. Null until then, for requests that completed before v5 had refreshes, and if the data was since ' +
        'erased.',
    ),
    error: orNull(
      closed({ message: Type.String({ description: 'Cause of the failure.' }) }, 'The failure.'),
      'Why the refresh failed or, if it completed, why its webhook was not delivered. Null if there is no error.',
    ),
    billing: Billing,
  },
  { $id: 'UpdateStatus', additionalProperties: false, description: 'Status of a refresh.' },
);

const billing = (price: string, lines: readonly object[]) => ({
  ...{ currency: 'USD', price, charged: '0.00', dry_run: false, base: '0.00', codes: lines, redundant: [] },
});
const ACCEPTED = {
  ...{ update_request_id: 7, id: 7, entity_id: 'pa_own_42', entity_sid: 'ruc:9900001-1-900001', jurisdiction: 'pa' },
  ...{ status: 'pending', requested_codes: ['DAT-GOV'], estimated_cost: '0.15', webhook_url: null },
  billing: billing('0.15', [{ code: 'DAT-GOV', price: '0.15' }]),
};
const PENDING = {
  ...{ update_request_id: 7, id: 7, entity_id: 'pa_own_42', jurisdiction: 'pa', status: 'pending' },
  ...{ webhook_status: null, webhook_attempts: 0, requested_codes: ['DAT-GOV'], started_at: null, completed_at: null },
  ...{ result: null, error: null, billing: billing('0.00', []) },
};
const entity = Object.fromEntries(Object.entries(EXAMPLES.entity).filter(([name]) => name !== 'billing'));
const COMPLETED = {
  ...PENDING,
  ...{ status: 'completed', started_at: '2026-11-21T12:00:00.000Z', completed_at: '2026-11-21T12:04:00.000Z' },
  result: entity,
};

/** v5's refreshes. */
export const operations: readonly Operation[] = [
  {
    method: 'POST',
    path: '/v5/entities/{id}/update',
    operationId: 'requestUpdate',
    group: 'Refresh',
    summary: 'Refresh an entity',
    description:
      'Queues a refresh of the codes in `include` from the sources and returns immediately. Get the result by ' +
      'webhook or from `GET /v5/update_requests/{update_request_id}`. Each call creates a new request unless calls ' +
      'share an `Idempotency-Key`.',
    access: { key: 'v5' },
    charge: {
      kind: 'billed',
      base: false,
      note:
        'Charged when the refresh completes, so `billing.charged` is "0.00" here; failed refreshes are free. The ' +
        'price is reserved until the refresh ends: the balance and spending limits must cover all open refreshes.',
      freeKey: 'paid',
    },
    params: EntityPath,
    body: {
      schema: UpdateBody,
      examples: {
        directors: { summary: 'Refresh DAT-GOV, which includes directors', value: { include: ['DAT-GOV'] } },
      },
    },
    responses: [
      {
        status: 202,
        description: 'Accepted.',
        schema: Accepted,
        examples: { accepted: { summary: 'Accepted', value: ACCEPTED } },
      },
    ],
    errors: [
      ...(['malformed_id', 'jurisdiction_reserved', 'empty_include_item', 'unknown_code'] as const),
      ...(['entity_not_found', 'paid_plan_required', 'refresh_backlog'] as const),
    ],
    merges: true,
  },
  {
    method: 'GET',
    path: '/v5/update_requests/{update_request_id}',
    operationId: 'getUpdateRequest',
    group: 'Refresh',
    summary: 'Get the status of a refresh',
    description:
      'Returns an update request of your account, from either API version. Poll every few minutes; most complete ' +
      'within an hour.',
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
