import type { BatchResolution, EntityRegistry } from '../../index.js';
import type { RowQuery } from '../csv/queries.js';
import { escapeFormula } from '../output/csv.js';
import { otherNameText } from '../output/matched-name.js';
import { unexpectedItems } from './purchase.js';
import type { Purchase } from './purchase.js';

/** The resolve call accepts up to this many rows. */
export const MAX_ROWS = 100;

/** The stored part of the response about one row. */
export interface RowResult {
  readonly outcome: string;
  readonly id: string | null;
  readonly nombre: string | null;
  readonly type: string | null;
  readonly ruc_no_dv: string | null;
  readonly status: string | null;
  /** The name that matches if it is not `nombre`. Absent in journals of older versions. */
  readonly other_name?: string | null;
  readonly confidence: number | null;
  readonly margin: number | null;
  readonly runner_up: { readonly id: string; readonly nombre: string | null; readonly confidence: number } | null;
  readonly warnings: readonly string[];
  readonly error: string | null;
}

/** A query and its row in the file, counted from 0. */
export interface RowToResolve {
  readonly row: number;
  readonly query: RowQuery;
}

const WORDS = {
  ...{ one: 'row', many: 'rows', asked: 'queries' },
  ...{ doing: 'Resolving', question: 'Resolve these rows' },
};

type Body = Parameters<EntityRegistry['v5']['resolveBatch']>[0];

/** Resolves rows, each with its best candidate and the next one. */
export function resolveRows(
  registry: EntityRegistry,
  items: readonly RowToResolve[],
  { mode, minConfidence }: { readonly mode: Body['mode'] | null; readonly minConfidence: number | null },
): Purchase<RowToResolve, Body, RowResult> {
  return {
    phase: 'resolve',
    words: WORDS,
    items,
    body: (requested) => ({
      rows: requested.map(({ row, query }) => ({
        ...{ row_id: String(row + 1), ...query, limit: 2, explain: false },
        ...(minConfidence !== null && { min_confidence: minConfidence }),
      })) as Body['rows'],
      ...(mode !== null && mode !== undefined && { mode }),
    }),
    price: async (body, options) => {
      const { data, response } = await registry.v5.resolveBatch(body, { ...options, dryRun: true }).withResponse();
      return { billing: data.billing, response };
    },
    buy: async (body, options) => {
      const { data, response } = await registry.v5.resolveBatch(body, options).withResponse();
      if (!('results' in data) || data.results.length !== body.rows.length) {
        throw unexpectedItems('rows', response);
      }
      return { results: data.results.map(resultOf), billing: data.billing, response };
    },
  };
}

/** A row that was not sent. */
export function invalidResult(message: string): RowResult {
  return { ...NOTHING, outcome: 'invalid', error: message };
}

const NOTHING = {
  ...{ id: null, nombre: null, type: null, ruc_no_dv: null, status: null, confidence: null, margin: null },
  ...{ runner_up: null, warnings: [], error: null },
} as const;

function resultOf(result: BatchResolution['results'][number]): RowResult {
  if (result.outcome === 'invalid') {
    const { field, code, message } = result.error;
    return { ...NOTHING, outcome: result.outcome, error: `${field}: ${code} (${message})` };
  }
  const { outcome, candidates, margin, warnings } = result;
  const [best, next] = candidates;
  return {
    ...NOTHING,
    ...{ outcome, margin, warnings },
    ...(best && {
      ...{ id: best.id, nombre: best.nombre, type: best.type, ruc_no_dv: best.ruc_no_dv },
      ...{ status: best.status, confidence: best.confidence, other_name: otherNameText(best.matched_name) },
    }),
    runner_up: next ? { id: next.id, nombre: next.nombre, confidence: next.confidence } : null,
  };
}

/** The columns added to a row, and their cells. Register data can't act as formulas. */
export const RESULT_COLUMNS: readonly (readonly [title: string, cell: (result: RowResult) => string])[] = [
  ['outcome', ({ outcome }) => outcome],
  ['id', ({ id }) => id ?? ''],
  ['nombre', ({ nombre }) => escapeFormula(nombre ?? '')],
  ['entity_type', ({ type }) => type ?? ''],
  ['ruc_no_dv', ({ ruc_no_dv }) => escapeFormula(ruc_no_dv ?? '')],
  ['status', ({ status }) => escapeFormula(status ?? '')],
  ['other_name', ({ other_name }) => escapeFormula(other_name ?? '')],
  ['confidence', ({ confidence }) => numberCell(confidence)],
  ['margin', ({ margin }) => numberCell(margin)],
  ['runner_up_id', ({ runner_up }) => runner_up?.id ?? ''],
  ['runner_up_nombre', ({ runner_up }) => escapeFormula(runner_up?.nombre ?? '')],
  ['runner_up_confidence', ({ runner_up }) => numberCell(runner_up?.confidence ?? null)],
  ['warnings', ({ warnings }) => warnings.join(' ')],
  ['error', ({ error }) => escapeFormula(error ?? '')],
];

function numberCell(value: number | null): string {
  return value === null ? '' : String(value);
}
