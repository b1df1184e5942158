import type { ErrorCode } from '../generated/constants.js';
import type { ErrorBodies } from '../generated/error-bodies.js';
import { EntityRegistryError } from './entity-registry-error.js';

/** Members of RFC 9457, which the client asks the service to add to every error. */
export interface ProblemDetails {
  /** The error's entry in the reference, `/docs/errors#<code>`. */
  type: string;
  /** The same for every occurrence of the error. */
  title: string;
  /** The HTTP status. */
  status: number;
  /** What happened in this call. */
  detail: string;
  /** The path that was called. */
  instance: string;
}

/** The body of an error with the code `C`; of any shape if it has none of our codes. */
export type ErrorBody<C extends ErrorCode | null> = C extends ErrorCode
  ? Partial<ProblemDetails> & ErrorBodies[C]
  : unknown;

/** The content of an error response of the service. */
export interface ApiErrorDetails<C extends ErrorCode | null = ErrorCode | null> {
  readonly status: number;
  readonly code: C;
  readonly message: string;
  readonly body: ErrorBody<C>;
  readonly headers: Headers;
  readonly retryable: boolean;
  readonly retryAfterMs: number | null;
  readonly retries: number;
}

/**
 * A response with status 400 or higher (specification, "Errors"). Each error code has a subclass; such calls are not charged. A
 * response without a known code, for example from a proxy, is a plain `ApiError` with `code` null: the outcome of the call is
 * unknown, and `v5.usage()` shows whether it was charged.
 */
export class ApiError<C extends ErrorCode | null = ErrorCode | null> extends EntityRegistryError {
  override readonly name: string = 'ApiError';
  /** HTTP status, 400 to 599. */
  readonly status: number;
  /** The error code; null if the error is not one of the service. */
  readonly code: C;
  /** The parsed body: `error`, `code`, and the members of this error; its text if it isn't JSON. */
  readonly body: ErrorBody<C>;
  /** Headers of the response. */
  readonly headers: Headers;
  /** Identifies the request in the logs of the service. Send it to support. */
  readonly requestId: string | null;
  /**
   * Whether the same call may succeed later. The client retries such calls up to `maxRetries` times, unless the service asks
   * to wait for more than a minute.
   */
  override readonly retryable: boolean;
  /** How long the service asks to wait, in milliseconds; null: it doesn't say. */
  readonly retryAfterMs: number | null;
  /** Attempts before this one. */
  readonly retries: number;

  constructor(details: ApiErrorDetails<C>) {
    super(details.message);
    this.status = details.status;
    this.code = details.code;
    this.body = details.body;
    this.headers = details.headers;
    this.requestId = details.headers.get('X-Request-Id');
    this.retryable = details.retryable;
    this.retryAfterMs = details.retryAfterMs;
    this.retries = details.retries;
  }
}
