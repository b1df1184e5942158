import { kindOfListed } from '@entity-registry/domain';
import type { ListingScore } from '@entity-registry/domain';
import { inTransaction } from '@entity-registry/database';
import type { Queryable } from '@entity-registry/database';
import type pg from 'pg';
import { Dismissals } from './dismissals.js';
import { endHits, readHitsOfListings, saveHits, withHits, writeEvents } from './hit-rows.js';
import type { ItemEvent, NewWatchHit, StoredWatchHit } from './hit-rows.js';
import { Scoring, isByNumber, isHit, readWeights } from './scoring.js';
import { advanceVersion, deleteChanges, findWaitingVersion, readChangedListings } from './watch-change-rows.js';
import type { ChangedListing, WaitingVersion } from './watch-change-rows.js';
import { Watchers, lockUnchanged, readWatching } from './watchers.js';
import type { FoundParty, WatchingItem } from './watchers.js';

/** Listings of one step. What it found is written in one transaction. */
const PAGE = 100;

/** Listings that are looked up at once: while one waits for the database, the others compute. */
const AT_ONCE = 4;

/** What a page of changed listings means for who watches. */
interface Findings {
  /** The items that were compared, as they were read. */
  readonly items: Map<bigint, WatchingItem>;
  readonly hits: NewWatchHit[];
  readonly ended: StoredWatchHit[];
  readonly events: ItemEvent[];
}

/** Notifies watchers of new versions of lists (ADR 0208). */
export class ListMatching {
  constructor(
    private readonly pool: pg.Pool,
    private readonly now: () => Date,
  ) {}

  /** One step: a page of the oldest version that waits. False: none waits. */
  async step(): Promise<boolean> {
    const version = await findWaitingVersion(this.pool);
    if (version === null) return false;
    const listings = await readChangedListings(this.pool, version, PAGE);
    const found = await this.find(version, listings);
    const last = listings.at(-1);
    const now = this.now();
    await inTransaction(this.pool, async (tx) => {
      if (version.doneThrough === 0n) await announceVersion(tx, version, now);
      if (last === undefined) {
        await deleteChanges(tx, [version.changeId]);
        return;
      }
      if (!(await advanceVersion(tx, version, last.id))) return;
      // Others were suppressed or renamed meanwhile, and their lists are searched again, or they ended.
      const same = await lockUnchanged(tx, [...found.items.values()]);
      const saved = await saveHits(tx, found.hits.filter(({ itemId }) => same.has(itemId)), now); // prettier-ignore
      await endHits(tx, found.ended.filter(({ itemId }) => same.has(itemId)), now); // prettier-ignore
      await writeEvents(tx, withHits(found.events, saved).filter(({ item }) => same.has(item.id)), now); // prettier-ignore
    });
    return true;
  }

  private async find(version: WaitingVersion, listings: readonly ChangedListing[]): Promise<Findings> {
    const findings: Findings = { items: new Map(), hits: [], ended: [], events: [] };
    const watchers = new Watchers(this.pool);
    const stored = Map.groupBy(await readHitsOfListings(this.pool, listings.map(({ id }) => id)), ({ listingId }) => listingId); // prettier-ignore
    const candidates = new Map<bigint, Set<bigint>>();
    for (let from = 0; from < listings.length; from += AT_ONCE) {
      const part = listings.slice(from, from + AT_ONCE);
      const found = await Promise.all(
        part.map((listing) => (listing.isListed ? watchers.find(partyOf(listing)) : Promise.resolve([]))),
      );
      for (const [at, { id }] of part.entries()) {
        candidates.set(id, new Set([...(found[at] ?? []), ...(stored.get(id) ?? []).map(({ itemId }) => itemId)]));
      }
    }
    const watching = await readWatching(this.pool, [...new Set([...candidates.values()].flatMap((ids) => [...ids]))]);
    if (watching.length === 0) return findings;
    const items = new Map(watching.map((item) => [item.id, item]));
    const weight = await readWeights(this.pool, watching.map(({ subject }) => subject), listings.map(({ data }) => data)); // prettier-ignore
    const dismissals = await Dismissals.read(this.pool, watching, listings.map(idOf), this.now());
    const scoring = new Scoring(weight);
    for (const listing of listings) {
      const known = new Set((stored.get(listing.id) ?? []).map(({ itemId }) => itemId));
      for (const itemId of candidates.get(listing.id) ?? []) {
        const item = items.get(itemId);
        if (item === undefined) continue;
        const scored = listing.isListed ? await scoring.score(item.subject, listing.data) : null;
        const hit = scored !== null && isHit(scored) ? scored : null;
        const isDismissed = dismissals.isDismissed(item, idOf(listing), listing.data);
        note(findings, { version, listing, item, hit, isKnown: known.has(itemId), isDismissed });
      }
    }
    return findings;
  }
}

interface Compared {
  readonly version: WaitingVersion;
  readonly listing: ChangedListing;
  readonly item: WatchingItem;
  /** Null: no hit. */
  readonly hit: ListingScore | null;
  /** It was a hit before. */
  readonly isKnown: boolean;
  readonly isDismissed: boolean;
}

function note(findings: Findings, { version, listing, item, hit, isKnown, isDismissed }: Compared): void {
  const pair = { itemId: item.id, listingId: listing.id };
  const tell = (type: string, data: object, about: Pick<ItemEvent, 'listingId'> = {}): void => {
    if (isDismissed) return;
    const key = `${String(listing.id)}:${String(version.versionId)}`;
    findings.events.push({
      item,
      type,
      key,
      data: { list: version.list, version: version.version, ...data },
      ...about,
    });
  };
  if (hit === null) {
    if (!isKnown) return;
    findings.items.set(item.id, item);
    findings.ended.push(pair);
    tell('screening.hit_removed', { reason: listing.isListed ? 'no_longer_matches' : 'removed_from_list' });
    return;
  }
  findings.items.set(item.id, item);
  findings.hits.push({ ...pair, score: hit.score, byNumber: isByNumber(hit) });
  const about = { listingId: listing.id };
  if (!isKnown) tell('screening.hit', {}, about);
  else if (listing.change === 'changed') tell('screening.hit_changed', { fields: listing.fields }, about);
}

const partyOf = ({ data }: ChangedListing): FoundParty => ({
  ...{ kind: kindOfListed(data.type), names: data.names.map(({ name }) => name), identifiers: data.identifiers },
});

const idOf = ({ list, entryId }: ChangedListing): string => `${list}:${entryId}`;

/** An event for each account that watches something and wants to know of new versions of lists. */
async function announceVersion(tx: Queryable, version: WaitingVersion, now: Date): Promise<void> {
  const { list, version: name, added, changed, removed } = version;
  await tx.query(
    `insert into account_event (account_id, type, natural_key, data, at)
     select distinct w.account_id, 'list.updated', 'list.updated:' || $1::bigint, $2::jsonb, $3::timestamptz from watchlist w
      where w.deleted_at is null and 'list.updated' = any (w.events)
        and exists (select from watch_item i where i.watchlist_id = w.id and i.state = 'active')
      order by 1
     on conflict (account_id, natural_key) do nothing`,
    [version.versionId, JSON.stringify({ list, version: name, added, changed, removed }), now],
  );
}
