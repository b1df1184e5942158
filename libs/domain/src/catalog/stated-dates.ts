import type { StatedDates, StatedIn, SourceSpec } from '../jurisdictions/jurisdiction.js';
import { SOURCES } from '../jurisdictions/jurisdictions.js';
import { lookup } from '../tables/lookup.js';
import type { PublicSourceId } from './sources.js';
import type { RecordTag } from './unlisted-records.js';

/** How a source states the date of its data (ADR 0028). */
export function statedDatesOf(source: PublicSourceId): StatedDates {
  const { statedDates }: SourceSpec = SOURCES[source];
  return statedDates;
}

/** Where a source states the date of a tag's data; null: it never does. */
export function statedIn(source: PublicSourceId, tag: RecordTag): StatedIn | null {
  const dates = statedDatesOf(source);
  return dates.in === null || lookup(dates.except ?? {}, tag) !== undefined ? null : dates.in;
}
