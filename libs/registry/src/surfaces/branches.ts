import type { SurfaceDefinition, SurfacePart, SurfaceQuery } from '@entity-registry/domain';
import { tableOf } from './values.js';
import { Parameters, clausesOf, whereSql } from './where.js';
import type { Clause } from './where.js';

export interface Statement {
  readonly text: string;
  readonly values: unknown[];
}

/** The search of one part. */
export interface Branch {
  readonly part: SurfacePart;
  /** Index of the part in the surface. */
  readonly index: number;
  readonly clauses: readonly Clause[];
}

/** The parts that `includes` accepts and that can have matches. */
export function branchesOf(
  surface: SurfaceDefinition,
  query: SurfaceQuery,
  parameters: Parameters,
  includes: (index: number) => boolean = () => true,
): Branch[] {
  return surface.parts.flatMap((part, index) => {
    if (!includes(index)) return [];
    const clauses = clausesOf(query, part, parameters);
    return clauses === null ? [] : [{ part, index, clauses }];
  });
}

/** For each part, by index, the clause that is estimated to match the fewest records, and how many. */
export type Leads = ReadonlyMap<number, { readonly place: number; readonly records: number }>;

/**
 * Asks the planner how many records match each clause separately: its estimates are good for single clauses, but not for
 * combinations. Undefined if no part has more than one clause.
 */
export function estimateStatement(
  surface: SurfaceDefinition,
  query: SurfaceQuery,
): (Statement & { readonly of: readonly Estimated[] }) | undefined {
  const parameters = new Parameters();
  const branches = branchesOf(surface, query, parameters);
  if (branches.every(({ clauses }) => clauses.length < 2)) return undefined;
  const estimated = branches.flatMap((branch) =>
    branch.clauses.flatMap((clause, place) => (clause.kind === 'record' ? [] : [{ ...branch, clause, place }])),
  );
  const of = estimated.map(({ index, clause, place }) => ({ part: index, place, kind: clause.kind }));
  const counts = estimated.map(
    ({ part, clause }) => `select 1 from ${tableOf(part)} where ${whereSql(part, [clause])}`,
  );
  return { text: `explain (format json) ${counts.join(' union all ')}`, values: parameters.values, of };
}

/** An estimated clause, by the index of its part and its own. */
export interface Estimated {
  readonly part: number;
  readonly place: number;
  readonly kind: Clause['kind'];
}

/** Extracting the words of one record costs this many times as much as reading an index entry. */
const COST_OF_WORDS = 20;

/**
 * The leading clauses by the planner's estimates. Words are preferred, because searching for them in each record is
 * expensive.
 */
export function leadsOf(of: readonly Estimated[], estimates: readonly number[]): Leads {
  const leads = new Map<number, { place: number; records: number }>();
  const least = new Map<number, number>();
  of.forEach(({ part, place, kind }, at) => {
    const records = estimates[at] ?? Number.POSITIVE_INFINITY;
    const cost = records / (kind === 'value' ? 1 : COST_OF_WORDS);
    if (cost >= (least.get(part) ?? Number.POSITIVE_INFINITY)) return;
    least.set(part, cost);
    leads.set(part, { place, records });
  });
  return leads;
}
