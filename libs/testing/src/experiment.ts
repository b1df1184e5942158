/** Measured numbers of one kind, with their statistics. */
export class Samples {
  private sorted: Float64Array | null = null;
  private readonly values: number[] = [];

  add(value: number): void {
    this.values.push(value);
    this.sorted = null;
  }

  get count(): number {
    return this.values.length;
  }

  get all(): readonly number[] {
    return this.values;
  }

  /** Nearest-rank percentile, `share` from 0 to 1; 1 is the largest. */
  percentile(share: number): number {
    this.sorted ??= Float64Array.from(this.values).sort();
    return this.sorted[Math.max(0, Math.ceil(this.sorted.length * share) - 1)] ?? 0;
  }

  get median(): number {
    return this.percentile(0.5);
  }

  get max(): number {
    return this.percentile(1);
  }

  /** "p50 1.20, p99 3.40, max 5.00 ms of 1,000". */
  describe(unit: string): string {
    const [p50, p99, max] = [this.median, this.percentile(0.99), this.max].map((value) => value.toFixed(2));
    return `p50 ${String(p50)}, p99 ${String(p99)}, max ${String(max)} ${unit} of ${thousands(this.count)}`;
  }
}

/** "20,000". */
export function thousands(count: number | bigint): string {
  return count.toLocaleString('en-US');
}

/** How often each value occurs: "1,000 x 200, 3,000 x 402". */
export function tally(values: Iterable<string | number>): string {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(String(value), (counts.get(String(value)) ?? 0) + 1);
  return [...counts]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([value, count]) => `${thousands(count)} x ${value}`)
    .join(', ');
}

/** The parts of a reconciliation that an experiment reports. */
export interface LedgerReport {
  accounts: bigint;
  entries: bigint;
  drift: readonly unknown[];
}

/** Maximum drifts listed in a failure. More of the same kind don't help. */
const LISTED = 5;

/** Prints what an experiment does, measures and checks, as it runs. The log is its record. */
export class Experiment {
  private announced = false;

  /** `title` is the suite's title: "experiment 1: ...". */
  constructor(readonly title: string) {}

  did(text: string): void {
    this.line('did', text);
  }

  figure(name: string, value: string | number): void {
    this.line('figure', `${name}: ${typeof value === 'number' ? thousands(value) : value}`);
  }

  checked(text: string): void {
    this.line('checked', text);
  }

  /** Ends the experiment: throws if the ledger (I1 to I5, I7) shows a drift or if the `log` holds one of the `secrets` (I6). */
  conclude(report: LedgerReport, log: string, secrets: readonly string[]): void {
    const totals = `${thousands(report.accounts)} accounts, ${thousands(report.entries)} entries`;
    this.checked(`I1 to I5 and I7 over the whole database (${totals}): drift ${String(report.drift.length)}`);
    const leaks = ['Bearer', ...secrets].filter((text) => log.includes(text));
    this.checked(`I6 over ${thousands(log.length)} characters of log: ${String(leaks.length)} secrets`);
    if (report.drift.length === 0 && leaks.length === 0) return;
    const problems = { drift: report.drift.slice(0, LISTED), leaks: leaks.length };
    throw new Error(
      JSON.stringify(problems, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value)),
    );
  }

  /** Each line has the experiment's number, because several can run at the same time. */
  private line(kind: string, text: string): void {
    const number = /\d+/.exec(this.title)?.[0] ?? '';
    process.stdout.write(
      `${this.announced ? '' : `\n${this.title}\n`}${number.padStart(4)} ${kind.padEnd(8)} ${text}\n`,
    );
    this.announced = true;
  }
}
