import type { Queryable } from '@entity-registry/database';
import { oldestChangeMs } from '../search-outbox/outbox.js';
import { StaleIndexError } from './stale-index-error.js';

/** An age is used for this long: a read of the database a second, and none while nobody searches. */
const USED_MS = 1_000;

export interface IndexAgeOptions {
  /** Searches don't use an index that lacks changes older than this. */
  readonly staleAfterMs: number;
  readonly now: () => Date;
}

/** How old the oldest change is that the engine lacks. An engine that answers may still answer from an index of last week. */
export class IndexAge {
  private age: Promise<number> | null = null;
  private usedUntil = 0;

  /** `db`: the primary. A standby that is behind doesn't have the changes either. */
  constructor(
    private readonly db: Queryable,
    private readonly options: IndexAgeOptions,
  ) {}

  /** Throws StaleIndexError if a change has been waiting for too long. */
  async assertFresh(): Promise<void> {
    const age = await this.read();
    if (age <= this.options.staleAfterMs) return;
    throw new StaleIndexError(`a change has been waiting for the search engine for ${Math.round(age / 1_000)} s`);
  }

  /** Searches at the same time share one read. One that failed isn't kept. */
  private read(): Promise<number> {
    const at = this.options.now().getTime();
    if (this.age !== null && at < this.usedUntil) return this.age;
    const age = oldestChangeMs(this.db);
    this.age = age;
    this.usedUntil = at + USED_MS;
    age.catch(() => {
      if (this.age === age) this.age = null;
    });
    return age;
  }
}
