import { AbortedError, ApiError, ConnectionError, TimeoutError, UnreadableAnswerError } from '@entity-registry/sdk';
import { NEXT_STEPS, SEARCH_NEEDS_BALANCE } from './next-steps.js';
import type { ToolErrorCode } from './next-steps.js';

/** An error that a tool returns before or instead of the API. */
export class ToolError extends Error {
  override readonly name = 'ToolError';

  /** `fields` are added to the response in addition to `code`, `error` and `next`. */
  constructor(
    readonly code: ToolErrorCode,
    message: string,
    readonly fields: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
  }
}

/** The response of a tool that was refused or failed: the members of the API's own error, and the next step. */
export interface ToolErrorBody extends Readonly<Record<string, unknown>> {
  readonly code: ToolErrorCode;
  /** The error, for people. */
  readonly error: string;
  /** The next step for the model, in one line. */
  readonly next: string;
}

/** Members of RFC 9457. They repeat other members, or name the path of the API, which a model never sees. */
const PROBLEM_MEMBERS = ['type', 'title', 'status', 'detail', 'instance', 'Message'];

/** The error for a model. Unexpected errors become `unexpected_error`, without their text, which may contain anything. */
export function toToolError(error: unknown): ToolErrorBody {
  if (error instanceof ToolError) return toolErrorBody(error.code, error.message, error.fields);
  if (isApiError(error)) {
    const { code, message, requestId, retryAfterMs } = error;
    return withSearchHint(
      toolErrorBody(code ?? 'unexpected_answer', message, {
        ...membersOf(error.body),
        ...(retryAfterMs !== null && { retry_after_seconds: Math.ceil(retryAfterMs / 1000) }),
        ...(requestId !== null && { request_id: requestId }),
      }),
    );
  }
  if (error instanceof UnreadableAnswerError) return toolErrorBody('unexpected_answer', error.message);
  if (error instanceof AbortedError) return toolErrorBody('cancelled', error.message);
  if (error instanceof TimeoutError) return toolErrorBody('timed_out', error.message);
  if (error instanceof ConnectionError) return toolErrorBody('connection_failed', 'the registry cannot be reached');
  return toolErrorBody('unexpected_error', 'the tool failed');
}

/** `instanceof` alone makes the code `any`. */
const isApiError = (error: unknown): error is ApiError => error instanceof ApiError;

function toolErrorBody(
  code: ToolErrorCode,
  error: string,
  fields: Readonly<Record<string, unknown>> = {},
): ToolErrorBody {
  return { ...fields, code, error, next: NEXT_STEPS[code] };
}

/** A search has no codes that could be left out: the v4 codes in the API's error then unlock nothing. */
function withSearchHint(body: ToolErrorBody): ToolErrorBody {
  const { code, locked_codes: locked } = body;
  if (code !== 'free_tier_code_locked' || !Array.isArray(locked) || locked.length > 0) return body;
  return { ...body, free_tier_codes: [], next: SEARCH_NEEDS_BALANCE };
}

function membersOf(body: unknown): Record<string, unknown> {
  if (body === null || typeof body !== 'object') return {};
  const { error } = body as { error?: unknown };
  return Object.fromEntries(
    // v4 repeats `error` in `message`.
    Object.entries(body).filter(
      ([name, value]) => !PROBLEM_MEMBERS.includes(name) && !(name === 'message' && value === error),
    ),
  );
}
