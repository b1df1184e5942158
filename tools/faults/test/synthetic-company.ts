import { IngestWriter, indexNames } from '@entity-registry/registry';
import type { StubEntity } from '@entity-registry/testing';
import type pg from 'pg';

const FETCHED_AT = new Date('2026-11-20T06:00:00Z');

/** A synthetic company; its name and numbers are invented and differ by `nr`, up to 99. */
export function syntheticCompany(nr: number): StubEntity & { kind: 'Organization'; nombre: string; ruc: string } {
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

/** A synthetic person. */
export const SYNTHETIC_PERSON: StubEntity & { nombre: string; cedula: string } = {
  kind: 'NaturalPerson',
  nombre: 'Aurelia Ficticia Quintero',
  ruc: null,
  cedula: '8-7001-99',
  core: {},
  records: [],
};

/** Stores such a company as an importer would, and returns its id. */
export function insertSyntheticCompany(pool: pg.Pool, nr = 1): Promise<bigint> {
  const company = syntheticCompany(nr);
  return insertSyntheticEntity(pool, company, `ruc:${company.ruc}`);
}

/** Stores a company or a person as an importer would, and returns its id. */
export async function insertSyntheticEntity(pool: pg.Pool, subject: StubEntity, sid: string): Promise<bigint> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ id: bigint }>(
      `insert into ingest_run (dataset, importer_version, status, started_at) values ('invented', 1, 'running', $1) returning id`,
      [FETCHED_AT],
    );
    const { kind, nombre, ruc, cedula, core } = subject;
    const run = { id: rows[0]?.id ?? 0n, source: 'registro_publico' as const, fetchedAt: FETCHED_AT, synthetic: true };
    await new IngestWriter(client, indexNames).write(run, {
      source: 'registro_publico',
      entities: [
        {
          ...{ jurisdiction: 'pa', sid, kind, nombre, ruc, cedula, core },
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
