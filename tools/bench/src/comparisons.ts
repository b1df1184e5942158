import { lookup } from '@entity-registry/domain';
import { percentile } from './load.js';
import type { Measurement } from './load.js';
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

function barsOf(name: string, { p95, p99 }: Measurement, ratios: Readonly<Record<string, number>>): Bar[] {
  const bars: Bar[] = [];
  const timesOpen = ratios[OPEN];
  if (timesOpen !== undefined) {
    bars.push({ text: `<= ${BARS.timesOpen} ${OPEN}`, met: timesOpen <= BARS.timesOpen });
  }
  const shareOfPgbench = ratios[PGBENCH];
  if (shareOfPgbench !== undefined) {
    bars.push({ text: `>= ${BARS.shareOfPgbench} ${PGBENCH}`, met: shareOfPgbench >= BARS.shareOfPgbench });
  }
  const shareOfUnkeyed = ratios[UNKEYED];
  if (shareOfUnkeyed !== undefined) {
    bars.push({ text: `>= ${BARS.shareOfUnkeyed} ${UNKEYED}`, met: shareOfUnkeyed >= BARS.shareOfUnkeyed });
  }
  if (name === 'billed detail, CHK-BIN') {
    bars.push({ text: `>= ${BARS.shareOfSql} of the SQL`, met: (ratios[SQL] ?? 0) >= BARS.shareOfSql });
    bars.push({ text: `p99 <= ${BARS.detailP99} ms`, met: p99 <= BARS.detailP99 });
  }
  if (name === 'billed search by name') {
    bars.push({ text: `p95 <= ${BARS.searchP95} ms`, met: p95 <= BARS.searchP95 });
  }
  return bars;
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
