import { lookup } from '@entity-registry/domain';
import { percentile } from './load.js';
import type { Measurement } from './load.js';
import { percentileBar, ratioBar } from './report.js';
import type { Bar, Row } from './report.js';

const PGBENCH = 'of pgbench';
const SQL = 'of the same SQL';
const OPEN = 'times the open request';
const UNKEYED = 'of the same without a key';
const FLOOR = 'bare Express hello';

/** Performance targets; see docs/benchmarks.md. */
const BARS = {
  shareOfPgbench: 0.85,
  shareOfSql: 0.6,
  shareOfUnkeyed: 0.75,
  timesOpen: 1.5,
  detailP99: 25,
  searchP95: 50,
};

/** The scenarios that a scenario is compared with, by name. */
const COMPARED: Readonly<Record<string, { pgbench?: string; sql?: string; open?: string; unkeyed?: string }>> = {
  'billed detail, CHK-BIN': {
    pgbench: 'same SQL from pgbench, CHK-BIN',
    sql: 'same SQL from pg, CHK-BIN',
    open: 'open detail, CHK-BIN',
  },
  'billed detail, DAT-ALL': {
    pgbench: 'same SQL from pgbench, DAT-ALL',
    sql: 'same SQL from pg, DAT-ALL',
    open: 'open detail, DAT-ALL',
  },
  'keyed detail, CHK-BIN': { unkeyed: 'billed detail, CHK-BIN' },
  'keyed detail, DAT-ALL': { unkeyed: 'billed detail, DAT-ALL' },
  'billed search by id': { open: 'open search by id' },
  'billed search by name': { open: 'open search by name' },
};

/** The row of one scenario: its combined rounds, its ratios to the others, and its bars. */
export function toRow(name: string, connections: number, measured: ReadonlyMap<string, Measurement[]>): Row {
  const rounds = measured.get(name) ?? [];
  const others = (other: string) => measured.get(other) ?? [];
  const { pgbench, sql, open, unkeyed } = lookup(COMPARED, name) ?? {};
  const ratios = {
    // Not measured where pgbench isn't installed.
    ...(pgbench !== undefined && measured.has(pgbench) && { [PGBENCH]: medianRatio(rounds, others(pgbench)) }),
    ...(sql !== undefined && { [SQL]: medianRatio(rounds, others(sql)) }),
    // In a closed loop, twice the time is half the rate.
    ...(open !== undefined && { [OPEN]: medianRatio(others(open), rounds) }),
    ...(unkeyed !== undefined && { [UNKEYED]: medianRatio(rounds, others(unkeyed)) }),
    ...(name !== FLOOR && { 'of bare Express': medianRatio(rounds, others(FLOOR)) }),
  };
  const whole = merge(rounds);
  return { scenario: name, connections, ...whole, ratios, bars: barsOf(name, whole, ratios) };
}

function barsOf(name: string, measured: Measurement, ratios: Readonly<Record<string, number>>): Bar[] {
  const { [OPEN]: timesOpen, [PGBENCH]: shareOfPgbench, [UNKEYED]: shareOfUnkeyed, [SQL]: shareOfSql = 0 } = ratios;
  return [
    ...(timesOpen === undefined ? [] : [ratioBar(timesOpen, '<=', BARS.timesOpen, OPEN)]),
    ...(shareOfPgbench === undefined ? [] : [ratioBar(shareOfPgbench, '>=', BARS.shareOfPgbench, PGBENCH)]),
    ...(shareOfUnkeyed === undefined ? [] : [ratioBar(shareOfUnkeyed, '>=', BARS.shareOfUnkeyed, UNKEYED)]),
    ...(name === 'billed detail, CHK-BIN'
      ? [ratioBar(shareOfSql, '>=', BARS.shareOfSql, SQL), percentileBar('p99', measured, BARS.detailP99)]
      : []),
    ...(name === 'billed search by name' ? [percentileBar('p95', measured, BARS.searchP95)] : []),
  ];
}

/** Combined rounds: summed counts; rate and percentiles as the median over rounds, so that one slow round doesn't decide. */
export function merge(rounds: Measurement[]): Measurement {
  const median = (pick: (round: Measurement) => number) => percentile(Float64Array.from(rounds, pick).sort(), 0.5);
  const sum = (pick: (round: Measurement) => number) => rounds.reduce((total, round) => total + pick(round), 0);
  return {
    requestsPerSecond: median((round) => round.requestsPerSecond),
    p50: median((round) => round.p50),
    p95: median((round) => round.p95),
    p99: median((round) => round.p99),
    requests: sum((round) => round.requests),
    failures: sum((round) => round.failures),
  };
}

/** Median over the rounds of rate / rate in the same round. */
export function medianRatio(rounds: readonly Measurement[], others: readonly Measurement[]): number {
  const ratios = rounds.map((round, index) => round.requestsPerSecond / (others[index]?.requestsPerSecond ?? Infinity));
  return percentile(Float64Array.from(ratios).sort(), 0.5);
}
