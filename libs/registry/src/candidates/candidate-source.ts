import type { EntityKind, Jurisdiction } from '@entity-registry/domain';
import type { NameScope } from '../name-index/name-scope.js';
import type { TimeLeft } from '../queues/time-left.js';

/** A written name to find candidates for. */
export interface CandidateQuery<Scope extends NameScope = Jurisdiction> {
  jurisdiction: Scope;
  /** As written. Legal form, particles, accents and case make no difference. */
  name: string;
  /** Resolve: what the name means, if the caller said so. Null (the default): a person or a company. */
  kind?: EntityKind | null;
  /** Maximum number of candidates. */
  limit: number;
  /** Once this many candidates are found, more tolerant searches are skipped. Defaults to `limit`. */
  enough?: number;
  /**
   * 'all' (search): every word must occur, exactly, with one typo or, from three letters on, as the beginning of a word.
   * 'most' (resolve), the default: the names share the distinctive words.
   */
  words?: 'all' | 'most';
  /** The last word is still being typed: words that start with it rank like the word itself. */
  unfinished?: boolean;
}

export interface Candidate<Scope extends NameScope = Jurisdiction> {
  jurisdiction: Scope;
  /** Of the entity or listing. */
  pk: bigint;
  /** Weight of the words in common, as a share of the weight of query and name, 0 to 1. Not a probability. */
  score: number;
}

export interface Candidates<Scope extends NameScope = Jurisdiction> {
  /** Best first; ties by pk. */
  candidates: Candidate<Scope>[];
  /** True if more names match than were checked: the words of the query are too common. */
  truncated: boolean;
}

/**
 * Where candidates come from: PostgreSQL here, a search cluster in large installations. If the index is not ready or not
 * reachable, it throws DomainError `search_backend_error` instead of returning an empty list (ADR 0027).
 */
export interface CandidateSource<Scope extends NameScope = Jurisdiction> {
  /** `left`: what a search engine may take, at most. */
  find(query: CandidateQuery<Scope>, left?: TimeLeft): Promise<Candidates<Scope>>;
  /** True when the names of every jurisdiction are searchable. */
  isReady(): Promise<boolean>;
}
