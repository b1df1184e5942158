import {
  BrokenCircuitError,
  ConsecutiveBreaker,
  ExponentialBackoff,
  circuitBreaker,
  handleWhen,
  retry,
  wrap,
} from 'cockatiel';
import type { CircuitBreakerPolicy, IBackoff, IBackoffFactory, IPolicy, IRetryBackoffContext } from 'cockatiel';
import type { ReaderLimits } from './limits.js';
import { SourceError } from '../source.js';

/** Longer than any caller waits. */
const LONG_MS = 3_600_000;

/** A response with an error status. */
export class SourceStatusError extends SourceError {
  constructor(
    status: number,
    retryable: boolean,
    /** Pause that the source requests (`Retry-After`), in milliseconds; 0 if none. */
    readonly retryAfterMs: number,
  ) {
    super(`it responded with status ${status}`, retryable);
  }
}

/** Too many of our own requests are waiting for the source: not an error of the source. */
export class SourceBusyError extends SourceError {
  constructor() {
    super('too many requests are already waiting', false);
  }
}

/** Retries requests that may succeed, and pauses a source that keeps failing. One for each source. */
export class SourcePolicy {
  private readonly breaker: CircuitBreakerPolicy;
  private readonly policy: IPolicy;

  constructor(limits: ReaderLimits, now: () => Date) {
    this.breaker = circuitBreaker(
      handleWhen((error) => error instanceof SourceError && !(error instanceof SourceBusyError)),
      { breaker: new ConsecutiveBreaker(limits.breakAfter), halfOpenAfter: after(limits.breakMs, now) },
    );
    const retries = retry(
      handleWhen((error) => error instanceof SourceError && error.retryable),
      { maxAttempts: limits.retries, backoff: politeBackoff(limits) },
    ).dangerouslyUnref();
    this.policy = wrap(retries, this.breaker);
  }

  /**
   * Runs a request. It must reject with SourceError for errors of the source, and with other classes for all other
   * errors.
   */
  async run<T>(request: () => Promise<T>, signal: AbortSignal): Promise<T> {
    signal.throwIfAborted();
    try {
      return await untilAborted(
        this.policy.execute(() => {
          signal.throwIfAborted();
          return request();
        }, signal),
        signal,
      );
    } catch (error) {
      throw error instanceof BrokenCircuitError ? this.circuitOpenError(error) : error;
    }
  }

  private circuitOpenError(error: Error): SourceError {
    const last = this.breaker.lastFailure;
    const why = last && 'error' in last && last.error instanceof Error ? `: ${last.error.message}` : '';
    return new SourceError(`paused after several errors in a row${why}`, false, { cause: error });
  }
}

/** The library uses its own clock. It asks for the length of each pause, so our clock is applied there. */
function after(pauseMs: number, now: () => Date): IBackoffFactory<unknown> {
  const pause = (): IBackoff<unknown> => {
    const until = now().getTime() + pauseMs;
    return {
      get duration() {
        return now().getTime() < until ? Infinity : 0;
      },
      next: pause,
    };
  };
  return { next: pause };
}

/** Exponential with jitter, and never shorter than the source requests. */
function politeBackoff(limits: ReaderLimits): IBackoffFactory<IRetryBackoffContext<unknown>> {
  const exponential = new ExponentialBackoff({ initialDelay: limits.retryDelayMs, maxDelay: limits.maxRetryDelayMs });
  type Step = IBackoff<IRetryBackoffContext<unknown>>;
  const step = (inner: IBackoff<unknown>, { result }: IRetryBackoffContext<unknown>): Step => ({
    duration: Math.max(
      inner.duration,
      'error' in result && result.error instanceof SourceStatusError ? result.error.retryAfterMs : 0,
    ),
    next: (context) => step(inner.next(undefined), context),
  });
  return { next: (context) => step(exponential.next(), context) };
}

/**
 * The library ignores an abort while it sleeps between two attempts, but the caller need not wait. Its sleep does not keep
 * the process running, so that an aborted process can exit; while a caller waits, this keeps it running.
 */
async function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const onAbort = (): void => {
    reject(signal.reason as Error);
  };
  signal.addEventListener('abort', onAbort, { once: true });
  const awake = setInterval(() => undefined, LONG_MS);
  try {
    return await Promise.race([work, aborted]);
  } finally {
    clearInterval(awake);
    signal.removeEventListener('abort', onAbort);
  }
}
