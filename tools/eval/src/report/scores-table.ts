import { decideOutcome, scoreName, usualWeight } from '@entity-registry/domain';
import { stringify } from 'csv-stringify/sync';
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
