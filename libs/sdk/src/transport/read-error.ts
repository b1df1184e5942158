import { ApiError } from '../errors/api-error.js';
import type { ApiErrorDetails } from '../errors/api-error.js';
import { ERROR_CODES } from '../generated/constants.js';
import type { ErrorCode } from '../generated/constants.js';
import { ERROR_CLASSES } from '../generated/errors.js';
import { isRetryable, retryAfterMs } from './retry.js';

/** An error response as received. */
export interface ReceivedError {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly retries: number;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** The error for a response of status 400 or more, of the class of its code. */
export function readError({ status, headers, text, retries, now }: ReceivedError): ApiError {
  const body = parsed(text);
  const members = typeof body === 'object' && body !== null ? (body as Readonly<Record<string, unknown>>) : {};
  const code = codeOf(members);
  const message = [members['detail'], members['error'], members['message'], members['Message']].find(isText);
  const details = {
    ...{ status, code, body, headers, retries },
    message: message ?? `the service returned status ${status}`,
    retryable: members['retryable'] !== false && isRetryable(status, code),
    retryAfterMs: retryAfterMs(headers, now),
  };
  // The body of a code is as described in the service's document.
  const make: ErrorClass = code === null ? ApiError : (ERROR_CLASSES[code] as ErrorClass);
  return new make(details);
}

type ErrorClass = new (details: ApiErrorDetails) => ApiError;

/**
 * The member `code`; for errors that have none in the specification, the anchor of the problem's `type`. Never the text of
 * a message.
 */
function codeOf(members: Readonly<Record<string, unknown>>): ErrorCode | null {
  const type = isText(members['type']) ? members['type'] : '';
  const named = [members['code'], type.slice(type.indexOf('#') + 1)];
  return named.find(isErrorCode) ?? null;
}

const CODES: ReadonlySet<unknown> = new Set(ERROR_CODES);
const isErrorCode = (value: unknown): value is ErrorCode => CODES.has(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
