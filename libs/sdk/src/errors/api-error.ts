import type { ErrorCode } from '../generated/constants.js';
import type { ErrorBodies } from '../generated/error-bodies.js';
import { EntityRegistryError } from './entity-registry-error.js';

/** RFC 9457: what the client asks the service to add to every error. */
export interface ProblemDetails {
  /** Place in the error reference, `/docs/errors#<code>`. */
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
 * An answer of status 400 or more (specification, "Errors"). Each code of the service has a subclass: nothing is charged for
 * such a call. An answer of no known code, such as that of a proxy, is an `ApiError` itself, with `code` null: the outcome of
 * the call behind it is unknown, and `v5.usage()` says whether it was charged.
 */
export class ApiError<C extends ErrorCode | null = ErrorCode | null> extends EntityRegistryError {
  override readonly name: string = 'ApiError';
  /** HTTP status, 400 to 599. */
  readonly status: number;
  /** Which error it is, for programs; null: none of the service's own. */
  readonly code: C;
  /** The parsed body: `error`, `code`, and the members of this error; its text if it isn't JSON. */
  readonly body: ErrorBody<C>;
  /** Of the answer. */
  readonly headers: Headers;
  /** Names the request in the logs of the service: give it to support. */
  readonly requestId: string | null;
  /**
   * Whether the same call may succeed later. The client retries these by itself, as often as `maxRetries` says; not where
   * the service asks to wait for more than a minute.
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
