import { Type } from 'typebox';
import { Billing } from '../../openapi/billing-schema.js';
import type { Operation } from '../../openapi/operation.js';
import { closed, instant, orNull } from '../schema-parts.js';
import { FREE_BILLING } from '../screening-decisions/decision-examples.js';
import { MAX_REFERENCE } from '../screening-decisions/subject-reference.js';
import { EventTypeSchema } from '../watchlists/watch-body.js';
import { EventsQuery } from './events.dto.js';

const Event = closed(
  {
    id: Type.String({ pattern: '^evt_[0-9a-f]{32}$', description: 'Id of the event, the same in webhooks.' }),
    seq: Type.Integer({ minimum: 1, description: 'Its number in your feed: 1, 2, 3, without a gap.' }),
    type: EventTypeSchema,
    at: instant('When it happened.'),
    watchlist_id: orNull(Type.Integer({ minimum: 1 }), 'The watchlist. Null: an event of your account.'),
    item: orNull(
      closed(
        {
          id: Type.Integer({ minimum: 1, description: 'Id of the item.' }),
          reference: orNull(Type.String({ maxLength: MAX_REFERENCE }), 'Your own id. Null: the item is gone.'),
        },
        'The item.',
      ),
      'The watched item. Null: an event of your account.',
    ),
    data: Type.Object(
      {},
      {
        additionalProperties: true,
        description:
          'What happened, without paid content: for hits the `list`, its `version` and changed `fields`; for entities `entity_id`, and ' +
          'the `level` that changed; for a list its counts.',
      },
    ),
  },
  'Something that happened.',
);

/** Response of `GET /v5/events`. */
export const EventsResponse = Type.Object(
  {
    events: Type.Array(Event, { maxItems: 100, description: 'Events, in order.' }),
    next: Type.String({ maxLength: 4_000, description: 'Pass it as `after` to go on, also after an empty page.' }),
    billing: Billing,
  },
  { $id: 'Events', additionalProperties: false, description: 'A page of your feed.' },
);

export const EXAMPLE_EVENT = {
  ...{ id: 'evt_0c5f6a0e2d3b4c5d8e9f0a1b2c3d4e5f', seq: 101, type: 'screening.hit', at: '2026-11-21T12:00:00.000Z' },
  ...{ watchlist_id: 3, item: { id: 9, reference: 'c-17' }, data: { list: 'ofac_sdn', version: '2026-11-20' } },
};

export const operations: readonly Operation[] = [
  {
    method: 'GET',
    path: '/v5/events',
    operationId: 'listEvents',
    group: 'Watching',
    summary: 'Read the feed of events',
    description:
      'Returns what happened to what you watch, in order and without a gap. Store `next` with what you did, and pass it as `after`. ' +
      'Events are kept 400 days: an older cursor, or one from before a restore, is 410 `cursor_expired`, never a silent gap. With ' +
      '`wait`, a call without events waits for the next one.',
    access: { key: 'v5' },
    charge: { kind: 'exempt', freeKey: 'uncounted' },
    query: EventsQuery,
    responses: [
      {
        status: 200,
        description: 'Events after the cursor.',
        schema: EventsResponse,
        examples: {
          hit: { summary: 'A hit', value: { events: [EXAMPLE_EVENT], next: 'eyJzZXEiOjEwMX0', billing: FREE_BILLING } },
        },
      },
    ],
    errors: ['invalid_cursor', 'cursor_expired', 'key_scope_locked'],
  },
];
