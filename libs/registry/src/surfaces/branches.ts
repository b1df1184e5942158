import type { SurfaceDefinition, SurfacePart, SurfaceQuery } from '@entity-registry/domain';
import { tableOf } from './values.js';
import { Parameters, clausesOf, whereSql } from './where.js';
import type { Clause } from './where.js';

export interface Statement {
  readonly text: string;
  readonly values: unknown[];
}

/** What is asked of one part. */
export interface Branch {
  readonly part: SurfacePart;
  /** Place of the part among the surface's. */
  readonly index: number;
  readonly clauses: readonly Clause[];
}

/** The parts that can hold what is searched for, of those that are `asked`. */
export function branchesOf(
  surface: SurfaceDefinition,
  query: SurfaceQuery,
  parameters: Parameters,
  asked: (index: number) => boolean = () => true,
): Branch[] {
  return surface.parts.flatMap((part, index) => {
    if (!asked(index)) return [];
    const clauses = clausesOf(query, part, parameters);
    return clauses === null ? [] : [{ part, index, clauses }];
  });
}

/** The clause of each part, by their places, that the fewest records satisfy as far as is known. */
export type Leads = ReadonlyMap<number, number>;

/**
 * Asks the planner how many records satisfy each clause by itself: one by one it knows that well, together it does not.
 * Undefined: no part has clauses to choose from.
 */
export function estimateStatement(
  surface: SurfaceDefinition,
  query: SurfaceQuery,
): (Statement & { readonly of: readonly Estimated[] }) | undefined {
  const parameters = new Parameters();
  const branches = branchesOf(surface, query, parameters);
  if (branches.every(({ clauses }) => clauses.length < 2)) return undefined;
  const asked = branches.flatMap((branch) =>
    branch.clauses.flatMap((clause, place) => (clause.kind === 'record' ? [] : [{ ...branch, clause, place }])),
  );
  const of = asked.map(({ index, clause, place }) => ({ part: index, place, kind: clause.kind }));
  const counts = asked.map(({ part, clause }) => `select 1 from ${tableOf(part)} where ${whereSql(part, [clause])}`);
  return { text: `explain (format json) ${counts.join(' union all ')}`, values: parameters.values, of };
}

/** A clause that was asked about, by the places of its part and its own. */
export interface Estimated {
  readonly part: number;
  readonly place: number;
  readonly kind: Clause['kind'];
}

/** Taking words out of one record costs so many times what reading the index entry of another does. */
const COST_OF_WORDS = 20;

/** The leads that the planner's answer comes to; words lead early, because to look for them in each record is dear. */
export function leadsOf(of: readonly Estimated[], estimates: readonly number[]): Leads {
  const leads = new Map<number, number>();
  const least = new Map<number, number>();
  of.forEach(({ part, place, kind }, at) => {
    const estimate = (estimates[at] ?? Number.POSITIVE_INFINITY) / (kind === 'value' ? 1 : COST_OF_WORDS);
    if (estimate >= (least.get(part) ?? Number.POSITIVE_INFINITY)) return;
    least.set(part, estimate);
    leads.set(part, place);
  });
  return leads;
}
