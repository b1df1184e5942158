import { DomainError } from '@entity-registry/domain';
import type pg from 'pg';
import { withAudit } from '../audit/audit.js';
import type { AccountId, KeyId } from '../ids.js';
import { findActorName } from '../screenings/decision-rows.js';
import {
  deleteWatchlist,
  findWatchlist,
  insertWatchlist,
  listWatchlists,
  lockWatchlist,
  updateWatchlist,
} from './watchlist-rows.js';
import type { WatchlistRow, WatchlistSettings } from './watchlist-rows.js';

/** Who changes what is watched. */
export interface WatchActor {
  readonly accountId: AccountId;
  readonly keyId: KeyId;
  readonly userId: string | null;
  readonly requestId: string;
}

/** The actor of the audit log: the member, or the key by its name. */
export async function auditActor(db: pg.Pool, { keyId, userId, requestId }: WatchActor) {
  const name = (await findActorName(db, keyId, userId)) ?? 'unknown';
  return { operatorId: null, name, requestId, ...(userId !== null && { userId }) };
}

/** The watchlists of accounts (ADR 0206). No account sees another's. */
export class Watchlists {
  constructor(
    private readonly pool: pg.Pool,
    private readonly options: { readonly now: () => Date },
  ) {}

  async create(actor: WatchActor, settings: WatchlistSettings): Promise<WatchlistRow> {
    const now = this.options.now();
    const { accountId } = actor;
    const id = await withAudit(this.pool, await auditActor(this.pool, actor), now, async (tx, recordChange) => {
      const added = await insertWatchlist(tx, accountId, settings, now);
      const target = `watchlist:${String(added)}`;
      await recordChange({ action: 'watchlist.create', accountId, target, after: settings });
      return added;
    });
    return this.get(accountId, id);
  }

  /** Throws `watchlist_not_found`. */
  async get(accountId: AccountId, id: bigint): Promise<WatchlistRow> {
    const found = await findWatchlist(this.pool, accountId, id);
    if (found === null) throw new DomainError('watchlist_not_found');
    return found;
  }

  list(accountId: AccountId, page: { after: bigint | null; limit: number }): Promise<WatchlistRow[]> {
    return listWatchlists(this.pool, accountId, page);
  }

  /** Changes the members that are given. Throws `watchlist_not_found`. */
  async update(actor: WatchActor, id: bigint, change: Partial<WatchlistSettings>): Promise<WatchlistRow> {
    const { accountId } = actor;
    await withAudit(this.pool, await auditActor(this.pool, actor), this.options.now(), async (tx, recordChange) => {
      if (!(await lockWatchlist(tx, accountId, id))) throw new DomainError('watchlist_not_found');
      const before = await findWatchlist(tx, accountId, id);
      if (before === null) throw new DomainError('watchlist_not_found');
      const { name, events, webhook } = before;
      const after = { name, events, webhook, ...change };
      if (JSON.stringify(after) === JSON.stringify({ name, events, webhook })) return;
      await updateWatchlist(tx, id, after);
      const target = `watchlist:${String(id)}`;
      await recordChange({
        ...{ action: 'watchlist.update', accountId, target, before: { name, events, webhook }, after },
      });
    });
    return this.get(accountId, id);
  }

  /** Ends the watchlist and everything that it watches; its events stay in the feed. Throws `watchlist_not_found`. */
  async delete(actor: WatchActor, id: bigint): Promise<void> {
    const now = this.options.now();
    const { accountId } = actor;
    await withAudit(this.pool, await auditActor(this.pool, actor), now, async (tx, recordChange) => {
      if (!(await lockWatchlist(tx, accountId, id))) throw new DomainError('watchlist_not_found');
      await deleteWatchlist(tx, id, now);
      await recordChange({ action: 'watchlist.delete', accountId, target: `watchlist:${String(id)}` });
    });
  }
}
