import { JURISDICTIONS, foldName, parseIdentifier, recordLevel } from '@entity-registry/domain';
import type { Jurisdiction, RecordLevel } from '@entity-registry/domain';
import type { ClientBase } from 'pg';
import { CORE_FIELDS } from '../sections/core-fields.js';
import type { CoreFields } from '../sections/core-fields.js';
import type { EntityInput, IngestBatch, LinkInput, RecordInput } from './batch.js';
import { copyRows } from './copy.js';
import type { CopyValue } from './copy.js';

/**
 * Temporary tables for one batch, so that it takes only a few set-based statements, whatever its size. They exist as long as
 * the connection and are emptied at each commit.
 */
const STAGING_TABLES = `
  create temp table if not exists ingest_sid (
    jurisdiction text, sid text, pk bigint, holder_pk bigint, primary key (jurisdiction, sid)
  ) on commit delete rows;
  create temp table if not exists ingest_entity (
    jurisdiction text, sid text, kind text, nombre text, name_norm text, ruc text, ruc_no_dv text, cedula text,
    id_key text, id_compact text, core jsonb, source_updated_at timestamptz
  ) on commit delete rows;
  create temp table if not exists ingest_record (
    ord integer, level text, jurisdiction text, tag text, source_key text, entity_sid text, payload jsonb,
    item_date date, source_updated_at timestamptz, refs jsonb, entity_pk bigint
  ) on commit delete rows;
  create temp table if not exists ingest_link (
    jurisdiction text, from_sid text, to_sid text, role text, source_key text, cargo text, active boolean,
    since date, until date, method text, score real
  ) on commit delete rows`;

/** Number of rows in a batch, without duplicates. */
export interface StagedBatch {
  entities: number;
  records: number;
  links: number;
  /** Levels with records in the batch. */
  levels: RecordLevel[];
}

/**
 * Copies `batch` into the temporary tables of `client`'s transaction. If several rows have the same key, the last one
 * wins.
 */
export async function stageBatch(client: ClientBase, batch: IngestBatch): Promise<StagedBatch> {
  await client.query(STAGING_TABLES);
  const entities = mergeEntities(batch.entities);
  const records = lastOf(batch.records, (r) => key(r.jurisdiction, recordLevel(r.tag), r.sourceKey));
  const links = lastOf(batch.links, (l) => key(l.jurisdiction, l.fromSid, l.toSid, l.role, l.sourceKey));
  await copyRows(client, 'ingest_sid (jurisdiction, sid)', sidsOf({ ...batch, entities, records, links }));
  if (entities.length > 0) await copyRows(client, 'ingest_entity', entities.map(entityRow));
  if (records.length > 0) {
    const columns =
      'ingest_record (ord, level, jurisdiction, tag, source_key, entity_sid, payload, item_date, source_updated_at, refs)';
    await copyRows(client, columns, records.map(recordRow));
  }
  if (links.length > 0) await copyRows(client, 'ingest_link', links.map(linkRow));
  // Without statistics, the planner assumes that a temporary table is empty or huge, and may scan whole partitions.
  await client.query('analyze ingest_sid, ingest_entity, ingest_record, ingest_link');
  return {
    entities: entities.length,
    records: records.length,
    links: links.length,
    levels: [...new Set(records.map((record) => recordLevel(record.tag)))].sort(),
  };
}

/** Canonical and compact form of an entity's identifier, and its `ruc` without DV, as served. */
export function identifierColumns(
  jurisdiction: Jurisdiction,
  kind: EntityInput['kind'],
  ruc: string | null,
  cedula: string | null,
): { rucNoDv: string | null; idKey: string | null; idCompact: string | null } {
  const rucReadings = ruc === null ? [] : parseIdentifier(jurisdiction, ruc);
  const holder = kind === 'NaturalPerson' ? 'person' : 'company';
  const rucReading = rucReadings.find((reading) => reading.holder === holder) ?? rucReadings[0];
  const cedulaReading = cedula === null ? undefined : parseIdentifier(jurisdiction, cedula)[0];
  const reading = kind === 'NaturalPerson' ? (cedulaReading ?? rucReading) : (rucReading ?? cedulaReading);
  return {
    rucNoDv: JURISDICTIONS[jurisdiction].identifiers.hasSeparateCheckDigit ? (rucReading?.key ?? ruc) : ruc,
    idKey: reading?.key ?? null,
    idCompact: reading?.compact ?? null,
  };
}

