import { DECISIONS, DomainError, isBlank } from '@entity-registry/domain';
import type { Decision } from '@entity-registry/domain';
import type { DecidedSubject } from '@entity-registry/accounts';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { Reference } from './subject-reference.js';
import { servedIdPattern } from '../schema-parts.js';
import { MAX_LISTING_ID, MAX_WATCH_ITEM_ID } from './decisions.dto.js';

const MAX_REASON = 1_000;
const closed = { additionalProperties: false };

export const DecisionSchema = Type.Unsafe<Decision>(
  Type.Union(
    DECISIONS.map((decision) => Type.Literal(decision)),
    {
      description:
        '`dismissed`: the listing means somebody else. `confirmed`: it means the subject. `open`: undecided, or no longer decided.',
    },
  ),
);

/** Body of `POST /v5/screening/decisions`. */
export const DecisionBody = Type.Object(
  {
    subject: Type.Object(
      {
        reference: Type.Optional(Reference),
        entity_id: Type.Optional(
          Type.String({
            maxLength: 40,
            description: 'Id of the entity that was screened.',
            documented: { pattern: servedIdPattern(['own']) },
          }),
        ),
        watch_item_id: Type.Optional(
          Type.Integer({
            ...{ minimum: 1, maximum: MAX_WATCH_ITEM_ID },
            description: 'Id of the watched item that shows the hit. It must be paid.',
          }),
        ),
      },
      {
        ...closed,
        description: 'The subject, as it was screened or is watched: exactly one of its members.',
        documented: { minProperties: 1, maxProperties: 1 },
      },
    ),
    listing_id: Type.String({
      minLength: 3,
      maxLength: MAX_LISTING_ID,
      description: 'Id of the listing, from the hit.',
    }),
    screening_id: Type.Optional(
      Type.Union([Type.String({ maxLength: 40, documented: { pattern: '^scr_[0-9a-f]{32}$' } }), Type.Null()], {
        description:
          'Id of the screening that you looked at: the decision rests on what it shows. If a later one differs, the decision is ' +
          '`stale` at once. Null: the latest screening of the subject that shows the hit. Not with `watch_item_id`.',
      }),
    ),
    decision: DecisionSchema,
    reason: Type.Optional(
      Type.Union([Type.String({ maxLength: MAX_REASON }), Type.Null()], {
        description: 'The reason, for your records. Required for `dismissed` and `confirmed`.',
      }),
    ),
    expires_at: Type.Optional(
      Type.Union([Type.String({ maxLength: 40, documented: { format: 'date-time' } }), Type.Null()], {
        description:
          'Instant in the future, with its offset, until which the decision counts. Null: it does not expire.',
      }),
    ),
  },
  { ...closed, $id: 'ScreeningDecisionBody', description: 'What you decided about a hit, and why.' },
);
export type DecisionRequestBody = Static<typeof DecisionBody>;

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2})$/;

/** The members of a body or query that name a subject. */
interface SubjectMembers {
  readonly reference?: string;
  readonly entity_id?: string;
  readonly watch_item_id?: number | string;
}

/** The subject of a body or query; null: none is named. Throws `invalid_parameter` for more than one. */
export function namedSubject(
  { reference, entity_id: entityId, watch_item_id: itemId }: SubjectMembers,
  parameter: string,
): DecidedSubject | null {
  const named: DecidedSubject[] = [
    ...(reference === undefined ? [] : [{ reference }]),
    ...(entityId === undefined ? [] : [{ entityId }]),
    ...(itemId === undefined ? [] : [{ watchItemId: BigInt(itemId) }]),
  ];
  if (named.length <= 1) return named[0] ?? null;
  const message = 'cannot have more than one of reference, entity_id and watch_item_id';
  throw new DomainError('invalid_parameter', { parameter, message });
}

/** The subject of a decision. Throws `invalid_parameter`. */
export function subjectOf({ subject }: DecisionRequestBody): DecidedSubject {
  const named = namedSubject(subject, 'subject');
  if (named !== null) return named;
  const message = 'must have reference, entity_id or watch_item_id';
  throw new DomainError('invalid_parameter', { parameter: 'subject', message });
}

/** The screening that the decision rests on; null: the latest one, or none for a watched item. Throws `invalid_parameter`. */
export function screeningOf({ subject, screening_id: id = null }: DecisionRequestBody): string | null {
  if (id === null || subject.watch_item_id === undefined) return id;
  const message = 'cannot be sent with watch_item_id: the decision rests on what the item shows now';
  throw new DomainError('invalid_parameter', { parameter: 'screening_id', message });
}

/** The reason; null only for an open hit. Throws `invalid_parameter`. */
export function reasonOf({ decision, reason }: DecisionRequestBody): string | null {
  const text = reason?.trim() ?? '';
  if (!isBlank(text)) return text;
  if (decision === 'open') return null;
  throw new DomainError('invalid_parameter', {
    parameter: 'reason',
    message: `is required to mark a hit as ${decision}`,
  });
}

/** When the decision expires; null: never. Throws `invalid_parameter`. */
export function expiryOf({ decision, expires_at: text = null }: DecisionRequestBody, now: Date): Date | null {
  if (text === null) return null;
  const refuse = (message: string) => new DomainError('invalid_parameter', { parameter: 'expires_at', message });
  if (decision === 'open') throw refuse('must be null for an open hit, which has nothing that could expire');
  const expiry = new Date(text);
  if (!INSTANT.test(text) || Number.isNaN(expiry.getTime()) || !isCalendarDay(text)) {
    throw refuse('must be an instant with its offset, such as 2027-06-30T00:00:00Z');
  }
  if (expiry <= now) throw refuse('must be in the future');
  return expiry;
}

/** `Date` turns a day that does not exist, such as 2026-02-30, into another day. */
function isCalendarDay(text: string): boolean {
  const day = text.slice(0, 10);
  return new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
}
