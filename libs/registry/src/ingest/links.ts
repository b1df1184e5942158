import type { SourceId } from '@entity-registry/domain';
import type { ClientBase } from 'pg';
import type { IngestRun } from './batch.js';

const FACTS = ['cargo', 'active', 'since', 'until', 'method', 'score'] as const;

const UPSERT = `
  insert into link as l (jurisdiction, from_pk, to_pk, role, source_key, ${FACTS.join(', ')}, synthetic, source,
                         run_id, fetched_at)
  select distinct on (s.jurisdiction, f.holder_pk, t.holder_pk, s.role, s.source_key)
         s.jurisdiction, f.holder_pk, t.holder_pk, s.role, s.source_key,
         ${FACTS.map((column) => `s.${column}`).join(', ')}, $4, $1, $2, $3
    from ingest_link s
    join ingest_sid f on f.jurisdiction = s.jurisdiction and f.sid = s.from_sid
    join ingest_sid t on t.jurisdiction = s.jurisdiction and t.sid = s.to_sid
   order by s.jurisdiction, f.holder_pk, t.holder_pk, s.role, s.source_key
  on conflict (jurisdiction, from_pk, to_pk, role, source_key) do update
     set ${FACTS.map((column) => `${column} = excluded.${column}`).join(', ')},
         source = case when l.synthetic then excluded.source else l.source end,
         synthetic = l.synthetic and excluded.synthetic, run_id = excluded.run_id, fetched_at = excluded.fetched_at
   where l.synthetic and not excluded.synthetic
      or (${FACTS.map((column) => `l.${column}`).join(', ')})
         is distinct from (${FACTS.map((column) => `excluded.${column}`).join(', ')})
  returning xmax = 0 as inserted`;

/** Inserts and updates the staged links. Unchanged edges are left alone. */
export async function upsertLinks(
  client: ClientBase,
  source: SourceId,
  run: IngestRun,
): Promise<{ inserted: number; updated: number }> {
  const { rows } = await client.query<{ inserted: boolean }>(UPSERT, [source, run.id, run.fetchedAt, run.synthetic]);
  const inserted = rows.filter((row) => row.inserted).length;
  return { inserted, updated: rows.length - inserted };
}
