import { subjectKey, subjectOfKey } from '@entity-registry/accounts';
import type { DecidedSubject, DecisionRow, SubjectKey, WatchItemRow } from '@entity-registry/accounts';
import { changedBasis, entityBasis, makeTypedId, subjectBasis } from '@entity-registry/domain';
import type {
  ChangedBasis,
  DecidedParty,
  DecisionBasis,
  GivenIdentity,
  ScreenedSubject,
} from '@entity-registry/domain';

/**
 * Whether a decision counts. `stale`: the subject or the listing changed in a field that it rests on. `superseded`: a later decision
 * replaced it.
 */
export const DECISION_STATES = ['current', 'stale', 'expired', 'superseded'] as const;
export type DecisionState = (typeof DECISION_STATES)[number];

type SubjectView = { readonly reference: string } | { readonly entity_id: string } | { readonly watch_item_id: number };

/** A decision as responses show it. */
export type DecisionView = {
  readonly id: number;
  readonly subject: SubjectView;
  /** Of a decision about a watched item: the names of its subject, under which the decision counts too. */
  readonly other_subjects: readonly SubjectView[];
  readonly listing_id: string;
  readonly decision: string;
  readonly state: DecisionState;
  readonly stale_because: readonly { readonly [Member in keyof ChangedBasis]: string }[];
  readonly reason: string | null;
  /** The member's name, or `key` and the name of the key. */
  readonly by: string;
  readonly at: string;
  readonly expires_at: string | null;
  /** Null: a watched item showed the hit. */
  readonly screening_id: string | null;
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
  const changed = basis === null ? [] : changedBasis(row.basis, basis);
  return {
    id: Number(row.id),
    subject: subjectView(subjectOfKey(row.subjectKey)),
    other_subjects: row.otherKeys.map((key) => subjectView(subjectOfKey(key))),
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

function subjectView(subject: DecidedSubject): SubjectView {
  if ('reference' in subject) return subject;
  return 'entityId' in subject ? { entity_id: subject.entityId } : { watch_item_id: Number(subject.watchItemId) };
}

function stateOf({ isSuperseded, expiresAt }: DecisionRow, changed: readonly ChangedBasis[], now: Date): DecisionState {
  if (isSuperseded) return 'superseded';
  if (expiresAt !== null && expiresAt <= now) return 'expired';
  return changed.length > 0 ? 'stale' : 'current';
}

/** What a decision about a screened subject rests on, without what only the register has. */
export function decidedSubject(subject: ScreenedSubject, given: GivenIdentity, isEntity: boolean): DecidedParty {
  return isEntity ? entityBasis(subject, given) : subjectBasis(subject);
}

const NOTHING: GivenIdentity = { name: null, aliases: [], identifiers: [] };

/** The names under which decisions about a watched item are kept: its own, and those of the subject that its account watches. */
export function itemKeys({ id, reference, jurisdiction, entityPk }: WatchItemRow): SubjectKey[] {
  return [
    ...[subjectKey({ watchItemId: id }), subjectKey({ reference })],
    ...(jurisdiction === null || entityPk === null
      ? []
      : [subjectKey({ entityId: makeTypedId(jurisdiction, 'own', entityPk) })]),
  ];
}

/** What a decision about a watched item rests on. If it isn't known what the account said about an entity, everything may be the register's. */
export function decidedItem({ subject, given, entityPk }: WatchItemRow): DecidedParty {
  return decidedSubject(subject, given ?? NOTHING, entityPk !== null);
}

/** The latest decision about a hit under any of these names; null: none. `rows`: the decisions of subjects. */
export function latestOf(
  rows: readonly DecisionRow[],
): (keys: readonly SubjectKey[], listingId: string) => DecisionRow | null {
  const byHit = new Map<string, DecisionRow>();
  for (const row of rows.toSorted((one, other) => Number(one.id - other.id))) {
    for (const key of [row.subjectKey, ...row.otherKeys]) byHit.set(`${key} ${row.listingId}`, row);
  }
  return (keys, listingId) =>
    keys
      .flatMap((key) => byHit.get(`${key} ${listingId}`) ?? [])
      .reduce<DecisionRow | null>((one, other) => (one !== null && one.id > other.id ? one : other), null);
}
