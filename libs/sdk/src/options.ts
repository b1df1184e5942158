import type { Preview } from './generated/types.js';

/** The part of `fetch` that the client needs: the platform's own, undici's, node-fetch, or a stub of a test. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** The clock of the client; tests pass their own. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Resolves after `ms` milliseconds; rejects with the signal's reason as soon as it aborts. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

/** How the client reaches the service. */
export interface ClientOptions {
  /** The address of the service, such as `https://api.example.com`, optionally with a path before `/v4` and `/v5`. */
  baseUrl: string;
  /** The caller's key, `pk_...`; never empty. Absent: the public tier, two routes of v5 (specification, "Access tiers"). */
  apiKey?: string | undefined;
  /** Default: the platform's `fetch`. */
  fetch?: Fetch | undefined;
  /** Retries after the first attempt; default 2. Retried are `ApiError`s that are `retryable`, and lost connections. */
  maxRetries?: number | undefined;
  /**
   * Maximum time of one attempt in milliseconds, including its body; default 60,000. Sent as `X-Request-Deadline`, so that the
   * service doesn't start what it can't finish by then (ADR 0198).
   */
  timeoutMs?: number | undefined;
  /** Sent with every request. */
  headers?: Readonly<Record<string, string>> | undefined;
  /** Default: the system clock. */
  clock?: Clock | undefined;
  /** Returns a number from 0 (inclusive) to 1 (exclusive), for the jitter of retries; default `Math.random`. */
  random?: (() => number) | undefined;
  /** Returns a unique text for `Idempotency-Key`; default 128 random bits. */
  randomId?: (() => string) | undefined;
}

/** Options of a single call, the last argument of every method. */
export interface CallOptions {
  /** Cancels the call, which rejects with `AbortedError`. Anything that the service charged before it noticed stays charged. */
  signal?: AbortSignal | undefined;
  /** Validates the call and returns only `billing` with its price; charges nothing (ADR 0004). The response is a `Preview`. */
  dryRun?: boolean | undefined;
  /**
   * Identifies the call, up to 255 characters of printable ASCII: for 24 hours the same call under the same key gets the same
   * response and is charged once (ADR 0005). Absent: the client generates one, the same for all attempts; a call that is free
   * for everyone, such as `catalog`, needs none, and a dry run has none.
   */
  idempotencyKey?: string | undefined;
  /**
   * Maximum price of the call, USD as a decimal string such as `'0.20'`: a higher price is a `MaxChargeExceededError`, and
   * nothing is charged. Take it from `billing.price` of a dry run. Absent: no limit.
   */
  maxCharge?: string | undefined;
  /** The caller's own reference, up to 64 characters; the usage export includes it (ADR 0004). */
  clientReference?: string | undefined;
  /** ETag of the caller's copy: if it is still current, the call rejects with a `NotModifiedError` and is free. */
  ifNoneMatch?: string | undefined;
  /** For this call, instead of the client's. */
  maxRetries?: number | undefined;
  /** For this call, instead of the client's. */
  timeoutMs?: number | undefined;
  /** For this call, in addition to the client's. */
  headers?: Readonly<Record<string, string>> | undefined;
}

/** The type of an absent last argument. */
export interface NoOptions {
  dryRun?: false;
}

/** `T`; for `{ dryRun: true }` a `Preview`; either, if only known at run time. */
export type Answer<T, O> = O extends { readonly dryRun?: infer D }
  ? unknown extends D
    ? T
    : [D] extends [true]
      ? Preview
      : true extends D
        ? T | Preview
        : T
  : T;
