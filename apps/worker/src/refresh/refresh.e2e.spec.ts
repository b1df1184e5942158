import { Refreshes } from '@entity-registry/accounts';
import type { AccountId, KeyId } from '@entity-registry/accounts';
import { CATALOG, micro, quote, resolveCodes } from '@entity-registry/domain';
import type { Code, Tag } from '@entity-registry/domain';
import { openQueue } from '@entity-registry/queue';
import type { JobQueue } from '@entity-registry/queue';
import { EntityDetails, renderDetail } from '@entity-registry/registry';
import { ChangingWorld, DatabaseWorld, STUB_SOURCES, StubSourceServer, until } from '@entity-registry/testing';
import type { SourceWorld } from '@entity-registry/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { COMPANY, openAccount, storeSynthetic } from '../../test/refresh-fixture.js';
import { WorkerFixture } from '../../test/worker-fixture.js';

/** The time limit for a refresh against the stub. */
const LIMIT_MS = 30_000;
const PERIOD_MS = 60_000;

/** One row for each tag whose data the sources publish row by row. */
const PUBLISHED: readonly (readonly [Tag, Record<string, unknown>])[] = [
  ['contacto', { direccion: 'Calle Inventada', telefono: '000-1234' }],
  ['directores', { nombre: 'Aurelia Inventada Quintero', cargo: 'PRESIDENTE', cedula: '8-7001-1', activo: true, desde: '2019-02-03' }],
  ['gacetas', { gaceta: '29966-A', titulo: 'RESOLUCION N° 7', publicacion_id: '123456', descripcion: `QUE CONCEDE AUTORIZACION A ${COMPANY.nombre}`, fecha_publicacion: '2020-01-05' }],
  ['avisos', { numero: '900000001-2-2019-2020-123456', nombre: 'Maderas', ruc: '900000001-2-2019', estatus: 'VIGENTE', fecha_generacion: '05/01/2020' }],
  ['marcas', { solicitud: '9000001-01', nombre: 'TUIRA', estado: 'REGISTRADA', fecha_solicitud: '2020-01-05' }],
  ['fincas', { folio: '91234567 (F)', ficha: '9000007', fecha_inscripcion: '2020-01-05' }],
  ['importaciones', { fecha: '2020-01-05', fraccion_arancelaria: '847100000000', descripcion: 'PARTES', procedencia: 'CHINA', puerto_entrada: 'Balboa', valor_cif: 10.5 }],
  ['licitaciones', { acto: '2020-0-12-10-08-LP-000001', descripcion: 'CAMINOS', entidad: 'Ministerio de Salud', estado: 'ADJUDICADO', fecha_publicacion: '2020-01-05' }],
  ['expedientes_judiciales', { rue: '20200012345678', partes: `NADIE VS ${COMPANY.nombre.toUpperCase()}`, tipo_negocio: 'ORDINARIO', fecha_reparto: '2020-01-05' }],
]; // prettier-ignore

