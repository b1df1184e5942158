import type { Draw } from './random.js';

const DAY = 86_400_000;
const FIRST_YEAR = 1990;
const LAST = Date.UTC(2026, 10, 20);

// Formatting millions of dates is slow; every day that can occur is written out once.
const FIRST = Date.UTC(FIRST_YEAR, 0, 1);
const DAYS = Array.from({ length: Math.floor((LAST - FIRST) / DAY) + 1 }, (_, day) =>
  new Date(FIRST + day * DAY).toISOString().slice(0, 10),
);

/** When the invented sources were read; fixed, so that two runs of one seed give the same rows. */
export const GENERATED_AS_OF = '2026-11-20T06:00:00.000Z';

/** A day ('YYYY-MM-DD') from the start of `year` (1990 or later) up to the day before the data's date, later days likelier. */
export function day(draw: Draw, year = 2008): string {
  const first = Math.floor((Date.UTC(year, 0, 1) - FIRST) / DAY);
  return DAYS[DAYS.length - 1 - Math.floor(draw.next() ** 1.5 * (DAYS.length - first))] as string;
}

/** The day `days` after `date`, no later than the data's date. */
export function dayAfter(date: string, days: number): string {
  const day = Math.round((Date.parse(date) - FIRST) / DAY) + days;
  return DAYS[Math.min(day, DAYS.length - 1)] as string;
}

/** As registers of the region often write a date: DD/MM/YYYY. */
export function written(date: string): string {
  return `${date.slice(8, 10)}/${date.slice(5, 7)}/${date.slice(0, 4)}`;
}
