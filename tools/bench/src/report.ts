import type { Measurement } from './load.js';

export interface Row extends Measurement {
  scenario: string;
  connections: number;
  /** Rates relative to other rows of the same run: {"of the same SQL from pg": 0.71}. */
  ratios: Record<string, number>;
  /** The targets of the scenario; empty if it is only reported. */
  bars: Bar[];
}

export interface Bar {
  text: string;
  /** What was measured. */
  figure: string;
  /** How far it is from the target: above 1 misses it. */
  distance: number;
  met: boolean;
}

/** One target of the single node. */
export interface Line {
  readonly what: string;
  readonly figure: string;
  readonly bar: string;
  readonly met: boolean;
}

/** A target for a percentile, in milliseconds. */
export function percentileBar(name: 'p95' | 'p99', { [name]: measured }: Measurement, limit: number): Bar {
  return {
    ...{ text: `${name} <= ${limit} ms`, figure: `${measured.toFixed(1)} ms` },
    ...{ distance: measured / limit, met: measured <= limit },
  };
}

/** A target for a ratio to another scenario: at least, or at most, `limit`. */
export function ratioBar(ratio: number, sign: '>=' | '<=', limit: number, to: string): Bar {
  const distance = sign === '<=' ? ratio / limit : limit / ratio;
  return { text: `${sign} ${limit} ${to}`, figure: ratio.toFixed(2), distance, met: distance <= 1 };
}

const COLUMNS = ['scenario', 'conn', 'req/s', 'p50 ms', 'p95 ms', 'p99 ms', 'failed', 'ratio', 'bar'] as const;

/** The rows as one aligned table, Markdown-compatible so that it can be pasted into docs/benchmarks.md. */
export function table(rows: Row[]): string {
  const cells = rows.map((row) => [
    row.scenario,
    String(row.connections),
    row.requestsPerSecond.toFixed(0),
    row.p50.toFixed(2),
    row.p95.toFixed(2),
    row.p99.toFixed(2),
    String(row.failures),
    Object.entries(row.ratios)
      .map(([name, ratio]) => `${ratio.toFixed(2)} ${name}`)
      .join('; '),
    row.bars.map((bar) => `${bar.text}: ${bar.met ? 'met' : 'MISSED'}`).join('; '),
  ]);
  const widths = COLUMNS.map((name, column) => Math.max(name.length, ...cells.map((row) => row[column]?.length ?? 0)));
  const line = (texts: readonly string[]) => `| ${texts.map((text, i) => text.padEnd(widths[i] ?? 0)).join(' | ')} |`;
  return [line(COLUMNS), line(widths.map((width) => '-'.repeat(width))), ...cells.map(line)].join('\n');
}