describe('a refresh by a running worker, from the pages of all sources', () => {
  let worker: WorkerFixture;
  let stub: StubSourceServer;
  let company: bigint;
  let account: AccountId;
  let key: KeyId;
  let requests: Refreshes;
  let queue: JobQueue;

  beforeAll(async () => {
    const now = () => worker.time;
    // The worker is given the stub's address before the stub knows the worker's database.
    const world = (): SourceWorld =>
      new ChangingWorld(new DatabaseWorld(worker.database.pool, { now }), now, PERIOD_MS);
    const told: SourceWorld = {
      find: (source, query) => world().find(source, query),
      list: (source, tags) => world().list(source, tags),
      document: (path) => world().document(path),
    };
    stub = await StubSourceServer.listen({ world: told, sources: STUB_SOURCES });
    worker = await WorkerFixture.open(undefined, {
      environment: { SOURCES_URL: stub.url, WEBHOOK_ALLOW_PRIVATE_ADDRESSES: 'true' },
    });
    requests = new Refreshes(worker.database.pool, now);
    queue = openQueue('refresh', { databaseUrl: worker.database.url });
    const stored = await storeSynthetic(
      worker.database,
      PUBLISHED.map(([tag, payload]) => ({ tag, payload, itemDate: '2020-01-05' })),
    );
    company = stored.Organization;
    ({ account, key } = await openAccount(worker.billing));
    await worker.billing.grantPurchase({ accountId: account, amount: micro('10.00'), idempotencyKey: 'paid' });
  });
  afterAll(async () => {
    await queue.close();
    await worker.close();
    await stub.close();
  });

  const codes: readonly Code[] = ['DAT-ALL'];
  const { levels } = resolveCodes('pa', codes);
  const detail = async (): Promise<Record<string, unknown>> => {
    const read = await new EntityDetails(worker.database.pool).read('pa', company, levels);
    return JSON.parse(read ? renderDetail(read, levels) : '{}') as Record<string, unknown>;
  };

  /** Creates a request and leaves it to the sweep, which looks for older ones. */
  const take = async (requested: readonly Code[]): Promise<bigint> => {
    const created = await requests.create({
      ...{ accountId: account, keyId: key, jurisdiction: 'pa', entityPk: company, codes: requested },
      ...{ clientReference: null, member: null },
      price: quote('pa', requested, { base: false }).total,
    });
    worker.time = new Date(worker.time.getTime() + PERIOD_MS);
    if (created.outcome !== 'created') throw new Error(created.outcome);
    return created.id;
  };
  const rowOf = async (id: bigint) => {
    const { rows } = await worker.database.pool.query<{
      status: string;
      error: string | null;
      result: string | null;
      runs: number;
    }>('select status, runs, error_message as error, result from update_request where id = $1', [id]);
    return { id, ...rows[0] };
  };
  /** The row of a request once it has ended. */
  const end = async (id: bigint) => {
    await until(async () => (await rowOf(id)).status !== 'pending', { limitMs: LIMIT_MS });
    return rowOf(id);
  };
  const ended = async (requested: readonly Code[]) => end(await take(requested));
  /** Waits until an attempt has failed, then starts the next one without the pause. */
  const nextTry = async (id: bigint, pauseMs: number): Promise<void> => {
    await until(async () => (await queue.counts()).delayed === 1, { limitMs: LIMIT_MS });
    worker.time = new Date(worker.time.getTime() + pauseMs);
    expect(await rowOf(id)).toMatchObject({ status: 'pending', error: null });
    expect(await queue.requeue(id)).toBe('promoted');
  };
  const refreshed = async () => {
    const { id, status, error, result } = await ended(codes);
    expect({ status, error }).toEqual({ status: 'completed', error: null });
    return { id, result: JSON.parse(result ?? '{}') as Record<string, unknown[]> };
  };

  it(
    'completes within 30 s with new data and one charge, and the next one recognizes every row',
    async () => {
      const before = await detail();
      const rows = await rowsOf('2020-01-05');
      expect(rows).toHaveLength(PUBLISHED.length);
      const { id, result } = await refreshed();
      expect(result).toEqual(await detail());
      expect(result['capital']).not.toBe(before['capital']);
      expect(result['domicilio']).not.toBe(before['domicilio']);
      expect(result['bienes_muebles']?.length).toBeGreaterThan(0);
      expect(result['entity_events']?.length).toBeGreaterThan(0);
      expect(await rowsOf('2020-01-05')).toEqual(rows);
      expect(result['directores']).toEqual([expect.objectContaining({ link: { method: 'id', score: 1 } })]);

      const charges = (await worker.billing.ledger(account)).filter(({ kind }) => kind === 'charge');
      expect(charges.map(({ idempotencyKey }) => idempotencyKey)).toEqual([`update_request:${String(id)}`]);
      expect(await worker.billing.spendable(account)).toBe(micro('8.59'));
      expect((await worker.billing.reconcile()).drift).toEqual([]);
      const readings = await worker.database.pool.query(`select from source_reading where state <> 'source_down'`);
      expect(readings.rowCount).toBe(requested());

      const again = await refreshed();
      expect(again.result['capital']).not.toBe(result['capital']);
      expect(await rowsOf('2020-01-05')).toEqual(rows);
      expect((await worker.billing.reconcile()).drift).toEqual([]);
    },
    3 * LIMIT_MS,
  );

  it('fails without a charge and names a source that shows an error page, but completes if the source is only slow', async () => {
    const spendable = await worker.billing.spendable(account);
    stub.setMode('digerpi', 'wrong');
    const id = await take(['DAT-IP']);
    await nextTry(id, 3_000);
    await nextTry(id, 6_000);
    const { status, error } = await end(id);
    expect(status).toBe('failed');
    expect(error).toMatch(/^source down: Dirección General del Registro de la Propiedad Industrial: ./);
    expect(await worker.billing.spendable(account)).toBe(spendable);
    const read = await new EntityDetails(worker.database.pool).read('pa', company, ['marcas']);
    expect(read?.sections.get('marcas')).toMatchObject({ state: 'source_down', totals: { marcas: 1 } });
    stub.setMode('digerpi', 'slow', 300);
    expect(await ended(['DAT-IP'])).toMatchObject({ status: 'completed', error: null });
    expect((await worker.billing.reconcile()).drift).toEqual([]);
  });

  it('completes in its last attempt if a source that failed repeatedly is back by then', async () => {
    stub.setMode('digerpi', 'down');
    const id = await take(['DAT-IP']);
    await nextTry(id, 3_000);
    await until(async () => (await rowOf(id)).runs === 2, { limitMs: LIMIT_MS });
    await until(async () => (await queue.counts()).delayed === 1, { limitMs: LIMIT_MS });
    stub.setMode('digerpi', 'ok');
    await nextTry(id, 6_000);
    expect(await end(id)).toMatchObject({ status: 'completed', error: null });
  });

  /** Tags and pks of the company's rows of a day. */
  const rowsOf = async (day: string): Promise<{ tag: Tag; pk: bigint }[]> => {
    const { rows } = await worker.database.pool.query<{ tag: Tag; pk: bigint }>(
      `select tag, pk from record where entity_pk = $1 and item_date = $2 and tag <> 'entity_events' order by pk`,
      [company, day],
    );
    return rows;
  };
  const requested = (): number => {
    const { tags } = resolveCodes('pa', codes);
    return CATALOG.sources.filter(
      ({ jurisdiction, feeds }) => jurisdiction === 'pa' && feeds.some((tag) => tags.includes(tag)),
    ).length;
  };
});
