import { PLAN_RATES, keylessRates } from '@entity-registry/domain';
import type { PlanRates, KeylessRates } from '@entity-registry/domain';
import { stateGauge } from '@entity-registry/http';
import type { Logger } from '@entity-registry/http';
import type { Registry } from 'prom-client';
import type { ApiConfig } from '../../config.js';
import { LocalRateLimiter } from './rate-limiter.js';
import type { RateLimiter } from './rate-limiter.js';
import { RedisBuckets } from './redis-buckets.js';
import { SharedRateLimiter } from './shared-rate-limiter.js';

/** The rate limit of one process, and the connection it uses. */
export interface RateLimits {
  readonly limiter: RateLimiter;
  /** The rates of the limiter, by plan. */
  readonly rates: PlanRates;
  readonly keyless: KeylessRates;
  /** Whether other processes count with this one. */
  readonly isShared: boolean;
  /** Connects to the shared buckets, if any. While they are unavailable, the process counts on its own. */
  connect(): Promise<void>;
  close(): void;
}

type RateConfig = Pick<ApiConfig, 'RATE_LIMIT_PER_SECOND' | 'RATE_LIMIT_BURST' | 'REDIS_URL'>;

/** Without REDIS_URL each process counts on its own; with it all processes count together. */
export function createRateLimits(config: RateConfig, log: Logger, metrics: Registry): RateLimits {
  const standard = { ratePerSecond: config.RATE_LIMIT_PER_SECOND, burst: config.RATE_LIMIT_BURST };
  const rates = { ...PLAN_RATES, standard };
  const keyless = keylessRates(standard);
  const local = new LocalRateLimiter(rates);
  if (config.REDIS_URL === '') {
    const unshared = { connect: () => Promise.resolve(), close: () => undefined };
    return { limiter: local, rates, keyless, isShared: false, ...unshared };
  }
  const buckets = new RedisBuckets(config.REDIS_URL);
  const shared = stateGauge(
    metrics,
    'rate_limit_shared',
    '1: all processes count requests together; 0: each on its own',
  );
  shared.set(1);
  const limiter = new SharedRateLimiter(buckets, {
    rates,
    local,
    onUnavailable: (error) => {
      shared.set(0);
      // Not the error itself: it repeats the command, which may be the one with the password.
      const reason = error instanceof Error ? error.message : String(error);
      log.warn({ reason }, 'Redis is unavailable: this process counts requests on its own');
    },
    onAvailable: () => {
      shared.set(1);
      log.info('Redis is back: all processes count requests together');
    },
  });
  return {
    ...{ limiter, rates, keyless, isShared: true },
    // The first request would detect and log a failure anyway; this only connects before it.
    connect: () => buckets.connect().catch(() => undefined),
    close: () => {
      buckets.close();
    },
  };
}
