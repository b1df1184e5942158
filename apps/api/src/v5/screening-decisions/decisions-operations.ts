import type { Operation } from '../../openapi/operation.js';
import { EXAMPLE_DECISION, FREE_BILLING } from './decision-examples.js';
import { DecisionBody } from './decision-body.js';
import { DecisionResponse, DecisionsResponse } from './decision-schema.js';
import { DecisionsQuery } from './decisions.dto.js';

const decided = { ...EXAMPLE_DECISION, billing: FREE_BILLING };
const stale = {
  ...EXAMPLE_DECISION,
  ...{ state: 'stale', stale_because: [{ party: 'listing', field: 'birth_date' }] },
};

export const operations: readonly Operation[] = [
  {
    method: 'POST',
    path: '/v5/screening/decisions',
    operationId: 'decideHit',
    group: 'Screening',
    summary: 'Decide about a hit',
    description:
      'Records what you decided about a hit that a stored screening shows, or that a watched item shows now. Later screenings of the same ' +
      'subject and its watched items return the decision with the hit, which is never hidden; a dismissed one raises no event. When the subject or the listing changes in name, type, birth date, nationality or ' +
      'identifier, the decision is `stale` and says what changed. Send the `screening_id` of the hit that you looked at, so that the ' +
      'decision rests on it. Decisions are append-only: a new one replaces the last, and the ' +
      'history keeps both. A watched item is the same subject as what you screen under its reference or its entity, so use one reference ' +
      'for one party. No other account sees your decisions.',
    access: { key: 'v5' },
    charge: { kind: 'exempt', freeKey: 'uncounted' },
    body: {
      schema: DecisionBody,
      examples: {
        dismiss: {
          summary: 'The listed person is somebody else',
          value: {
            ...{ subject: { reference: 'c-17' }, listing_id: EXAMPLE_DECISION.listing_id, decision: 'dismissed' },
            ...{ screening_id: EXAMPLE_DECISION.screening_id, reason: EXAMPLE_DECISION.reason, expires_at: null },
          },
        },
        watched: {
          summary: 'A hit of a watched item',
          value: {
            ...{ subject: { watch_item_id: 9 }, listing_id: EXAMPLE_DECISION.listing_id, decision: 'confirmed' },
            reason: 'The same passport.',
          },
        },
        reopen: {
          summary: 'Undecided again',
          value: { subject: { entity_id: 'pa_own_42' }, listing_id: EXAMPLE_DECISION.listing_id, decision: 'open' },
        },
      },
    },
    responses: [
      {
        status: 201,
        description: 'The decision was recorded.',
        schema: DecisionResponse,
        examples: { recorded: { summary: 'A dismissed hit', value: decided } },
      },
      {
        status: 200,
        description: 'The current decision is the same. Nothing was added.',
        schema: DecisionResponse,
        examples: { same: { summary: 'Sent again', value: decided } },
      },
    ],
    errors: ['hit_not_found', 'watch_item_not_found', 'key_scope_locked'],
  },
  {
    method: 'GET',
    path: '/v5/screening/decisions',
    operationId: 'listDecisions',
    group: 'Screening',
    summary: 'List decisions about hits',
    description:
      'Returns the history of your decisions, newest first, with who decided, when and why. `state` says whether each still counts, ' +
      'by the latest screening of the subject, or the watched item as it is now, and the current version of the list. Decisions made on ' +
      'watched items are also listed under the reference and entity of their item, and only for keys with the scope WCH-MONTH.',
    access: { key: 'v5' },
    charge: { kind: 'exempt', freeKey: 'uncounted' },
    query: DecisionsQuery,
    responses: [
      {
        status: 200,
        description: 'A page of decisions.',
        schema: DecisionsResponse,
        examples: {
          stale: {
            summary: 'A stale decision',
            value: { decisions: [stale], page: { returned: 1, next_cursor: null }, billing: FREE_BILLING },
          },
        },
      },
    ],
    errors: ['invalid_cursor', 'key_scope_locked'],
  },
];
