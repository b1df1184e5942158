import type { EntityRegistry, ScreenBody, Screening } from '../../index.js';
import { unexpectedItems } from '../batch/purchase.js';
import type { Purchase } from '../batch/purchase.js';
import { escapeFormula } from '../output/csv.js';
import type { SubjectRow } from './screen-input.js';

/** The screen call accepts up to this many subjects. */
export const MAX_SUBJECTS = 100;

type Hits = Extract<Screening['results'][number], { readonly hits: unknown }>['hits'];

/** The stored part of the response about one subject. */
export interface SubjectResult {
  readonly outcome: string;
  readonly screening_id: string | null;
  readonly total_hits: number;
  readonly hits: Hits;
  /** `ofac_sdn 2026-11-20`, or `un_security_council not loaded`. */
  readonly lists_searched: readonly string[];
  readonly error: string | null;
}

const WORDS = {
  ...{ one: 'subject', many: 'subjects', asked: 'subjects' },
  ...{ doing: 'Screening', question: 'Screen these subjects' },
};

export interface ScreenRequestOptions {
  readonly lists: ScreenBody['lists'] | null;
  readonly minScore: number | null;
}

/** Screens subjects, 100 in a call. */
export function screenPurchase(
  registry: EntityRegistry,
  items: readonly SubjectRow[],
  { lists, minScore }: ScreenRequestOptions,
): Purchase<SubjectRow, ScreenBody, SubjectResult> {
  return {
    phase: 'screen',
    // Lists and decisions change while the file stays the same.
    newEachRun: true,
    words: WORDS,
    items,
    body: (requested) => ({
      subjects: requested.map(({ subject }) => subject),
      ...(lists !== null && lists !== undefined && { lists }),
      ...(minScore !== null && { min_score: minScore }),
    }),
    price: async (body, options) => {
      const { data, response } = await registry.v5.screening.screen(body, { ...options, dryRun: true }).withResponse();
      return { billing: data.billing, response };
    },
    buy: async (body, options) => {
      const { data, response } = await registry.v5.screening.screen(body, options).withResponse();
      if (data.results.length !== body.subjects.length) throw unexpectedItems('subjects', response);
      return { results: data.results.map((result) => resultOf(result, data)), billing: data.billing, response };
    },
  };
}

function resultOf(result: Screening['results'][number], { id, lists_searched: lists }: Screening): SubjectResult {
  const known = {
    ...{ outcome: result.outcome, screening_id: id },
    lists_searched: lists.map((list) => `${list.id} ${list.version ?? 'not loaded'}`),
  };
  if ('hits' in result) return { ...known, total_hits: result.total_hits, hits: result.hits, error: null };
  const error = 'error' in result ? `${result.error.code} (${result.error.message})` : null;
  return { ...known, total_hits: 0, hits: [], error };
}

/** A row that was not sent. */
export function notSent(message: string): SubjectResult {
  return { outcome: 'invalid', screening_id: null, total_hits: 0, hits: [], lists_searched: [], error: message };
}

const best = ({ hits }: SubjectResult): Hits[number] | undefined => hits[0];

/** The columns added to a row, and their cells. Texts of lists can't act as formulas. */
export const SUBJECT_COLUMNS: readonly (readonly [title: string, cell: (result: SubjectResult) => string])[] = [
  ['outcome', ({ outcome }) => outcome],
  ['hits', ({ total_hits: total }) => String(total)],
  ['listing_id', (result) => escapeFormula(best(result)?.listing_id ?? '')],
  ['listed_name', (result) => escapeFormula(best(result)?.matched_name.name ?? '')],
  ['score', (result) => String(best(result)?.score ?? '')],
  ['strength', (result) => best(result)?.strength ?? ''],
  [
    'why',
    (result) =>
      (best(result)?.features ?? [])
        .filter(({ agreement }) => agreement !== 'missing')
        .map(({ feature, agreement }) => `${feature} ${agreement}`)
        .join('; '),
  ],
  ['decision', (result) => decisionText(best(result)?.decision ?? null)],
  ['screening_id', ({ screening_id: id }) => id ?? ''],
  ['lists_searched', ({ lists_searched: lists }) => lists.join('; ')],
  ['error', ({ error }) => escapeFormula(error ?? '')],
];

function decisionText(decision: Hits[number]['decision']): string {
  if (decision === null) return '';
  return decision.state === 'current' ? decision.decision : `${decision.decision} (${decision.state})`;
}
