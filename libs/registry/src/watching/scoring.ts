import { setImmediate } from 'node:timers/promises';
import {
  DEFAULT_MIN_SCORE,
  betterPair,
  kindOfListed,
  listingScorer,
  readListing,
  weighedWords,
} from '@entity-registry/domain';
import type { Listing, ListingScore, ScoredPair, ScreenedSubject, WordWeight } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import { wordWeights } from '../resolve/name-statistics.js';
import { readEntityFrequencies, readNameStatistics } from '../screening/screening-reads.js';

/** Pairs of names that are compared before other work runs: a few milliseconds. */
const PAIRS_A_TURN = 25;

/** The weights of the words of subjects and listings, as screening uses them. */
export async function readWeights(
  db: Queryable,
  subjects: readonly ScreenedSubject[],
  listings: readonly Listing[],
): Promise<WordWeight> {
  const kinds = ['NaturalPerson', 'Organization'] as const;
  const words = new Set<string>();
  for (const { name, aliases } of subjects)
    for (const text of [name, ...aliases])
      for (const kind of kinds) for (const word of weighedWords(text, kind)) words.add(word);
  for (const { type, names } of listings)
    for (const { name } of names) for (const word of weighedWords(name, kindOfListed(type))) words.add(word);
  const [{ names }, frequencies] = [await readNameStatistics(db), await readEntityFrequencies(db, [...words])];
  return wordWeights(names, frequencies);
}

/** Compares subjects with listings, and lets other work run in between. */
export class Scoring {
  private pairs = 0;

  constructor(private readonly weight: WordWeight) {}

  /** How likely the listing means the subject; null: it has no name. */
  async score(subject: ScreenedSubject, listing: Listing): Promise<ListingScore | null> {
    const scorer = listingScorer(subject, this.weight);
    const read = readListing(listing, this.weight);
    let best: ScoredPair | undefined;
    for (const pair of scorer.scorePairs(read)) {
      best = betterPair(best, pair);
      this.pairs += 1;
      if (this.pairs % PAIRS_A_TURN === 0) await setImmediate();
    }
    return best === undefined ? null : scorer.scoreFields(read, best);
  }
}

/** Whether a screening would show it, with the default level. The same number always counts. */
export function isHit(scored: ListingScore): boolean {
  return scored.score >= DEFAULT_MIN_SCORE || isByNumber(scored);
}

/** Whether both sides have the same number. */
export function isByNumber({ fields }: Pick<ListingScore, 'fields'>): boolean {
  return fields.identifier === 'agrees';
}
