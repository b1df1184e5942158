import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { JURISDICTIONS, JURISDICTION_CODES } from '../jurisdictions/jurisdictions.js';
import { DATA_RIGHTS, dueDays, lawDay, workingDaysLeft } from './data-rights.js';
import { addCalendarDays, addWorkingDays, easterSunday, isWorkingDay, workingDaysUntil } from './holidays.js';

const law = (code: (typeof JURISDICTION_CODES)[number]) => JURISDICTIONS[code].dataRights;
const codes = fc.constantFrom(...JURISDICTION_CODES);
const rights = fc.constantFrom(...DATA_RIGHTS);
const times = fc.date({ min: new Date('2020-01-01Z'), max: new Date('2060-12-31Z'), noInvalidDate: true });
const days = times.map((time) => time.toISOString().slice(0, 10));

describe("the law's days", () => {
  // Received on Thursday 2026-11-26 in all three countries.
  it.each([
    // 10 working days; December 8 is a holiday, November 28 a Saturday.
    ['pa', 'access', '2026-12-11', null],
    ['pa', 'objection', '2026-12-11', null],
    // 15 calendar days.
    ['ec', 'rectification', '2026-12-11', null],
    // 10 working days, then 5 more; December 8 is a holiday.
    ['co', 'access', '2026-12-11', '2026-12-18'],
    // 15 working days, then 8 more; December 25 and January 1 are holidays.
    ['co', 'erasure', '2026-12-18', '2026-12-31'],
  ] as const)('of %s for %s end on %s, or %s when extended', (code, right, dueOn, extendedDueOn) => {
    expect(dueDays(law(code), right, new Date('2026-11-26T15:00:00Z'))).toEqual({ dueOn, extendedDueOn });
  });

  it('begin on the date there, not in UTC', () => {
    const evening = new Date('2026-11-27T02:00:00Z');
    for (const code of JURISDICTION_CODES) expect(lawDay(law(code), evening)).toBe('2026-11-26');
  });

  it('rest on an article in every country and for every right', () => {
    for (const code of JURISDICTION_CODES)
      for (const right of DATA_RIGHTS)
        expect(law(code).responseTimes[right].article).toMatch(/Law \d+ of \d{4}|LOPDP, article \d+/);
  });

  it('end on a working day when working days count, and later when extended', () => {
    fc.assert(
      fc.property(codes, rights, times, (code, right, time) => {
        const { dueOn, extendedDueOn } = dueDays(law(code), right, time);
        const { counted, days: count, extension } = law(code).responseTimes[right];
        expect(dueOn > lawDay(law(code), time)).toBe(true);
        expect(workingDaysLeft(law(code), dueOn, time)).toBeGreaterThan(0);
        if (counted === 'working') {
          expect(isWorkingDay(law(code).holidays, dueOn)).toBe(true);
          expect(workingDaysLeft(law(code), dueOn, time)).toBe(count);
        }
        if (extendedDueOn !== null) expect(workingDaysUntil(law(code).holidays, dueOn, extendedDueOn)).toBe(extension);
      }),
    );
  });

  it('are never later for an earlier request', () => {
    fc.assert(
      fc.property(codes, rights, times, times, (code, right, one, other) => {
        const [earlier, later] = one < other ? [one, other] : [other, one];
        expect(dueDays(law(code), right, earlier).dueOn <= dueDays(law(code), right, later).dueOn).toBe(true);
      }),
    );
  });

  it('have passed once the due date is over, on a weekend too', () => {
    // Friday, the due date, then Saturday and Monday.
    const left = ['2026-12-10', '2026-12-11', '2026-12-12', '2026-12-14', '2026-12-15'].map((day) =>
      workingDaysLeft(law('pa'), '2026-12-11', new Date(`${day}T17:00:00Z`)),
    );
    expect(left).toEqual([1, 0, -1, -1, -2]);
  });
});

describe('working days', () => {
  it('are counted as they were added', () => {
    fc.assert(
      fc.property(codes, days, fc.nat(60), (code, day, count) => {
        const { holidays } = law(code);
        const end = addWorkingDays(holidays, day, count);
        expect(workingDaysUntil(holidays, day, end)).toBe(count);
        expect(count === 0 || isWorkingDay(holidays, end)).toBe(true);
      }),
    );
  });

  it('can be added in parts', () => {
    fc.assert(
      fc.property(codes, days, fc.nat(20), fc.nat(20), (code, day, first, second) => {
        const { holidays } = law(code);
        const inParts = addWorkingDays(holidays, addWorkingDays(holidays, day, first), second);
        expect(inParts).toBe(addWorkingDays(holidays, day, first + second));
      }),
    );
  });

  it('exclude holidays on their date, moved, and relative to Easter', () => {
    const closed = {
      // Carnival Tuesday, Good Friday, Separation.
      pa: ['2026-02-17', '2026-04-03', '2026-11-03'],
      // Sunday, May 24 is observed on Monday; Saturday, May 1 2027 on Friday.
      ec: ['2026-05-25', '2027-04-30'],
      // Epiphany on Monday 12; Ascension, Corpus Christi and Sacred Heart on Mondays; Columbus Day on its Monday.
      co: ['2026-01-12', '2026-05-18', '2026-06-08', '2026-06-15', '2026-10-12'],
    };
    for (const code of JURISDICTION_CODES)
      for (const day of closed[code]) expect([day, isWorkingDay(law(code).holidays, day)]).toEqual([day, false]);
    expect(isWorkingDay(law('co').holidays, '2026-01-06')).toBe(true);
  });

  it('follow Easter, which is a Sunday from March 22 to April 25', () => {
    expect([2024, 2025, 2026, 2027, 2038].map(easterSunday)).toEqual([
      ...['2024-03-31', '2025-04-20', '2026-04-05', '2027-03-28', '2038-04-25'],
    ]);
    fc.assert(
      fc.property(fc.integer({ min: 1900, max: 2200 }), (year) => {
        const easter = easterSunday(year);
        expect(new Date(easter).getUTCDay()).toBe(0);
        expect(easter >= `${String(year)}-03-22` && easter <= `${String(year)}-04-25`).toBe(true);
        expect(addCalendarDays(easter, 0)).toBe(easter);
      }),
    );
  });
});
