import type { EntityKind } from '../../jurisdictions/jurisdiction.js';
import { acronymsOf } from '../alignment/initials.js';
import { JOINED_MISSPELLED_COST } from '../alignment/joined-words.js';
import { lettersOf } from '../name-word.js';
import type { NameWord } from '../name-word.js';
import type { PreparedName } from '../prepared-name.js';
import type { ReadCandidate, ReadQuery } from '../score-name.js';
import {
  MOST_INITIALS,
  NameEntries,
  firstLetter,
  initialsIn,
  mayBeInitials,
  weightOfInitials,
} from './name-entries.js';
import { entriesLike, placesLike, runsJoined } from './similar-words.js';
import type { JoinedRun } from './similar-words.js';

/** A name that may be the query's, by its place; better ones have a higher rank. */
export interface FoundName {
  readonly name: number;
  readonly rank: number;
}

/** What words on one side alone cost, and words on both sides: those contradict each other. */
const UNSHARED = 0.1;
const CONTRADICTING = 0.8;
/**
 * What a part of a name, and a name of the other kind, are worth less. Those aren't searched for misspelled words: with what the kind costs, they
 * are hardly shown.
 */
const PART = 0.8;
const OTHER_KIND = 4;

/** What the whole name is worth more, however usual its words are. */
const WHOLE = 3;
/** How many words a short word stands for, roughly. */
const COUNTED_AS_INITIALS = 2.5;

/** What initials of several words are worth, beside the words. */
const INITIALS_SHARE = 0.9;

/**
 * Finds names in memory (ADR 0201): those that the scorer may take for the query's, most alike first. It pairs words as the scorer does,
 * but each by itself, so it finds more, and its ranks are no scores. Built once.
 */
export class NameSearch {
  private readonly kinds: readonly KindSearch[];

  /** A name is found by its place in `names`. */
  constructor(names: readonly ReadCandidate[]) {
    this.kinds = (['NaturalPerson', 'Organization'] as const).map(
      (kind) => new KindSearch(new NameEntries(kind, names)),
    );
  }

  /** At most `most` names, best first, of those that `isWanted`. */
  find(query: ReadQuery, most: number, isWanted: (name: number) => boolean): FoundName[] {
    const ranks = new Map<number, number>();
    for (const search of this.kinds) {
      const isOtherKind = query.query.type !== null && query.query.type !== search.kind;
      const less = isOtherKind ? OTHER_KIND : 0;
      const { whole, parts } = query.as(search.kind);
      for (const [isPart, read] of [
        ...whole.map((read) => [false, read] as const),
        ...parts().map((read) => [true, read] as const),
      ])
        search.find(read, { isPart, isTolerant: !isOtherKind }, (name, rank) => {
          const kept = rank - less;
          if (kept > (ranks.get(name) ?? 0) && isWanted(name)) ranks.set(name, kept);
        });
    }
    return [...ranks]
      .map(([name, rank]) => ({ name, rank }))
      .sort((one, other) => other.rank - one.rank || one.name - other.name)
      .slice(0, most);
  }
}

interface Reading {
  /** A part of a name is compared with whole names only. */
  readonly isPart: boolean;
  /** Whether misspelled words are looked up, which takes most of the time. */
  readonly isTolerant: boolean;
}

/** Finds names of one kind. */
class KindSearch {
  /** What each entry shares with the query, in nats; kept at 0 between queries. */
  private readonly shared: Float32Array;
  /** The best of what each entry shares in one word of the query, and which word that is. */
  private readonly best: Float32Array;
  private readonly word: Int32Array;
  private lastWord = 0;
  private touched: number[] = [];

  constructor(private readonly entries: NameEntries) {
    const { length } = entries.name;
    this.shared = new Float32Array(length);
    this.best = new Float32Array(length);
    this.word = new Int32Array(length);
  }

  get kind(): EntityKind {
    return this.entries.kind;
  }

  find(query: PreparedName, { isPart, isTolerant }: Reading, take: (name: number, rank: number) => void): void {
    if (this.entries.name.length === 0) return;
    this.touched = [];
    for (const word of query.words) if (word.shape !== 'initial') this.addWord(word, query, isTolerant);
    for (const run of runsJoined(query)) this.addJoined(run, isTolerant);
    this.addInitials(query);
    this.takeRanked(query, isPart, take);
    for (const entry of this.touched) this.shared[entry] = 0;
  }

  private addWord(word: NameWord, query: PreparedName, isTolerant: boolean): void {
    const { entries } = this;
    this.lastWord += 1;
    for (const { place, share } of placesLike(word, query, entries, isTolerant))
      this.addEntries(entries.byWord.of(place), share * Math.min(word.weight, entries.weights[place] ?? 0));
    for (const { entry, weight } of entriesLike(word, query, entries)) this.addEntry(entry, weight);
    if (word.written.length <= MOST_INITIALS[entries.kind])
      this.addEntries(entries.byInitials.of(word.written), INITIALS_SHARE * word.weight);
  }

