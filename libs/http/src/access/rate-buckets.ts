import { gcra } from '@entity-registry/domain';
import type { RateDecision, RatePlan } from '@entity-registry/domain';

const DEFAULT_CAPACITY = 50_000;

/** Request buckets by name, for this process only. The arithmetic is the domain's; memory is bounded. */
export class RateBuckets {
  private readonly arrivals = new Map<string, number>();

  constructor(
    /** Milliseconds of a monotonic clock. */
    private readonly now: () => number = () => performance.now(),
    private readonly capacity = DEFAULT_CAPACITY,
  ) {}

  /** Counts one request unless it is one too many. The rate of a bucket never changes. */
  consume(bucket: string, rate: RatePlan): RateDecision {
    const now = this.now();
    const decision = gcra(this.arrivals.get(bucket), now, rate);
    // In order of last use: when full, the least recently used bucket is evicted.
    this.arrivals.delete(bucket);
    this.arrivals.set(bucket, decision.state);
    if (this.arrivals.size > this.capacity) this.sweep(now);
    return decision;
  }

  /** Removes full buckets: a missing bucket counts as full. */
  private sweep(now: number): void {
    const microseconds = now * 1_000;
    for (const [bucket, arrival] of this.arrivals) if (arrival <= microseconds) this.arrivals.delete(bucket);
    // There can be more unauthenticated addresses than fit; the oldest buckets are the fullest.
    for (const bucket of this.arrivals.keys()) {
      if (this.arrivals.size <= this.capacity / 2) break;
      this.arrivals.delete(bucket);
    }
  }
}
