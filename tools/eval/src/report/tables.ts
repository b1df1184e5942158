import type { CategoryFigures, Evaluation, Figures, ScoredPair } from '../evaluate.js';

const percent = (share: number): string => (100 * share).toFixed(1);

/** A Markdown table. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** A target and its measured value. */
export interface Bar {
  what: string;
  /** The target. */
  bar: string;
  measured: string;
  met: boolean;
}

/** The targets, for the console. */
export const targetsTable = (bars: readonly Bar[]): string =>
  table(
    ['Target', 'required', 'measured'],
    bars.map(({ what, bar, measured }) => [what, bar, measured]),
  );

/** The targets, for a document. */
export function barTable(bars: readonly Bar[]): string {
  return table(
    ['Target', 'required', 'measured', 'met'],
    bars.map(({ what, bar, measured, met }) => [what, bar, measured, met ? 'yes' : '**no**']),
  );
}

/** The totals: precision, recall, F1 and calibration of each group. */
export function groupTable(groups: readonly Figures[]): string {
  return table(
    [
      'Pairs',
      'n',
      'matches',
      'area',
      'precision %',
      'recall %',
      'F1',
      'best F1 (level)',
      'precision % at recall 90',
      'calibration error',
    ],
    groups.map((group) => [
      group.name,
      String(group.pairs),
      String(group.positives),
      Number.isNaN(group.area) ? '' : group.area.toFixed(3),
      percent(group.precision),
      percent(group.recall),
      group.f1.toFixed(3),
      `${group.best.f1.toFixed(3)} (${group.best.level.toFixed(2)})`,
      percent(group.atRecall90.precision),
      group.calibrationError.toFixed(3),
    ]),
  );
}

/** One line per category: the share of matches found, or the share of other pairs accepted by mistake. */
export function categoryTable(categories: readonly CategoryFigures[]): string {
  return table(
    ['Category', 'n', 'truth', 'accepted %', 'mean confidence', 'highest'],
    categories.map(({ category, pairs, match, decidable, accepted, mean, highest }) => [
      decidable ? category : `${category} (not decidable by name)`,
      String(pairs),
      match ? 'same' : 'other',
      percent(accepted),
      mean.toFixed(3),
      highest.toFixed(4),
    ]),
  );
}

/** Mean confidence and share of matches by confidence range. */
export function reliabilityTable(evaluation: Evaluation): string {
  return table(
    ['Confidence', 'pairs', 'mean', 'share of matches'],
    evaluation.reliability
      .filter((bin) => bin.pairs > 0)
      .map((bin) => [
        `${bin.from.toFixed(1)} to ${bin.to.toFixed(1)}`,
        String(bin.pairs),
        bin.said.toFixed(3),
        bin.was.toFixed(3),
      ]),
  );
}

/** The calibration of pairs by kind and scripts. */
export function classTable({ classes }: Evaluation): string {
  return table(
    ['Class', 'pairs', 'matches', 'calibration error'],
    classes.map(({ name, pairs, matches, error }) => [name, String(pairs), String(matches), error.toFixed(3)]),
  );
}

/** Findings for developers of the scorer: figures of the tuning half and its worst errors. */
export function findings(evaluation: Evaluation, worst: readonly ScoredPair[], level: number): string {
  const errors = table(
    ['Confidence', 'truth', 'category', 'query', 'candidate'],
    worst.map((pair) => [
      pair.confidence.toFixed(3),
      pair.match ? 'same' : 'other',
      pair.category,
      pair.query.replaceAll('|', '/'),
      pair.candidate.replaceAll('|', '/'),
    ]),
  );
  return [
    `# Findings, tuning half, accepted at ${String(level)} or above`,
    groupTable(evaluation.groups),
    `Highest score ${evaluation.top.highest.toFixed(4)}, non-matching pairs at it: ${String(evaluation.top.othersAtHighest)}; ` +
      `highest of non-matching pairs ${evaluation.top.highestOther.toFixed(4)}; different scores above 0.9: ${String(evaluation.top.distinctAbove90)}.`,
    reliabilityTable(evaluation),
    categoryTable(evaluation.categories),
    errors,
    '',
  ].join('\n\n');
}
