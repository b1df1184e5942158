import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { LIST_KINDS, MATCH_LEVELS, screenedNames, weighedWords } from '@entity-registry/domain';
import type { ListKind, ScreenedSubject } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import type pg from 'pg';
import { CurrentLists } from './current-lists.js';
import { readCurrentVersions, readEntityFrequencies, searchedLists } from './screening-reads.js';
import type { SearchedList } from './screening-reads.js';
import type { MatchedListing, OtherFrequencies } from './screening-task.js';

/** A listing that may mean the subject. */
export interface ScreeningHit extends MatchedListing {
  /** The version of the list that the listing is from, and its publisher's date. */
  readonly version: string;
  readonly published: string | null;
}

export interface Screenings {
  /** Of each subject, in their order: its hits, best first. */
  readonly hits: readonly (readonly ScreeningHit[])[];
  /** Every known list of the requested kinds, also those that aren't loaded: silence about a list would read like "no match". */
  readonly listsSearched: readonly SearchedList[];
}

export interface ScreeningOptions {
  /** Default: all. */
  readonly kinds?: readonly ListKind[];
  /** Hits below aren't shown, except those by number. Default: the level at which the mode `screen` shows a name. */
  readonly minScore?: number;
  /** Where current versions and words are read; default: the pool. For a transaction, which holds a connection already. */
  readonly db?: Queryable;
  /** Default: reads take no turns. */
  readonly turns?: ReadTurns;
}

/** Runs each read when it is its turn. Scoring takes no turn, because it holds no connection. */
export interface ReadTurns {
  run<Result>(read: () => Promise<Result>): Promise<Result>;
}

export interface ListScreeningOptions {
  /** Threads that score, each with the names of all lists in its memory. Default: 2; never more than processors. */
  readonly threads?: number;
  /** The file that a thread runs; tests use another one. */
  readonly threadFile?: string;
}

const DEFAULT_THREADS = 2;
/** Names whose words are read before the event loop runs: about two milliseconds. */
const NAMES_A_TURN = 50;

/** Screens subjects against the lists on file, in threads (ADR 0200, ADR 0201). One for a process: it keeps the lists in memory. */
export class ListScreening {
  private readonly lists: CurrentLists;

  constructor(
    private readonly pool: pg.Pool,
    { threads = DEFAULT_THREADS, threadFile }: ListScreeningOptions = {},
  ) {
    this.lists = new CurrentLists(pool, Math.min(threads, availableParallelism()), threadFile);
  }

  /**
   * The listings that may mean each subject, from the versions that were current when this began, or newer ones: no screening sees two
   * versions of a list. Waits a few seconds for the lists if it is the first, or if a version changed. Throws DomainError
   * `search_backend_error` if a thread fails; another one takes its place.
   */
  screen(subjects: readonly ScreenedSubject[], options: ScreeningOptions = {}): Promise<Screenings> {
    const { kinds = LIST_KINDS, minScore = MATCH_LEVELS.screen.possible, turns } = options;
    const from = options.db ?? this.pool;
    const db = turns === undefined ? from : inTurns(from, turns);
    return this.lists.use(db, async (current) => {
      const listsSearched = searchedLists(current?.versions ?? new Map(), kinds);
      const lists = listsSearched.flatMap(({ list, version }) => (version === null ? [] : [list]));
      if (current === null || lists.length === 0) return { hits: subjects.map(() => []), listsSearched };
      const { versions, threads, frequencies, known } = current;
      const others = await this.readOthers(db, subjects, known);
      const found = await threads.screen({ frequencies, others, subjects, lists, minScore });
      const hits = found.map((own) =>
        own.flatMap((hit) => {
          const version = versions.get(hit.list);
          return version === undefined ? [] : [{ ...hit, version: version.version, published: version.published }];
        }),
      );
      return { hits, listsSearched };
    });
  }

  /** Every known list, with its current version, without screening anyone. */
  async listsSearched(db: Queryable = this.pool): Promise<readonly SearchedList[]> {
    return searchedLists(await readCurrentVersions(db), LIST_KINDS);
  }

  /** Waits until the current lists are in memory, so that a transaction needn't. */
  async prepare(): Promise<void> {
    await this.lists.use(this.pool, () => Promise.resolve());
  }

  /** Ends the threads; screenings under way fail. */
  close(): Promise<void> {
    return this.lists.close();
  }

  /** How often words of the subjects' names occur that no listing has. */
  private async readOthers(
    db: Queryable,
    subjects: readonly ScreenedSubject[],
    known: ReadonlySet<string>,
  ): Promise<OtherFrequencies> {
    const words = new Set<string>();
    for (const [at, name] of subjects.flatMap(screenedNames).entries()) {
      if (at % NAMES_A_TURN === NAMES_A_TURN - 1) await setImmediate();
      for (const kind of ['NaturalPerson', 'Organization'] as const)
        for (const word of weighedWords(name, kind)) if (!known.has(word)) words.add(word);
    }
    return words.size === 0 ? [] : [...(await readEntityFrequencies(db, [...words]))];
  }
}

/** The same database, each of whose statements waits for its turn. */
function inTurns(db: Queryable, turns: ReadTurns): Queryable {
  const query = (...statement: Parameters<Queryable['query']>) => turns.run(() => db.query(...statement));
  return { query: query as Queryable['query'] };
}
