import { DECIDED_FIELDS } from '@entity-registry/domain';
import { Type } from 'typebox';
import { Billing } from '../../openapi/billing-schema.js';
import { PageSchema, closed, instant, orNull } from '../schema-parts.js';
import { MAX_REFERENCE } from './subject-reference.js';
import { DecisionSchema } from './decision-body.js';
import { DECISION_STATES } from './decision-view.js';

const literals = (values: readonly string[], description: string) =>
  Type.Union(
    values.map((value) => Type.Literal(value)),
    { description },
  );

const subject = (description: string) =>
  Type.Union(
    [
      closed({ reference: Type.String({ maxLength: MAX_REFERENCE, description: 'Your own id.' }) }, 'By your own id.'),
      closed({ entity_id: Type.String({ maxLength: 40, description: 'Id of the entity.' }) }, 'As an entity.'),
      closed({ watch_item_id: Type.Integer({ minimum: 1, description: 'Id of the item.' }) }, 'As a watched item.'),
    ],
    { description },
  );

/** What documents show too, which are never changed. */
const shownWithHit = {
  id: Type.Integer({ minimum: 1, description: 'Id of the decision.' }),
  subject: subject('The subject of the decision.'),
  decision: DecisionSchema,
  state: literals(
    DECISION_STATES,
    '`current`: it counts. `stale`: the subject or the listing changed in a field that it rests on, so decide again. `expired`: its ' +
      'time is over. `superseded`: a later decision replaced it.',
  ),
  stale_because: Type.Array(
    closed(
      {
        party: literals(['subject', 'listing'], 'Which side changed.'),
        field: literals(DECIDED_FIELDS, 'Which field.'),
      },
      'A change since the decision.',
    ),
    { maxItems: 2 * DECIDED_FIELDS.length, description: 'What changed since the decision. Empty if nothing did.' },
  ),
  at: instant('When it was decided.'),
  expires_at: orNull(instant('Instant.'), 'Until when it counts. Null: it does not expire.'),
};

const members = {
  ...shownWithHit,
  other_subjects: Type.Array(subject('A name of the subject.'), {
    maxItems: 2,
    description:
      'Of a decision about a watched item: its reference and entity, under which the decision counts too. Else empty.',
  }),
  listing_id: Type.String({ description: 'Id of the listing.' }),
  reason: orNull(Type.String({ maxLength: 1_000 }), 'Why. Null for an open hit without a reason.'),
  by: Type.String({ description: 'Who decided: the name of a member, or `key` and the name of the key.' }),
  screening_id: orNull(
    Type.String({ maxLength: 40 }),
    'The screening that showed the hit. Null: a watched item showed it.',
  ),
};

/** A decision in a screening or on a watched item. */
export const HitDecision = Type.Object(shownWithHit, {
  ...{ $id: 'HitDecision', additionalProperties: false },
  description: 'A decision about a hit. Who decided and why is in the list of decisions.',
});

/** A decision of the history. */
const ListedDecision = Type.Object(members, {
  ...{ $id: 'ListedDecision', additionalProperties: false, description: 'A decision about a hit.' },
});

/** Response of `POST /v5/screening/decisions`. */
export const DecisionResponse = Type.Object(
  { ...members, billing: Billing },
  { $id: 'ScreeningDecision', additionalProperties: false, description: 'The decision.' },
);

/** Response of `GET /v5/screening/decisions`. */
export const DecisionsResponse = Type.Object(
  {
    decisions: Type.Array(ListedDecision, { maxItems: 100, description: 'Decisions, newest first.' }),
    page: PageSchema,
    billing: Billing,
  },
  { $id: 'ScreeningDecisions', additionalProperties: false, description: 'A page of decisions.' },
);
