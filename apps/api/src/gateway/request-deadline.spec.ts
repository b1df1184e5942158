import { describe, expect, it } from '@jest/globals';
import { BATCH_DEADLINE_MS, ROUTE_DEADLINE_MS, requestDeadline } from './request-deadline.js';

const RECEIVED = new Date('2026-11-26T12:00:00.000Z');

/** Milliseconds to the deadline of a request with these values of X-Request-Deadline. */
function msLeft(values: readonly string[], routeMs = ROUTE_DEADLINE_MS): number {
  const rawHeaders = values.flatMap((value) => ['X-Request-Deadline', value]);
  const headers = values.length === 0 ? {} : { 'x-request-deadline': values.join(', ') };
  return requestDeadline({ headers, rawHeaders }, RECEIVED, routeMs).getTime() - RECEIVED.getTime();
}

describe('X-Request-Deadline', () => {
  it.each([
    ['1', 1],
    ['2500', 2_500],
    ['10000', 10_000],
  ])('%s is that many milliseconds after the request arrived', (text, ms) => {
    expect(msLeft([text])).toBe(ms);
  });

  it("is the route's default when absent, and never later", () => {
    expect(msLeft([])).toBe(ROUTE_DEADLINE_MS);
    expect(msLeft(['60000'])).toBe(ROUTE_DEADLINE_MS);
    expect(msLeft([], BATCH_DEADLINE_MS)).toBe(BATCH_DEADLINE_MS);
    expect(msLeft(['20000'], BATCH_DEADLINE_MS)).toBe(20_000);
  });

  it.each([[''], ['0'], ['-1'], ['2.5'], ['1e3'], ['010'], ['10000000000'], ['2026-11-26T12:00:01Z'], ['2s']])(
    'is refused: %j',
    (text) => {
      const fields = {
        parameter: 'X-Request-Deadline',
        message: 'must be a whole number of milliseconds, such as 2500',
      };
      expect(() => msLeft([text])).toThrow(expect.objectContaining({ code: 'invalid_parameter', fields }));
    },
  );

  it('is refused when given twice', () => {
    expect(() => msLeft(['100', '200'])).toThrow(expect.objectContaining({ code: 'invalid_parameter' }));
  });
});
