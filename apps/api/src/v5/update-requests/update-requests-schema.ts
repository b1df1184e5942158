import { DEFAULT_JURISDICTION, JURISDICTION_CODES, codesFor, jurisdictionNames } from '@entity-registry/domain';
import { Type } from 'typebox';
import type { Operation } from '../../openapi/operation.js';
import { Billing } from '../../openapi/billing-schema.js';
import { EXAMPLES } from '../entities/entities-examples.js';
import { CardBody } from '../entities/entities-schema.js';
import { EntityPath, closed, count, instant, orNull, typedId } from '../schema-parts.js';
import { UpdateBody } from './update-body.js';

const requestId = Type.Integer({
  minimum: 1,
  description: 'Id of the request, unique across jurisdictions. Webhooks name it too.',
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
  description: 'The codes that were requested.',
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
    estimated_cost: Type.String({ description: 'What completion charges, USD as a decimal string.' }),
    webhook_url: orNull(Type.String(), 'Where the result will be sent; null: no webhook is set up.'),
    billing: Billing,
  },
  { $id: 'AcceptedUpdate', additionalProperties: false, description: 'A refresh that was accepted.' },
);

const Status = Type.Object(
  {
    ...head,
    jurisdiction: Type.Enum([...JURISDICTION_CODES], { description: 'Jurisdiction of the entity.' }),
    status: Type.Enum(['pending', 'completed', 'failed'], { description: 'Where the refresh stands.' }),
    webhook_status: orNull(
      Type.Enum(['delivered', 'failed']),
      'Whether the webhook was delivered; independent of `status`. Null: not yet, or there is none.',
    ),
    webhook_attempts: count('Attempts to deliver the webhook so far.'),
    requested_codes: codes,
    started_at: orNull(instant('Time.'), 'When work on it began; null: not yet.'),
    completed_at: orNull(instant('Time.'), 'When it ended; null: not yet.'),
    result: orNull(
      CardBody,
      'Once completed, the entity as it was then, with at most 100 items in each list. For 24 hours from then on `next` leads ' +
        'to the rest. Null also for a request that completed before v5 had refreshes, and for data that was erased since.',
    ),
    error: orNull(
      closed({ message: Type.String({ description: 'The cause.' }) }, 'What failed.'),
      'Why the refresh failed, or, of a completed one, why its webhook was not delivered.',
    ),
    billing: Billing,
  },
  { $id: 'UpdateStatus', additionalProperties: false, description: 'The status of a refresh.' },
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
const entity = Object.fromEntries(Object.entries(EXAMPLES.card).filter(([name]) => name !== 'billing'));
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
    summary: 'Refresh an entity from its sources',
    description:
      'Queues a refresh of the codes in `include` and answers at once. The result comes by webhook and by ' +
      '`GET /v5/update_requests/{update_request_id}`. Each call is a new request, unless calls share an `Idempotency-Key`.',
    access: { key: 'v5' },
    charge: {
      kind: 'billed',
      base: false,
      note: 'It is charged when the refresh completes, so `billing.charged` is "0.00" here; a failed refresh costs nothing. Until it ends, its price is reserved: all open refreshes together have to fit balance and spending limits.',
      freeKey: 'paid',
    },
    params: EntityPath,
    body: {
      schema: UpdateBody,
      examples: { directors: { summary: 'Directors and the rest of DAT-GOV', value: { include: ['DAT-GOV'] } } },
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
    summary: 'The status of a refresh',
    description:
      "One of the account's own requests, by whichever version it was made. Poll every few minutes; most complete within an hour.",
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
