import {
  AbortedError,
  ApiError,
  ConnectionError,
  ERROR_CODES,
  TimeoutError,
  UnreadableAnswerError,
} from '@entity-registry/sdk';
import type { ErrorCode } from '@entity-registry/sdk';
import { describe, expect, it } from '@jest/globals';
import { NEXT_STEPS } from './next-steps.js';
import { ToolError, toToolError } from './tool-errors.js';

const apiError = (code: ErrorCode | null, body: Record<string, unknown>, headers: Record<string, string> = {}) =>
  new ApiError({
    ...{ status: 402, code, message: String(body['error']), retryable: false, retryAfterMs: 1_200, retries: 0 },
    ...{ headers: new Headers(headers), body },
  });

describe('an error of a tool', () => {
  it('has one line on what to do next for every code of the contract', () => {
    for (const code of ERROR_CODES) expect(NEXT_STEPS[code]).toMatch(/^[A-Z][^\n]{20,250}[.)]$/);
  });

  it.each(['insufficient_credits', 'spending_limit_exceeded', 'free_tier_code_locked', 'paid_plan_required'] as const)(
    '%s proposes a dry run',
    (code) => {
      expect(NEXT_STEPS[code]).toContain('dry_run');
    },
  );

  it("has the members of the API's error, without those of the problem details", () => {
    const body = { error: 'insufficient credits', code: 'insufficient_credits', price: '0.16', shortfall: '0.11' };
    const problem = { type: '/docs/errors#x', title: 'x', status: 402, detail: 'x', instance: '/v5/entities/pa_own_1' };
    expect(toToolError(apiError('insufficient_credits', { ...problem, ...body }, { 'X-Request-Id': 'r1' }))).toEqual({
      ...body,
      ...{ request_id: 'r1', retry_after_seconds: 2, next: NEXT_STEPS.insufficient_credits },
    });
  });

  it('lists no free codes for a search that a free key cannot make, and repeats no text', () => {
    const body = { error: 'locked', message: 'locked', code: 'free_tier_code_locked', locked_codes: [] };
    const rejected = apiError('free_tier_code_locked', { ...body, free_tier_codes: ['CHK-BIN', 'DAT-CORE'] });
    expect(toToolError(rejected)).toMatchObject({
      free_tier_codes: [],
      next: expect.stringContaining('resolve_entity'),
    });
    expect(toToolError(rejected)).not.toHaveProperty('message');
  });

  it.each([
    ['connection_failed', new ConnectionError('connect ECONNREFUSED 10.0.0.7:4000')],
    ['timed_out', new TimeoutError(15_000)],
    ['cancelled', new AbortedError('gone')],
    ['unexpected_answer', new UnreadableAnswerError(200, null, new SyntaxError('<html>'))],
    ['unexpected_answer', apiError(null, { error: 'Bad Gateway' })],
    ['invalid_cursor', new ToolError('invalid_cursor', 'the cursor has expired')],
    ['unexpected_error', new TypeError('cannot read pk_secret of undefined')],
  ] as const)('has the code %s and reveals no internals', (code, error) => {
    const refusal = toToolError(error);
    expect(refusal).toMatchObject({ code, next: NEXT_STEPS[code] });
    expect(JSON.stringify(refusal)).not.toMatch(/10\.0\.0\.7|pk_secret|html/);
  });
});
