import type { Source } from './queries.js';

export const STATES = ['source_down', 'stale', 'ok', 'not_loaded', 'unknown'] as const;
export type State = (typeof STATES)[number];

export interface SourceFilter {
  /** '' for all. */
  jurisdiction: string;
  state: string;
  /** Part of the name of a source or of a kind of record. */
  text: string;
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

/** The matching sources, late ones first; `levelName`: the displayed name of a kind of record. */
export function chooseSources(
  sources: readonly Source[],
  { jurisdiction, state, text }: SourceFilter,
  levelName: (level: string) => string,
): Source[] {
  const wanted = plain(text.trim());
  const names = (source: Source): string =>
    plain([source.name, source.id, ...source.levels.flatMap(({ level }) => [level, levelName(level)])].join('\n'));
  return sources
    .filter(
      (source) =>
        (jurisdiction === '' || source.jurisdiction === jurisdiction) &&
        (state === '' || source.state === state) &&
        names(source).includes(wanted),
    )
    .toSorted((a, b) => rank(a) - rank(b));
}

const rank = ({ state }: Source): number => STATES.indexOf(state);

export interface CoverageSums {
  withRecords: number;
  rows: number;
  synthetic: number;
  late: number;
}

export function sumSources(sources: readonly Source[]): CoverageSums {
  const sum = (count: (source: Source) => number): number => sources.reduce((total, one) => total + count(one), 0);
  return {
    withRecords: sources.filter(({ rows }) => (rows ?? 0) > 0).length,
    rows: sum(({ rows }) => rows ?? 0),
    synthetic: sum(({ synthetic_rows: rows }) => rows ?? 0),
    late: sources.filter(({ state }) => state === 'stale' || state === 'source_down').length,
  };
}
