import type { RequestCount } from '@entity-registry/persistence';

/** Adds to what is counted; rejects when it cannot. */
export type RecordRequests = (counts: readonly RequestCount[]) => Promise<void>;

/** One request that was answered, or whose caller went away. */
export type AnsweredRequest = Omit<RequestCount, 'day' | 'requests' | 'totalMs' | 'lastAt' | 'lastRequestId'> & {
  at: Date;
  ms: number;
  requestId: string;
};

/** Counts at once, over all keys: keys times routes times ways to be answered. Beyond it new ones are not counted. */
const MAX_COUNTS = 20_000;

type Tally = { -readonly [Member in keyof RequestCount]: RequestCount[Member] };

/**
 * How requests were answered, counted in this process and written together: what each key called and why it was refused,
 * which the ledger does not know. Off the path of the request, bounded, and lost with a process that dies: no money hangs
 * on it (ADR 0136). What could not be written is kept for the next time.
 */
export class RequestCounts {
  private counts = new Map<string, Tally>();

  constructor(
    private readonly record: RecordRequests,
    private readonly onFailure: (error: unknown) => void,
  ) {}

  note({ accountId, keyId, route, status, code, at, ms, requestId }: AnsweredRequest): void {
    const day = at.toISOString().slice(0, 10);
    this.add({
      ...{ accountId, day, keyId, route, status, code },
      ...{ requests: 1, totalMs: ms, lastAt: at, lastRequestId: requestId },
    });
  }

  /** Writes what was counted since; never rejects. */
  async flush(): Promise<void> {
    const { counts } = this;
    if (counts.size === 0) return;
    this.counts = new Map();
    try {
      await this.record([...counts.values()]);
    } catch (error) {
      this.onFailure(error);
      for (const count of counts.values()) this.add(count);
    }
  }

  private add(count: Tally): void {
    const { keyId, day, status, code, route } = count;
    const name = `${String(keyId)} ${day} ${String(status)} ${code} ${route}`;
    const known = this.counts.get(name);
    if (known === undefined) {
      if (this.counts.size < MAX_COUNTS) this.counts.set(name, count);
      return;
    }
    known.requests += count.requests;
    known.totalMs += count.totalMs;
    if (count.lastAt < known.lastAt) return;
    known.lastAt = count.lastAt;
    known.lastRequestId = count.lastRequestId;
  }
}