function mergeEntities(entities: readonly EntityInput[]): EntityInput[] {
  const merged = new Map<string, EntityInput>();
  for (const entity of entities) {
    const id = key(entity.jurisdiction, entity.sid);
    const earlier = merged.get(id);
    merged.set(id, earlier ? mergeEntity(earlier, entity) : entity);
  }
  return [...merged.values()];
}

/** As in the database, null never overwrites a known value within a batch. */
function mergeEntity(earlier: EntityInput, later: EntityInput): EntityInput {
  return {
    ...later,
    kind: earlier.kind,
    nombre: later.nombre ?? earlier.nombre,
    ruc: later.ruc ?? earlier.ruc ?? null,
    cedula: later.cedula ?? earlier.cedula ?? null,
    core: { ...knownCore(earlier.core), ...knownCore(later.core) },
    sourceUpdatedAt: later.sourceUpdatedAt ?? earlier.sourceUpdatedAt ?? null,
  };
}

/** The core fields with a value. The column has no nulls, so `||` merges it. */
export function knownCore(core: Partial<CoreFields> | undefined): Record<string, string> {
  const known: Record<string, string> = {};
  for (const field of CORE_FIELDS) {
    const value = core?.[field];
    if (value !== null && value !== undefined) known[field] = value;
  }
  return known;
}

function lastOf<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  return [...new Map(items.map((item) => [keyOf(item), item])).values()];
}

function key(...parts: string[]): string {
  return parts.join('\u0000');
}

function* sidsOf({ entities, records, links, names = [] }: IngestBatch): Generator<CopyValue[]> {
  const seen = new Set<string>();
  const once = function* (jurisdiction: string, sid: string): Generator<CopyValue[]> {
    const id = key(jurisdiction, sid);
    if (seen.has(id)) return;
    seen.add(id);
    yield [jurisdiction, sid];
  };
  for (const entity of entities) yield* once(entity.jurisdiction, entity.sid);
  for (const record of records) {
    if (record.entitySid !== null) yield* once(record.jurisdiction, record.entitySid);
    for (const sid of Object.values(record.refs ?? {})) yield* once(record.jurisdiction, sid);
  }
  for (const link of links) {
    yield* once(link.jurisdiction, link.fromSid);
    yield* once(link.jurisdiction, link.toSid);
  }
  for (const name of names) yield* once(name.jurisdiction, name.sid);
}

function entityRow(entity: EntityInput): CopyValue[] {
  const ruc = entity.ruc ?? null;
  const cedula = entity.cedula ?? null;
  const ids = identifierColumns(entity.jurisdiction, entity.kind, ruc, cedula);
  return [
    entity.jurisdiction,
    entity.sid,
    entity.kind,
    entity.nombre,
    foldedName(entity.nombre),
    ruc,
    ids.rucNoDv,
    cedula,
    ids.idKey,
    ids.idCompact,
    knownCore(entity.core),
    entity.sourceUpdatedAt,
  ];
}

/** `entity.name_norm` of a name: the folded name, or null if nothing remains. */
export function foldedName(nombre: string | null): string | null {
  return nombre === null ? null : foldName(nombre) || null;
}

function recordRow(record: RecordInput, ord: number): CopyValue[] {
  return [
    ord,
    recordLevel(record.tag),
    record.jurisdiction,
    record.tag,
    record.sourceKey,
    record.entitySid,
    record.payload,
    record.itemDate,
    record.sourceUpdatedAt,
    record.refs,
  ];
}

function linkRow(link: LinkInput): CopyValue[] {
  return [
    link.jurisdiction,
    link.fromSid,
    link.toSid,
    link.role,
    link.sourceKey,
    link.cargo,
    link.active,
    link.since,
    link.until,
    link.method,
    link.score,
  ];
}
