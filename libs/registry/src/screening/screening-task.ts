import type { ListId, Listing, ListingScore, ScreenedSubject } from '@entity-registry/domain';

/** What each thread starts with: the entries of the current versions, in memory that the threads share. */
export interface ThreadData {
  readonly pages: readonly SharedArrayBuffer[];
}

/** How often words occur in names of entities and of listings, in memory that the threads share. */
export interface SharedFrequencies {
  /** Words separated by line feeds. */
  readonly words: SharedArrayBuffer;
  /** A 32-bit integer for each word. */
  readonly counts: SharedArrayBuffer;
  /** Number of names of entities and of listings. */
  readonly names: number;
}

/** How often words occur that no listing has. */
export type OtherFrequencies = readonly (readonly [word: string, names: number])[];

/** Counts the words of all listings. */
export interface CountTask {
  readonly what: 'count';
}

export interface CountedWords {
  /** Every word whose weight a score may need, separated by line feeds. */
  readonly words: string;
  /** The number of names of listings with each of them. */
  readonly counts: Int32Array;
  /** Number of names of listings. */
  readonly names: number;
}

/** Reads the names, so that the first screening needn't. */
export interface PrepareTask {
  readonly what: 'prepare';
  readonly frequencies: SharedFrequencies;
}

export interface ScreenTask {
  readonly what: 'screen';
  readonly frequencies: SharedFrequencies;
  readonly others: OtherFrequencies;
  readonly subjects: readonly ScreenedSubject[];
  readonly lists: readonly ListId[];
  readonly minScore: number;
}

export type ScreeningTask = CountTask | PrepareTask | ScreenTask;

/** A listing that may mean a subject. */
export interface MatchedListing extends ListingScore {
  readonly listingId: bigint;
  readonly list: ListId;
  readonly listing: Listing;
}

/** Of each subject, in their order: its listings, best first. */
export type ScreenedSubjects = readonly (readonly MatchedListing[])[];
