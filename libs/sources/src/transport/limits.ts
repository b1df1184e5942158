/** Limits of reading one source before it counts as down. */
export interface ReaderLimits {
  /** Timeout for one request with its complete body, in milliseconds. */
  readonly timeoutMs: number;
  /** Timeout for all requests of one reading of one source, in milliseconds. */
  readonly readingMs: number;
  /** Requests per reading, to stop a pager that never ends. */
  readonly maxRequests: number;
  /** Retries after the first attempt, for errors that a retry may fix. */
  readonly retries: number;
  /** Approximate delay before the first retry, in milliseconds. It doubles with each retry, with jitter. */
  readonly retryDelayMs: number;
  /** Maximum delay between two attempts, in milliseconds. If the source asks for more (`Retry-After`), it counts as down. */
  readonly maxRetryDelayMs: number;
  /** Number of consecutive errors after which the circuit breaker opens and no requests are sent. */
  readonly breakAfter: number;
  /**
   * How long the circuit breaker stays open, in milliseconds. Then one request is allowed. Shorter than the wait before the last
   * attempt of a refresh, which would otherwise fail without a request although the source is available again.
   */
  readonly breakMs: number;
  /** Maximum size of a body after decompression. */
  readonly maxBytes: number;
  readonly maxRedirects: number;
}

export const DEFAULT_LIMITS: ReaderLimits = {
  timeoutMs: 10_000,
  readingMs: 120_000,
  maxRequests: 200,
  retries: 3,
  retryDelayMs: 250,
  maxRetryDelayMs: 5_000,
  breakAfter: 5,
  breakMs: 5_000,
  maxBytes: 32 * 1024 * 1024,
  maxRedirects: 5,
};
