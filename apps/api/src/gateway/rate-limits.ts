import { PLAN_RATES } from '@entity-registry/domain';
import type { PlanRates } from '@entity-registry/domain';
import { stateGauge } from '@entity-registry/nest-kit';
import type { Logger } from '@entity-registry/nest-kit';
import type { Registry } from 'prom-client';
import type { ApiConfig } from '../config.js';
import { LocalRateLimiter } from './rate-limiter.js';
import type { RateLimiter } from './rate-limiter.js';
import { RedisBuckets } from './redis-buckets.js';
import { SharedRateLimiter } from './shared-rate-limiter.js';

/** The rate limit of one process, and the connection it stands on. */
export interface RateLimits {
  readonly limiter: RateLimiter;
  /** What the limiter counts by. */
  readonly rates: PlanRates;
  /** Reaches the shared buckets, if there are any; when they are out of reach, the process counts for itself meanwhile. */
  connect(): Promise<void>;
  close(): void;
}

type RateConfig = Pick<ApiConfig, 'RATE_LIMIT_PER_SECOND' | 'RATE_LIMIT_BURST' | 'REDIS_URL'>;

/** Without REDIS_URL the process counts for itself, with it all processes count together. */
export function createRateLimits(config: RateConfig, log: Logger, metrics: Registry): RateLimits {
  const standard = { ratePerSecond: config.RATE_LIMIT_PER_SECOND, burst: config.RATE_LIMIT_BURST };
  const rates = { ...PLAN_RATES, standard };
  const local = new LocalRateLimiter(rates);
  if (config.REDIS_URL === '') {
    return { limiter: local, rates, connect: () => Promise.resolve(), close: () => undefined };
  }
  const buckets = new RedisBuckets(config.REDIS_URL);
  const shared = stateGauge(
    metrics,
    'rate_limit_shared',
    '1: all processes count requests together; 0: each for itself',
  );
  shared.set(1);
  const limiter = new SharedRateLimiter(buckets, {
    rates,
    local,
    onAway: (error) => {
      shared.set(0);
      // Not the error itself: it repeats the command, which may be the one with the password.
      const reason = error instanceof Error ? error.message : String(error);
      log.warn({ reason }, 'Redis is out of reach: this process counts requests for itself');
    },
    onBack: () => {
      shared.set(1);
      log.info('Redis is back: all processes count requests together');
    },
  });
  return {
    limiter,
    rates,
    // The first request would find out by itself, and say so; this only makes the connection before it.
    connect: () => buckets.connect().catch(() => undefined),
    close: () => {
      buckets.close();
    },
  };
}
