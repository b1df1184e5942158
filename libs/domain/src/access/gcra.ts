/** A rate limit: a steady rate, and how many requests may come at once after a pause. */
export interface RatePlan {
  readonly ratePerSecond: number;
  readonly burst: number;
}

/** The plan of the specification's "Limits": 1 request per second, burst 5. */
export const REQUEST_RATE: RatePlan = { ratePerSecond: 1, burst: 5 };

export interface RateDecision {
  readonly allowed: boolean;
  /** The bucket's new state; unchanged when the request was refused. */
  readonly state: number;
  /** Requests that would be allowed right now, after this one. */
  readonly remaining: number;
  /** Milliseconds until the next request is allowed; 0 when one is allowed now. */
  readonly retryAfterMs: number;
  /** Milliseconds until the bucket is full again. */
  readonly resetMs: number;
}

const MICROS_PER_SECOND = 1_000_000;
const MICROS_PER_MS = 1_000;

/** A plan in whole microseconds: the interval at the steady rate, and the size of a full bucket. */
export interface RateParameters {
  readonly interval: number;
  readonly capacity: number;
}

/** Throws RangeError for a rate that is not above zero or a burst below one. */
export function rateParameters(plan: RatePlan): RateParameters {
  if (!(plan.ratePerSecond > 0) || !(plan.burst >= 1)) throw new RangeError('a rate plan needs a rate and a burst');
  const interval = Math.ceil(MICROS_PER_SECOND / plan.ratePerSecond);
  return { interval, capacity: interval * Math.floor(plan.burst) };
}

/** A bucket's outcome in microseconds on its clock: the arrival time `after` a request at time `at`. */
export interface RateOutcome {
  readonly allowed: boolean;
  readonly after: number;
  readonly at: number;
}

/** Turns an outcome into a decision, wherever the bucket is stored. */
export function rateDecision(
  { allowed, after, at }: RateOutcome,
  { interval, capacity }: RateParameters,
): RateDecision {
  const wait = Math.max(after + interval - at - capacity, 0);
  return {
    allowed,
    state: after,
    remaining: Math.max(Math.floor((capacity - (after - at)) / interval), 0),
    retryAfterMs: Math.ceil(wait / MICROS_PER_MS),
    resetMs: Math.ceil((after - at) / MICROS_PER_MS),
  };
}

/**
 * A token bucket as the generic cell rate algorithm: the state is one number, the theoretical arrival time, in
 * microseconds; `undefined` is a full bucket. `now` is in milliseconds on any clock that does not run backwards; if it
 * does, the bucket only gets stricter. A request is allowed when the new arrival time lies at most `burst` intervals
 * ahead. In any span of t seconds at most `burst + rate * t` requests are allowed: the interval is rounded up to whole
 * microseconds, so integer arithmetic never allows one more.
 * Throws RangeError for a rate that is not above zero or a burst below one.
 */
export function gcra(state: number | undefined, now: number, plan: RatePlan): RateDecision {
  const terms = rateParameters(plan);
  const at = Math.floor(now * MICROS_PER_MS);
  const before = Math.max(state ?? at, at);
  const allowed = before + terms.interval - at <= terms.capacity;
  return rateDecision({ allowed, after: allowed ? before + terms.interval : before, at }, terms);
}
