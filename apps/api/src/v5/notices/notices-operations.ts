import { Type } from 'typebox';
import { Billing } from '../../openapi/billing-schema.js';
import type { Operation } from '../../openapi/operation.js';
import { PageSchema, closed, count, instant, orNull, typedId } from '../schema-parts.js';
import { FREE_BILLING } from '../screening-decisions/decision-examples.js';
import { NoticesQuery } from './notices.dto.js';

const NOTICE = {
  id: Type.Integer({ minimum: 1, description: 'Id of the notice.' }),
  entity_id: typedId('The entity, or the record, that you received.'),
  level: Type.String({ maxLength: 64, description: 'The part of it that was corrected or suppressed.' }),
  responses: count('Responses with it that you received.'),
  first_disclosed_at: instant('When you first received it.'),
  last_disclosed_at: instant('When you last received it.'),
  issued_at: instant('When the notice was issued.'),
  action: Type.Literal('request_again', {
    description:
      'What to do: request this part of the entity again, and correct or delete your copies. A section with the state `restricted` lost ' +
      'facts for legal reasons.',
  }),
  acknowledged_at: orNull(instant('Instant.'), 'When it was acknowledged. Null: it is open.'),
  acknowledged_by: orNull(
    Type.String({ maxLength: 200 }),
    'Name of the key or member that acknowledged it. Null: it is open, or the member was erased.',
  ),
};

const Notice = closed(NOTICE, 'A correction of data that you received.');

/** Response of `GET /v5/notices`. */
const NoticesResponse = Type.Object(
  {
    notices: Type.Array(Notice, { maxItems: 100, description: 'Notices, newest first.' }),
    page: PageSchema,
    billing: Billing,
  },
  { $id: 'Notices', additionalProperties: false, description: 'A page of notices.' },
);

/** Response of `POST /v5/notices/{id}/acknowledgements`. */
const NoticeResponse = Type.Object(
  { ...NOTICE, billing: Billing },
  { $id: 'Notice', additionalProperties: false, description: 'The acknowledged notice.' },
);

const example = {
  ...{ id: 12, entity_id: 'pa_own_42', level: 'directores', responses: 3 },
  ...{ first_disclosed_at: '2026-08-03T14:02:11.000Z', last_disclosed_at: '2026-11-02T09:30:00.000Z' },
  ...{ issued_at: '2026-11-21T12:00:00.000Z', action: 'request_again' },
};
const common = {
  group: 'Watching',
  access: { key: 'v5' },
  charge: { kind: 'exempt', freeKey: 'uncounted' },
} as const;

export const operations: readonly Operation[] = [
  {
    ...{ method: 'GET', path: '/v5/notices', operationId: 'listNotices', summary: 'List correction notices' },
    ...{ ...common, query: NoticesQuery },
    description:
      'Returns notices about data that you received and that was corrected or suppressed since, newest first. A notice names the entity, ' +
      'the part and the dates, not what changed or why. You also get each as the event `correction.issued`.',
    responses: [
      {
        ...{ status: 200, description: 'A page of notices.', schema: NoticesResponse },
        examples: {
          open: {
            summary: 'An open notice',
            value: {
              notices: [{ ...example, acknowledged_at: null, acknowledged_by: null }],
              ...{ page: { returned: 1, next_cursor: null }, billing: FREE_BILLING },
            },
          },
        },
      },
    ],
    errors: ['invalid_cursor'],
  },
  {
    ...{ method: 'POST', path: '/v5/notices/{id}/acknowledgements', operationId: 'acknowledgeNotice' },
    ...{ ...common, summary: 'Acknowledge a notice' },
    description:
      'Records that you have seen a notice and dealt with your copies, under the name of your key. The first time counts; a repeated ' +
      'call changes nothing.',
    params: Type.Object({
      id: Type.String({
        ...{ description: 'Id of the notice.', maxLength: 16, pattern: '^[1-9][0-9]{0,15}$', examples: ['12'] },
      }),
    }),
    responses: [
      {
        ...{ status: 200, description: 'It is acknowledged.', schema: NoticeResponse },
        examples: {
          done: {
            summary: 'Acknowledged',
            value: {
              ...{ ...example, acknowledged_at: '2026-11-22T08:15:00.000Z', acknowledged_by: 'compliance' },
              billing: FREE_BILLING,
            },
          },
        },
      },
    ],
    errors: ['notice_not_found'],
  },
];
