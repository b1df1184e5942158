import { AbortedError, ApiError, ConnectionError, TimeoutError, UnreadableAnswerError } from '@entity-registry/sdk';
import { NEXT_STEPS, SEARCH_NEEDS_BALANCE } from './next-steps.js';
import type { RefusalCode } from './next-steps.js';

/** An error that a tool returns before or instead of the API. */
export class ToolRefusal extends Error {
  override readonly name = 'ToolRefusal';

  /** `fields` are added to the response in addition to `code`, `error` and `next`. */
  constructor(
    readonly code: RefusalCode,
    message: string,
    readonly fields: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
  }
}

/** The response of a tool that was refused or failed: the members of the API's own error, and the next step. */
export interface Refusal extends Readonly<Record<string, unknown>> {
  readonly code: RefusalCode;
  /** The error, for people. */
  readonly error: string;
  /** The next step for the model, in one line. */
  readonly next: string;
}

/** Members of RFC 9457. They repeat other members, or name the path of the API, which a model never sees. */
const PROBLEM_MEMBERS = ['type', 'title', 'status', 'detail', 'instance', 'Message'];

/** The error for a model. Unexpected errors become `unexpected_error`, without their text, which may contain anything. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof ToolRefusal) return refusal(error.code, error.message, error.fields);
  if (isApiError(error)) {
    const { code, message, requestId, retryAfterMs } = error;
    return unlockedBy(
      refusal(code ?? 'unexpected_answer', message, {
        ...membersOf(error.body),
        ...(retryAfterMs !== null && { retry_after_seconds: Math.ceil(retryAfterMs / 1000) }),
        ...(requestId !== null && { request_id: requestId }),
      }),
    );
  }
  if (error instanceof UnreadableAnswerError) return refusal('unexpected_answer', error.message);
  if (error instanceof AbortedError) return refusal('cancelled', error.message);
  if (error instanceof TimeoutError) return refusal('timed_out', error.message);
  if (error instanceof ConnectionError) return refusal('connection_failed', 'the registry cannot be reached');
  return refusal('unexpected_error', 'the tool failed');
}

/** `instanceof` alone makes the code `any`. */
const isApiError = (error: unknown): error is ApiError => error instanceof ApiError;

function refusal(code: RefusalCode, error: string, fields: Readonly<Record<string, unknown>> = {}): Refusal {
  return { ...fields, code, error, next: NEXT_STEPS[code] };
}

/** A search has no codes that could be left out: the v4 codes in the API's error then unlock nothing. */
function unlockedBy(refused: Refusal): Refusal {
  const { code, locked_codes: locked } = refused;
  if (code !== 'free_tier_code_locked' || !Array.isArray(locked) || locked.length > 0) return refused;
  return { ...refused, free_tier_codes: [], next: SEARCH_NEEDS_BALANCE };
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
