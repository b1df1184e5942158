import { rateParameters } from '@entity-registry/domain';
import type { RateOutcome, RatePlan } from '@entity-registry/domain';
import { Redis } from 'ioredis';

/**
 * The domain's token bucket on the server: one number per bucket, the theoretical arrival time in microseconds. A missing
 * bucket is full. Time is the server's own, so that all processes agree; tests pass another.
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

/** How long a connection may leave a command unanswered before it counts as dead and is replaced. */
const DEAD_AFTER_MS = 3_000;
const CONNECT_TIMEOUT_MS = 1_000;
const MAX_PAUSE_MS = 1_000;

interface ScriptedRedis extends Redis {
  take(key: string, interval: number, capacity: number, now: string): Promise<[number, number, number]>;
}

/** Request buckets shared by all processes on one Redis. */
export class RedisBuckets {
  private readonly redis: ScriptedRedis;

  /** `url` is redis:// or rediss://. `connect` opens the connection, which then reconnects by itself. */
  constructor(url: string) {
    this.redis = new Redis(url, {
      lazyConnect: true,
      connectTimeout: CONNECT_TIMEOUT_MS,
      // How long ioredis waits before it destroys a socket that is closed: 2 s by default, which keep the process alive.
      disconnectTimeout: 200,
      socketTimeout: DEAD_AFTER_MS,
      // A command that cannot be sent now is useless later: its caller already has a response.
      enableOfflineQueue: false,
      autoResendUnfulfilledCommands: false,
      maxRetriesPerRequest: 0,
      retryStrategy: (times) => Math.min(times * 50, MAX_PAUSE_MS),
      scripts: { take: { lua: TAKE, numberOfKeys: 1 } },
    }) as ScriptedRedis;
    // Every command reports its own failure; without a listener each error would be printed as well.
    this.redis.on('error', () => undefined);
  }

  /** Opens the connection; rejects when the first attempt fails, but keeps trying. */
  connect(): Promise<void> {
    return this.redis.connect();
  }

  /** Counts one request, unless it exceeds the limit. Rejects when the server is unavailable. */
  async consume(bucket: string, rate: RatePlan, nowMicros?: number): Promise<RateOutcome> {
    const { interval, capacity } = rateParameters(rate);
    const now = nowMicros === undefined ? '' : String(nowMicros);
    const [allowed, after, at] = await this.redis.take(`er:rate:${bucket}`, interval, capacity, now);
    return { allowed: allowed === 1, after, at };
  }

  close(): void {
    this.redis.disconnect();
  }
}
