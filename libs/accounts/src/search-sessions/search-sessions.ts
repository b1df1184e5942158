import type pg from 'pg';
import { SEARCHES_PER_SESSION } from '../library/retention.js';
import { countSearch, listSearchSessions, uncountSearch } from './session-rows.js';
import type { SearchMember, SearchSessionRow } from './session-rows.js';

/** A member's open search session. */
export interface SearchSession {
  readonly expiresAt: Date;
  readonly searchesLeft: number;
}

/**
 * Search sessions of the dashboard: one paid search of names covers the first pages of others, for one member and for a time
 * (ruling 47, ADR 0140).
 */
export class SearchSessions {
  constructor(
    private readonly pool: pg.Pool,
    private readonly options: { now: () => Date },
  ) {}

  /** What the member's paid searches still cover: the searches left in all of them, until the last one ends. Null: nothing. */
  async find(member: SearchMember): Promise<SearchSession | null> {
    const sessions = await listSearchSessions(this.pool, member, this.condition());
    const last = sessions.at(-1);
    if (last === undefined) return null;
    const searchesLeft = sessions.reduce((sum, { searches }) => sum + SEARCHES_PER_SESSION - searches, 0);
    return { expiresAt: last.expiresAt, searchesLeft };
  }

  /**
   * Runs a search that a session covers, and counts it. Null, without a search: no session of the member covers it. A search
   * that fails isn't counted.
   */
  async run<T>(member: SearchMember, search: () => Promise<T>): Promise<T | null> {
    const session = await countSearch(this.pool, member, this.condition());
    if (session === null) return null;
    try {
      return await search();
    } catch (error) {
      await this.uncount(session);
      throw error;
    }
  }

  /** The search's own error says more than one of this, and a member who loses one of sixty searches loses no money. */
  private async uncount({ entryId }: SearchSessionRow): Promise<void> {
    await uncountSearch(this.pool, entryId).catch(() => undefined);
  }

  private condition(): { now: Date; limit: number } {
    return { now: this.options.now(), limit: SEARCHES_PER_SESSION };
  }
}
