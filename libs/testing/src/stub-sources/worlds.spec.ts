import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Tag } from '@entity-registry/domain';
import { createTestDatabase } from '../database.js';
import type { TestDatabase } from '../database.js';
import { ChangingWorld } from './changing-world.js';
import { DatabaseWorld } from './database-world.js';
import { MemoryWorld } from './memory-world.js';
import type { SourceWorld, StubEntity } from './stub-source.js';

const subject: StubEntity = {
  kind: 'Organization',
  nombre: 'MADERAS DEL TUIRA FICTICIO, S.A.',
  ruc: '900000123-2-2019 DV 47',
  cedula: null,
  core: { ficha: '9000123', capital: '500.00', domicilio: 'Calle Uno' },
  records: [
    { tag: 'avisos', payload: { numero: '900000123-2-2019-2019-123456' }, itemDate: '2019-05-06' },
    { tag: 'suspension', payload: { activa: true }, itemDate: null },
  ],
};

const tagsOf = (found: StubEntity | undefined): Tag[] | undefined => found?.records.map(({ tag }) => tag);

describe('MemoryWorld', () => {
  const world = new MemoryWorld([subject], { '/uno.pdf': null });

  it.each([
    [{ identifier: '900000123-2-2019' }],
    [{ identifier: '900000123 2 2019 DV 47' }],
    [{ nombre: 'Maderas del Tuira Ficticio S.A.' }],
    [{ identifier: '900000999-2-2019', nombre: 'maderas del tuirá ficticio s a' }],
  ])('finds the subject by %j', async (query) => {
    expect(tagsOf(await world.find('panama_emprende', query))).toEqual(['avisos']);
    expect(tagsOf(await world.find('registro_publico', query))).toEqual(['suspension']);
  });

  it('finds nobody by another number or name', async () => {
    expect(await world.find('registro_publico', { identifier: '900000124-2-2019' })).toBeUndefined();
    expect(await world.find('registro_publico', { nombre: 'Maderas del Tuira' })).toBeUndefined();
    expect(await world.find('registro_publico', {})).toBeUndefined();
  });

  it('lists subjects with a record of the tag, and has a document at every other path', async () => {
    expect(await world.list('panama_emprende', ['avisos'])).toHaveLength(1);
    expect(await world.list('panama_emprende', ['contacto'])).toEqual([]);
    expect(await world.document('/uno.pdf')).toBeUndefined();
    expect(Buffer.from((await world.document('/dos.pdf')) ?? []).toString('latin1')).toMatch(/^%PDF-/);
  });
});

