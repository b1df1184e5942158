import { gcra } from '@entity-registry/domain';
import type { AccountPlan, PlanRates, RateDecision, RatePlan } from '@entity-registry/domain';

/** Buckets of requests by name: a key's or a client address's. Counts one request unless it is one too many. */
export interface RateLimiter {
  /** `plan` is that of the key's account, `standard` without a key. */
  take(bucket: string, plan: AccountPlan): RateDecision | Promise<RateDecision>;
}

const SWEEP_AT = 50_000;

/** Buckets of this process alone; the arithmetic is the domain's. */
export class LocalRateLimiter implements RateLimiter {
  private readonly arrivals = new Map<string, number>();

  constructor(
    private readonly rates: PlanRates,
    private readonly now: () => number = () => performance.now(),
  ) {}

  take(bucket: string, plan: AccountPlan): RateDecision {
    const now = this.now();
    const decision = gcra(this.arrivals.get(bucket), now, this.rates[plan]);
    // Last used last: a full memory forgets what was used longest ago.
    this.arrivals.delete(bucket);
    this.arrivals.set(bucket, decision.state);
    if (this.arrivals.size > SWEEP_AT) this.sweep(now);
    return decision;
  }

  /** Forgets full buckets: an absent one is full. */
  private sweep(now: number): void {
    const microseconds = now * 1_000;
    for (const [bucket, arrival] of this.arrivals) if (arrival <= microseconds) this.arrivals.delete(bucket);
    // Strangers' addresses may be more than fit; the oldest buckets are the fullest.
    for (const bucket of this.arrivals.keys()) {
      if (this.arrivals.size <= SWEEP_AT / 2) break;
      this.arrivals.delete(bucket);
    }
  }
}

/** The `RateLimit-Policy` header of a rate: requests, and the seconds in which so many are given back. */
export function ratePolicy({ burst, ratePerSecond }: RatePlan): string {
  return `"default";q=${String(burst)};w=${String(Math.max(1, Math.ceil(burst / ratePerSecond)))}`;
}

/** The `RateLimit` header of a decision: what may still come at once, and in how many seconds all of it may again. */
export function rateLimitHeader(decision: RateDecision): string {
  return `"default";r=${String(decision.remaining)};t=${String(Math.ceil(decision.resetMs / 1_000))}`;
}
