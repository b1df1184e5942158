import { CATALOG, statedDatesOf, leakSources, statedIn, sourcesOf } from '@entity-registry/domain';
import type { Jurisdiction, PublicSourceId, RecordTag } from '@entity-registry/domain';
import { GENERATED_AS_OF } from './calendar.js';
import { Draw } from './random.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const AS_OF = Date.parse(GENERATED_AS_OF);
const TODAY = GENERATED_AS_OF.slice(0, 10);

type Cadence = (typeof CATALOG.sources)[number]['cadence'];

/** The age of a source's data when it was read, as the source states it, in hours: from, to. */
const AGES: Readonly<Record<Cadence, readonly [number, number]>> = {
  daily: [2, 48],
  weekly: [24, 7 * 24],
  monthly: [3 * 24, 31 * 24],
  quarterly: [10 * 24, 90 * 24],
  yearly: [60 * 24, 360 * 24],
};

/** The last years that leaks cover. */
const LEAK_YEARS = [2010, 2015, 2016, 2018] as const;

/** Sources with a page per entity: the date is the page's, days to months old. In hours. */
const OWN_PAGES: Readonly<Partial<Record<PublicSourceId, readonly [number, number]>>> = {
  registro_publico: [12, 10 * 24],
  dgi: [24, 10 * 24],
  supercias: [24, 300 * 24],
  sri: [24, 60 * 24],
  rues: [24, 330 * 24],
};

/** Sources whose rows have their own date, which also orders them. */
const OWN_ROWS: ReadonlySet<string> = new Set(['css', 'panama_emprende']);

const NUMBERS: ReadonlyMap<PublicSourceId, number> = new Map(CATALOG.sources.map(({ id }, number) => [id, number]));

/**
 * The as-of dates of the synthetic sources (ADR 0028): one date for all rows of a list, one for each page of an entity,
 * null
 * if a source gives none. No date is after `GENERATED_AS_OF`, or before an event in its row.
 */
export class SyntheticSourceDates {
  private readonly lists = new Map<PublicSourceId, number>();

  constructor(private readonly seed: number) {}

  /**
   * The date of a row, ISO 8601; `holder` is the index of the row's entity, null if it has none. `date`: 'YYYY-MM-DD',
   * by which the row is ordered.
   */
  ofRecord(
    tag: RecordTag,
    jurisdiction: Jurisdiction,
    holder: number | null,
    row: { readonly payload: object; readonly date: string | null },
  ): string | null {
    const source = firstSource(tag, jurisdiction);
    if (source === undefined || statedIn(source, tag) === null) return null;
    // A report has the date on which it was issued.
    if (OWN_ROWS.has(source) || tag === 'rp_report_url') return row.date === null ? null : `${row.date}T00:00:00.000Z`;
    const reported = this.of(source, holder);
    const last = Date.parse(lastDay(row));
    return new Date(last > reported ? last : reported).toISOString();
  }

  /** The date of the base fields of the entity with this index, whose latest date is `date`. */
  ofCore(jurisdiction: Jurisdiction, index: number, date: string | null): string | null {
    return this.ofRecord('core_registro', jurisdiction, index, { payload: {}, date });
  }

  /** The date of a list, or of the page of the entity with the index `holder`, in milliseconds. */
  of(source: PublicSourceId, holder: number | null): number {
    const number = NUMBERS.get(source) ?? 0;
    const ages = OWN_PAGES[source];
    if (holder !== null && ages !== undefined) {
      return back(source, new Draw(this.seed, 'said', holder * NUMBERS.size + number), ages);
    }
    const known = this.lists.get(source);
    if (known !== undefined) return known;
    const reported = back(source, new Draw(this.seed, 'said list', number), AGES[cadenceOf(source)]);
    this.lists.set(source, reported);
    return reported;
  }
}

/** Files and feeds state the second, pages the day. */
function back(source: PublicSourceId, draw: Draw, [from, to]: readonly [number, number]): number {
  if (leakSources().includes(source)) return Date.UTC(draw.pick(LEAK_YEARS), 11, 31);
  const time = AS_OF - draw.int(from * 3600, to * 3600) * 1000;
  const reported = statedDatesOf(source).in;
  return reported === 'file' || reported === 'feed' ? time : Math.floor(time / DAY) * DAY;
}

function cadenceOf(source: PublicSourceId): Cadence {
  return CATALOG.sources.find(({ id }) => id === source)?.cadence ?? 'weekly';
}

/** The source that shows synthetic rows of a tag. */
function firstSource(tag: RecordTag, jurisdiction: Jurisdiction): PublicSourceId | undefined {
  return sourcesOf(tag)[jurisdiction]?.[0];
}

/** The last day of an event in a row; a source can't be older than that. */
function lastDay({ payload, date }: { readonly payload: object; readonly date: string | null }): string {
  let last = date ?? '';
  for (const value of Object.values(payload) as unknown[]) {
    if (isDay(value) && value > last && value <= TODAY) last = value;
  }
  const [entry] = 'record_events' in payload ? (payload.record_events as { readonly fecha: unknown }[]) : [];
  return entry !== undefined && isDay(entry.fecha) && entry.fecha > last ? entry.fecha : last;
}

function isDay(value: unknown): value is string {
  return typeof value === 'string' && value.length === 10 && value[4] === '-' && value[7] === '-';
}
