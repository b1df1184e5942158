import type { SurfaceDefinition, SurfaceField, SurfacePart, SurfaceQuery } from '@entity-registry/domain';
import { carries, isOrdered } from './indexes.js';
import { clausesOf } from './where.js';
import type { Clause, Parameters } from './where.js';

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

/** Whether the index for sorting a part by `order` holds what the clause compares. */
export function isWithin(
  surface: SurfaceDefinition,
  part: SurfacePart,
  order: SurfaceField,
  { field, kind }: Clause,
): boolean {
  const compared = surface.fields.find(({ name }) => name === field);
  if (compared === undefined) return false;
  if (kind === 'present') return isOrdered(part, order);
  return (kind === 'value' || kind === 'tag') && carries(part, order, compared);
}
