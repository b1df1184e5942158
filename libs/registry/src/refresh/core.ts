import { isDeepStrictEqual } from 'node:util';
import { tagDefinition } from '@entity-registry/domain';
import type { EntityKind, Jurisdiction, PublicSourceId } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import { CORE_FIELDS } from '../sections/core-fields.js';
import { foldedName, identifierColumns } from '../ingest/staging.js';
import type { RefreshCore, RefreshReading, Refresh } from './refresh-readings.js';
import { cleanValue } from './records/payloads.js';
import { sourceUpdatedAtOf } from './plan.js';
import type { Provenance } from './records/record-rows.js';

/** The entity's own row. */
export interface EntityRow {
  readonly pk: bigint;
  readonly sid: string;
  readonly kind: EntityKind;
  readonly nombre: string | null;
  readonly ruc: string | null;
  readonly cedula: string | null;
  readonly core: Readonly<Record<string, string>>;
  readonly source: string;
  /** Whether it is synthetic: generated, or from a stub of the source. */
  readonly synthetic: boolean;
  readonly sourceUpdatedAt: Date | null;
}

/** Returns undefined if there is no such entity. */
export async function readEntity(
  tx: Queryable,
  jurisdiction: Jurisdiction,
  pk: bigint,
): Promise<EntityRow | undefined> {
  const { rows } = await tx.query<EntityRow>(
    `select pk, sid, kind, nombre, ruc, cedula, core, source, synthetic, source_updated_at as "sourceUpdatedAt"
       from entity where jurisdiction = $1 and pk = $2`,
    [jurisdiction, pk],
  );
  return rows[0];
}

/**
 * The entity after applying the sources' base fields. The first source of `core_registro` replaces the fields, including
 * blank ones. Any other source only fills in unknown fields, unless the entity came from it. Identifiers are filled in but
 * never replaced, because the sources were queried by them.
 */
export function entityAfter(
  jurisdiction: Jurisdiction,
  entity: EntityRow,
  readings: readonly RefreshReading[],
  synthetic: boolean,
): EntityRow {
  const first = tagDefinition('core_registro').source[jurisdiction];
  const coreReadings = readings
    .flatMap((reading): CoreReading[] =>
      reading.reading.state === 'ok' && reading.reading.findings.core
        ? [
            {
              ...{ source: reading.source, core: cleanCore(reading.reading.findings.core), synthetic },
              updatedAt: sourceUpdatedAtOf(reading, 'core_registro'),
            },
          ]
        : [],
    )
    .sort((a, b) => Number(b.source === first) - Number(a.source === first));
  return coreReadings.reduce((known, reading) => applyCore(known, reading, reading.source === first), entity);
}

interface CoreReading {
  readonly source: PublicSourceId;
  readonly core: RefreshCore;
  readonly synthetic: boolean;
  readonly updatedAt: Date | null;
}

function cleanCore(core: RefreshCore): RefreshCore {
  const clean = cleanValue(core) as Record<string, string | null>;
  return Object.fromEntries(
    Object.entries(clean).map(([field, value]) => [field, value === null || value.trim() === '' ? null : value.trim()]),
  );
}

function applyCore(entity: EntityRow, reading: CoreReading, isFirst: boolean): EntityRow {
  const { source, core: reported } = reading;
  const own = isFirst || entity.source === source;
  const core: Record<string, string> = { ...entity.core };
  for (const field of CORE_FIELDS) {
    const value = reported[field];
    if (value === undefined || (!own && core[field] !== undefined)) continue;
    if (value !== null) core[field] = value;
    else if (own) Reflect.deleteProperty(core, field);
  }
  const described = {
    ...entity,
    core,
    nombre: (own ? reported.nombre : undefined) ?? entity.nombre ?? reported.nombre ?? null,
    ruc: entity.ruc ?? reported.ruc ?? null,
    cedula: entity.cedula ?? reported.cedula ?? null,
    source: isFirst ? source : entity.source,
  };
  // If a stub repeats the source's data, it stays attributed to the source.
  const repeated = reading.synthetic && !entity.synthetic && isDeepStrictEqual(described, entity);
  if (!own || repeated) return described;
  // A synthetic date is not the source's.
  const stored = entity.synthetic && !reading.synthetic ? null : entity.sourceUpdatedAt;
  return { ...described, synthetic: reading.synthetic, sourceUpdatedAt: reading.updatedAt ?? stored };
}

export function isSameEntity(before: EntityRow, after: EntityRow): boolean {
  return isDeepStrictEqual(before, after);
}

/** Like `isSameEntity`, but ignores `synthetic` and the source's date. */
export function isSameContent(before: EntityRow, after: EntityRow): boolean {
  const { synthetic, sourceUpdatedAt } = before;
  return isDeepStrictEqual(before, { ...after, synthetic, sourceUpdatedAt });
}

/** Stores the changed entity. */
export async function updateEntity(tx: Queryable, entity: EntityRow, provenance: Provenance): Promise<void> {
  const { jurisdiction, runId } = provenance;
  const { rucNoDv, idKey, idCompact } = identifierColumns(jurisdiction, entity.kind, entity.ruc, entity.cedula);
  await tx.query(
    `update entity
        set nombre = $3, name_norm = $4, ruc = $5, ruc_no_dv = $6, cedula = $7, id_key = coalesce(id_key, $8),
            id_compact = coalesce(id_compact, $9), core = $10, source = $11, run_id = $12, synthetic = $13,
            source_updated_at = $14
      where jurisdiction = $1 and pk = $2`,
    [
      jurisdiction,
      entity.pk,
      entity.nombre,
      foldedName(entity.nombre),
      entity.ruc,
      rucNoDv,
      entity.cedula,
      idKey,
      idCompact,
      JSON.stringify(entity.core),
      entity.source,
      runId,
      entity.synthetic,
      entity.sourceUpdatedAt,
    ],
  );
}

/**
 * Records that one of `sources` read the base fields, whether or not they changed. Never moves a date back. Base fields of
 * another source keep their date.
 */
export async function touchEntity(tx: Queryable, target: Refresh, sources: readonly PublicSourceId[]): Promise<void> {
  await tx.query(
    `update entity set fetched_at = $3
      where jurisdiction = $1 and pk = $2 and fetched_at < $3 and source = any ($4) and synthetic = $5`,
    [target.jurisdiction, target.entityPk, target.fetchedAt, sources, target.synthetic],
  );
}
