import { gcra } from '@entity-registry/domain';
import type { RateDecision, RatePlan } from '@entity-registry/domain';

const SWEEP_AT = 50_000;

/** Requests per key, in this process; the arithmetic is the domain's. */
export class RateLimiter {
  private readonly arrivals = new Map<bigint, number>();
  /** `RateLimit-Policy` of every answer. */
  readonly policy: string;

  constructor(
    private readonly plan: RatePlan,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.policy = `"default";q=${String(plan.burst)};w=${String(Math.max(1, Math.ceil(plan.burst / plan.ratePerSecond)))}`;
  }

  /** Counts one request of `key`, unless it is one too many. */
  take(key: bigint): RateDecision {
    const now = this.now();
    const decision = gcra(this.arrivals.get(key), now, this.plan);
    this.arrivals.set(key, decision.state);
    if (this.arrivals.size > SWEEP_AT) this.sweep(now);
    return decision;
  }

  /** Forgets full buckets: an absent one is full. */
  private sweep(now: number): void {
    const microseconds = now * 1_000;
    for (const [key, arrival] of this.arrivals) if (arrival <= microseconds) this.arrivals.delete(key);
  }
}

/** The `RateLimit` header of a decision: what may still come at once, and in how many seconds all of it may again. */
export function rateLimitHeader(decision: RateDecision): string {
  return `"default";r=${String(decision.remaining)};t=${String(Math.ceil(decision.resetMs / 1_000))}`;
}
