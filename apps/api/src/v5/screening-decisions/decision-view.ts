import { subjectOfKey } from '@entity-registry/accounts';
import type { DecisionRow } from '@entity-registry/accounts';
import { changedBasis, listingBasis, subjectBasis } from '@entity-registry/domain';
import type { ChangedBasis, DecisionBasis, Listing, ScreenedSubject } from '@entity-registry/domain';

/**
 * Whether a decision counts. `stale`: the subject or the listing changed in a field that it rests on. `superseded`: a later decision
 * replaced it.
 */
export const DECISION_STATES = ['current', 'stale', 'expired', 'superseded'] as const;
export type DecisionState = (typeof DECISION_STATES)[number];

/** A decision as responses show it. */
export type DecisionView = {
  readonly id: number;
  readonly subject: { readonly reference: string } | { readonly entity_id: string };
  readonly listing_id: string;
  readonly decision: string;
  readonly state: DecisionState;
  readonly stale_because: readonly { readonly [Member in keyof ChangedBasis]: string }[];
  readonly reason: string | null;
  /** The member's name, or `key` and the name of the key. */
  readonly by: string;
  readonly at: string;
  readonly expires_at: string | null;
  readonly screening_id: string;
};

/**
 * A decision as stored screenings show it: without who decided and why. Documents are signed and never changed, so a name in them could
 * not be erased.
 */
export type HitDecision = Pick<
  DecisionView,
  'id' | 'subject' | 'decision' | 'state' | 'stale_because' | 'at' | 'expires_at'
>;

export function toHitDecision(row: DecisionRow, basis: DecisionBasis, now: Date): HitDecision {
  const { id, subject, decision, state, stale_because, at, expires_at } = toDecision(row, basis, now);
  return { id, subject, decision, state, stale_because, at, expires_at };
}

/** `basis`: both sides as they are now; null: not known anymore, so nothing says that they have changed. */
export function toDecision(row: DecisionRow, basis: DecisionBasis | null, now: Date): DecisionView {
  const subject = subjectOfKey(row.subjectKey);
  const changed = basis === null ? [] : changedBasis(row.basis, basis);
  return {
    id: Number(row.id),
    subject: 'reference' in subject ? subject : { entity_id: subject.entityId },
    listing_id: row.listingId,
    decision: row.decision,
    state: stateOf(row, changed, now),
    stale_because: changed.map(({ party, field }) => ({ party, field })),
    reason: row.reason,
    by: row.actor,
    at: row.decidedAt.toISOString(),
    expires_at: row.expiresAt?.toISOString() ?? null,
    screening_id: row.screeningId,
  };
}

function stateOf({ isSuperseded, expiresAt }: DecisionRow, changed: readonly ChangedBasis[], now: Date): DecisionState {
  if (isSuperseded) return 'superseded';
  if (expiresAt !== null && expiresAt <= now) return 'expired';
  return changed.length > 0 ? 'stale' : 'current';
}

/** What a decision about a hit rests on now. */
export function basisOf(subject: ScreenedSubject, listing: Listing): DecisionBasis {
  return { subject: subjectBasis(subject), listing: listingBasis(listing) };
}
