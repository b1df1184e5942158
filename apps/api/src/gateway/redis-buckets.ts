import { rateTerms } from '@entity-registry/domain';
import type { RateOutcome, RatePlan } from '@entity-registry/domain';
import { Redis } from 'ioredis';

/**
 * The domain's token bucket on the server: one number a bucket, the theoretical arrival time in microseconds, and
 * an absent bucket is full. The time is the server's own, so that the processes agree about it; a test gives another.
 */
const TAKE = `
local interval, capacity, now = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
if not now then
  local time = redis.call('TIME')
  now = time[1] * 1000000 + time[2]
end
local before = math.max(tonumber(redis.call('GET', KEYS[1]) or now), now)
local allowed = before + interval - now <= capacity
if not allowed then return { 0, before, now } end
local after = before + interval
redis.call('SET', KEYS[1], string.format('%.0f', after), 'PX', math.max(60000, math.ceil((after - now) / 1000)))
return { 1, after, now }`;

/** How long a connection may say nothing to a command before it is taken to be dead and made anew. */
const DEAD_AFTER_MS = 3_000;
const CONNECT_TIMEOUT_MS = 1_000;
const MAX_PAUSE_MS = 1_000;

interface ScriptedRedis extends Redis {
  take(key: string, interval: number, capacity: number, now: string): Promise<[number, number, number]>;
}

/** Buckets of requests that all processes with one Redis share. */
export class RedisBuckets {
  private readonly redis: ScriptedRedis;

  /** `url` is redis:// or rediss://; the connection is made by `connect` and from then on kept by itself. */
  constructor(url: string) {
    this.redis = new Redis(url, {
      lazyConnect: true,
      connectTimeout: CONNECT_TIMEOUT_MS,
      socketTimeout: DEAD_AFTER_MS,
      // A command that cannot be sent now is of no use later: its caller has been answered.
      enableOfflineQueue: false,
      autoResendUnfulfilledCommands: false,
      maxRetriesPerRequest: 0,
      retryStrategy: (times) => Math.min(times * 50, MAX_PAUSE_MS),
      scripts: { take: { lua: TAKE, numberOfKeys: 1 } },
    }) as ScriptedRedis;
    // Every command says by itself that it failed; without a listener each fault would be printed as well.
    this.redis.on('error', () => undefined);
  }

  /** Makes the connection; rejects when the first attempt fails, and goes on trying all the same. */
  connect(): Promise<void> {
    return this.redis.connect();
  }

  /** Counts one request, unless it is one too many. Rejects when the server cannot be asked now. */
  async take(bucket: string, rate: RatePlan, nowMicros?: number): Promise<RateOutcome> {
    const { interval, capacity } = rateTerms(rate);
    const now = nowMicros === undefined ? '' : String(nowMicros);
    const [allowed, after, at] = await this.redis.take(`er:rate:${bucket}`, interval, capacity, now);
    return { allowed: allowed === 1, after, at };
  }

  close(): void {
    this.redis.disconnect();
  }
}
