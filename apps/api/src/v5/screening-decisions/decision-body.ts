import { DECISIONS, DomainError } from '@entity-registry/domain';
import type { Decision } from '@entity-registry/domain';
import type { DecidedSubject } from '@entity-registry/accounts';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { Reference } from './subject-reference.js';
import { servedIdPattern } from '../schema-parts.js';
import { MAX_LISTING_ID } from './decisions.dto.js';

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
      },
      {
        ...closed,
        description: 'The subject, as it was screened: exactly one of its members.',
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
          '`stale` at once. Null: the latest screening of the subject that shows the hit.',
      }),
    ),
    decision: DecisionSchema,
    reason: Type.Optional(
      Type.Union([Type.String({ maxLength: MAX_REASON }), Type.Null()], {
        description: 'Why, for whoever asks later. Required for `dismissed` and `confirmed`.',
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

/** The subject of a body or query; null: neither is named. Throws `invalid_parameter` for both. */
export function namedSubject(
  { reference, entity_id: entityId }: { readonly reference?: string; readonly entity_id?: string },
  parameter: string,
): DecidedSubject | null {
  if (reference !== undefined && entityId !== undefined) {
    throw new DomainError('invalid_parameter', { parameter, message: 'cannot have both reference and entity_id' });
  }
  if (reference !== undefined) return { reference };
  return entityId === undefined ? null : { entityId };
}

/** The subject of a decision. Throws `invalid_parameter`. */
export function subjectOf({ subject }: DecisionRequestBody): DecidedSubject {
  const named = namedSubject(subject, 'subject');
  if (named !== null) return named;
  throw new DomainError('invalid_parameter', { parameter: 'subject', message: 'must have reference or entity_id' });
}

/** The reason; null only for an open hit. Throws `invalid_parameter`. */
export function reasonOf({ decision, reason }: DecisionRequestBody): string | null {
  const text = reason?.trim() ?? '';
  if (text !== '') return text;
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
