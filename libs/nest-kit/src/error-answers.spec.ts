import { DomainError, micro } from '@entity-registry/domain';
import { describe, expect, it } from '@jest/globals';
import { errorAnswer } from './error-answers.js';
import type { ErrorEdge } from './error-rows.js';

const edge: ErrorEdge = {
  upgradeUrl: 'https://platform.example.test/billing',
  settingsUrl: 'https://platform.example.test/settings/spending-limit',
  now: () => new Date('2026-11-30T23:59:30Z'),
};
const upgrade_url = edge.upgradeUrl;
const midnight = new Date('2026-12-01T00:00:00Z');

const short = new DomainError('insufficient_credits', {
  price: micro('0.16'),
  balance: micro('0.05'),
  shortfall: micro('0.11'),
  hint: true,
});

describe('errorAnswer', () => {
  it.each<[DomainError, number, Record<string, unknown>]>([
    [new DomainError('invalid_id'), 400, { error: 'id must be an integer' }],
    [
      new DomainError('unknown_code', { codes: ['DAT-X', 'DAT-Y'], jurisdiction: 'ec', supported: ['CHK-BIN'] }),
      400,
      { error: 'unknown product code(s): DAT-X, DAT-Y', jurisdiction: 'ecuador', supported_includes: ['CHK-BIN'] },
    ],
    [new DomainError('missing_search_term'), 400, { error: "at least one of 'nombre' or 'ruc' is required" }],
    [new DomainError('key_rejected'), 403, { Message: 'Forbidden' }],
    [short, 402, { error: 'insufficient credits' }],
    [new DomainError('paid_plan_required'), 403, { error: 'update requests require a paid plan' }],
    [new DomainError('jurisdiction_unavailable', { jurisdiction: 'co' }), 403, { error: 'jurisdiction not available' }],
    [new DomainError('entity_not_found'), 404, { error: 'entity not found' }],
    [new DomainError('update_request_not_found'), 404, { error: 'update request not found' }],
    [new DomainError('rate_limited', { retryAfterSeconds: 2 }), 429, { error: 'rate limit exceeded' }],
    [new DomainError('internal_error'), 500, { error: 'internal error' }],
    [
      new DomainError('search_backend_error', { retryAfterSeconds: 5 }),
      503,
      { error: 'search temporarily unavailable' },
    ],
  ])('on v4: %s', (error, status, body) => {
    const answer = errorAnswer(error, 'v4', edge);
    expect({ status: answer.status, body: answer.body }).toEqual({ status, body });
  });

  it.each<[DomainError, number, Record<string, unknown>]>([
    [
      short,
      402,
      {
        error: 'insufficient credits',
        code: 'insufficient_credits',
        price: '0.16',
        balance: '0.05',
        shortfall: '0.11',
        hint: expect.any(String),
        upgrade_url,
        message: expect.any(String),
      },
    ],
    [
      new DomainError('insufficient_credits', { price: micro('0.16'), balance: null, shortfall: null, hint: false }),
      402,
      {
        error: 'insufficient credits',
        code: 'insufficient_credits',
        price: '0.16',
        upgrade_url,
        message: expect.any(String),
      },
    ],
    [
      new DomainError('public_tier_locked'),
      403,
      { error: expect.any(String), code: 'public_tier_locked', upgrade_url },
    ],
    [
      new DomainError('search_backend_error', { retryAfterSeconds: 5 }),
      502,
      { error: expect.any(String), code: 'search_backend_error', retryable: true },
    ],
    [new DomainError('entity_not_found'), 404, { error: 'entity not found' }],
  ])('on v5: %s', (error, status, body) => {
    const answer = errorAnswer(error, 'v5', edge);
    expect({ status: answer.status, body: answer.body }).toEqual({ status, body });
  });

  it.each([
    [new DomainError('search_backend_error', { retryAfterSeconds: 5 }), 5],
    [new DomainError('public_budget_exhausted', { resetAt: midnight }), 30],
    [
      new DomainError('spending_limit_exceeded', {
        price: micro('1'),
        limit: micro('5'),
        consumed: micro('4.5'),
        resetsAt: midnight,
        by: 'account',
      }),
      30,
    ],
    [new DomainError('entity_not_found'), null],
  ])('says when to try again: %s', (error, seconds) => {
    expect(errorAnswer(error, 'v4', edge).retryAfterSeconds).toBe(seconds);
  });
});
