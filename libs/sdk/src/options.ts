import type { Preview } from './generated/types.js';

/** As much of `fetch` as the client needs: the platform's own, undici's, node-fetch, or a stub of a test. */
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
  /** Where the service is, such as `https://api.example.com`; a path in front of `/v4` and `/v5` may follow. */
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
  /** A text that nobody else makes: names calls in `Idempotency-Key`; 128 random bits when absent. */
  randomId?: (() => string) | undefined;
}

/** What the last argument of every method may say of that one call. */
export interface CallOptions {
  /** Ends the call: it rejects with `AbortedError`. What the service had charged before it saw that stands. */
  signal?: AbortSignal | undefined;
  /** Validates, finds, prices, and answers only `billing`; charges nothing (ruling 10). The answer is a `Preview`. */
  dryRun?: boolean | undefined;
  /**
   * Names the call, up to 255 characters of printable ASCII: for 24 hours the same call under the same key is answered
   * alike and charged once (ruling 5). Absent: the client makes one up, the same for all attempts; a call that is free for
   * everybody, such as `catalog`, needs none, and a dry run has none.
   */
  idempotencyKey?: string | undefined;
  /** The caller's own reference, up to 64 characters; the usage export gives it back (ruling 9). */
  clientReference?: string | undefined;
  /** ETag of an answer that the caller holds: the same again is a `NotModifiedError`, and free. */
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

/** `T`; for `{ dryRun: true }` a `Preview`; where only the run decides, either. */
export type Answer<T, O> = O extends { readonly dryRun?: infer D }
  ? unknown extends D
    ? T
    : [D] extends [true]
      ? Preview
      : true extends D
        ? T | Preview
        : T
  : T;
