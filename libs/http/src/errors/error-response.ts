import type { ApiVersion, DomainError, ErrorCode } from '@entity-registry/domain';
import { ERROR_ROWS } from './error-rows.js';
import type { ErrorContext, ErrorRow, ErrorShape } from './error-row.js';

/** What is sent for an error, before its form (plain JSON or problem details) is chosen. */
export interface ErrorResponse {
  /** An `ErrorCode`, or an app-specific code. */
  code: string;
  status: number;
  body: Record<string, unknown>;
  retryAfterSeconds: number | null;
  /** Other headers: name, value, ...; none when absent. */
  headers?: readonly string[];
}

/** What is wrong, in words, as responses say it. */
export function errorText<C extends ErrorCode>({ code, fields }: DomainError<C>): string {
  const { error }: ErrorRow<C> = ERROR_ROWS[code];
  return typeof error === 'string' ? error : error(fields);
}

/** The response to `error` in the format of `version`. */
export function errorResponse<C extends ErrorCode>(
  error: DomainError<C>,
  version: ApiVersion,
  errorContext: ErrorContext,
): ErrorResponse {
  const { code, fields } = error;
  const row: ErrorRow<C> = ERROR_ROWS[code];
  const text = errorText(error);
  const shape = version === 'v4' ? (row.v4 ?? 'text') : (row.v5 ?? 'coded');
  const members = shape === 'text' ? {} : (row.members?.(fields, errorContext, version) ?? {});
  return {
    code,
    status: version === 'v4' ? (row.v4Status ?? row.status) : row.status,
    body: write(shape, code, text, members),
    retryAfterSeconds: row.retryAfterSeconds?.(fields, errorContext) ?? null,
    ...(row.headers && { headers: row.headers(fields) }),
  };
}

/** Codes of errors that occur before any route, the same in both versions. */
export type TransportCode =
  | 'malformed_request'
  | 'method_not_allowed'
  | 'expectation_failed'
  | 'request_timeout'
  | 'body_too_large'
  | 'target_too_long'
  | 'unsupported_body'
  | 'headers_too_large';

/** The response to a request that never reached a route; needs no dependencies. `coded`: its code is a member of the body. */
export function transportErrorResponse<C extends TransportCode>(failure: DomainError<C>, coded = false): ErrorResponse {
  const { code, fields } = failure;
  const row: ErrorRow<C> = ERROR_ROWS[code];
  const error = errorText(failure);
  const headers = row.headers && { headers: row.headers(fields) };
  const body = coded ? { error, code } : { error };
  return { code, status: row.status, body, retryAfterSeconds: null, ...headers };
}

function write(
  shape: ErrorShape,
  code: ErrorCode,
  text: string,
  members: Record<string, unknown>,
): Record<string, unknown> {
  switch (shape) {
    case 'message':
      return { message: text, ...members };
    case 'Message':
      return { Message: text, ...members };
    case 'coded':
      return { error: text, code, ...members };
    case 'members':
    case 'text':
      return { error: text, ...members };
  }
}
