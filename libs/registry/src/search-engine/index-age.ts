import type { Queryable } from '@entity-registry/database';
import type { Content } from '../search-outbox/content.js';
import { oldestChangeMs } from '../search-outbox/outbox.js';
import { definitionOf } from './definitions.js';
import { StaleIndexError } from './stale-index-error.js';

/** An age is used for this long: a read a second for each content that is searched, and none while nobody searches. */
const USED_MS = 1_000;

export interface IndexAgeOptions {
  /** Searches don't use an index that lacks changes older than this. */
  readonly staleAfterMs: number;
  readonly now: () => Date;
}

/** How old the oldest change is that the engine lacks. An engine that answers may still answer from an index of last week. */
export class IndexAge {
  private readonly ages = new Map<Content, { readonly age: Promise<number | null>; readonly usedUntil: number }>();

  /** `db`: the primary. A standby that is behind doesn't have the changes either. */
  constructor(
    private readonly db: Queryable,
    private readonly options: IndexAgeOptions,
  ) {}

  /**
   * Throws StaleIndexError if the index of this version has lacked a change for too long, or gets none: it isn't listed in this database.
   */
  async assertFresh(content: Content): Promise<void> {
    const age = await this.read(content);
    if (age === null)
      throw new StaleIndexError(`there is no index of ${content} for this version: run "search rebuild"`);
    if (age <= this.options.staleAfterMs) return;
    throw new StaleIndexError(
      `a change of ${content} has been waiting for the search engine for ${Math.round(age / 1_000)} s`,
    );
  }

  /** Searches at the same time share one read. One that failed isn't kept. */
  private read(content: Content): Promise<number | null> {
    const at = this.options.now().getTime();
    const known = this.ages.get(content);
    if (known !== undefined && at < known.usedUntil) return known.age;
    const age = oldestChangeMs(this.db, definitionOf(content));
    this.ages.set(content, { age, usedUntil: at + USED_MS });
    age.catch(() => {
      if (this.ages.get(content)?.age === age) this.ages.delete(content);
    });
    return age;
  }
}
