import { setTimeout as pause } from 'node:timers/promises';
import type { Code } from '@entity-registry/domain';
import { percentile } from '../load.js';
import type { Server } from '../processes.js';
import { randomNumbers } from '../queries.js';
import type { RefreshBench } from './refresh-bench.js';

export interface RefreshRow {
  what: string;
  requests: number;
  perMinute: number;
  /** From a completion to the arrival of its webhook, in milliseconds. */
  delivery: { p50: number; p95: number; max: number };
  /** Unexpected results; empty if there are none. */
  faults: string[];
}

/** From a completion to the arrival of its webhook, in milliseconds. */
const DELIVERY_P95_MS = 1_000;
const POLL_INTERVAL_MS = 250;
const DRAIN_LIMIT_MS = 45 * 60_000;

/** `count` waiting requests, and `workers` that then start. */
export async function measureRefreshes(
  bed: RefreshBench,
  { code, count, workers }: { code: Code; count: number; workers: number },
): Promise<RefreshRow> {
  const ids = await bed.createRefreshes(count, code);
  const running = await Promise.all(Array.from({ length: workers }, () => bed.worker()));
  try {
    await drained(bed, ids, () => Promise.resolve());
  } finally {
    await Promise.all(running.map((worker) => worker.stop()));
  }
  const row = await rowOf(bed, `${code}, ${workers} worker${workers === 1 ? '' : 's'}`, ids);
  if (row.delivery.p95 > DELIVERY_P95_MS) row.faults.push(`completion to delivery p95 above ${DELIVERY_P95_MS} ms`);
  return row;
}

/** The same with two workers. Again and again, one of them is killed and replaced at a random moment. */
export async function measureDrain(
  bed: RefreshBench,
  { code, count, seed }: { code: Code; count: number; seed: number },
): Promise<RefreshRow & { kills: number }> {
  const random = randomNumbers(seed);
  const ids = await bed.createRefreshes(count, code);
  const running: Server[] = [await bed.worker(), await bed.worker()];
  let kills = 0;
  let nextKill = performance.now() + 3_000;
  try {
    await drained(bed, ids, async () => {
      if (performance.now() < nextKill) return;
      const victim = Math.floor(random() * running.length);
      await running[victim]?.kill();
      kills += 1;
      running[victim] = await bed.worker();
      nextKill = performance.now() + 2_000 + random() * 8_000;
    });
  } finally {
    await Promise.all(running.map((worker) => worker.stop()));
  }
  const row = await rowOf(bed, `${code}, 2 workers, ${kills} kills`, ids);
  const drift = await bed.drift();
  if (drift > 0) row.faults.push(`drift ${drift}`);
  return { ...row, kills };
}

async function drained(bed: RefreshBench, ids: readonly bigint[], meanwhile: () => Promise<void>): Promise<void> {
  const deadline = performance.now() + DRAIN_LIMIT_MS;
  for (;;) {
    const open = await bed.open(ids);
    process.stdout.write(`\r  ${open} of ${ids.length} left   `);
    if (open === 0) break;
    if (performance.now() > deadline)
      throw new Error(`${open} requests were left after ${DRAIN_LIMIT_MS / 60_000} minutes`);
    await meanwhile();
    await pause(POLL_INTERVAL_MS);
  }
  process.stdout.write('\r');
}

async function rowOf(bed: RefreshBench, what: string, ids: readonly bigint[]): Promise<RefreshRow> {
  const { completed, failed, pending, charges, seconds, cause } = await bed.outcomes(ids);
  const times = await bed.deliveryTimes(ids);
  const undelivered = times.filter((time) => time === Infinity).length;
  const faults: string[] = [];
  if (failed + pending > 0) faults.push(`${failed} failed, ${pending} pending${cause === null ? '' : `: ${cause}`}`);
  if (charges !== completed) faults.push(`${charges} charges for ${completed} completed`);
  if (undelivered > 0) faults.push(`${undelivered} webhooks never arrived`);
  const delivery = { p50: percentile(times, 0.5), p95: percentile(times, 0.95), max: percentile(times, 1) };
  return { what, requests: ids.length, perMinute: (60 * completed) / seconds, delivery, faults };
}

const COLUMNS = ['refreshes', 'requests', 'per minute', 'delivery p50 ms', 'p95 ms', 'max ms', 'faults'];

/** Markdown-compatible, so that it can be pasted into docs/benchmarks.md. */
export function refreshTable(rows: readonly RefreshRow[]): string {
  const cells = rows.map(({ what, requests, perMinute, delivery, faults }) => [
    what,
    String(requests),
    perMinute.toFixed(0),
    ...[delivery.p50, delivery.p95, delivery.max].map((ms) => ms.toFixed(0)),
    faults.length === 0 ? 'none' : faults.join('; '),
  ]);
  const widths = COLUMNS.map((name, column) => Math.max(name.length, ...cells.map((row) => row[column]?.length ?? 0)));
  const line = (texts: readonly string[]) => `| ${texts.map((text, i) => text.padEnd(widths[i] ?? 0)).join(' | ')} |`;
  return [line(COLUMNS), line(widths.map((width) => '-'.repeat(width))), ...cells.map(line)].join('\n');
}
