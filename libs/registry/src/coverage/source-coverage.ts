import { CATALOG, lookup, recordLevel, sourcesOf, SYNTHETIC_SOURCE } from '@entity-registry/domain';
import type { RecordTag } from '@entity-registry/domain';
import type { LatestReading, SourceCountRow } from './source-count-rows.js';

type Source = (typeof CATALOG.sources)[number];

const DAY_MS = 86_400_000;
/** Days between two reads of a source, by its cadence. */
const CADENCE_DAYS: Readonly<Record<Source['cadence'], number>> = {
  daily: 1,
  weekly: 7,
  monthly: 31,
  quarterly: 92,
  yearly: 366,
};

/** Number and age of each source's records, as of the last count. */
export function sourceCoverage(counts: readonly SourceCountRow[], readings: readonly LatestReading[], now: Date) {
  const bySource = Map.groupBy(counts, sourceOf);
  const countedAt = counts[0]?.countedAt ?? null;
  return {
    as_of: countedAt?.toISOString() ?? null,
    sources: CATALOG.sources.map((source) => {
      const rows = bySource.get(source.id) ?? [];
      const reading = readings.find((read) => read.source === source.id);
      return toSource(source, countedAt === null ? null : rows, reading, now);
    }),
  };
}

export type CoveredSource = ReturnType<typeof sourceCoverage>['sources'][number];

/** The records of one level from one source. */
export interface CoveredLevel {
  source: string;
  level: string;
  rows: number;
  syntheticRows: number;
  /** Date of the newest dated record; null if none is dated. */
  newest: string | null;
  fetchedAt: string;
}

/** The records of each source by level, sorted by source and level. */
export function levelCoverage(counts: readonly SourceCountRow[]): CoveredLevel[] {
  const groups = Map.groupBy(counts, (count) => `${sourceOf(count)} ${recordLevel(count.tag as RecordTag)}`);
  return [...groups]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, rows]) => ({
      source: name.slice(0, name.indexOf(' ')),
      level: name.slice(name.indexOf(' ') + 1),
      rows: sum(rows),
      syntheticRows: sum(rows.filter(({ source }) => source === SYNTHETIC_SOURCE)),
      newest: maximum(rows.flatMap(({ newest }) => newest ?? [])),
      fetchedAt: maximum(rows.map(({ fetchedAt }) => fetchedAt.toISOString())) ?? '',
    }));
}

/** The source of a count. Synthetic rows count for the source of their tag. */
function sourceOf({ source, tag, jurisdiction }: SourceCountRow): string {
  if (source !== SYNTHETIC_SOURCE) return source;
  return lookup(sourcesOf(tag as RecordTag), jurisdiction)?.[0] ?? source;
}

function toSource(
  { id, name, jurisdiction, cadence }: Source,
  counts: readonly SourceCountRow[] | null,
  reading: LatestReading | undefined,
  now: Date,
) {
  const fetchedAt = maximum((counts ?? []).map((count) => count.fetchedAt.toISOString()));
  const rows = counts && sum(counts);
  return {
    ...{ id, name, jurisdiction, cadence },
    rows,
    synthetic_rows: counts && sum(counts.filter(({ source }) => source === SYNTHETIC_SOURCE)),
    oldest: minimum((counts ?? []).flatMap(({ oldest }) => oldest ?? [])),
    newest: maximum((counts ?? []).flatMap(({ newest }) => newest ?? [])),
    fetched_at: fetchedAt,
    last_run: lastRun(counts ?? [], reading),
    state: stateOf(rows, fetchedAt, reading, now.getTime() - 2 * CADENCE_DAYS[cadence] * DAY_MS),
  };
}

/** The latest import of the source's rows or reading by a refresh. */
function lastRun(counts: readonly SourceCountRow[], reading: LatestReading | undefined) {
  const runs = counts
    .flatMap(({ lastRun: run }) => run ?? [])
    .map(({ dataset, status, at }) => ({
      kind: dataset === 'refresh' ? ('refresh' as const) : ('import' as const),
      state: status,
      at: at.toISOString(),
    }));
  if (reading) runs.push({ kind: 'refresh', state: reading.state, at: reading.at.toISOString() });
  return runs.toSorted((a, b) => (a.at < b.at ? -1 : 1)).at(-1) ?? null;
}

/** `stale`: nothing was fetched for two periods of its cadence. */
function stateOf(rows: number | null, fetchedAt: string | null, reading: LatestReading | undefined, since: number) {
  if (rows === null) return 'unknown';
  if (reading?.state === 'source_down') return 'source_down';
  if (rows === 0 || fetchedAt === null) return 'not_loaded';
  return new Date(fetchedAt).getTime() < since ? 'stale' : 'ok';
}

const sum = (counts: readonly SourceCountRow[]): number => counts.reduce((total, { rows }) => total + Number(rows), 0);
const minimum = (texts: readonly string[]): string | null => texts.toSorted()[0] ?? null;
const maximum = (texts: readonly string[]): string | null => texts.toSorted().at(-1) ?? null;
