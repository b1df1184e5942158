import { SURFACE_NAMES, surfaceOf } from '@entity-registry/domain';
import type { SurfaceDefinition, SurfaceField, SurfacePart } from '@entity-registry/domain';
import { comparedSql, defaultSortOf, documentSql, hasField, originOf, tableOf } from './values.js';

export interface SurfaceIndex {
  readonly name: string;
  readonly table: string;
  /** The statement that creates it. */
  readonly sql: string;
}

/**
 * The indexes of surface searches: one for each field that the tag alone doesn't determine, and one for words. For fields with
 * few distinct values, the index includes the default sort key, so that a value's newest records are one range. None is
 * partial, because the planner takes no statistics of expressions from a partial index.
 */
export function surfaceIndexes(): readonly SurfaceIndex[] {
  return SURFACE_NAMES.map((name) => surfaceOf(name)).flatMap((surface) =>
    surface.parts.flatMap((part) => [...fieldIndexes(surface, part), wordsIndex(part)]),
  );
}

function fieldIndexes(surface: SurfaceDefinition, part: SurfacePart): readonly SurfaceIndex[] {
  return surface.fields
    .filter((field) => hasField(part, field) && isIndexed(part, field))
    .map((field) => index(part, field.name, `using btree (${keysOf(surface, part, field).join(', ')})`));
}

function isIndexed(part: SurfacePart, field: SurfaceField): boolean {
  if (field.type === 'text') return field.sortable;
  // Entities are covered by record_entity_idx.
  return field.type !== 'entity' && originOf(part, field).from !== 'tag';
}

/** Whether the index of a field also includes the default sort key. */
export function carriesSort(field: SurfaceField): boolean {
  return field.type === 'boolean' || (field.type === 'keyword' && field.facet !== null);
}

function keysOf(surface: SurfaceDefinition, part: SurfacePart, field: SurfaceField): string[] {
  const own = `(${comparedSql(part, field)})`;
  return carriesSort(field) ? [own, `(${comparedSql(part, defaultSortOf(surface))})`, 'pk'] : [own, 'pk'];
}

function wordsIndex(part: SurfacePart): SurfaceIndex {
  return index(part, 'words', `using gin ((${documentSql(part)})) with (fastupdate = off)`);
}

function index(part: SurfacePart, what: string, definition: string): SurfaceIndex {
  const table = tableOf(part);
  const name = `${table}_${what}_search`;
  if (name.length > 63) throw new Error(`the index name ${name} is too long`);
  return { name, table, sql: `create index if not exists ${name} on ${table} ${definition};` };
}
