import type { Preview } from './generated/types.js';

/** The part of `fetch` that the client needs: the platform's own, undici's, node-fetch, or a stub of a test. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Time as the client sees it; tests pass their own. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Resolves after `ms` milliseconds; rejects with the signal's reason as soon as it aborts. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

/** How the client reaches the service. */
export interface ClientOptions {
  /** The address of the service, such as `https://api.example.com`; a path before `/v4` and `/v5` may follow. */
  baseUrl: string;
  /** The caller's key, `pk_...`; never empty. Absent: the public tier, two routes of v5 (specification, "Access tiers"). */
  apiKey?: string | undefined;
  /** The platform's when absent. */
  fetch?: Fetch | undefined;
  /** Attempts after the first, 2 when absent; 0 is none. What is retried: `ApiError.retryable`, and lost connections. */
  maxRetries?: number | undefined;
  /** Longest one attempt may take, in milliseconds, its body included; 60,000 when absent. */
  timeoutMs?: number | undefined;
  /** Sent with every request. */
  headers?: Readonly<Record<string, string>> | undefined;
  /** Time: the platform's when absent. */
  clock?: Clock | undefined;
  /** A number from 0 up to, not including, 1: how long retries wait; `Math.random` when absent. */
  random?: (() => number) | undefined;
  /** A unique text, to name calls in `Idempotency-Key`; 128 random bits when absent. */
  randomId?: (() => string) | undefined;
}

/** Options of a single call, the last argument of every method. */
export interface CallOptions {
  /** Ends the call: it rejects with `AbortedError`. Anything that the service charged before it noticed stays charged. */
  signal?: AbortSignal | undefined;
  /** Validates, finds, prices, and answers only `billing`; charges nothing (ADR 0004). The answer is a `Preview`. */
  dryRun?: boolean | undefined;
  /**
   * Names the call, up to 255 characters of printable ASCII: for 24 hours the same call under the same key gets the same
   * response and is charged once (ADR 0005). Absent: the client generates one, the same for all attempts; a call that is free
   * for everyone, such as `catalog`, needs none, and a dry run has none.
   */
  idempotencyKey?: string | undefined;
  /**
   * The most that the call may cost, USD as a decimal string such as `'0.20'`: a higher price is a `MaxChargeExceededError`, and
   * nothing is charged. Take it from `billing.price` of a dry run. Absent: whatever the call costs.
   */
  maxCharge?: string | undefined;
  /** The caller's own reference, up to 64 characters; the usage export gives it back (ADR 0004). */
  clientReference?: string | undefined;
  /** ETag of the caller's copy: if it is still current, the call is a `NotModifiedError`, and free. */
  ifNoneMatch?: string | undefined;
  /** For this call, instead of the client's. */
  maxRetries?: number | undefined;
  /** For this call, instead of the client's. */
  timeoutMs?: number | undefined;
  /** For this call, besides the client's. */
  headers?: Readonly<Record<string, string>> | undefined;
}

/** No options: the type that stands for an absent last argument. */
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
