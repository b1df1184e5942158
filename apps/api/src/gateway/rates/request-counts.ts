import type { RequestCount } from '@entity-registry/accounts';

/** Adds to the stored counts; rejects on failure. */
export type RecordRequests = (counts: readonly RequestCount[]) => Promise<void>;

/** A request that got a response, or whose caller disconnected. */
export type CompletedRequest = Omit<RequestCount, 'day' | 'requests' | 'totalMs' | 'lastAt' | 'lastRequestId'> & {
  at: Date;
  ms: number;
  requestId: string;
};

/** Maximum counts held at once, over all keys: keys times routes times outcomes. New ones beyond it are not counted. */
const MAX_COUNTS = 20_000;

type Tally = { -readonly [Member in keyof RequestCount]: RequestCount[Member] };

/**
 * The outcomes of requests, counted in this process and written in batches: what each key called and why it was refused,
 * which the ledger does not know. Off the request path, bounded, and lost if the process dies: no money depends on it (ADR
 * 0136). Counts that could not be written are kept for the next batch.
 */
export class RequestCounts {
  private counts = new Map<string, Tally>();

  constructor(
    private readonly record: RecordRequests,
    private readonly onFailure: (error: unknown) => void,
  ) {}

  note({ accountId, keyId, route, status, code, at, ms, requestId }: CompletedRequest): void {
    const day = at.toISOString().slice(0, 10);
    this.add({
      ...{ accountId, day, keyId, route, status, code },
      ...{ requests: 1, totalMs: ms, lastAt: at, lastRequestId: requestId },
    });
  }

  /** Writes the counts since the last flush; never rejects. */
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
