import { rateDecision, rateParameters } from '@entity-registry/domain';
import type { AccountPlan, PlanRates, RateDecision, RateOutcome, RatePlan } from '@entity-registry/domain';
import { rateOf } from './rate-limiter.js';
import type { RateLimiter } from './rate-limiter.js';

/** Buckets that several processes share; rejects or is late when they are unavailable. */
export interface SharedBuckets {
  consume(bucket: string, rate: RatePlan): Promise<RateOutcome>;
}

export interface SharedLimiterOptions {
  rates: PlanRates;
  /** Counts while the shared buckets are unavailable. */
  local: RateLimiter;
  /** Milliseconds of a monotonic clock. */
  now?: () => number;
  timeoutMs?: number;
  /** Called once when the shared buckets become unavailable, and once when they are back. */
  onUnavailable: (reason: unknown) => void;
  onAvailable: () => void;
}

/** How long a request waits for the shared buckets; only requests in progress when they fail wait that long. */
const TIMEOUT_MS = 50;
/** Pause between two attempts to reconnect. */
const PROBE_EVERY_MS = 500;
const PROBE = 'probe';

/**
 * The rate limit across all processes. While the shared buckets are unavailable, every process counts on its own, at once: an
 * occasional request is counted in both places to see whether they are back, and does not wait.
 */
export class SharedRateLimiter implements RateLimiter {
  private isUnavailable = false;
  private probeAt = 0;

  constructor(
    private readonly shared: SharedBuckets,
    private readonly options: SharedLimiterOptions,
  ) {}

  consume(bucket: string, plan: AccountPlan | RatePlan): RateDecision | Promise<RateDecision> {
    if (!this.isUnavailable) return this.consumeShared(bucket, plan);
    if (this.now() >= this.probeAt) void this.probe();
    return this.options.local.consume(bucket, plan);
  }

  private now(): number {
    return this.options.now?.() ?? performance.now();
  }

  private async consumeShared(bucket: string, plan: AccountPlan | RatePlan): Promise<RateDecision> {
    const rate = rateOf(plan, this.options.rates);
    try {
      return rateDecision(await this.withinTime(this.shared.consume(bucket, rate)), rateParameters(rate));
    } catch (error) {
      this.markUnavailable(error);
      return this.options.local.consume(bucket, plan);
    }
  }

  private markUnavailable(reason: unknown): void {
    this.probeAt = this.now() + PROBE_EVERY_MS;
    if (this.isUnavailable) return;
    this.isUnavailable = true;
    this.options.onUnavailable(reason);
  }

  private async probe(): Promise<void> {
    this.probeAt = Infinity;
    try {
      await this.withinTime(this.shared.consume(PROBE, this.options.rates.standard));
      this.isUnavailable = false;
      this.options.onAvailable();
    } catch (error) {
      this.markUnavailable(error);
    }
  }

  private withinTime(outcome: Promise<RateOutcome>): Promise<RateOutcome> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        // After a pause of this process, the response has often arrived but not been read yet.
        setImmediate(reject, new Error('no response in time'));
      }, this.options.timeoutMs ?? TIMEOUT_MS);
      outcome.then(resolve, reject).finally(() => {
        clearTimeout(timer);
      });
    });
  }
}
