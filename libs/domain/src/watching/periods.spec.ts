import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { firstPeriod, periodAt, watchChargeKey } from './periods.js';

const DAY_MS = 86_400_000;
const START = new Date('2026-03-10T12:00:00Z');
const after = (days: number): Date => new Date(START.getTime() + days * DAY_MS);

describe('the periods of a watched item', () => {
  it('are 30 days, each after the other', () => {
    expect(firstPeriod(START)).toEqual({ start: START, end: after(30) });
    expect(periodAt(after(30), after(30))).toEqual({ start: after(30), end: after(60) });
  });

  it.each([
    // paid until day 30
    [29.9, 30],
    [30, 30],
    [59.9, 30],
    [60, 60],
    [100, 90],
  ])('on day %d: the one that starts on day %d', (now, start) => {
    expect(periodAt(after(30), after(now)).start).toEqual(after(start));
  });

  it('never overlap, contain the present once the paid time is over, and skip whole periods only', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 * DAY_MS }), (ms) => {
        const now = new Date(START.getTime() + ms);
        const { start, end } = periodAt(START, now);
        expect(start.getTime()).toBeLessThanOrEqual(now.getTime());
        expect(end.getTime()).toBeGreaterThan(now.getTime());
        expect((start.getTime() - START.getTime()) % (30 * DAY_MS)).toBe(0);
      }),
    );
  });

  it('have a key each', () => {
    expect(watchChargeKey(7n, 2)).toBe('watch:7:2');
  });
});
