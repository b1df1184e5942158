import { inReadOnlySnapshot } from '@entity-registry/database';
import type { Queryable } from '@entity-registry/database';
import type pg from 'pg';
import { readListingPages, shared } from './listing-pages.js';
import { readCurrentVersions, readEntityFrequencies, readNameStatistics, versionsKey } from './screening-reads.js';
import type { CurrentVersions } from './screening-reads.js';
import type { SharedFrequencies } from './screening-task.js';
import { ScreeningThreads, screeningFailed } from './screening-threads.js';

/** One state of the lists in memory: what screenings use from beginning to end. */
export interface LoadedLists {
  /** Loads are numbered in the order in which they begin. */
  readonly number: number;
  readonly versions: CurrentVersions;
  readonly key: string;
  /** The statistics of names that words are weighed by. */
  readonly epoch: string;
  readonly frequencies: SharedFrequencies;
  /** Words whose frequencies are in `frequencies`. */
  readonly known: ReadonlySet<string>;
  readonly threads: ScreeningThreads;
}

/** Screenings that use a state, and whether it is to be closed after them. */
interface Use {
  screenings: number;
  isRetired: boolean;
}

/**
 * Holds the current versions of all lists in memory, in threads (ADR 0201). They are read at the first screening, and again when a
 * version or the statistics of names changed. A screening never gets older versions than those that were current when it began.
 */
export class CurrentLists {
  private loaded: LoadedLists | null = null;
  private loading: Promise<LoadedLists> | null = null;
  private readonly uses = new Map<LoadedLists, Use>();
  private begun = 0;
  private isClosed = false;

  constructor(
    private readonly pool: pg.Pool,
    private readonly threads: number,
    private readonly threadFile?: string,
  ) {}

  /**
   * Runs `work` with the current lists, which are kept until it ends; with null if no list has a version. `db`: where the versions are
   * read, such as a transaction, which then needs no second connection. Throws DomainError `search_backend_error` once closed.
   */
  async use<Result>(db: Queryable, work: (lists: LoadedLists | null) => Promise<Result>): Promise<Result> {
    const { begun } = this;
    const versions = await readCurrentVersions(db);
    // No threads for nothing: a service without lists has none.
    if (versions.size === 0) return work(null);
    for (;;) {
      const lists = await this.current(db, versionsKey(versions), begun);
      const use = this.uses.get(lists);
      // Replaced, and ended, a moment ago.
      if (use === undefined) continue;
      use.screenings += 1;
      try {
        return await work(lists);
      } finally {
        use.screenings -= 1;
        if (use.isRetired) await this.closeUnused(lists);
      }
    }
  }

  /** Ends the threads; screenings under way fail, and so do later ones. */
  async close(): Promise<void> {
    this.isClosed = true;
    await this.loading?.catch(() => undefined);
    const all = [...this.uses.keys()];
    this.uses.clear();
    await Promise.all(all.map(({ threads }) => threads.close()));
  }

  /** The state with these versions, or one that was read later: after so many loads had begun. */
  private async current(db: Queryable, key: string, begun: number): Promise<LoadedLists> {
    if (this.isClosed) throw screeningFailed(new Error('screening was closed'));
    const isCurrent = (lists: LoadedLists | null | undefined): lists is LoadedLists =>
      lists?.key === key || (lists?.number ?? 0) > begun;
    if (isCurrent(this.loaded)) {
      const { loaded } = this;
      const { epoch } = await readNameStatistics(db);
      // Words are weighed a little differently once they were counted again: no reason to wait.
      if (loaded.epoch !== epoch) this.load().catch(() => undefined);
      return loaded;
    }
    const loading = await this.loading?.catch(() => null);
    return isCurrent(loading) ? loading : this.load();
  }

  /** One load at a time. */
  private load(): Promise<LoadedLists> {
    this.loading ??= this.readAndReplace().finally(() => {
      this.loading = null;
    });
    return this.loading;
  }

  private async readAndReplace(): Promise<LoadedLists> {
    this.begun += 1;
    const number = this.begun;
    const { pages, versions } = await inReadOnlySnapshot(this.pool, async (tx) => ({
      versions: await readCurrentVersions(tx),
      pages: await readListingPages(tx),
    }));
    const threads = new ScreeningThreads(pages, this.threads, this.threadFile);
    try {
      const { names, epoch } = await readNameStatistics(this.pool);
      const { frequencies, known } = await readFrequencies(this.pool, threads, names);
      await threads.prepare(frequencies);
      const lists = { number, versions, key: versionsKey(versions), epoch, frequencies, known, threads };
      await this.replace(lists);
      return lists;
    } catch (error) {
      await threads.close();
      throw error;
    }
  }

  private async replace(lists: LoadedLists): Promise<void> {
    if (this.isClosed) throw screeningFailed(new Error('screening was closed'));
    const before = this.loaded;
    this.uses.set(lists, { screenings: 0, isRetired: false });
    this.loaded = lists;
    if (before === null) return;
    const use = this.uses.get(before);
    if (use !== undefined) use.isRetired = true;
    await this.closeUnused(before);
  }

  private async closeUnused(lists: LoadedLists): Promise<void> {
    if (this.uses.get(lists)?.screenings !== 0) return;
    this.uses.delete(lists);
    await lists.threads.close();
  }
}

/** The frequencies of every word of listings, among names of listings and of entities. */
async function readFrequencies(
  db: Queryable,
  threads: ScreeningThreads,
  namesOfEntities: number,
): Promise<Pick<LoadedLists, 'frequencies' | 'known'>> {
  const counted = await threads.count();
  const words = counted.words === '' ? [] : counted.words.split('\n');
  const ofEntities = await readEntityFrequencies(db, words);
  const counts = new Int32Array(new SharedArrayBuffer(words.length * Int32Array.BYTES_PER_ELEMENT));
  for (const [at, word] of words.entries()) counts[at] = (counted.counts[at] ?? 0) + (ofEntities.get(word) ?? 0);
  return {
    known: new Set(words),
    frequencies: {
      words: shared(counted.words),
      counts: counts.buffer,
      names: namesOfEntities + counted.names,
    },
  };
}
