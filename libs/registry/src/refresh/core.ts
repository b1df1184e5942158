import { isDeepStrictEqual } from 'node:util';
import { tagDefinition } from '@entity-registry/domain';
import type { EntityKind, Jurisdiction, PublicSourceId } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/persistence';
import { CORE_FIELDS } from '../ingest/batch.js';
import { foldedName, identifierColumns } from '../ingest/staging.js';
import type { RefreshCore, RefreshReading, RefreshTarget } from './findings.js';
import { cleanValue } from './payloads.js';
import type { Provenance } from './record-rows.js';

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
}

/** Undefined: there is no such entity. */
export async function readEntity(
  tx: Queryable,
  jurisdiction: Jurisdiction,
  pk: bigint,
): Promise<EntityRow | undefined> {
  const { rows } = await tx.query<EntityRow>(
    'select pk, sid, kind, nombre, ruc, cedula, core, source from entity where jurisdiction = $1 and pk = $2',
    [jurisdiction, pk],
  );
  return rows[0];
}

/**
 * The entity as it is after what the sources say of its base fields. The first source of `core_registro` takes an entity
 * over, and what it leaves blank is blank. Any other source only fills what is unknown, unless the entity is its own. A
 * number by which the entity is known is filled and never replaced: it is by that number that the source was asked.
 */
export function entityAfter(
  jurisdiction: Jurisdiction,
  entity: EntityRow,
  readings: readonly RefreshReading[],
): EntityRow {
  const first = tagDefinition('core_registro').source[jurisdiction];
  const told = readings
    .flatMap(({ source, reading }) =>
      reading.state === 'ok' && reading.findings.core ? [{ source, core: cleanCore(reading.findings.core) }] : [],
    )
    .sort((a, b) => Number(b.source === first) - Number(a.source === first));
  return told.reduce((known, { source, core }) => describe(known, source, core, source === first), entity);
}

function cleanCore(core: RefreshCore): RefreshCore {
  const clean = cleanValue(core) as Record<string, string | null>;
  return Object.fromEntries(
    Object.entries(clean).map(([field, value]) => [field, value === null || value.trim() === '' ? null : value.trim()]),
  );
}

function describe(entity: EntityRow, source: PublicSourceId, said: RefreshCore, isFirst: boolean): EntityRow {
  const own = isFirst || entity.source === source;
  const core: Record<string, string> = { ...entity.core };
  for (const field of CORE_FIELDS) {
    const value = said[field];
    if (value === undefined || (!own && core[field] !== undefined)) continue;
    if (value !== null) core[field] = value;
    else if (own) Reflect.deleteProperty(core, field);
  }
  return {
    ...entity,
    core,
    nombre: (own ? said.nombre : undefined) ?? entity.nombre ?? said.nombre ?? null,
    ruc: entity.ruc ?? said.ruc ?? null,
    cedula: entity.cedula ?? said.cedula ?? null,
    source: isFirst ? source : entity.source,
  };
}

export function isSameEntity(before: EntityRow, after: EntityRow): boolean {
  return isDeepStrictEqual(before, after);
}

/** Stores what changed. */
export async function updateEntity(tx: Queryable, entity: EntityRow, provenance: Provenance): Promise<void> {
  const { jurisdiction, runId } = provenance;
  const { rucNoDv, idKey, idCompact } = identifierColumns(jurisdiction, entity.kind, entity.ruc, entity.cedula);
  await tx.query(
    `update entity
        set nombre = $3, name_norm = $4, ruc = $5, ruc_no_dv = $6, cedula = $7, id_key = coalesce(id_key, $8),
            id_compact = coalesce(id_compact, $9), core = $10, source = $11, run_id = $12, synthetic = $13
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
      provenance.synthetic,
    ],
  );
}

/** Notes that the base fields were read, whether anything changed or not; never turns a date back. */
export async function touchEntity(tx: Queryable, target: RefreshTarget): Promise<void> {
  await tx.query('update entity set fetched_at = $3 where jurisdiction = $1 and pk = $2 and fetched_at < $3', [
    target.jurisdiction,
    target.entityPk,
    target.fetchedAt,
  ]);
}
