import type { EntityKind, Jurisdiction } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import { otherNamesSql } from '../names/other-names.js';
import type { OtherName } from '../names/other-names.js';

/** The fields of an entity that resolve compares and shows. */
export interface ResolvableEntity {
  readonly pk: bigint;
  readonly kind: EntityKind;
  readonly nombre: string | null;
  /** Former, trade and alias names. */
  readonly otherNames: readonly OtherName[];
  /** Source of the current name. */
  readonly source: string;
  readonly rucNoDv: string | null;
  /** `core.status` in the register; null if unknown. */
  readonly status: string | null;
  /** Canonical form of its tax number or cédula; null if unknown. */
  readonly idKey: string | null;
  readonly idCompact: string | null;
}

interface Row {
  pk: bigint;
  kind: EntityKind;
  nombre: string | null;
  ruc_no_dv: string | null;
  status: string | null;
  id_key: string | null;
  id_compact: string | null;
  source: string;
  other_names: OtherName[] | null;
}

const COLUMNS = `pk, kind, nombre, ruc_no_dv, core ->> 'status' as status, id_key, id_compact, source,
                 ${otherNamesSql('entity')} as other_names`;

function toEntity(row: Row): ResolvableEntity {
  const { pk, kind, nombre, status, source, other_names: otherNames } = row;
  const numbers = { rucNoDv: row.ruc_no_dv, idKey: row.id_key, idCompact: row.id_compact };
  return { pk, kind, nombre, otherNames: otherNames ?? [], source, status, ...numbers };
}

/** Entities by pk, in one round trip; merged ones are left out. */
export async function readByPk(
  db: Queryable,
  jurisdiction: Jurisdiction,
  pks: readonly bigint[],
): Promise<ResolvableEntity[]> {
  if (pks.length === 0) return [];
  const { rows } = await db.query<Row>({
    name: 'resolve_by_pk',
    text: `select ${COLUMNS} from entity
            where jurisdiction = $1 and pk = any($2::bigint[]) and merged_into is null`,
    values: [jurisdiction, pks],
  });
  return rows.map(toEntity);
}

/** Maximum number of entities read per key. An identifier belongs to one entity, or rarely to a few. */
const MAX_ENTITIES_PER_IDENTIFIER = 20;

/** Entities by the canonical or compact form of an identifier, a few for each form; merged ones are left out. */
export async function readByIdentifier(
  db: Queryable,
  jurisdiction: Jurisdiction,
  keys: readonly string[],
  compact: readonly string[],
): Promise<ResolvableEntity[]> {
  if (keys.length === 0 && compact.length === 0) return [];
  const { rows } = await db.query<Row>({
    name: 'resolve_by_number',
    text: `select found.* from unnest($2::text[]) as wanted (key)
            cross join lateral (select ${COLUMNS} from entity
             where jurisdiction = $1 and id_key = wanted.key and merged_into is null
             order by pk limit ${String(MAX_ENTITIES_PER_IDENTIFIER)}) as found
           union all
           select found.* from unnest($3::text[]) as wanted (compact)
            cross join lateral (select ${COLUMNS} from entity
             where jurisdiction = $1 and id_compact = wanted.compact and merged_into is null
             order by pk limit ${String(MAX_ENTITIES_PER_IDENTIFIER)}) as found`,
    values: [jurisdiction, keys, compact],
  });
  return [...new Map(rows.map((row) => [row.pk, toEntity(row)])).values()];
}
