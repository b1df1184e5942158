import {
  MATCH_LEVELS,
  NameSearch,
  kindOfListed,
  listingScorer,
  numberKeys,
  readListing,
  searchWords,
  weighedWords,
} from '@entity-registry/domain';
import type {
  ListId,
  ListingScorer,
  ReadListedName,
  ReadListing,
  ScoredPair,
  ScreenedSubject,
  WordWeight,
} from '@entity-registry/domain';
import { wordWeights } from '../resolve/name-statistics.js';
import { entryPlaces, readEntry, sharedText } from './listing-pages.js';
import type { EntryPlace } from './listing-pages.js';
import type {
  CountedWords,
  MatchedListing,
  ScreenTask,
  ScreenedSubjects,
  SharedFrequencies,
} from './screening-task.js';

interface MemoryListing {
  readonly id: bigint;
  readonly list: ListId;
  readonly read: ReadListing;
  readonly place: EntryPlace;
}

interface MemoryName {
  readonly listing: number;
  readonly name: ReadListedName;
}

/** Maximum number of listed names that are scored for one name of a subject. */
const MOST_SCORED = 300;
/** Scoring ends after so many names in a row that aren't nearly shown: they are in the order of what they share. */
const HOPELESS_IN_A_ROW = 80;
/** A score below this share of the level shown isn't nearly shown. */
const NEARLY = 0.1;

const { possible } = MATCH_LEVELS.screen;

/** Counts the words of all listings, which takes as long as reading them: about a second for 23,000. */
export function countWords(pages: readonly SharedArrayBuffer[]): CountedWords {
  const counts = new Map<string, number>();
  let names = 0;
  for (const place of entryPlaces(pages)) {
    const { data } = readEntry(place);
    const kind = kindOfListed(data.type);
    for (const { name } of data.names) {
      names += 1;
      const { words, others } = searchWords(name, kind);
      for (const word of new Set([...words, ...others])) counts.set(word, (counts.get(word) ?? 0) + 1);
      // Also those that no index counts, such as words of legal forms.
      for (const word of weighedWords(name, kind)) if (!counts.has(word)) counts.set(word, 0);
    }
  }
  return { words: [...counts.keys()].join('\n'), counts: Int32Array.from(counts.values()), names };
}

/** Scores subjects against listings, all of whose names it holds in memory, prepared (ADR 0201). */
export class ListingMatcher {
  private readonly frequencies = new Map<string, number>();
  private readonly names: number;
  private readonly listings: readonly MemoryListing[];
  private readonly owned: readonly MemoryName[];
  private readonly search: NameSearch;
  private readonly byNumber = new Map<string, number[]>();

  constructor(pages: readonly SharedArrayBuffer[], frequencies: SharedFrequencies) {
    this.names = frequencies.names;
    const counts = new Int32Array(frequencies.counts);
    for (const [at, word] of sharedText(frequencies.words).split('\n').entries())
      if ((counts[at] ?? 0) > 0) this.frequencies.set(word, counts[at] ?? 0);
    const weight = wordWeights(this.names, this.frequencies);
    this.listings = Array.from(entryPlaces(pages), (place) => {
      const { id, list, data } = readEntry(place);
      return { id, list, read: readListing(data, weight), place };
    });
    this.owned = this.listings.flatMap(({ read }, listing) => read.names.map((name) => ({ listing, name })));
    this.search = new NameSearch(this.owned.map(({ name }) => name.read));
    for (const [listing, { read }] of this.listings.entries())
      for (const key of new Set(read.identifiers.flatMap(numberKeys)))
        this.byNumber.set(key, [...(this.byNumber.get(key) ?? []), listing]);
  }

  screen({ subjects, lists, minScore, others }: Omit<ScreenTask, 'what' | 'frequencies'>): ScreenedSubjects {
    const weight = this.weightWith(new Map(others));
    const wanted = new Set(lists);
    return subjects.map((subject) => this.screenOne(subject, weight, wanted, minScore));
  }

  private weightWith(others: ReadonlyMap<string, number>): WordWeight {
    const { frequencies } = this;
    return wordWeights(this.names, { get: (word) => frequencies.get(word) ?? others.get(word) });
  }

  private screenOne(
    subject: ScreenedSubject,
    weight: WordWeight,
    wanted: ReadonlySet<ListId>,
    minScore: number,
  ): MatchedListing[] {
    const scorer = listingScorer(subject, weight);
    const best = this.bestPairs(scorer, wanted, minScore);
    const numbered = new Set(subject.identifiers.flatMap(numberKeys).flatMap((key) => this.byNumber.get(key) ?? []));
    const least = Math.min(minScore, possible);
    const found = [...best].flatMap(([listing, { score }]) => (score.confidence >= least ? [listing] : []));
    const matched = [...new Set([...found, ...numbered])].flatMap((at) => this.match(at, scorer, wanted));
    return matched
      .filter(({ score, fields }) => score >= minScore || fields.identifier === 'agrees')
      .sort((one, other) => other.score - one.score || (one.listingId < other.listingId ? -1 : 1));
  }

  /** The best pair of names of each listing that was looked at. */
  private bestPairs(scorer: ListingScorer, wanted: ReadonlySet<ListId>, minScore: number): Map<number, ScoredPair> {
    const { listings, owned } = this;
    const isWanted = (name: number): boolean => {
      const listing = listings[owned[name]?.listing ?? -1];
      return listing !== undefined && wanted.has(listing.list);
    };
    const nearly = NEARLY * Math.min(minScore, possible);
    const best = new Map<number, ScoredPair>();
    for (const [at, query] of scorer.queries.entries()) {
      let hopeless = 0;
      for (const { name } of this.search.find(query, MOST_SCORED, isWanted)) {
        const { listing, name: listed } = owned[name] as MemoryName;
        const pair = scorer.scorePair(at, listed);
        if (pair.score.confidence > (best.get(listing)?.score.confidence ?? -1)) best.set(listing, pair);
        hopeless = pair.score.confidence < nearly ? hopeless + 1 : 0;
        if (hopeless >= HOPELESS_IN_A_ROW) break;
      }
    }
    return best;
  }

  /** The listing with its score by all of its names: the search may have found it by one that isn't the best. */
  private match(at: number, scorer: ListingScorer, wanted: ReadonlySet<ListId>): MatchedListing[] {
    const found = this.listings[at];
    if (found === undefined || !wanted.has(found.list)) return [];
    const score = scorer.score(found.read);
    if (score === null) return [];
    return [{ ...score, listingId: found.id, list: found.list, listing: readEntry(found.place).data }];
  }
}
