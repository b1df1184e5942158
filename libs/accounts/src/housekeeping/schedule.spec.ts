import { describe, expect, it } from '@jest/globals';
import { lastDueTime } from './schedule.js';

const MINUTE = 60_000;

describe('a schedule', () => {
  it.each([
    [{ everyMs: 5 * MINUTE }, '2026-03-10T12:04:59.999Z', '2026-03-10T12:00:00.000Z'],
    [{ everyMs: 5 * MINUTE }, '2026-03-10T12:05:00.000Z', '2026-03-10T12:05:00.000Z'],
    [{ everyMs: 60 * MINUTE }, '2026-01-01T00:30:00.000Z', '2026-01-01T00:00:00.000Z'],
    [{ dailyAtHour: 3 }, '2026-03-10T02:59:59.999Z', '2026-03-09T03:00:00.000Z'],
    [{ dailyAtHour: 3 }, '2026-03-10T03:00:00.000Z', '2026-03-10T03:00:00.000Z'],
    [{ dailyAtHour: 3 }, '2026-03-01T01:00:00.000Z', '2026-02-28T03:00:00.000Z'], // no leap year
    [{ dailyAtHour: 3 }, '2028-03-01T01:00:00.000Z', '2028-02-29T03:00:00.000Z'], // a leap year
    [{ dailyAtHour: 4 }, '2027-01-01T03:00:00.000Z', '2026-12-31T04:00:00.000Z'],
  ])('%j was last due, at %s, at %s', (schedule, now, due) => {
    expect(lastDueTime(schedule, new Date(now)).toISOString()).toBe(due);
  });
});
