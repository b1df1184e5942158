/** Limits of reading one source before it counts as down. */
export interface ReaderLimits {
  /** For one request with its whole body, in milliseconds. */
  readonly timeoutMs: number;
  /** For everything that one reading of one source asks, in milliseconds. */
  readonly readingMs: number;
  /** Requests per reading, to stop a pager that never ends. */
  readonly maxRequests: number;
  /** Retries after the first attempt, for errors that a retry may fix. */
  readonly retries: number;
  /** Before the first retry, about; it doubles with each, with jitter. In milliseconds. */
  readonly retryDelayMs: number;
  /** Longest pause between two tries. A source that asks for a longer one (`Retry-After`) is down. In milliseconds. */
  readonly maxRetryDelayMs: number;
  /** Faults in a row after which a source is left alone. */
  readonly breakAfter: number;
  /**
   * For how long; then one request may try. In milliseconds. Shorter than the wait before a refresh's last attempt, which
   * would otherwise fail without a request although the source is back.
   */
  readonly breakMs: number;
  /** Longest body, unpacked. */
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
