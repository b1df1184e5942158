import type { Screening, ScreeningDecision } from '@entity-registry/sdk';
import { toCsv } from '../customers/read-table.js';

type Result = Screening['results'][number];
type HitResult = Extract<Result, { readonly hits: unknown }>;
export type Hit = HitResult['hits'][number];
export type Decision = NonNullable<Hit['decision']>;
/** A decision with the hit that it is about. */
export type KnownDecision = Decision &
  Pick<ScreeningDecision, 'listing_id' | 'other_subjects'> & { readonly reason?: string | null };
export type Feature = Hit['features'][number];

/** A hit of a customer, as the page shows it. */
export interface HitRow {
  /** The same customer and listing have the same key in every screening. */
  readonly key: string;
  readonly screeningId: string;
  readonly reference: string | null;
  readonly entityId: string | null;
  readonly subject: HitResult['subject'];
  readonly hit: Hit;
}

/** The subject of a decision. */
export type DecidedSubject = { readonly reference: string } | { readonly entity_id: string };

/** The subject of decisions about a row. Null if the customer has no reference, which a decision needs. */
export function subjectOf({ reference, entityId }: HitRow): DecidedSubject | null {
  if (reference !== null) return { reference };
  return entityId === null ? null : { entity_id: entityId };
}

const keyOfHit = (subject: ScreeningDecision['subject'], listing: string): string =>
  `${Object.entries(subject).flat().join(' ')} ${listing}`;

/** The hits that a decision is about: one made on a watched item counts for its reference and its entity too. */
export const keysOfDecision = ({ subject, other_subjects: others, listing_id: listing }: KnownDecision): string[] =>
  [subject, ...others].map((each) => keyOfHit(each, listing));

type Screened = Pick<Screening, 'id' | 'results'>;

/** The hits of some screenings, best first. */
export function hitRows(screenings: readonly Screened[]): HitRow[] {
  const rows = screenings.flatMap(({ id, results }) =>
    results.flatMap((result) => ('hits' in result ? result.hits.map((hit): HitRow => rowOf(id, result, hit)) : [])),
  );
  return rows.sort((one, other) => other.hit.score - one.hit.score || (one.key < other.key ? -1 : 1));
}

function rowOf(screeningId: string, { reference, entity_id: entityId, subject, index }: HitResult, hit: Hit): HitRow {
  const row = { screeningId, reference, entityId, subject, hit };
  const named = subjectOf({ ...row, key: '' });
  const key = named === null ? `${screeningId} ${String(index)} ${hit.listing_id}` : keyOfHit(named, hit.listing_id);
  return { ...row, key };
}

/** What the screenings said about the customers, in numbers. */
export interface Counts {
  readonly subjects: number;
  readonly withHits: number;
  readonly strong: number;
  readonly noHit: number;
  readonly notFetched: number;
  readonly invalid: number;
  readonly omitted: number;
}

export function countsOf(screenings: readonly (Screened & { readonly hits_omitted?: number })[]): Counts {
  const results = screenings.flatMap((screening) => screening.results);
  const count = (outcome: string): number => results.filter((result) => result.outcome === outcome).length;
  const isStrong = (result: Result): boolean =>
    'hits' in result && result.hits.some(({ strength }) => strength === 'strong');
  return {
    ...{ subjects: results.length, withHits: count('hits'), strong: results.filter(isStrong).length },
    ...{ noHit: count('no_hit'), notFetched: count('not_fetched'), invalid: count('invalid') },
    omitted: screenings.reduce((sum, screening) => sum + (screening.hits_omitted ?? 0), 0),
  };
}

const TITLES = [
  ...['reference', 'entity_id', 'name', 'outcome', 'listing_id', 'listed_name', 'list', 'version', 'score', 'strength'],
  ...['why', 'decision', 'decision_state', 'error', 'screening_id'],
];

/** Every customer as CSV, with a line for each hit. `decisionOf`: the current one. */
export function resultsCsv(screenings: readonly Screened[], decisionOf: (row: HitRow) => Decision | null): string {
  const lines = screenings.flatMap(({ id, results }) =>
    results.flatMap((result) => {
      const name = 'subject' in result ? (result.subject.name ?? '') : '';
      const own = [result.reference ?? '', result.entity_id ?? '', name, result.outcome];
      if (!('hits' in result) || result.hits.length === 0) {
        const error = 'error' in result ? `${result.error.field}: ${result.error.message}` : '';
        return [[...own, ...Array.from({ length: 9 }, () => ''), error, id]];
      }
      return result.hits.map((hit) => {
        const decision = decisionOf(rowOf(id, result, hit));
        const why = hit.features.flatMap(({ feature, agreement }) =>
          agreement === 'missing' ? [] : [`${feature} ${agreement}`],
        );
        return [
          ...[...own, hit.listing_id, hit.matched_name.name, hit.list, hit.version, String(hit.score), hit.strength],
          ...[why.join('; '), decision?.decision ?? '', decision?.state ?? '', '', id],
        ];
      });
    }),
  );
  return toCsv([TITLES, ...lines]);
}

export type { ScreeningDecision };
