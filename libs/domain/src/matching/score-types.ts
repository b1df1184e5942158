import type { EntityKind } from '../catalog/jurisdictions.js';

/** What a folded word says about who is meant, in nats: its inverse frequency among the names of the index. */
export type WordWeight = (foldedWord: string) => number;

/**
 * One piece of evidence. `score`: how far the two sides agree in it, 0 to 1. `weight`: what it adds to the log-odds that
 * both are the same, in nats; negative when it speaks against. The weights of all features add up to the log-odds of the
 * confidence.
 */
export interface Feature {
  feature: string;
  score: number;
  weight: number;
  detail: string;
}

/** A name that is asked for. `type` null: not known. */
export interface NameQuery {
  name: string;
  type: EntityKind | null;
}

export interface NameCandidate {
  name: string;
  kind: EntityKind;
}

export interface NameScore {
  /** Probability that both are the same, 0 to 1, at most 4 decimals; never exactly 1. */
  confidence: number;
  features: Feature[];
  /** Legal form of the query as it was read against this candidate ('SA'); null: none. */
  queryForm: string | null;
}
