import { IngestWriter, indexNames } from '@entity-registry/registry';
import type pg from 'pg';

const FETCHED_AT = new Date('2026-11-20T06:00:00Z');

/**
 * Writes a company that nobody has, as an importer would, and gives its id. Its name and numbers are invented; those of
 * another `nr`, up to 99, are another's.
 */
export async function writeInventedCompany(pool: pg.Pool, nr = 1): Promise<bigint> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ id: bigint }>(
      `insert into ingest_run (dataset, importer_version, status, started_at) values ('invented', 1, 'running', $1) returning id`,
      [FETCHED_AT],
    );
    const ficha = String(900_000 + nr);
    const ruc = `${String(9_900_000 + nr)}-1-${ficha}`;
    const sid = `ruc:${ruc}`;
    const run = { id: rows[0]?.id ?? 0n, source: 'registro_publico' as const, fetchedAt: FETCHED_AT, synthetic: true };
    await new IngestWriter(client, indexNames).write(run, {
      source: 'registro_publico',
      entities: [
        {
          jurisdiction: 'pa',
          sid,
          kind: 'Organization',
          nombre: `Maderas Ficticias del Tuira ${nr}, S.A.`,
          ruc,
          core: { ficha, status: 'VIGENTE', tipo_organizacion: 'SOCIEDAD ANONIMA' },
        },
      ],
      records: [],
      links: [],
    });
    const { rows: found } = await client.query<{ pk: bigint }>('select pk from entity where sid = $1', [sid]);
    return found[0]?.pk ?? 0n;
  } finally {
    client.release();
  }
}
