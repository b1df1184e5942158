import { changedBasis, listingBasis, makeTypedId, subjectBasis } from '@entity-registry/domain';
import type { Jurisdiction, Listing } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import { readCutListings } from '../suppression/cut-listings.js';
import { readDecisions } from './hit-rows.js';
import type { DecidedHit } from './hit-rows.js';
import type { WatchingItem } from './watchers.js';

/**
 * Hits that raise no event: those that their accounts dismissed, while what the decision rests on stays as it was (ADR 0205), and those
 * whose link to the entity was cut (ADR 0211).
 */
export class Dismissals {
  private constructor(
    private readonly decided: ReadonlyMap<string, DecidedHit>,
    private readonly cut: ReadonlySet<string>,
    private readonly now: Date,
  ) {}

  /** Reads what the items' accounts decided about these listings, such as `ofac_sdn:12345`. */
  static async read(
    db: Queryable,
    items: readonly WatchingItem[],
    listings: readonly string[],
    now: Date,
  ): Promise<Dismissals> {
    if (items.length === 0 || listings.length === 0) return new Dismissals(new Map(), new Set(), now);
    const named = items.map((item) => ({ ...item, keys: keysOf(item) }));
    const rows = await readDecisions(db, named, listings);
    const cut = new Set<string>();
    for (const [jurisdiction, own] of Map.groupBy(items, (item) => item.jurisdiction)) {
      if (jurisdiction === null) continue;
      const pks = own.flatMap(({ entityPk }) => entityPk ?? []);
      const cuts = await readCutListings(db, jurisdiction as Jurisdiction, pks);
      for (const { id, entityPk } of own) {
        for (const listing of (entityPk === null ? null : cuts.get(entityPk)) ?? [])
          cut.add(`${String(id)} ${listing}`);
      }
    }
    return new Dismissals(new Map(rows.map((row) => [`${String(row.itemId)} ${row.listing}`, row])), cut, now);
  }

  /** Whether the hit raises no event: its link was cut, or it is dismissed, and neither side changed in a field that the decision rests on. */
  isDismissed(item: WatchingItem, listingId: string, listing: Listing): boolean {
    if (this.cut.has(`${String(item.id)} ${listingId}`)) return true;
    const found = this.decided.get(`${String(item.id)} ${listingId}`);
    if (found?.decision !== 'dismissed') return false;
    if (found.expiresAt !== null && found.expiresAt <= this.now) return false;
    const basis = { subject: subjectBasis(item.subject), listing: listingBasis(listing) };
    return changedBasis(found.basis, basis).length === 0;
  }
}

/** The names under which an account decides about an item: its own and those of a screened subject, as `subjectKey` writes them. */
function keysOf({ id, reference, jurisdiction, entityPk }: WatchingItem): string[] {
  const entity =
    jurisdiction === null || entityPk === null
      ? []
      : [`entity:${makeTypedId(jurisdiction as Jurisdiction, 'own', entityPk)}`];
  return [`watch_item:${String(id)}`, `reference:${reference}`, ...entity];
}
