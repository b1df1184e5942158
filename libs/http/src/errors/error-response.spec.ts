import { DomainError } from '@entity-registry/domain';
import type { ErrorCode } from '@entity-registry/domain';
import { describe, expect, it } from '@jest/globals';
import { EDGE, ROWS } from '../../test/error-table.js';
import type { Body } from '../../test/error-table.js';
import { errorResponse, transportErrorResponse } from './error-response.js';
import { ERROR_ROWS } from './error-rows.js';
import { problemOf } from './problem.js';

const ALL = Object.keys(ROWS) as ErrorCode[];

/** The table's entry for one code in one version. */
function expectedOf(code: ErrorCode, version: 'v4' | 'v5'): Body {
  const { status, v4, v5, retryAfter, headers } = ROWS[code];
  const [v4Status, v5Status] = typeof status === 'number' ? [status, status] : status;
  return {
    code,
    status: version === 'v4' ? v4Status : v5Status,
    body: version === 'v4' ? v4 : { code, ...(v5 ?? v4) },
    retryAfterSeconds: retryAfter ?? null,
    ...(headers && { headers }),
  };
}

const errorOf = (code: ErrorCode) => new DomainError(code, ROWS[code].fields);

describe('the response to an error', () => {
  it('is in the table for every code', () => {
    expect(Object.keys(ERROR_ROWS).sort()).toEqual([...ALL].sort());
  });

  it.each(ALL)('%s on v4', (code) => {
    expect(errorResponse(errorOf(code), 'v4', EDGE)).toEqual(expectedOf(code, 'v4'));
  });

  it.each(ALL)('%s on v5', (code) => {
    expect(errorResponse(errorOf(code), 'v5', EDGE)).toEqual(expectedOf(code, 'v5'));
  });

  it.each(['malformed_request', 'target_too_long', 'unsupported_body'] as const)('%s before any route', (code) => {
    expect(transportErrorResponse(new DomainError(code))).toEqual(expectedOf(code, 'v4'));
    expect(transportErrorResponse(new DomainError(code), true)).toEqual(expectedOf(code, 'v5'));
  });

  it.each(ALL)('%s as problem details has the same members', (code) => {
    for (const version of ['v4', 'v5'] as const) {
      const response = errorResponse(errorOf(code), version, EDGE);
      const { type, title, status, detail, instance, ...members } = problemOf(response, '/v5/entities/pa_own_1');
      expect(members).toEqual(response.body);
      expect({ type, status, instance }).toEqual({
        type: `/docs/errors#${code}`,
        status: response.status,
        instance: '/v5/entities/pa_own_1',
      });
      expect(title).toMatch(/^[A-Z][a-z ]+$/);
      const { message, Message, error } = response.body;
      expect(detail).toBe(message ?? Message ?? error);
    }
  });
});
