import type { SurfaceDefinition, SurfaceField, SurfaceQuery } from '@entity-registry/domain';
import { branchesOf, isWithin } from './branches.js';
import type { Branch, Statement } from './branches.js';
import { carries, isOrdered } from './indexes.js';
import type { Phase } from './keyset.js';
import { bothForSql, tableOf } from './values.js';
import { Parameters, fieldsWithValue, whereSql } from './where.js';

/** How all matches of a part can be found: records are found by some of its clauses and checked for the others. */
export interface Access {
  /** The places of the clauses by which records are found. */
  readonly foundBy: readonly number[];
  /** The field in the order of whose index they are found, which holds what those clauses compare; null: by any index. */
  readonly order: SurfaceField | null;
  /** The records that are expected to be checked. */
  readonly checks: number;
}

/** The estimated best ways to find the matches of a query. */
export interface AccessPlan {
  /** By the index of the part; empty if no part has several clauses. Null: each part's matches are found by all clauses at once. */
  readonly parts: ReadonlyMap<number, Access> | null;
  /** What that costs, in entries of an index that are read. */
  readonly cost: number;
}

/** A clause of a part, or all records of the part. */
interface Counted {
  readonly branch: Branch;
  /** The place of the clause; null: all records. */
  readonly place: number | null;
}

/** How many records the planner expects, and for all records of a part also how wide they are, in bytes. */
export interface Estimate extends Counted {
  readonly records: number;
  readonly width: number;
}

/**
 * Asks the planner how many records match each clause separately: its estimates are good for single clauses, but not for
 * combinations. Undefined if no part has at least `least` clauses.
 */
export function estimateStatement(
  surface: SurfaceDefinition,
  query: SurfaceQuery,
  least: number,
): (Statement & { readonly counted: readonly Counted[] }) | undefined {
  const parameters = new Parameters();
  const branches = branchesOf(surface, query, parameters);
  if (branches.every(({ clauses }) => clauses.length < least)) return undefined;
  const counted = branches.flatMap((branch) => [
    { branch, place: null },
    ...branch.clauses.flatMap(({ kind }, place) => (kind === 'record' ? [] : [{ branch, place }])),
  ]);
  const counts = counted.map(({ branch: { part, clauses }, place }) => {
    const clause = place === null ? undefined : clauses[place];
    // Of all records, the width too.
    if (clause === undefined) return `select payload from ${tableOf(part)} where ${whereSql(part, [])}`;
    return `select null::jsonb from ${tableOf(part)} where ${whereSql(part, [clause])}`;
  });
  return { text: `explain (format json) ${counts.join(' union all ')}`, values: parameters.values, counted };
}

/**
 * What reading and checking a record costs, in entries of an index that are skipped in order (0.05 µs), and what extracting its words costs
 * in addition. Measured at a million entities, like the others.
 */
const COST_OF_RECORD = 60;
const COST_OF_WORDS = 40;

/** The width of records for which these costs were measured, in bytes. Wider ones cost more in proportion. */
const USUAL_WIDTH = 350;

/** What checking a record for words costs. */
export const COST_OF_CHECK = COST_OF_RECORD + COST_OF_WORDS;

/** What an entry of an index costs if it is collected for an intersection: of a field's values, or of words. */
const COST_OF_VALUE_ENTRY = 2;
const COST_OF_WORD_ENTRY = 5;

/** The share of records with words in any field that have them in a given one. */
const SHARE_OF_FIELD = 0.5;

/** More records than expected are checked, by this factor, because filters are rarely independent, and stopping short costs it all again. */
const MARGIN = 3;

/** Chooses how to find all matches of a query, or up to `most`, by the planner's estimates. */
export function planAccess(surface: SurfaceDefinition, estimates: readonly Estimate[], most = Infinity): AccessPlan {
  const parts = new Map<number, Access>();
  let [cost, costOfAll] = [0, 0];
  for (const part of partsOf(estimates, most)) {
    const fields = surface.fields.filter((field) => part.has(field));
    const ways = [...part.byOneClause(), ...fields.map((field) => part.inOrder(surface, field))];
    const best = ways.toSorted((one, other) => one.cost - other.cost)[0];
    if (best === undefined) continue;
    parts.set(part.branch.index, best);
    cost += best.cost;
    costOfAll += part.costOfAllClauses();
  }
  return costOfAll < cost ? { parts: null, cost: costOfAll } : { parts, cost };
}

/**
 * What finding the first `wanted` matches in the order of the sort key's index costs, and the records that are expected to be checked, in
 * the part with the most. Parts without the sort key aren't counted.
 */
export function planWalk(
  surface: SurfaceDefinition,
  { sort: [{ field }] }: SurfaceQuery,
  estimates: readonly Estimate[],
  wanted: number,
): { readonly cost: number; readonly checks: number } {
  const ways = partsOf(estimates, wanted).flatMap((part) => (part.has(field) ? [part.inOrder(surface, field)] : []));
  return {
    cost: ways.reduce((sum, way) => sum + way.cost, 0),
    checks: Math.max(0, ...ways.map(({ checks }) => checks)),
  };
}

/** The index of a filter, or of the records with both members of which hardly any record has two (`exclusive`). */
export type Along = SurfaceField | 'both';

/** A filter's range is read before the whole order if it is at most this share of the part. */
const NARROW = 0.1;

/**
 * The index by which the matches of a phase are found, instead of that of the sort key. Filters may exclude each other, or the sort key, as the
 * amount of a mortgage does the price of a sale: along the order, that is only known at its end. Null: no other index tells it sooner.
 */
