import { Refreshes } from '@entity-registry/accounts';
import { levelMask, micro, ownKey } from '@entity-registry/domain';
import { saveReadings } from '@entity-registry/registry';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PlatformFixture } from '../../test/platform-fixture.js';
import type { SignedIn } from '../../test/platform-fixture.js';

let platform: PlatformFixture;
let requests: Refreshes;
let owner: SignedIn;
beforeAll(async () => {
  platform = await PlatformFixture.open();
  requests = new Refreshes(platform.db, () => platform.time);
  owner = await platform.signUp();
  const run = await platform.db.query<{ id: bigint }>(
    `insert into ingest_run (dataset, importer_version, status, started_at) values ('prueba', 1, 'running', $1) returning id`,
    [platform.time],
  );
  await platform.db.query(
    `insert into entity (jurisdiction, pk, sid, kind, nombre, core, source, run_id, fetched_at)
     values ('pa', 42, 'prueba:42', 'Organization', 'PEÑA Y CÍA, S.A.', '{}', 'registro_publico', $1, $2)`,
    [run.rows[0]?.id, platform.time],
  );
});
afterAll(() => platform.close());

const FACT = { entity: ownKey('pa', 42n), levels: levelMask(['core_registro']) };

async function asked(by: SignedIn, entityPk = 42n): Promise<number> {
  const [key] = await platform.billing.listKeys(by.accountId);
  if (key === undefined) throw new Error('an account without a key');
  const created = await requests.create({
    ...{ accountId: by.accountId, keyId: key.id, jurisdiction: 'pa', entityPk, codes: ['DAT-CORE'] },
    ...{ price: micro('0.15'), clientReference: 'caso 17', member: null },
  });
  if (created.outcome !== 'created') throw new Error(created.outcome);
  return Number(created.id);
}

async function completed(id: number, result: string): Promise<void> {
  await requests.begin(BigInt(id));
  await saveReadings(platform.db, BigInt(id), [
    {
      ...{ source: 'registro_publico', state: 'ok', reason: null, items: 3, evidenceIds: [] },
      ...{ startedAt: platform.time, finishedAt: new Date(platform.time.getTime() + 1_250) },
    },
  ]);
  const typed = JSON.stringify({ entity: JSON.parse(result) as object, next: {} });
  await requests.complete(BigInt(id), () => Promise.resolve({ text: '{}', typed, fact: FACT }));
}

describe('the refreshes of an account', () => {
  it('show the sources still to read while they are pending', async () => {
    const id = await asked(owner);
    const { body } = await owner.get(`/api/refreshes/${String(id)}`);
    expect(body).toMatchObject({
      ...{ id, entity_id: 'pa_own_42', entity_name: 'PEÑA Y CÍA, S.A.', codes: ['DAT-CORE'], status: 'pending' },
      ...{ price: '0.15', charged: null, error: null, webhook_url: null, webhook_status: null, webhook_error: null },
      ...{ client_reference: 'caso 17', started_at: null, completed_at: null },
    });
    const { sources } = body as { sources: { id: string; name: string; state: string }[] };
    expect(sources.length).toBeGreaterThan(0);
    expect(sources[0]).toMatchObject({ state: 'waiting', items: null, duration_ms: null });
    expect(await owner.get(`/api/refreshes/${String(id)}/result`)).toMatchObject({
      ...{ status: 409, body: { code: 'refresh_without_result', status: 'pending' } },
    });
  });

  it('show what was read, the cost, and the result with working document URLs', async () => {
    const id = await asked(owner);
    await completed(id, '{"id":"pa_own_42","nombre":"PEÑA","rp_report_url":"object://reports/42.pdf"}');
    expect((await owner.get(`/api/refreshes/${String(id)}`)).body).toMatchObject({
      ...{ status: 'completed', charged: '0.15' },
      sources: [{ id: 'registro_publico', state: 'ok', items: 3, duration_ms: 1_250, reason: null }],
    });
    const { body, headers } = await owner.get(`/api/refreshes/${String(id)}/result`);
    expect(body).toMatchObject({
      result: { id: 'pa_own_42', nombre: 'PEÑA', rp_report_url: expect.stringMatching(/^http/) },
    });
    expect(headers['cache-control']).toBe('no-store');
  });

  it('cost nothing when they fail, and say why', async () => {
    const id = await asked(owner);
    await requests.fail(BigInt(id), 'insufficient credits');
    expect((await owner.get(`/api/refreshes/${String(id)}`)).body).toMatchObject({
      ...{ status: 'failed', charged: '0.00', error: 'insufficient credits', webhook_error: null, sources: [] },
    });
  });

  it('are listed page by page, filtered by state, entity and webhook', async () => {
    const other = await platform.signUp();
    const [first, second] = [await asked(other), await asked(other, 7n)];
    await completed(first, '{}');
    const ids = async (query: string) =>
      ((await other.get(`/api/refreshes${query}`)).body as { items: { id: number }[] }).items.map(({ id }) => id);
    expect(await ids('')).toEqual([second, first]);
    expect(await ids('?limit=1')).toEqual([second]);
    expect(await ids(`?before=${String(second)}`)).toEqual([first]);
    expect(await ids('?status=completed')).toEqual([first]);
    expect(await ids('?entity=pa_own_7')).toEqual([second]);
    expect(await ids('?webhook=failed')).toEqual([]);
    expect(await other.get('/api/refreshes?status=lost')).toMatchObject({ status: 400, body: { field: 'status' } });
  });

  it('are not found by another organization, and can be read by read-only members', async () => {
    const id = await asked(owner);
    await completed(id, '{"private":true}');
    const thief = await platform.signUp();
    for (const path of [`/api/refreshes/${String(id)}`, `/api/refreshes/${String(id)}/result`]) {
      expect(await thief.get(path)).toMatchObject({ status: 404, body: { code: 'unknown_update_request' } });
    }
    expect((await thief.get('/api/refreshes')).body).toEqual({ items: [], next: null });
    const reader = await platform.join(owner, 'read_only');
    expect(await reader.get(`/api/refreshes/${String(id)}/result`)).toMatchObject({
      ...{ status: 200, body: { result: { private: true } } },
    });
  });
});
