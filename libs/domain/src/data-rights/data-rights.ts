import type { HolidayRule } from './holidays.js';
import { addCalendarDays, addWorkingDays, workingDaysUntil } from './holidays.js';

/** What people can ask for about their data, in the order of the form. */
export const DATA_RIGHTS = ['access', 'rectification', 'erasure', 'objection'] as const;
export type DataRight = (typeof DATA_RIGHTS)[number];

/** How long we have to respond, as a law sets it. */
export interface ResponseTime {
  readonly days: number;
  /** Which days count. */
  readonly counted: 'working' | 'calendar';
  /** Further days, counted in the same way from the due date, if the law allows to extend it once. */
  readonly extension: number | null;
  /** The article that it rests on. */
  readonly article: string;
  /** Nobody has confirmed yet that the article says this: `to be confirmed`. */
  readonly toBeConfirmed?: true;
}

/** What a country's law says about requests of people about their data. */
export interface DataRightsLaw {
  /** Of the law's days, such as `America/Panama`. */
  readonly timeZone: string;
  readonly holidays: readonly HolidayRule[];
  readonly responseTimes: Readonly<Record<DataRight, ResponseTime>>;
}

/** The date, 'YYYY-MM-DD', at `time` where the law applies. */
export function lawDay({ timeZone }: Pick<DataRightsLaw, 'timeZone'>, time: Date): string {
  // The Canadian form of a date is ISO 8601.
  return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(time);
}

/**
 * The last day to respond, 'YYYY-MM-DD', and the last day if the time is extended (null: it can't be). The day of the request
 * doesn't count. Where calendar days count, the last day stays what it is on a weekend, so that we're never late.
 */
export function dueDays(
  law: DataRightsLaw,
  right: DataRight,
  receivedAt: Date,
): { readonly dueOn: string; readonly extendedDueOn: string | null } {
  const { days, counted, extension } = law.responseTimes[right];
  const add = (day: string, count: number): string =>
    counted === 'working' ? addWorkingDays(law.holidays, day, count) : addCalendarDays(day, count);
  const dueOn = add(lawDay(law, receivedAt), days);
  return { dueOn, extendedDueOn: extension === null ? null : add(dueOn, extension) };
}

/** Working days left after today until the due date; 0 on the last day, negative when it has passed. */
export function workingDaysLeft(law: DataRightsLaw, dueOn: string, now: Date): number {
  const today = lawDay(law, now);
  const left = workingDaysUntil(law.holidays, today, dueOn);
  // A weekend after the due date is late too, though no working day has passed.
  return left === 0 && today > dueOn ? -1 : left;
}
