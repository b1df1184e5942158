import type { Disk } from './disk.js';
import { diskLine } from './disk.js';
import { loadingLine } from './loading.js';
import type { Line, Row } from './report.js';
import { restLines } from './rest.js';
import type { Rest } from './rest.js';

/** The scenarios of a line, and which of their bars it shows. */
interface Group {
  readonly what: string;
  readonly scenarios: RegExp;
  readonly bar: RegExp;
}

/** As issue 20 lists them. */
const GROUPS: readonly Group[] = [
  { what: 'billed detail against pgbench', scenarios: /^billed detail, /, bar: /of pgbench$/ },
  { what: 'with an Idempotency-Key', scenarios: /^keyed detail, /, bar: /without a key$/ },
  { what: 'access and charging', scenarios: /^billed (?:detail, |search by id)/, bar: /the open request$/ },
  { what: 'resolve by id', scenarios: /^resolve by id$/, bar: /^p99/ },
  { what: 'surfaces', scenarios: /^search (?!entities$)/, bar: /^p95/ },
  { what: 'network', scenarios: /^network, depth 2$/, bar: /^p95/ },
];

/** Figures of a line that are shown, the worst first. */
const SHOWN = 3;

/** Everything that `npm run bench` measures of the single node. */
export interface SingleNode {
  readonly rows: readonly Row[];
  readonly disk: Disk;
  readonly loading: number;
  readonly rest: Rest;
}

export function singleNodeLines({ rows, disk, loading, rest }: SingleNode): readonly Line[] {
  return [...GROUPS.flatMap((group) => lineOf(group, rows)), loadingLine(loading), diskLine(disk), ...restLines(rest)];
}

/** The lines as a Markdown table. */
export function linesTable(lines: readonly Line[]): string {
  const cells = lines.map(
    ({ what, figure, bar, met }) => `| ${what} | ${figure} | ${bar} | ${met ? 'met' : '**missed**'} |`,
  );
  return ['| single node | figure | bar | |', '| --- | --- | --- | --- |', ...cells].join('\n');
}

function lineOf({ what, scenarios, bar }: Group, rows: readonly Row[]): readonly Line[] {
  const found = rows.flatMap((row) =>
    scenarios.test(row.scenario) ? row.bars.filter(({ text }) => bar.test(text)).map((one) => ({ row, one })) : [],
  );
  const [first] = found;
  if (first === undefined) return [];
  const worst = found.toSorted((a, b) => b.one.distance - a.one.distance);
  const figures = worst.slice(0, SHOWN).map(({ row, one }) => `${row.scenario} ${one.figure}`);
  const others = found.length > SHOWN ? `; the others of ${found.length} are better` : '';
  return [{ what, figure: figures.join(', ') + others, bar: first.one.text, met: found.every(({ one }) => one.met) }];
}
