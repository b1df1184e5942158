import type { Evaluation } from '../evaluate.js';
import type { DecisionFigures, RecallFigures } from '../recall/measure.js';
import { categoryTable, groupTable, reliabilityTable, table } from './tables.js';

export interface RecallReport {
  figures: RecallFigures[];
  decisions: DecisionFigures[];
  /** Names in the register that was searched. */
  names: number;
  /** Time of one search, one at a time, ms. */
  p50: number;
  p95: number;
}

export interface Bar {
  what: string;
  bar: string;
  measured: string;
  met: boolean;
}

const share = (value: number): string => value.toFixed(3);

/** The bars of the design, and what was measured. */
export function barsOf(evaluation: Evaluation, recall: RecallReport | null): Bar[] {
  const group = (name: string) => evaluation.groups.find((each) => each.name === name);
  const least = (what: string, bar: number, measured: number | undefined): Bar[] =>
    measured === undefined
      ? []
      : [{ what, bar: `at least ${share(bar)}`, measured: share(measured), met: measured >= bar }];
  const found = (name: string) => recall?.figures.find((each) => each.name === name)?.ofCeiling;
  const most = (what: string, bar: number, measured: number | undefined): Bar[] =>
    measured === undefined
      ? []
      : [{ what, bar: `at most ${share(bar)}`, measured: share(measured), met: measured <= bar }];
  const { highest, othersAtHighest } = evaluation.top;
  return [
    ...least('F1, all', 0.85, group('all')?.f1),
    ...least('F1, companies', 0.9, group('companies')?.f1),
    ...least('precision at recall .90, regional names', 0.99, group('regional registers')?.atRecall90.precision),
    ...most('calibration error, all', 0.03, group('all')?.calibrationError),
    ...most('calibration error, regional names', 0.03, group('regional registers')?.calibrationError),
    {
      what: `others at the highest score, ${highest.toFixed(4)}`,
      bar: 'none',
      measured: String(othersAtHighest),
      met: othersAtHighest === 0,
    },
    ...least('recall@50 of the exhaustive ceiling, easy', 0.99, found('easy')),
    ...least('recall@50 of the exhaustive ceiling, hard', 0.99, found('hard')),
  ];
}

const INTRODUCTION = `# How well names are resolved

Made by \`npm run eval:resolve\`; edit the command, not this file. Files of name pairs and registers are read where they are
(\`--data\`); an unseen file of pairs is scored with \`--pairs FILE.csv\` (columns name_treated, name_untreated, is_match).

Half of the pairs, by a hash of the name, is for tuning; the figures are those of the other half. Pairs that no reader
could decide by the names alone, such as two persons of one name, are listed by themselves and are in no sum. The wide set
is made otherwise, from other lists, with several changes at once; its errors are shown to nobody. Rewritten names are
made by rules, so that the sums say how these rules are met; the lines of two registers, aliases and officials are as found.`;

function barTable(bars: readonly Bar[]): string {
  return table(
    ['Bar', 'wanted', 'measured', 'met'],
    bars.map(({ what, bar, measured, met }) => [what, bar, measured, met ? 'yes' : '**no**']),
  );
}

function recallSections(recall: RecallReport): string[] {
  return [
    `## Candidates\n\nWhether the name that is meant is among the 50 candidates, of ${String(recall.names)} names. The ceiling is
what scoring finds among the best 50 when every name is looked at. One search at a time: p50 ${recall.p50.toFixed(1)} ms,
p95 ${recall.p95.toFixed(1)} ms.`,
    table(
      ['Queries', 'n', 'found', 'ceiling', 'found of the ceiling'],
      recall.figures.map(({ name, queries, found, ceiling, ofCeiling }) => [
        name,
        String(queries),
        share(found),
        share(ceiling),
        share(ofCeiling),
      ]),
    ),
    `## Answers

What comes of a query from candidates to outcome. Absent: people who are in no register. Of one's namesakes none is
taken: several of one name are ambiguous.`,
    table(
      [
        'Queries',
        'n',
        'matched, right',
        'matched, wrong',
        'of these one name within the other',
        'ambiguous',
        'no match',
        'precision of matched',
      ],
      recall.decisions.map((each) => [
        each.name,
        String(each.queries),
        String(each.right),
        String(each.wrong),
        String(each.within),
        String(each.ambiguous),
        String(each.none),
        share(each.precision),
      ]),
    ),
  ];
}

/** The document: bars first, then the figures behind them. `image`: the picture's file next to it. */
export function document(evaluation: Evaluation, recall: RecallReport | null, level: number, image: string): string {
  const { top } = evaluation;
  return [
    INTRODUCTION,
    `## Bars\n\n${barTable(barsOf(evaluation, recall))}`,
    `![Confidence against truth, and precision against recall](${image})`,
    `## Sums\n\nA pair is accepted from a confidence of ${String(level)} up.`,
    groupTable(evaluation.groups),
    `The highest score is ${top.highest.toFixed(4)}; the highest of two different is ${top.highestOther.toFixed(4)}, of two that
no name tells apart ${top.highestUndecided.toFixed(4)}. Over 0.9 there are ${String(top.distinctAbove90)} different scores.`,
    `## Calibration\n\n${reliabilityTable(evaluation)}`,
    ...(recall === null ? [] : recallSections(recall)),
    `## Categories\n\n${categoryTable(evaluation.categories)}`,
    '',
  ].join('\n\n');
}
