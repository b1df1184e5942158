import type { ScreeningDecisions, WatchHitRow, WatchItemRow, WatchItems } from '@entity-registry/accounts';
import { listingBasis, makeTypedId } from '@entity-registry/domain';
import type { Lists } from '@entity-registry/registry';
import { mapDatabaseErrors } from '../../map-database-errors.js';
import type { ApiRequest } from '../../gateway/api-request.js';
import { decidedItem, itemKeys, latestOf, toHitDecision } from '../screening-decisions/decision-view.js';
import type { HitDecision } from '../screening-decisions/decision-view.js';
import { MAX_SHOWN_HITS } from './watch-schema.js';

export interface WatchItemViewsDependencies {
  readonly items: Pick<WatchItems, 'hits'>;
  readonly decisions: Pick<ScreeningDecisions, 'latest'>;
  readonly lists: Pick<Lists, 'listings'>;
  readonly now: () => Date;
}

/** Watched items as responses show them: with their hits, and what the account decided about each (ADR 0205). */
export class WatchItemViews {
  constructor(private readonly deps: WatchItemViewsDependencies) {}

  async of(request: ApiRequest, rows: readonly WatchItemRow[]) {
    const hits = await mapped(this.deps.items.hits(rows, MAX_SHOWN_HITS));
    const decisionOf = await this.decisionsOf(request, rows, hits);
    return rows.map((row) => toItem(row, hits.get(row.id) ?? [], decisionOf));
  }

  private async decisionsOf(
    request: ApiRequest,
    rows: readonly WatchItemRow[],
    hits: ReadonlyMap<bigint, readonly WatchHitRow[]>,
  ): Promise<DecisionOf> {
    const { decisions, lists, now } = this.deps;
    const keys = rows.filter(({ id }) => hits.has(id)).flatMap(itemKeys);
    const latest = await mapped(decisions.latest(request.caller.state.accountId, keys));
    const latestAbout = latestOf(latest);
    const listings = await mapped(lists.listings([...new Set(latest.map(({ listingId }) => listingId))]));
    return (row, listingId) => {
      const decision = latestAbout(itemKeys(row), listingId);
      const listing = listings.get(listingId);
      if (decision === null || listing === undefined) return null;
      return toHitDecision(decision, { subject: decidedItem(row), listing: listingBasis(listing) }, now());
    };
  }
}

type DecisionOf = (row: WatchItemRow, listingId: string) => HitDecision | null;

const mapped = <Result>(work: Promise<Result>): Promise<Result> => mapDatabaseErrors(work, 'service_unavailable');

/** The entity of an item; null: a subject that the account describes. */
export function entityIdOf({ jurisdiction, entityPk }: WatchItemRow): string | null {
  return jurisdiction === null || entityPk === null ? null : makeTypedId(jurisdiction, 'own', entityPk);
}

function toItem(row: WatchItemRow, hits: readonly WatchHitRow[], decisionOf: DecisionOf) {
  const { id, reference, subject, state, paidUntil, screenedAt } = row;
  return {
    ...{ id: Number(id), reference, name: subject.name, state },
    entity_id: entityIdOf(row),
    ...{ paid_until: paidUntil.toISOString(), screened_at: screenedAt?.toISOString() ?? null },
    total_hits: hits[0]?.total ?? 0,
    hits: hits.map(({ listingId, list, name, score, byNumber, foundAt }) => ({
      ...{ listing_id: listingId, list, name, score: Math.round(score * 1e4) / 1e4, by_number: byNumber },
      found_at: foundAt.toISOString(),
      decision: decisionOf(row, listingId),
    })),
  };
}
