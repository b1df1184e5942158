import type { EntityKind } from '../jurisdictions/jurisdiction.js';

/** The weight of a folded word, in nats: its inverse frequency among the names of the index. */
export type WordWeight = (foldedWord: string) => number;

/**
 * One piece of evidence. `score`: how well the two sides agree in it, 0 to 1. `weight`: its share of the log-odds that both
 * are the same, in nats; negative if it counts against it. The weights of all features add up to the log-odds of the
 * confidence.
 */
export interface Feature {
  feature: string;
  score: number;
  weight: number;
  detail: string;
}

/** The name in a query. `type` null: not known. */
export interface NameQuery {
  name: string;
  type: EntityKind | null;
}

export interface NameCandidate {
  name: string;
  kind: EntityKind;
  /** The legal name, if `name` is a trade name or an alias. Those rarely have a legal form: then that of the legal name counts. */
  legalName?: string | null;
}

export interface NameScore {
  /** Probability that both are the same, 0 to 1, at most 4 decimals; never exactly 1. */
  confidence: number;
  features: Feature[];
}
