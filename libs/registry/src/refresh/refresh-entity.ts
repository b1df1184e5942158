import type { EntityKind, Jurisdiction } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';

/** The entity of a refresh, with the fields that sources are queried by. */
export interface RefreshEntity {
  readonly jurisdiction: Jurisdiction;
  readonly kind: EntityKind;
  readonly nombre: string | null;
  readonly ruc: string | null;
  readonly rucNoDv: string | null;
  readonly cedula: string | null;
  readonly ficha: string | null;
  readonly folio: string | null;
}

/** Returns undefined if the entity doesn't exist (anymore). */
export async function readRefreshEntity(
  db: Queryable,
  jurisdiction: Jurisdiction,
  pk: bigint,
): Promise<RefreshEntity | undefined> {
  const { rows } = await db.query<RefreshEntity>({
    name: 'read_refresh_entity',
    text: `select jurisdiction, kind, nombre, ruc, ruc_no_dv as "rucNoDv", cedula, core->>'ficha' as ficha, core->>'folio' as folio
             from entity where jurisdiction = $1 and pk = $2`,
    values: [jurisdiction, pk],
  });
  return rows[0];
}
