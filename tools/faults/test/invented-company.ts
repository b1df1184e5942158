import { IngestWriter, indexNames } from '@entity-registry/registry';
import type { StubSubject } from '@entity-registry/testing';
import type pg from 'pg';

const FETCHED_AT = new Date('2026-11-20T06:00:00Z');

/** A company that nobody has; its name and numbers are invented, another's with another `nr`, up to 99. */
export function inventedCompany(nr: number): StubSubject & { kind: 'Organization'; nombre: string; ruc: string } {
  const ficha = String(900_000 + nr);
  return {
    kind: 'Organization',
    nombre: `Maderas Ficticias del Tuira ${nr}, S.A.`,
    ruc: `${String(9_900_000 + nr)}-1-${ficha}`,
    cedula: null,
    core: { ficha, status: 'VIGENTE', tipo_organizacion: 'SOCIEDAD ANONIMA' },
    records: [],
  };
}

/** Writes such a company as an importer would, and gives its id. */
export async function writeInventedCompany(pool: pg.Pool, nr = 1): Promise<bigint> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ id: bigint }>(
      `insert into ingest_run (dataset, importer_version, status, started_at) values ('invented', 1, 'running', $1) returning id`,
      [FETCHED_AT],
    );
    const { kind, nombre, ruc, core } = inventedCompany(nr);
    const sid = `ruc:${ruc}`;
    const run = { id: rows[0]?.id ?? 0n, source: 'registro_publico' as const, fetchedAt: FETCHED_AT, synthetic: true };
    await new IngestWriter(client, indexNames).write(run, {
      source: 'registro_publico',
      entities: [
        {
          ...{ jurisdiction: 'pa', sid, kind, nombre, ruc, core },
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
