import { setImmediate } from 'node:timers/promises';
import { LIST_KINDS, MATCH_LEVELS, kindOfListed, listingScorer, weighedWords } from '@entity-registry/domain';
import type { ListId, ListKind, Listing, ListingScore, ScreenedSubject, WordWeight } from '@entity-registry/domain';
import { inReadOnlySnapshot } from '@entity-registry/database';
import type pg from 'pg';
import { wordWeights } from '../resolve/name-statistics.js';
import { readScreening, readWordCounts } from './screening-reads.js';
import type { FoundListing, ScreeningSnapshot, SearchedList } from './screening-reads.js';

/** A listing that may mean the subject. */
export interface ScreeningHit extends ListingScore {
  readonly listingId: bigint;
  readonly list: ListId;
  /** The version of the list that the listing is from, and its publisher's date. */
  readonly version: string;
  readonly published: string | null;
  readonly listing: Listing;
}

export interface Screenings {
  /** Of each subject, in their order: its hits, best first. */
  readonly hits: readonly (readonly ScreeningHit[])[];
  /** Every known list of the requested kinds, also those that aren't loaded: silence about a list would read like "no match". */
  readonly listsSearched: readonly SearchedList[];
}

/** Runs a computation of a few milliseconds when it is its turn. */
export type Turn = <Result>(compute: () => Result) => Promise<Result>;

export interface ScreeningOptions {
  /** Default: all. */
  readonly kinds?: readonly ListKind[];
  /** Hits below aren't shown, except those by number. Default: the level at which the mode `screen` shows a name. */
  readonly minScore?: number;
  /** Default: lets the event loop run before each computation. */
  readonly turn?: Turn;
}

/** Pairs of names that are compared in one turn: about five milliseconds. */
const PAIRS_A_TURN = 25;
/** Names whose words are read in one turn. */
const NAMES_A_TURN = 50;

const yielding: Turn = async (compute) => {
  await setImmediate();
  return compute();
};

/** Screens subjects against the lists on file (ADR 0200). */
export class ListScreening {
  constructor(private readonly pool: pg.Pool) {}

  /**
   * The listings that may mean each subject, from one snapshot: no screening sees two versions of a list. Scoring takes turns of a few
   * milliseconds. Throws DomainError `search_backend_error` while the index of listings isn't built.
   */
  async screen(subjects: readonly ScreenedSubject[], options: ScreeningOptions = {}): Promise<Screenings> {
    const { kinds = LIST_KINDS, minScore = MATCH_LEVELS.screen.possible, turn = yielding } = options;
    const snapshot = await inReadOnlySnapshot(this.pool, (tx) => readScreening(tx, subjects, kinds));
    const { names, frequencies } = await readWordCounts(this.pool, await wordsOf(subjects, snapshot, turn));
    const weight = wordWeights(names, frequencies);
    const hits: ScreeningHit[][] = [];
    for (const [at, subject] of subjects.entries()) {
      const found = (snapshot.found[at] ?? []).flatMap((id) => snapshot.listings.get(id) ?? []);
      const scored = await scoreAll(subject, found, weight, turn);
      hits.push(
        scored
          .filter(({ score, fields }) => score >= minScore || fields.identifier === 'agrees')
          .sort((one, other) => other.score - one.score || (one.listingId < other.listingId ? -1 : 1))
          .flatMap((hit) => {
            const version = snapshot.versions.get(hit.list);
            return version === undefined ? [] : [{ ...hit, version: version.version, published: version.published }];
          }),
      );
    }
    return { hits, listsSearched: snapshot.lists };
  }
}

/** The words whose weights the scores need. */
async function wordsOf(
  subjects: readonly ScreenedSubject[],
  { listings }: ScreeningSnapshot,
  turn: Turn,
): Promise<string[]> {
  const kinds = ['NaturalPerson', 'Organization'] as const;
  const names = [
    ...subjects.flatMap(({ name, aliases }) =>
      [name, ...aliases].flatMap((text) => kinds.map((kind) => ({ text, kind }))),
    ),
    ...[...listings.values()].flatMap(({ data }) =>
      data.names.map(({ name }) => ({ text: name, kind: kindOfListed(data.type) })),
    ),
  ];
  const words = new Set<string>();
  for (let from = 0; from < names.length; from += NAMES_A_TURN) {
    await turn(() => {
      for (const { text, kind } of names.slice(from, from + NAMES_A_TURN))
        for (const word of weighedWords(text, kind)) words.add(word);
    });
  }
  return [...words];
}

type ScoredListing = Omit<ScreeningHit, 'version' | 'published'>;

async function scoreAll(
  subject: ScreenedSubject,
  found: readonly FoundListing[],
  weight: WordWeight,
  turn: Turn,
): Promise<ScoredListing[]> {
  const scored: ScoredListing[] = [];
  const work = comparisons(subject, found, weight, scored);
  let isDone = found.length === 0;
  while (!isDone) {
    isDone = await turn(() => {
      for (let pairs = 0; pairs < PAIRS_A_TURN; pairs += 1) if (work.next().done === true) return true;
      return false;
    });
  }
  return scored;
}

/** Yields after each pair of names. */
function* comparisons(
  subject: ScreenedSubject,
  found: readonly FoundListing[],
  weight: WordWeight,
  scored: ScoredListing[],
): Generator<undefined, void, undefined> {
  const scoreOf = listingScorer(subject, weight);
  for (const { id, list, data } of found) {
    const score = yield* scoreOf(data);
    if (score !== null) scored.push({ ...score, listingId: id, list, listing: data });
  }
}
