import type { Draw } from './random.js';

const DAY = 86_400_000;
const FIRST_YEAR = 1990;
const LAST = Date.UTC(2026, 10, 20);

// Formatting millions of dates is slow; every possible day is written out once. Offices are closed on weekends.
const FIRST = Date.UTC(FIRST_YEAR, 0, 1);
const DAYS = Array.from({ length: Math.floor((LAST - FIRST) / DAY) + 1 }, (_, day) => new Date(FIRST + day * DAY))
  .filter((date) => date.getUTCDay() % 6 !== 0)
  .map((date) => date.toISOString().slice(0, 10));
const PLACES: ReadonlyMap<string, number> = new Map(DAYS.map((date, place) => [date, place]));
const WORKING_DAYS = 5 / 7;

/** When the synthetic sources were read; fixed, so that two runs of one seed give the same rows. */
export const GENERATED_AS_OF = '2026-11-20T06:00:00.000Z';

/**
 * A working day ('YYYY-MM-DD') from the start of `year` (1990 or later) up to the data's date, with later days more
 * likely: the last day is twice as likely as one in the middle.
 */
export function day(draw: Draw, year = 2008): string {
  const first = Math.floor(((Date.UTC(year, 0, 1) - FIRST) / DAY) * WORKING_DAYS);
  return DAYS[first + Math.floor(Math.sqrt(draw.next()) * (DAYS.length - first))] as string;
}

/** The working day about `days` days after the working day `date`; null if it is after the data's date. */
export function dayAfter(date: string, days: number): string | null {
  return DAYS[(PLACES.get(date) ?? 0) + Math.round(days * WORKING_DAYS)] ?? null;
}

/** About how many days have passed since the working day `date`. */
export function daysSince(date: string): number {
  return Math.floor((DAYS.length - 1 - (PLACES.get(date) ?? 0)) / WORKING_DAYS);
}

/** Whether something that lasts this many years from `date` on has ended. */
export function isOver(date: string, years: number): boolean {
  return `${Number(date.slice(0, 4)) + years}${date.slice(4)}` < GENERATED_AS_OF;
}

/** A date as sources in the region often write it: DD/MM/YYYY. */
export function written(date: string): string {
  return `${date.slice(8, 10)}/${date.slice(5, 7)}/${date.slice(0, 4)}`;
}
