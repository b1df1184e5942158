import { IngestWriter, indexNames } from '@entity-registry/registry';
import type pg from 'pg';

/** The register's keys of the company and of its director. */
export const [COMPANY, PERSON] = ['ruc:9900001-1-900001', 'cedula:8-9001-1'] as const;

/** What the register publishes; an import again brings everything that it published before. */
export async function importRegister(db: pg.Pool, isReimport: boolean): Promise<void> {
  const client = await db.connect();
  try {
    const { rows } = await client.query<{ id: bigint }>(
      `insert into ingest_run (dataset, importer_version, status, started_at) values ('invented', 1, 'running', now()) returning id`,
    );
    const run = {
      id: rows[0]?.id ?? 0n,
      source: 'registro_publico' as const,
      fetchedAt: new Date('2026-11-26T15:00:00Z'),
      synthetic: false,
    };
    await new IngestWriter(client, indexNames).write(
      { ...run, isReimport },
      {
        source: 'registro_publico',
        entities: [
          { jurisdiction: 'pa', sid: COMPANY, kind: 'Organization', nombre: 'Invento, S.A.', ruc: '9900001-1-900001' },
          { jurisdiction: 'pa', sid: PERSON, kind: 'NaturalPerson', nombre: 'Ána  Invento', cedula: '8-9001-1' },
        ],
        records: ['Ana Invento', 'Basilio Fingido'].map((nombre) => ({
          ...{ jurisdiction: 'pa' as const, tag: 'directores' as const, sourceKey: nombre, entitySid: COMPANY },
          payload: { nombre, cargo: 'VOCAL', activo: true },
        })),
        links: [],
        names: [],
      },
    );
  } finally {
    client.release();
  }
}
