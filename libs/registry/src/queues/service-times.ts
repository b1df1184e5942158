/** Weight of the newest measurement in a moving average; more if the last one was long ago. */
const WEIGHT = 0.1;
/** An average counts half after this time: what was slow once says little later, and refusing work must not keep its reason. */
const HALF_LIFE_MS = 2_000;
/** Mean deviations above the average that nearly all work ends within, as TCP allows for its round trips (RFC 6298). */
const DEVIATIONS = 2;

interface Average {
  readonly mean: number;
  /** Average distance of measurements from the mean. */
  readonly deviation: number;
  readonly measuredAt: number;
}

/** Moving averages of how long work takes per row, by kind of work, measured in this process (ADR 0198). */
export class ServiceTimes {
  private readonly averages = new Map<string, Average>();

  /** @param ms how long the rows took together, at `now` (milliseconds since 1970). */
  record(kind: string, { rows, ms }: { readonly rows: number; readonly ms: number }, now: number): void {
    const measured = ms / rows;
    const { mean, deviation, measuredAt } = this.averages.get(kind) ?? {
      mean: measured,
      deviation: 0,
      measuredAt: now,
    };
    const kept = (1 - WEIGHT) * decay(now - measuredAt);
    this.averages.set(kind, {
      mean: kept * mean + (1 - kept) * measured,
      deviation: kept * deviation + (1 - kept) * Math.abs(measured - mean),
      measuredAt: now,
    });
  }

  /** Average milliseconds per row; 0 if none was ever measured. */
  msPerRow(kind: string, now: number): number {
    const known = this.averages.get(kind);
    return known === undefined ? 0 : known.mean * decay(now - known.measuredAt);
  }

  /** Milliseconds per row that nearly all work ends within; 0 if none was ever measured. */
  safeMsPerRow(kind: string, now: number): number {
    const known = this.averages.get(kind);
    if (known === undefined) return 0;
    return (known.mean + DEVIATIONS * known.deviation) * decay(now - known.measuredAt);
  }
}

/** How much an average still counts after `ms`, 0 to 1. */
function decay(ms: number): number {
  return 0.5 ** (Math.max(0, ms) / HALF_LIFE_MS);
}