describe('DatabaseWorld', () => {
  let database: TestDatabase;
  let world: SourceWorld;

  beforeAll(async () => {
    database = await createTestDatabase({ poolSize: 2 });
    await database.pool.query(`
      insert into ingest_run (dataset, importer_version, status, started_at) values ('invented', 1, 'running', now());
      insert into entity (jurisdiction, pk, sid, kind, nombre, name_norm, ruc, cedula, id_key, id_compact, core, source, run_id, fetched_at)
      values ('pa', 1, 'a', 'Organization', 'TUIRA, S.A.', 'tuira s a', '8-7000-1', null, '8-7000-1', '870001',
              '{"ficha": "9", "folio": null}', 'synthetic', 1, now()),
             ('pa', 2, 'b', 'NaturalPerson', 'Ana Tuira', 'ana tuira', null, '8-7000-1', '8-7000-1', '870001', '{}',
              'synthetic', 1, now());
      insert into record (level, jurisdiction, pk, tag, entity_pk, payload, item_date, source, source_key, run_id, fetched_at)
      values ('directores', 'pa', 1, 'directores', 1, '{"nombre": "Invented"}', '2020-01-01', 'synthetic', 'a', 1, now()),
             ('directores', 'pa', 2, 'directores', 1, '{"nombre": "Leaked"}', null, 'icij', 'b', 1, now()),
             ('naves', 'pa', 3, 'naves', 1, '{"nombre": "MV Invented"}', null, 'synthetic', 'c', 1, now()),
             ('suspension', 'pa', 4, 'suspension', null, '{"activa": true}', null, 'synthetic', 'd', 1, now())`);
    world = new DatabaseWorld(database.pool, { now: () => new Date('2026-11-21T00:00:00Z') });
  });
  afterAll(() => database.drop());

  it('shows a synthetic record at the first source of its tag and any other at its own', async () => {
    const names = async (source: Parameters<SourceWorld['find']>[0]) =>
      (await world.find(source, { identifier: '8-7000-1', nombre: 'Tuira S.A.' }))?.records.map(
        (r) => r.payload['nombre'],
      );
    expect(await names('registro_publico')).toEqual(['Invented']);
    expect(await names('icij')).toEqual(['Leaked']);
    expect(await names('amp')).toEqual(['MV Invented']);
    expect(await names('dgi')).toEqual([]);
  });

  it('distinguishes holders of the same number by name', async () => {
    expect(await world.find('registro_publico', { identifier: '8-7000-1', nombre: 'ANA TUIRA' })).toEqual({
      kind: 'NaturalPerson',
      nombre: 'Ana Tuira',
      ruc: null,
      cedula: '8-7000-1',
      core: {},
      records: [],
    });
    expect((await world.find('registro_publico', { identifier: '8-7000-1' }))?.core).toEqual({ ficha: '9' });
  });

  it('finds nobody that the source cannot know', async () => {
    expect(await world.find('icij', { nombre: 'Ana Tuira' })).toBeUndefined();
    expect(await world.find('registro_publico', { nombre: 'Nadie' })).toBeUndefined();
  });

  it('has only register scans from the scan store, if there is one', async () => {
    const drawn = `pa/scans/${'a'.repeat(24)}.pdf`;
    const scans = { get: (key: string) => Promise.resolve(key === drawn ? { body: Buffer.from('drawn') } : undefined) };
    const withScans = new DatabaseWorld(database.pool, { now: () => new Date(), scans });
    const textOf = async (of: SourceWorld, path: string) => Buffer.from((await of.document(path)) ?? []).toString();
    expect(await textOf(withScans, `/Documentos/${'a'.repeat(24)}.pdf`)).toBe('drawn');
    expect(await withScans.document(`/Documentos/${'b'.repeat(24)}.pdf`)).toBeUndefined();
    expect(await textOf(world, `/Documentos/${'b'.repeat(24)}.pdf`)).toMatch(/^%PDF-/);
    expect(await textOf(withScans, `/Documentos/informe-${'b'.repeat(24)}.pdf`)).toMatch(/^%PDF-/);
    expect(await textOf(withScans, '/pdfTemp/1.pdf')).toMatch(/^%PDF-/);
  });

  it('lists subjects with their records of the tag', async () => {
    const listed = await world.list('registro_publico', ['directores', 'naves']);
    expect(listed.map(({ nombre, records }) => [nombre, records.length])).toEqual([['TUIRA, S.A.', 1]]);
  });
});

describe('ChangingWorld', () => {
  const PERIOD_MS = 60_000;
  const at = (stored: StubEntity, period: number) =>
    new ChangingWorld(new MemoryWorld([stored]), () => new Date(period * PERIOD_MS + 1), PERIOD_MS);
  const ask = async (stored: StubEntity, period: number) =>
    (await at(stored, period).find('panama_emprende', { nombre: subject.nombre ?? '' })) ?? subject;

  it('shows other base fields and a new record in every period', async () => {
    const first = await ask(subject, 100);
    const second = await ask(subject, 101);
    expect(first.core).not.toEqual(subject.core);
    expect(second.core).not.toEqual(first.core);
    expect(second.core['ficha']).toBe('9000123');
    const numbers = first.records.map(({ payload }) => payload['numero']);
    const fresh = second.records.filter(({ payload }) => !numbers.includes(payload['numero']));
    expect(fresh).toHaveLength(1);
  });

  it('returns the same within a period, even after it was stored', async () => {
    const first = await ask(subject, 100);
    expect(await ask(first, 100)).toEqual(first);
  });

  it('never grows, however often it is stored', async () => {
    let stored = subject;
    for (let period = 100; period < 120; period++) stored = await ask(stored, period);
    expect(stored.records).toHaveLength(4);
    expect(stored.records.at(-1)).toEqual(subject.records[0]);
  });
});
