import { changedBasis } from '@entity-registry/domain';
import type { DecidedParty, Decision, DecisionBasis } from '@entity-registry/domain';
import type pg from 'pg';
import { withAudit } from '../audit/audit.js';
import type { AccountId, KeyId } from '../ids.js';
import { findActorName, findLatestDecisions, insertDecision, listDecisions, lockHit } from './decision-rows.js';
import type { DecisionFilter, DecisionRow } from './decision-rows.js';
import { findLatestHit, findLatestSubjects } from './screening-rows.js';
import type { HitQuery, StoredHit, SubjectKey } from './screening-rows.js';

/** Characters that are kept of an actor's name. The name of a key alone can have as many. */
const MAX_ACTOR = 200;

/** A decision to record, about a hit that a stored screening or a watched item showed. */
export interface DecisionRequest {
  accountId: AccountId;
  keyId: KeyId;
  userId: string | null;
  requestId: string;
  subjectKey: SubjectKey;
  /** Every name of the subject in the screening, or of the watched item, that one included. */
  subjectKeys: readonly SubjectKey[];
  listingId: string;
  decision: Decision;
  /** Null only for `open`. */
  reason: string | null;
  expiresAt: Date | null;
  /** Both sides of the hit as they were shown. */
  basis: DecisionBasis;
  /** Null: of a watched item. */
  screeningId: string | null;
}

export interface RecordedDecision {
  readonly decision: DecisionRow;
  /** False: the current decision was the same, and nothing was added. */
  readonly isNew: boolean;
}

/** What accounts decided about hits: an append-only history that no other account sees (ADR 0205). */
export class ScreeningDecisions {
  constructor(
    private readonly pool: pg.Pool,
    private readonly options: { readonly now: () => Date },
  ) {}

  /**
   * Appends a decision, with an entry of the audit log. The same decision again about the same facts adds nothing, so a request can
   * be sent again, unless another was made meanwhile, under whichever name of the subject.
   */
  async decide(request: DecisionRequest): Promise<RecordedDecision> {
    const { accountId, subjectKey, subjectKeys, listingId, decision, keyId, userId } = request;
    const now = this.options.now();
    const name = ((await findActorName(this.pool, keyId, userId)) ?? 'unknown').slice(0, MAX_ACTOR);
    const actor = { operatorId: null, name, requestId: request.requestId, ...(userId !== null && { userId }) };
    return withAudit(this.pool, actor, now, async (tx, recordChange) => {
      for (const key of subjectKeys.toSorted()) await lockHit(tx, accountId, key, listingId);
      const latest = await findLatestDecisions(tx, accountId, subjectKeys, listingId);
      const before = latest.find((each) => each.subjectKey === subjectKey);
      const isCurrent = before !== undefined && latest.every(({ id }) => id <= before.id);
      if (isCurrent && isSame(before, request)) return { decision: before, isNew: false };
      // The names of a screened subject are in its screenings; those of an item never change.
      const otherKeys = request.screeningId === null ? subjectKeys.filter((key) => key !== subjectKey) : [];
      const id = await insertDecision(tx, { ...request, otherKeys, actor: name, decidedAt: now });
      await recordChange({
        ...{ action: 'screening.decide', accountId, target: `decision:${String(id)}` },
        ...(before !== undefined && { before: { decision: before.decision } }),
        // Without the reference, which may name a person: entries of the audit log are never erased.
        after: { listing: listingId, decision },
      });
      const { reason, expiresAt, basis, screeningId } = request;
      const added = { id, subjectKey, otherKeys, listingId, decision, reason, expiresAt, basis, screeningId };
      return {
        decision: { ...added, actor: name, decidedAt: now, isSuperseded: false },
        isNew: true,
      };
    });
  }

  /** The latest decision about each hit of these subjects, under each name that it was recorded under. */
  latest(accountId: AccountId, keys: readonly SubjectKey[]): Promise<DecisionRow[]> {
    return findLatestDecisions(this.pool, accountId, keys);
  }

  /** The history, newest first. */
  list(
    accountId: AccountId,
    filter: DecisionFilter,
    page: { before: bigint | null; limit: number },
  ): Promise<DecisionRow[]> {
    return listDecisions(this.pool, accountId, filter, page);
  }

  /** Each subject as it was last screened, for those that are on file. */
  latestSubjects(accountId: AccountId, keys: readonly SubjectKey[]): Promise<Map<SubjectKey, DecidedParty>> {
    return findLatestSubjects(this.pool, accountId, keys, this.options.now());
  }

  /** The latest stored screening of a subject that shows the listing as a hit, or the given one; null: none does. */
  latestHit(accountId: AccountId, query: HitQuery): Promise<StoredHit | null> {
    return findLatestHit(this.pool, accountId, { ...query, now: this.options.now() });
  }
}

function isSame(before: DecisionRow, { decision, reason, expiresAt, basis }: DecisionRequest): boolean {
  return (
    before.decision === decision &&
    before.reason === reason &&
    (before.expiresAt?.getTime() ?? null) === (expiresAt?.getTime() ?? null) &&
    changedBasis(before.basis, basis).length === 0
  );
}
