import type { Tag } from '@entity-registry/domain';
import type { ReadingData, FoundItem } from './source.js';

/** Servers without a date send the start of their clock: 1970, 1980 or the year 1. None of the lists is older than this. */
const EARLIEST = Date.UTC(1990, 0, 1);

/** How far the clock of a source may be ahead of ours. */
const MAX_AHEAD_MS = 5 * 60_000;

/**
 * Findings without implausible dates: unreadable dates, dates before 1990 and dates after `now`. A row without its own date
 * gets the date of its page.
 */
export function withPlausibleDates(findings: ReadingData, now: Date): ReadingData {
  const { sourceUpdatedAt, ...rest } = findings;
  const isPlausible = (date: string): boolean => {
    const time = Date.parse(date);
    return time >= EARLIEST && time <= now.getTime() + MAX_AHEAD_MS;
  };
  const dates = Object.entries(sourceUpdatedAt ?? {}).filter(([, date]) => isPlausible(date)) as [Tag, string][];
  const items = rest.items.map((item): FoundItem => {
    const { sourceUpdatedAt: date, ...undated } = item;
    return typeof date === 'string' && !isPlausible(date) ? undated : item;
  });
  return { ...rest, items, ...(dates.length > 0 && { sourceUpdatedAt: Object.fromEntries(dates) }) };
}
