import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestDatabase } from '@entity-registry/testing';
import type { TestDatabase } from '@entity-registry/testing';
import type { PoolClient } from 'pg';
import type { EntityInput, IngestBatch, IngestRun, RecordInput } from './batch.js';
import type { EntityRef } from '../sections/lock-entities.js';
import { IngestWriter } from './ingest-writer.js';

const FETCHED = new Date('2026-11-20T06:00:00Z');

const company: EntityInput = {
  jurisdiction: 'pa',
  sid: 'ruc:9900001-1-900001',
  kind: 'Organization',
  nombre: 'Maderas del Tuira Ficticia, S.A.',
  ruc: '9900001-1-900001 DV 10',
  core: { ficha: '900001', status: 'VIGENTE' },
};

const director: RecordInput = {
  jurisdiction: 'pa',
  tag: 'directores',
  sourceKey: 'd1',
  entitySid: company.sid,
  payload: { nombre: 'Aurelia Inventada', cargo: 'PRESIDENTE' },
};

const batchOf = (part: Partial<IngestBatch>): IngestBatch => ({
  source: 'registro_publico',
  entities: [],
  records: [],
  links: [],
  ...part,
});

describe('IngestWriter', () => {
  let database: TestDatabase;
  let client: PoolClient;
  let run: IngestRun;
  let indexed: EntityRef[];
  let writer: IngestWriter;

  beforeAll(async () => {
    database = await createTestDatabase({ poolSize: 2 });
  });
  afterAll(() => database.drop());
  beforeEach(async () => {
    await database.pool.query('truncate entity, record, link, section, ingest_run restart identity cascade');
    const { rows } = await database.pool.query<{ id: bigint }>(
      `insert into ingest_run (dataset, importer_version, status, started_at) values ('invented', 1, 'running', $1) returning id`,
      [FETCHED],
    );
    run = { id: rows[0]?.id ?? 0n, source: 'registro_publico', fetchedAt: FETCHED, synthetic: false };
    client = await database.pool.connect();
    indexed = [];
    writer = new IngestWriter(client, (_client, entities) => {
      indexed.push(...entities);
      return Promise.resolve();
    });
  });
  afterEach(() => {
    client.release();
  });

  const sectionBody = async (level: string): Promise<unknown> => {
    const { rows } = await client.query<{ body: unknown }>('select body from section where level = $1', [level]);
    return rows[0]?.body;
  };
  const entityRow = async (): Promise<Record<string, unknown> | undefined> =>
    (await client.query<Record<string, unknown>>('select * from entity')).rows[0];

  it('writes entities, records and links and serves them in the same transaction', async () => {
    const person: EntityInput = {
      jurisdiction: 'pa',
      sid: 'cedula:8-9001-1',
      kind: 'NaturalPerson',
      nombre: 'Aurelia Inventada',
      cedula: '8-9001-1',
    };
    const counts = await writer.write(
      run,
      batchOf({
        entities: [company, person],
        records: [{ ...director, refs: { person_id: person.sid } }],
        links: [
          {
            jurisdiction: 'pa',
            fromSid: person.sid,
            toSid: company.sid,
            role: 'director',
            sourceKey: 'd1',
            method: 'id',
            score: 1,
          },
        ],
      }),
    );

    expect(counts).toEqual({ inserted: 4, updated: 0, unchanged: 0 });
    const people = await client.query<{ pk: bigint }>(`select pk from entity where kind = 'NaturalPerson'`);
    expect(await sectionBody('directores')).toEqual({
      directores: [
        {
          nombre: 'Aurelia Inventada',
          cargo: 'PRESIDENTE',
          cedula: null,
          person_id: Number(people.rows[0]?.pk),
          activo: null,
          desde: null,
          hasta: null,
          link: null,
        },
      ],
    });
  });

  it('changes nothing and counts all rows as unchanged when the same batch is written again', async () => {
    const batch = batchOf({ entities: [company], records: [director] });
    await writer.write(run, batch);
    const before = await client.query('select xmin, * from section order by level');
    indexed.length = 0;

    expect(await writer.write({ ...run, fetchedAt: new Date('2026-11-21T06:00:00Z') }, batch)).toEqual({
      inserted: 0,
      updated: 0,
      unchanged: 2,
    });

    const after = await client.query('select xmin, * from section order by level');
    expect(after.rows).toEqual(before.rows);
    expect(indexed).toEqual([]);
  });

  it('keeps a known field when the entity arrives again without it', async () => {
    await writer.write(run, batchOf({ entities: [company] }));
    await writer.write(
      run,
      batchOf({
        entities: [{ ...company, nombre: null, ruc: null, core: { ficha: null, domicilio: 'Ciudad Inventada' } }],
      }),
    );
    expect(await entityRow()).toMatchObject({
      nombre: company.nombre,
      ruc: company.ruc,
      id_key: '9900001-1-900001',
      core: { ficha: '900001', status: 'VIGENTE', domicilio: 'Ciudad Inventada' },
    });
  });

  it('lets another source fill unknown fields but not overwrite known ones', async () => {
    await writer.write(run, batchOf({ entities: [company] }));
    const other = { ...company, nombre: 'MADERAS DEL TUIRA FICTICIA', core: { ficha: '1', capital: '10000.00' } };
    await writer.write(run, batchOf({ source: 'dgi', entities: [other] }));
    expect(await entityRow()).toMatchObject({
      nombre: company.nombre,
      core: { ficha: '900001', status: 'VIGENTE', capital: '10000.00' },
    });
  });

  it('accepts a new name from the same source and updates the name index', async () => {
    await writer.write(run, batchOf({ entities: [company] }));
    indexed.length = 0;
    const counts = await writer.write(run, batchOf({ entities: [{ ...company, nombre: 'Tuira Inventada, S.A.' }] }));
    expect(counts).toEqual({ inserted: 0, updated: 1, unchanged: 0 });
    expect(indexed).toHaveLength(1);
    expect(await sectionBody('core_registro')).toMatchObject({ nombre: 'Tuira Inventada, S.A.' });
  });

  it('moves a record to another entity and empties the section it leaves', async () => {
    const second = { ...company, sid: 'ruc:9900002-1-900002', ruc: '9900002-1-900002' };
    await writer.write(run, batchOf({ entities: [company, second], records: [director] }));
    await writer.write(run, batchOf({ records: [{ ...director, entitySid: second.sid }] }));
    const { rows } = await client.query<{ sid: string; state: string; body: { directores: unknown[] } }>(
      `select e.sid, s.state, s.body from section s join entity e on e.pk = s.entity_pk where s.level = 'directores' order by e.pk`,
    );
    expect(rows.map((row) => [row.sid, row.state, row.body.directores.length])).toEqual([
      [company.sid, 'empty', 0],
      [second.sid, 'ok', 1],
    ]);
  });

  it('commits the checkpoint together with the batch, or neither', async () => {
    const fail = writer.write(run, batchOf({ entities: [company] }), () => Promise.reject(new Error('disk full')));
    await expect(fail).rejects.toThrow('disk full');
    expect(await entityRow()).toBeUndefined();

    await writer.write(run, batchOf({ entities: [company] }), async (tx) => {
      await tx.query('update ingest_run set checkpoint = 7 where id = $1', [run.id]);
    });
    const { rows } = await client.query<{ checkpoint: bigint }>('select checkpoint from ingest_run');
    expect(rows[0]?.checkpoint).toBe(7n);
  });

  it('includes the rows of both writers if two write to one entity at once', async () => {
    await writer.write(run, batchOf({ entities: [company] }));
    const other = await database.pool.connect();
    const second = new IngestWriter(other, () => Promise.resolve());
    let waiting: Promise<unknown> = Promise.resolve();
    await writer.write(run, batchOf({ records: [director] }), async (tx) => {
      waiting = second.write(run, batchOf({ records: [{ ...director, sourceKey: 'd2' }] }));
      for (;;) {
        const { rowCount } = await tx.query(`select from pg_locks where not granted and pid <> pg_backend_pid()`);
        if (rowCount !== null && rowCount > 0) return;
      }
    });
    await waiting;
    other.release();
    expect(await sectionBody('directores')).toMatchObject({ directores: [{}, {}] });
  });

  it('records the changes of a re-import to existing sections, and none for a first load', async () => {
    const second = { ...company, sid: 'ruc:9900002-1-900002', ruc: '9900002-1-900002' };
    const changes = async () => {
      const { rows } = await client.query<Record<string, unknown>>(
        `select e.sid, c.level, c.inserted, c.updated, c.removed, c.source
           from section_change c join entity e on e.pk = c.entity_pk order by e.sid, c.level`,
      );
      return rows;
    };
    await writer.write(run, batchOf({ entities: [company], records: [director] }));
    expect(await changes()).toEqual([]);

    const again = { ...run, isReimport: true };
    const moved = { ...director, entitySid: second.sid };
    const added = { ...director, sourceKey: 'd2' };
    const dissolved = { ...company, core: { status: 'DISUELTA' } };
    await writer.write(again, batchOf({ entities: [dissolved, second], records: [moved, added] }));
    await writer.write(again, batchOf({ entities: [dissolved, second], records: [moved, added] }));
    const same = { sid: company.sid, source: 'registro_publico' };
    // The second company is new in this import, so it had no sections to change.
    expect(await changes()).toEqual([
      { ...same, level: 'core_registro', inserted: 0, updated: 1, removed: 0 },
      { ...same, level: 'directores', inserted: 1, updated: 0, removed: 1 },
    ]);
  });

  it('rejects a record of an unknown entity', async () => {
    await expect(writer.write(run, batchOf({ records: [director] }))).rejects.toThrow(/do not exist: ruc:9900001/);
  });

  it.each([
    ['a field of another type', { ...director, payload: { nombre: 5 } }, /directores d1: \/nombre/],
    ['a computed tag', { ...director, tag: 'imports_summary' as const, payload: {} }, /computed/],
  ])('rejects %s', async (_what, record, message) => {
    await expect(writer.write(run, batchOf({ entities: [company], records: [record] }))).rejects.toThrow(message);
  });

  it('stores text that has a special meaning in COPY', async () => {
    const nombre = 'Tab\there, back\\slash, line\nend, nul\u0000, \\N, "quotes"';
    await writer.write(
      run,
      batchOf({ entities: [{ ...company, nombre }], records: [{ ...director, payload: { nombre } }] }),
    );
    expect(await entityRow()).toMatchObject({ nombre: nombre.replace('\u0000', '') });
    expect(await sectionBody('directores')).toMatchObject({ directores: [{ nombre: nombre.replace('\u0000', '') }] });
  });
});
