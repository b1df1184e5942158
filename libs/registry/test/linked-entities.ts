import type pg from 'pg';

export interface SyntheticLink {
  from: bigint;
  to: bigint;
  role?: string;
  key?: string;
}

/** Writes synthetic entities of Panama with these pks (odd ones are persons) and the links between them. */
export async function writeLinked(db: pg.Pool, pks: readonly bigint[], links: readonly SyntheticLink[]): Promise<void> {
  const { rows } = await db.query<{ id: bigint }>(
    `insert into ingest_run (dataset, importer_version, status, started_at) values ('invented', 1, 'completed', now()) returning id`,
  );
  const runId = rows[0]?.id;
  await db.query(
    `insert into entity (jurisdiction, pk, sid, kind, nombre, core, source, run_id, fetched_at)
     select 'pa', pk, 'invented:' || pk, case pk % 2 when 1 then 'NaturalPerson' else 'Organization' end,
            'Invento ' || pk, '{}', 'registro_publico', $2, '2026-11-20T06:00:00Z'
       from unnest($1::bigint[]) pk`,
    [pks, runId],
  );
  await db.query(
    `insert into link (jurisdiction, from_pk, to_pk, role, source_key, cargo, active, since, method, score, source,
                       run_id, fetched_at)
     select 'pa', l."from", l."to", l.role, l.key, 'VOCAL', true, '2019-03-01', 'id', 0.9, 'registro_publico', $2,
            '2026-11-20T06:00:00Z'
       from jsonb_to_recordset($1::jsonb) as l ("from" bigint, "to" bigint, role text, key text)`,
    [JSON.stringify(links.map((link, nr) => toRow(link, nr))), runId],
  );
}

function toRow({ from, to, role = 'director', key }: SyntheticLink, nr: number) {
  return { from: Number(from), to: Number(to), role, key: key ?? String(nr) };
}
