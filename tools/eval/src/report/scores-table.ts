import { decideOutcome, scoreName, usualWeight } from '@entity-registry/domain';
import { stringify } from 'csv-stringify/sync';
import type { ScoredPair } from '../evaluate.js';
import type { LabeledPair } from '../pairs/pair.js';

/** The score, outcome and evidence of each pair, as CSV: anybody can check every judgment. */
export function scoresTable(pairs: readonly LabeledPair[]): string {
  const rows = pairs.map(({ kind, query, candidate, match }) => {
    const scored = scoreName({ name: query, type: kind }, { name: candidate, kind }, usualWeight);
    const evidence = scored.features.map(
      ({ feature, weight, detail }) => `${feature} ${weight.toFixed(2)} (${detail})`,
    );
    return {
      schema: kind,
      name1: query,
      name2: candidate,
      is_match: match,
      score: scored.confidence,
      outcome: decideOutcome([scored]).outcome,
      evidence: evidence.join('; '),
    };
  });
  return stringify(rows, { header: true, cast: { boolean: String } });
}

/** Pairs with their labels and scores, as CSV: category, schema, name1, name2, is_match, score. */
export function pairsTable(pairs: readonly ScoredPair[]): string {
  const rows = pairs.map(({ category, kind, query, candidate, match, confidence }) => ({
    category,
    schema: kind,
    name1: query,
    name2: candidate,
    is_match: match,
    score: confidence,
  }));
  return stringify(rows, { header: true, cast: { boolean: String } });
}