export function planProbe(
  surface: SurfaceDefinition,
  query: SurfaceQuery,
  estimates: readonly Estimate[],
  phase: Phase,
): Along | null {
  const [{ field }] = query.sort;
  const [part, ...others] = partsOf(estimates, Infinity);
  if (part === undefined || others.length > 0) return null;
  const fields = [...fieldsWithValue(query), ...(phase === 'keyed' ? [field] : [])];
  return bothForSql(part.branch.part, fields) === null ? part.alongFilter(surface, field) : 'both';
}

function partsOf(estimates: readonly Estimate[], most: number): readonly PartEstimates[] {
  return [...new Set(estimates.map(({ branch }) => branch))].map((branch) => {
    const own = estimates.filter((one) => one.branch === branch);
    const width = own.find(({ place }) => place === null)?.width ?? 0;
    return new PartEstimates(branch, new Map(own.map((one) => [one.place, Math.max(1, one.records)])), width, most);
  });
}

type CostedAccess = Access & { readonly cost: number };

/** Costs of finding matches in one part, in entries of an index that are read. Filters are taken as independent. */
class PartEstimates {
  private readonly all: number;

  /**
   * @param records the estimated records of each clause, by its place, and of the part, by null
   * @param width of its records, in bytes
   */
  constructor(
    readonly branch: Branch,
    private readonly records: ReadonlyMap<number | null, number>,
    private readonly width: number,
    private readonly most: number,
  ) {
    this.all = records.get(null) ?? 1;
  }

  /** Whether the part has an index for sorting by the field. */
  has(field: SurfaceField): boolean {
    return isOrdered(this.branch.part, field);
  }

  /** Records are found by one clause, all of whose entries are read. */
  byOneClause(): readonly CostedAccess[] {
    return this.branch.clauses.flatMap(({ kind }, place) => {
      if (kind !== 'value' && kind !== 'words' && kind !== 'index') return [];
      const foundBy = [place];
      const { checks, cost } = this.checking(foundBy);
      return [{ foundBy, order: null, checks, cost: this.entriesOf(place) + cost }];
    });
  }

  /** Entries of the index for sorting by a field are read and compared until enough records match, and only their records are checked. */
  inOrder(surface: SurfaceDefinition, order: SurfaceField): CostedAccess {
    const { part, clauses } = this.branch;
    const foundBy = clauses.flatMap((clause, place) => (isWithin(surface, part, order, clause) ? [place] : []));
    const { checks, cost } = this.checking(foundBy);
    const bounds = foundBy.filter((place) => clauses[place]?.field === order.name);
    const range = this.all * this.shareOf(bounds);
    const entries = Math.min(range, (checks * range) / Math.max(1, this.all * this.shareOf(foundBy)));
    return { foundBy, order, checks, cost: entries + cost };
  }

  /** The filter with the narrowest range, if it is narrow and its index holds what the others and the sort key compare. */
  alongFilter(surface: SurfaceDefinition, sort: SurfaceField): SurfaceField | null {
    const { part, clauses } = this.branch;
    const isWhole = (order: SurfaceField) => clauses.every((clause) => isWithin(surface, part, order, clause));
    if (!isWhole(sort)) return null;
    const ranges = surface.fields.flatMap((order) => {
      if (order === sort || !isOrdered(part, order) || !carries(part, order, sort) || !isWhole(order)) return [];
      const bounds = [...clauses.keys()].filter((place) => clauses[place]?.field === order.name);
      return [{ order, range: this.all * this.shareOf(bounds) }];
    });
    const [narrowest] = ranges.toSorted((one, other) => one.range - other.range);
    return narrowest !== undefined && narrowest.range <= this.all * NARROW ? narrowest.order : null;
  }

  /** The entries of all clauses are intersected. */
  costOfAllClauses(): number {
    const found = this.branch.clauses.flatMap(({ kind }, place) =>
      kind === 'value' || kind === 'words' || kind === 'index' ? [place] : [],
    );
    return found.reduce((sum, place) => sum + this.entriesOf(place), 0) + this.checking(found).cost;
  }

  /** What reading all entries of one clause costs. */
  private entriesOf(place: number): number {
    const isWords = this.branch.clauses[place]?.kind !== 'value';
    return (this.records.get(place) ?? this.all) * (isWords ? COST_OF_WORD_ENTRY : COST_OF_VALUE_ENTRY);
  }

  /** The records to check for the clauses by which they weren't found, and what that costs. */
  private checking(foundBy: readonly number[]): { readonly checks: number; readonly cost: number } {
    const { clauses } = this.branch;
    const rest = [...clauses.keys()].filter((place) => !foundBy.includes(place));
    const found = this.all * this.shareOf(foundBy);
    // Words imply that there is a text: where that was compared, they are in a larger share of the records.
    const text = this.shareOf(foundBy.filter((place) => clauses[place]?.kind === 'present'));
    const passing = Math.min(1, this.shareOf(rest.filter((place) => clauses[place]?.kind !== 'present')) / text);
    const expected = Math.min(found, this.most / passing);
    const hasWords = rest.some((place) => clauses[place]?.kind === 'words' || clauses[place]?.kind === 'record');
    // Each clause unpacks the record again.
    const scale = Math.max(1, this.width / USUAL_WIDTH);
    const cost = expected * (COST_OF_RECORD + (hasWords ? COST_OF_WORDS : 0)) * scale;
    return { checks: Math.ceil(expected * MARGIN), cost };
  }

  /** The share of the part's records that match clauses. */
  private shareOf(places: readonly number[]): number {
    return places.reduce((share, place) => {
      if (this.branch.clauses[place]?.kind === 'record') return share * SHARE_OF_FIELD;
      return share * Math.min(1, (this.records.get(place) ?? this.all) / this.all);
    }, 1);
  }
}
