import { DEFAULT_MIN_SCORE } from '@entity-registry/domain';
import { inTransaction } from '@entity-registry/database';
import type pg from 'pg';
import type { ListScreening } from '../screening/list-screening.js';
import { Dismissals } from './dismissals.js';
import { endHits, pairOf, readHitsOfItems, saveHits, withHits, writeEvents } from './hit-rows.js';
import type { ItemEvent, NewWatchHit, StoredWatchHit } from './hit-rows.js';
import { isByNumber } from './scoring.js';
import { lockUnchanged, readScreenDue } from './watchers.js';

/** Items of one step. */
const PAGE = 20;

/**
 * Searches the lists on file for new items, whose first state is no event but shows on the item, and for items whose subject changed,
 * whose new hits are.
 */
export class WatchScreening {
  constructor(
    private readonly pool: pg.Pool,
    private readonly screening: Pick<ListScreening, 'screen'>,
    private readonly now: () => Date,
  ) {}

  /** One step: the oldest items that wait. False: none waits. Throws `search_backend_error` while the index of listings isn't built. */
  async step(): Promise<boolean> {
    const items = await readScreenDue(this.pool, PAGE);
    if (items.length === 0) return false;
    const { hits: found } = await this.screening.screen(items.map(({ subject }) => subject), { minScore: DEFAULT_MIN_SCORE }); // prettier-ignore
    const stored = await readHitsOfItems(this.pool, items.map(({ id }) => id)); // prettier-ignore
    const known = new Set(stored.map(pairOf));
    const listings = [...new Set(found.flat().map(({ list, listing }) => `${list}:${listing.entryId}`))];
    const now = this.now();
    const dismissals = await Dismissals.read(this.pool, items, listings, now);
    const hits: NewWatchHit[] = [];
    const current = new Set<string>();
    const events: ItemEvent[] = [];
    for (const [at, item] of items.entries()) {
      for (const hit of found[at] ?? []) {
        const { listingId, list, version, listing, score } = hit;
        const pair = pairOf({ itemId: item.id, listingId });
        current.add(pair);
        hits.push({ itemId: item.id, listingId, score, byNumber: isByNumber(hit) });
        if (item.screenedAt === null || known.has(pair)) continue;
        if (dismissals.isDismissed(item, `${list}:${listing.entryId}`, listing)) continue;
        const key = `${String(listingId)}:${version}:subject:${item.screenedAt.toISOString()}`;
        events.push({ item, type: 'screening.hit', key, data: { list, version }, listingId });
      }
    }
    const ended: StoredWatchHit[] = stored.filter((hit) => !current.has(pairOf(hit)));
    await inTransaction(this.pool, async (tx) => {
      // Others were renamed or suppressed meanwhile, or ended: those that are due still are searched in the next step.
      const same = await lockUnchanged(tx, items);
      const saved = await saveHits(tx, hits.filter(({ itemId }) => same.has(itemId)), now); // prettier-ignore
      await endHits(tx, ended.filter(({ itemId }) => same.has(itemId)), now); // prettier-ignore
      await writeEvents(tx, withHits(events, saved).filter(({ item }) => same.has(item.id)), now); // prettier-ignore
      await tx.query('update watch_item set screen_due = false, screened_at = $2 where id = any ($1::bigint[])', [
        ...[[...same], now],
      ]);
    });
    return true;
  }
}
