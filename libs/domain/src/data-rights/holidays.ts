/** Where a holiday is observed that falls on another day: on the next Monday, or on the Monday or Friday next to it. */
export type HolidayMove = 'next_monday' | 'nearest_weekend';

/** A public holiday of every year: on a date, or days after Easter Sunday (negative: before). */
export type HolidayRule =
  { readonly month: number; readonly day: number; readonly moved?: HolidayMove } | { readonly easter: number };

const DAY_MS = 86_400_000;
const MONDAY = 1;
const FRIDAY = 5;
const SATURDAY = 6;

/** `day` ('YYYY-MM-DD') plus whole days. */
export function addCalendarDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The day of the week, 0 for Sunday. */
const weekday = (day: string): number => new Date(day).getUTCDay();

/** Easter Sunday of a year in the Gregorian calendar, 'YYYY-MM-DD' (the algorithm of Meeus, Jones and Butcher). */
export function easterSunday(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const moon = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - moon + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  const days = epact + toSunday - 7 * late + 114;
  return isoDay(year, Math.floor(days / 31), (days % 31) + 1);
}

const isoDay = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

/** The days, 'YYYY-MM-DD', on which the holidays of `year` are observed. */
export function holidaysOf(rules: readonly HolidayRule[], year: number): ReadonlySet<string> {
  const easter = easterSunday(year);
  return new Set(
    rules.map((rule) =>
      'easter' in rule
        ? addCalendarDays(easter, rule.easter)
        : observed(isoDay(year, rule.month, rule.day), rule.moved),
    ),
  );
}

function observed(day: string, move: HolidayMove | undefined): string {
  const on = weekday(day);
  if (move === 'next_monday') return addCalendarDays(day, (8 - on) % 7);
  if (move !== 'nearest_weekend' || on === MONDAY || on === FRIDAY) return day;
  // Saturday: the Friday before. Sunday: the Monday after. Tuesday: the Monday before. Wednesday and Thursday: the Friday after.
  if (on === SATURDAY) return addCalendarDays(day, -1);
  return addCalendarDays(day, on <= 2 ? MONDAY - on : FRIDAY - on);
}

/** Whether offices are open: neither a weekend nor a holiday. */
export function isWorkingDay(rules: readonly HolidayRule[], day: string): boolean {
  if (weekday(day) % 6 === 0) return false;
  // A holiday early in January may be observed in the year before.
  const year = Number(day.slice(0, 4));
  return !holidaysOf(rules, year).has(day) && !holidaysOf(rules, year + 1).has(day);
}

/** The working day `count` (0 or more) working days after `day`; with 0, `day` itself. */
export function addWorkingDays(rules: readonly HolidayRule[], day: string, count: number): string {
  let [at, left] = [day, count];
  while (left > 0) {
    at = addCalendarDays(at, 1);
    if (isWorkingDay(rules, at)) left -= 1;
  }
  return at;
}

/** Working days after `from` up to and including `to`; negative if `to` is earlier: working days since then. */
export function workingDaysUntil(rules: readonly HolidayRule[], from: string, to: string): number {
  if (to < from) return -workingDaysUntil(rules, to, from);
  let count = 0;
  for (let at = from; at < to;) {
    at = addCalendarDays(at, 1);
    if (isWorkingDay(rules, at)) count += 1;
  }
  return count === 0 ? 0 : count;
}
