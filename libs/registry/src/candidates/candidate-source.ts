import type { Jurisdiction } from '@entity-registry/domain';

/** A written name to find candidates for. */
export interface CandidateQuery {
  jurisdiction: Jurisdiction;
  /** As written; legal form, particles, accents and case do not matter. */
  name: string;
  /** Candidates wanted at most. */
  limit: number;
  /** With so many, more tolerant ways of searching are not tried; `limit` when absent. */
  enough?: number;
  /**
   * 'all': every word must occur, right, with one typo or, from three letters on, as the beginning of a word
   * (search). 'most': names that share the telling words
   * (resolve); the default.
   */
  words?: 'all' | 'most';
  /** The last word is being typed: words that start with it are found as early as the word itself. */
  unfinished?: boolean;
}

export interface Candidate {
  jurisdiction: Jurisdiction;
  pk: bigint;
  /** Share of the query's and the name's weight that the words in common carry, 0 to 1. Not a probability. */
  score: number;
}

export interface Candidates {
  /** Best first; ties by pk. */
  candidates: Candidate[];
  /** True if more names match than were checked: the words of the query are too common. */
  truncated: boolean;
}

/**
 * Where candidates come from: PostgreSQL here, a search cluster in large installations. An index that is not ready or
 * not reachable throws DomainError `search_backend_error`, never an empty answer (ADR 0027).
 */
export interface CandidateSource {
  find(query: CandidateQuery): Promise<Candidates>;
  /** True when the names of every jurisdiction are searchable. */
  isReady(): Promise<boolean>;
}