  /** Words of the query that the other name has as one. */
  private addJoined({ text, weight, mayBeMisspelled }: JoinedRun, isTolerant: boolean): void {
    const { words, byWord } = this.entries;
    this.lastWord += 1;
    const place = words.placeOf(text);
    if (place !== undefined) this.addEntries(byWord.of(place), weight);
    if (!mayBeMisspelled || !isTolerant) return;
    for (const like of words.misspellingsOf(text, JOINED_MISSPELLED_COST))
      this.addEntries(byWord.of(like.place), like.share * weight);
  }

  /** Words of the query that the other name has as their initials, and all of it as those of the other. */
  private addInitials(query: PreparedName): void {
    const { words, byWord, byAcronym, kind, total, isOneWord } = this.entries;
    for (const { initials, words: run } of initialsIn(query.words, MOST_INITIALS[kind])) {
      const place = words.placeOf(initials);
      if (place === undefined) continue;
      this.lastWord += 1;
      this.addEntries(byWord.of(place), INITIALS_SHARE * Math.min(sumOf(run), this.entries.weights[place] ?? 0));
    }
    if (kind === 'NaturalPerson') return;
    const [only, another] = query.words;
    this.lastWord += 1;
    if (only !== undefined && another === undefined)
      for (const entry of byAcronym.of(only.written)) this.addEntry(entry, total[entry] ?? 0);
    for (const acronym of acronymsOf(query)) {
      const place = words.placeOf(acronym);
      if (place !== undefined)
        for (const entry of byWord.of(place)) if (isOneWord[entry] === 1) this.addEntry(entry, sumOf(query.words));
    }
  }

  private addEntries(found: Iterable<number>, value: number): void {
    for (const entry of found) this.addEntry(entry, value);
  }

  /** An entry counts by the best of what it shares in each word. */
  private addEntry(entry: number, value: number): void {
    const { shared, best, word } = this;
    if (word[entry] !== this.lastWord) {
      word[entry] = this.lastWord;
      best[entry] = 0;
    }
    const more = value - (best[entry] ?? 0);
    if (more <= 0) return;
    if (shared[entry] === 0) this.touched.push(entry);
    best[entry] = value;
    shared[entry] = (shared[entry] ?? 0) + more;
  }

  private takeRanked(query: PreparedName, isPart: boolean, take: (name: number, rank: number) => void): void {
    const { entries, shared } = this;
    const asked = sumOf(query.words);
    const bits = (words: readonly NameWord[]): number => words.reduce((all, { text }) => all | firstLetter(text), 0);
    const initials = bits(query.words.filter(({ shape }) => shape === 'initial'));
    const firstLetters = bits(query.words);
    const short = query.words.find((word) => mayBeInitials(word, this.kind));
    const shortWord = short === undefined ? 0 : lettersOf(short.written);
    for (const entry of this.touched) {
      // Parts of two names aren't compared.
      if (isPart && entries.isPart[entry] === 1) continue;
      const facing = entries.firstLetters[entry] ?? 0;
      const own = (entries.initials[entry] ?? 0) & firstLetters;
      let sure = (shared[entry] ?? 0) + weightOfInitials(own | (initials & facing));
      let [left, missing] = [asked - sure, (entries.total[entry] ?? 0) - sure];
      // Words without a counterpart may be the letters of a short word.
      const facingShort = entries.shortWord[entry] ?? 0;
      if (facingShort !== 0 && (facingShort & ~firstLetters) === 0) {
        sure += entries.shortWeight[entry] ?? 0;
        left -= COUNTED_AS_INITIALS * (entries.shortWeight[entry] ?? 0);
      }
      if (shortWord !== 0 && (shortWord & ~facing) === 0) {
        sure += short?.weight ?? 0;
        missing -= COUNTED_AS_INITIALS * (short?.weight ?? 0);
      }
      left = Math.max(left, 0);
      missing = Math.max(missing, 0);
      const part = isPart || entries.isPart[entry] === 1 ? PART : 0;
      const cost = CONTRADICTING * Math.min(left, missing) + UNSHARED * Math.max(left, missing) + part;
      // Above 0, so that a name whose other words contradict is still found, after the others.
      const whole = left + missing === 0 ? WHOLE : 0;
      take(entries.name[entry] ?? 0, sure > cost ? 1 + whole + sure - cost : sure / (1 + cost) / 1_000);
    }
  }
}

const sumOf = (words: readonly NameWord[]): number => words.reduce((sum, { weight }) => sum + weight, 0);
