import { foldName, parseIdentifier } from '@entity-registry/domain';
import type { Jurisdiction } from '@entity-registry/domain';
import type { Pool } from 'pg';

export interface NamedEntityInput {
  nombre: string | null;
  kind?: 'Organization' | 'NaturalPerson';
  ruc?: string;
  jurisdiction?: Jurisdiction;
  mergedInto?: bigint;
}

/** Inserts entities with these names and returns their references, in order. Their pks continue the sequence. */
export async function insertNamed(
  pool: Pool,
  entities: readonly NamedEntityInput[],
): Promise<{ jurisdiction: Jurisdiction; pk: bigint }[]> {
  const { rows: runs } = await pool.query<{ id: bigint }>(
    `insert into ingest_run (dataset, importer_version, status, started_at)
     values ('invented', 1, 'completed', '2026-11-20T06:00:00Z') returning id`,
  );
  const column = <Value>(value: (entity: NamedEntityInput) => Value): Value[] => entities.map(value);
  const reading = (entity: NamedEntityInput) => {
    const readings = entity.ruc === undefined ? [] : parseIdentifier(entity.jurisdiction ?? 'pa', entity.ruc);
    const holder = entity.kind === 'NaturalPerson' ? 'person' : 'company';
    return readings.find((each) => each.holder === holder) ?? readings[0];
  };
  const { rows } = await pool.query<{ jurisdiction: Jurisdiction; pk: bigint }>(
    `insert into entity (jurisdiction, pk, sid, kind, nombre, name_norm, ruc, ruc_no_dv, id_key, id_compact, core, source,
                         run_id, fetched_at, merged_into)
     select j, nextval('entity_pk_seq'), 'invented:' || gen_random_uuid(), k, n, f, r, i, i, c, '{}', 'invented', $8,
            '2026-11-20T06:00:00Z', m
       from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $9::bigint[])
         as e (j, k, n, f, r, i, c, m)
     returning jurisdiction, pk`,
    [
      column((entity) => entity.jurisdiction ?? 'pa'),
      column((entity) => entity.kind ?? 'Organization'),
      column((entity) => entity.nombre),
      column((entity) => (entity.nombre === null ? null : foldName(entity.nombre))),
      column((entity) => entity.ruc ?? null),
      column((entity) => reading(entity)?.key ?? null),
      column((entity) => reading(entity)?.compact ?? null),
      runs[0]?.id,
      column((entity) => entity.mergedInto ?? null),
    ],
  );
  return rows;
}
