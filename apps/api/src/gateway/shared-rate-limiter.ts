import { rateDecision, rateTerms } from '@entity-registry/domain';
import type { AccountPlan, PlanRates, RateDecision, RateOutcome, RatePlan } from '@entity-registry/domain';
import type { RateLimiter } from './rate-limiter.js';

/** Buckets that several processes share; rejects, or is late, when they are out of reach. */
export interface SharedBuckets {
  take(bucket: string, rate: RatePlan): Promise<RateOutcome>;
}

export interface SharedLimiterOptions {
  rates: PlanRates;
  /** Counts while the shared buckets are out of reach. */
  local: RateLimiter;
  /** Milliseconds of a monotonic clock. */
  now?: () => number;
  timeoutMs?: number;
  /** Told once when the shared buckets go out of reach, and once when they are back. */
  onAway: (reason: unknown) => void;
  onBack: () => void;
}

/** How long a request waits for the shared buckets; only those that are under way when they go wait so long. */
const TIMEOUT_MS = 50;
/** Pause between two attempts to reach them again. */
const PROBE_EVERY_MS = 500;
const PROBE = 'probe';

/**
 * The rate limit of all processes together. While the shared buckets are out of reach every process counts for itself,
 * at once: one request in a while is counted in both places, to see whether they are back, and waits for nothing.
 */
export class SharedRateLimiter implements RateLimiter {
  private away = false;
  private probeAt = 0;

  constructor(
    private readonly shared: SharedBuckets,
    private readonly options: SharedLimiterOptions,
  ) {}

  take(bucket: string, plan: AccountPlan): RateDecision | Promise<RateDecision> {
    if (!this.away) return this.ask(bucket, plan);
    if (this.now() >= this.probeAt) void this.probe();
    return this.options.local.take(bucket, plan);
  }

  private now(): number {
    return this.options.now?.() ?? performance.now();
  }

  private async ask(bucket: string, plan: AccountPlan): Promise<RateDecision> {
    const rate = this.options.rates[plan];
    try {
      return rateDecision(await this.withinTime(this.shared.take(bucket, rate)), rateTerms(rate));
    } catch (error) {
      this.leave(error);
      return this.options.local.take(bucket, plan);
    }
  }

  private leave(reason: unknown): void {
    this.probeAt = this.now() + PROBE_EVERY_MS;
    if (this.away) return;
    this.away = true;
    this.options.onAway(reason);
  }

  private async probe(): Promise<void> {
    this.probeAt = Infinity;
    try {
      await this.withinTime(this.shared.take(PROBE, this.options.rates.standard));
      this.away = false;
      this.options.onBack();
    } catch (error) {
      this.leave(error);
    }
  }

  private withinTime(answer: Promise<RateOutcome>): Promise<RateOutcome> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        // After a pause of this very process the answer is often there already, only not read yet.
        setImmediate(reject, new Error('no answer in time'));
      }, this.options.timeoutMs ?? TIMEOUT_MS);
      answer.then(resolve, reject).finally(() => {
        clearTimeout(timer);
      });
    });
  }
}
