import type { AccountPlan, PlanRates, RateDecision, RatePlan } from '@entity-registry/domain';
import { RateBuckets } from '@entity-registry/http';

/** Request buckets by name: a key's, a client address's or a network's. Counts a request unless it exceeds the limit. */
export interface RateLimiter {
  /** `plan`: the plan of the key's account, `standard` for an address without a key; or the bucket's own rate. */
  consume(bucket: string, plan: AccountPlan | RatePlan): RateDecision | Promise<RateDecision>;
}

/** Buckets of this process only. */
export class LocalRateLimiter implements RateLimiter {
  private readonly buckets: RateBuckets;

  constructor(
    private readonly rates: PlanRates,
    now?: () => number,
  ) {
    this.buckets = new RateBuckets(now);
  }

  consume(bucket: string, plan: AccountPlan | RatePlan): RateDecision {
    return this.buckets.consume(bucket, rateOf(plan, this.rates));
  }
}

/** The rate of a plan. */
export function rateOf(plan: AccountPlan | RatePlan, rates: PlanRates): RatePlan {
  return typeof plan === 'string' ? rates[plan] : plan;
}

/** The `RateLimit-Policy` header of a rate: the number of requests, and the seconds it takes to get them all back. */
export function ratePolicy({ burst, ratePerSecond }: RatePlan, name = 'default'): string {
  return `"${name}";q=${String(burst)};w=${String(Math.max(1, Math.ceil(burst / ratePerSecond)))}`;
}

/**
 * The `RateLimit` header of a decision: how many requests are left now, and the seconds until all of them are available again.
 */
export function rateLimitHeader(decision: RateDecision, name = 'default'): string {
  return `"${name}";r=${String(decision.remaining)};t=${String(Math.ceil(decision.resetMs / 1_000))}`;
}
