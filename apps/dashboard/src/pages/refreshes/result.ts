import type { Result } from './queries.js';

export interface ResultParts {
  /** The base fields: texts and numbers of the entity itself. */
  base: Result;
  /** What the codes brought, by tag, in the order of the answer. */
  sections: readonly { tag: string; value: unknown }[];
}

/** Tags that hold one text each and are sections all the same. */
const SINGLE: ReadonlySet<string> = new Set(['is_itbm', 'last_itbm_date', 'rp_report_url']);
/** The names of the fields that every detail has; objects and lists are never among them. */
const isBase = (tag: string, value: unknown): boolean =>
  !SINGLE.has(tag) && !OBJECTS.has(tag) && (value === null || typeof value !== 'object');
/** Tags whose value may be null, where an object or a list would be. */
const OBJECTS: ReadonlySet<string> = new Set([
  ...['contacto', 'suspension', 'representante_legal_identificado', 'directores'],
  ...['imports_summary', 'exports_summary', 'customs_summary'],
]);

/** Fields that hold the number of another entity. */
const ENTITIES: ReadonlySet<string> = new Set(['person_id', 'organization_id']);

/** The same with typed ids in the place of the numbers by which v4 names entities: refreshes are of Panama, and so is what they name. */
function withTypedIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withTypedIds);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, held]) => [
      field,
      ENTITIES.has(field) && typeof held === 'number' ? `pa_own_${String(held)}` : withTypedIds(held),
    ]),
  );
}

/** What a refresh found, set out for reading. Nothing is left out. */
export function partsOf(result: Result): ResultParts {
  const entries = Object.entries(withTypedIds(result) as Result);
  return {
    base: Object.fromEntries(entries.filter(([tag, value]) => isBase(tag, value))),
    sections: entries.filter(([tag, value]) => !isBase(tag, value)).map(([tag, value]) => ({ tag, value })),
  };
}
