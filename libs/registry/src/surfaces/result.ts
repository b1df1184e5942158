import { DEFAULT_JURISDICTION, isCalendarDay, lookup, makeTypedId } from '@entity-registry/domain';
import type { Fact, RecordTag, SurfaceDefinition, SurfaceField, SurfacePart } from '@entity-registry/domain';
import { recordFact } from '../disclosures/facts.js';
import { hasField, originOf } from './values.js';

export interface RecordRow {
  readonly part: number;
  readonly pk: bigint;
  readonly tag: RecordTag;
  readonly entity_pk: bigint | null;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly source: string;
  readonly item_date: string | null;
  readonly fetched_at: Date;
}

/** A record as a search shows it: its id, the fields of its surface (null if missing), and other members. */
export type SurfaceResult = Readonly<Record<string, unknown>>;

/** The fact that a result discloses about the entity of its record. */
export function toFact(surface: SurfaceDefinition, row: RecordRow): Fact {
  const part = partOf(surface, row);
  const owner = {
    jurisdiction: DEFAULT_JURISDICTION,
    entityPk: row.entity_pk,
    type: part.tags[row.tag] ?? null,
    pk: row.pk,
  } as const;
  return recordFact(owner, part.level);
}

/** The result for a record, with only the fields of its surface. */
export function toResult(surface: SurfaceDefinition, row: RecordRow): SurfaceResult {
  const part = partOf(surface, row);
  const type = part.tags[row.tag] ?? null;
  const fields = surface.fields.filter(({ shown }) => shown);
  return {
    id: type === null ? Number(row.pk) : makeTypedId(DEFAULT_JURISDICTION, type, row.pk),
    ...Object.fromEntries(
      fields.map((field) => [field.name, hasField(part, field) ? valueOf(part, field, row) : null]),
    ),
    ...Object.fromEntries(surface.members.map(({ name, schema, path }) => [name, pick(schema, at(row.payload, path))])),
    ...(surface.derivesState && { derived_data: { estado_actual: currentState(row.payload) } }),
    fetched_at: row.fetched_at.toISOString(),
  };
}

function partOf(surface: SurfaceDefinition, row: RecordRow): SurfacePart {
  const part = surface.parts[row.part];
  if (part === undefined) throw new Error(`no part ${row.part}`);
  return part;
}

/**
 * The state from the source or, if it gives none, derived from the end date of the case. Deprecated by the
 * specification.
 */
function currentState({ estado, fecha_fin: end }: RecordRow['payload']): string {
  if (typeof estado === 'string' && estado !== '') return estado;
  return typeof end === 'string' ? 'resuelto' : 'en tramite';
}

function valueOf(part: SurfacePart, field: SurfaceField, row: RecordRow): unknown {
  const origin = originOf(part, field);
  switch (origin.from) {
    case 'column':
      if (origin.column === 'entity_pk')
        return row.entity_pk === null ? null : makeTypedId(DEFAULT_JURISDICTION, 'own', row.entity_pk);
      return row[origin.column];
    case 'tag':
      return origin.values[row.tag] ?? null;
    case 'presence':
      return isObject(at(row.payload, origin.path));
    case 'payload':
      return ofType(field, at(row.payload, origin.path), row);
  }
}

/** A value with the wrong type counts as missing. */
function ofType({ type }: SurfaceField, value: unknown, { payload }: RecordRow): unknown {
  if (type === 'number') return typeof value === 'number' ? value : null;
  if (type === 'boolean') return typeof value === 'boolean' ? value : null;
  if (type === 'date') return typeof value === 'string' ? dayOf(value) : null;
  if (type !== 'property') return typeof value === 'string' ? value : null;
  const tag = payload['propiedad_tag'];
  if (typeof value !== 'number' || (tag !== 'fincas' && tag !== 'propiedades')) return null;
  return makeTypedId(DEFAULT_JURISDICTION, tag === 'fincas' ? 'finca' : 'ph', value);
}

/**
 * A day that a filter can name, from the same formats as `search_day`; null for anything else. `search_day` only compares, so it
 * doesn't check whether a day exists.
 */
function dayOf(value: string): string | null {
  const [iso] = /^\d{4}-\d{2}-\d{2}/.exec(value) ?? [];
  const [, day = '', month = '', year = ''] = /^(\d{2})\/(\d{2})\/(\d{4})/.exec(value) ?? [];
  const written = iso ?? `${year}-${month}-${day}`;
  return isCalendarDay(written) ? written : null;
}

function at(payload: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, name) => (isObject(value) ? lookup(value, name) : undefined), payload) ?? null;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The subset of JSON Schema that members use. */
interface Schema {
  readonly type?: string;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly maxItems?: number;
}

/** The parts of `value` that are in `schema`. Other members are left out; missing or mistyped values become null or []. */
function pick(schema: Schema, value: unknown): unknown {
  const { anyOf, properties, items, maxItems } = schema;
  if (anyOf !== undefined) {
    const fit = anyOf.find((one) => one.type !== 'null' && fits(one, value));
    return fit === undefined ? null : pick(fit, value);
  }
  if (properties !== undefined) {
    const given = isObject(value) ? value : {};
    return Object.fromEntries(
      Object.entries(properties).map(([name, one]) => [name, pick(one, lookup(given, name) ?? null)]),
    );
  }
  if (items === undefined) return value;
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  return list
    .filter((one) => fits(items, one))
    .slice(0, maxItems)
    .map((one) => pick(items, one));
}

function fits({ type, properties, items }: Schema, value: unknown): boolean {
  if (properties !== undefined) return isObject(value);
  if (items !== undefined) return Array.isArray(value);
  return type === 'integer' ? Number.isInteger(value) : typeof value === type;
}
