/** A scored pair: its score and the true answer. */
export interface ScoredPair {
  confidence: number;
  match: boolean;
}

export interface Confusion {
  pairs: number;
  positives: number;
  /** Share of matches among the pairs at or above the level; 1 if there are none. */
  precision: number;
  /** Share of the matches at or above the level; 1 if there are none. */
  recall: number;
  f1: number;
  falsePositives: number;
  falseNegatives: number;
}

/** Precision, recall and F1 when every pair with at least `level` counts as a match. */
export function confusionAt(judged: readonly ScoredPair[], level: number): Confusion {
  let [hits, falsePositives, falseNegatives] = [0, 0, 0];
  for (const { confidence, match } of judged) {
    if (confidence >= level && match) hits += 1;
    else if (confidence >= level) falsePositives += 1;
    else if (match) falseNegatives += 1;
  }
  const precision = hits + falsePositives === 0 ? 1 : hits / (hits + falsePositives);
  const recall = hits + falseNegatives === 0 ? 1 : hits / (hits + falseNegatives);
  const f1 = hits === 0 ? 0 : (2 * precision * recall) / (precision + recall);
  const positives = hits + falseNegatives;
  return { pairs: judged.length, positives, precision, recall, f1, falsePositives, falseNegatives };
}

export interface Point {
  level: number;
  precision: number;
  recall: number;
}

/** Precision and recall at every level that occurs, highest level first. */
export function precisionRecall(judged: readonly ScoredPair[]): Point[] {
  const sorted = [...judged].sort((a, b) => b.confidence - a.confidence);
  const positives = sorted.filter((each) => each.match).length;
  const points: Point[] = [];
  let hits = 0;
  sorted.forEach(({ confidence, match }, at) => {
    if (match) hits += 1;
    if (sorted[at + 1]?.confidence === confidence) return;
    points.push({ level: confidence, precision: hits / (at + 1), recall: positives === 0 ? 1 : hits / positives });
  });
  return points;
}

const f1Of = ({ precision, recall }: Point): number =>
  precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall);

/** The level with the best F1, and that F1. */
export function bestLevel(judged: readonly ScoredPair[]): { level: number; f1: number } {
  const best = precisionRecall(judged).reduce<Point | null>(
    (found, point) => (found === null || f1Of(point) > f1Of(found) ? point : found),
    null,
  );
  return best === null ? { level: 1, f1: 0 } : { level: best.level, f1: f1Of(best) };
}

/** Precision at the highest level that still finds `recall` of the matches. */
export function precisionAtRecall(judged: readonly ScoredPair[], recall: number): Point {
  return precisionRecall(judged).find((point) => point.recall >= recall) ?? { level: 0, precision: 0, recall: 0 };
}

/**
 * Area under the ROC curve: how often a match scores higher than another pair, ties counting half. NaN if there are only
 * matches, or none.
 */
export function areaUnderCurve(judged: readonly ScoredPair[]): number {
  const sorted = [...judged].sort((a, b) => a.confidence - b.confidence);
  const positives = sorted.filter((each) => each.match).length;
  let ranks = 0;
  for (let from = 0; from < sorted.length;) {
    let to = from;
    while (to < sorted.length && sorted[to]?.confidence === sorted[from]?.confidence) to += 1;
    const matches = sorted.slice(from, to).filter((each) => each.match).length;
    ranks += matches * ((from + 1 + to) / 2);
    from = to;
  }
  return (ranks - (positives * (positives + 1)) / 2) / (positives * (sorted.length - positives));
}

export interface Bin {
  from: number;
  to: number;
  pairs: number;
  /** Mean confidence. */
  said: number;
  /** Share of matches. */
  was: number;
}

/** Mean confidence and share of matches in `bins` confidence ranges of equal width. */
export function reliability(judged: readonly ScoredPair[], bins = 10): Bin[] {
  return Array.from({ length: bins }, (_, at) => {
    const [from, to] = [at / bins, (at + 1) / bins];
    const own = judged.filter(({ confidence }) => Math.min(bins - 1, Math.floor(confidence * bins)) === at);
    const mean = (value: (each: ScoredPair) => number): number =>
      own.length === 0 ? 0 : own.reduce((sum, each) => sum + value(each), 0) / own.length;
    return {
      from,
      to,
      pairs: own.length,
      said: mean((each) => each.confidence),
      was: mean((each) => Number(each.match)),
    };
  });
}

/**
 * Expected calibration error: the distance between confidence and the share of matches, weighted by the pairs in each
 * bin.
 */
export function calibrationError(judged: readonly ScoredPair[], bins = 10): number {
  if (judged.length === 0) return 0;
  return (
    reliability(judged, bins).reduce((sum, bin) => sum + bin.pairs * Math.abs(bin.said - bin.was), 0) / judged.length
  );
}
