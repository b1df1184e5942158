import type { SaidDates, SaidIn, SourceSpec } from '../jurisdictions/jurisdiction.js';
import { SOURCES } from '../jurisdictions/jurisdictions.js';
import { lookup } from '../tables/lookup.js';
import type { PublicSourceId } from './sources.js';
import type { RecordTag } from './unlisted-records.js';

/** How a source states the date of its data (ADR 0028). */
export function saidDatesOf(source: PublicSourceId): SaidDates {
  const { saidDates }: SourceSpec = SOURCES[source];
  return saidDates;
}

/** Where a source states the date of a tag's data; null: it never does. */
export function saidIn(source: PublicSourceId, tag: RecordTag): SaidIn | null {
  const said = saidDatesOf(source);
  return said.in === null || lookup(said.except ?? {}, tag) !== undefined ? null : said.in;
}
