import { createServer } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { IdempotencyStore } from '@entity-registry/accounts';
import type { AccountId } from '@entity-registry/accounts';
import { disclosureOf, levelMask, micro, ownKey } from '@entity-registry/domain';
import { until } from '@entity-registry/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PlatformFixture } from '../../test/platform-fixture.js';
import type { SignedIn } from '../../test/platform-fixture.js';

const CARD = '/api/explorer/v5/entities/pa_own_1?include=DAT-GOV';
/** Headers that the dashboard sends with a paid request. */
const LIMIT = { 'X-Max-Charge': '0.36' };
const LIBRARY = '/api/library/entities/pa_own_1';
const ENTITY =
  '{"id":"pa_own_1","nombre":"EMPRESA INVENTADA, S.A.","rp_report_url":"object://pa/report.pdf","sections":{}}';

let platform: PlatformFixture;
let api: Server;
/** The account that the fake API charges. */
let account: AccountId;
const asked: { url: string; key: string | undefined }[] = [];
/** The fake API waits for `hold`, then responds with `answer`. */
let hold = Promise.resolve<undefined>(undefined);
let answer = ENTITY;
let charges = 0;

/**
 * Does what the API does with an Idempotency-Key: charges the request and stores its response, which a repeated request
 * gets.
 */
async function charge(request: IncomingMessage): Promise<string> {
  const now = platform.time;
  const store = new IdempotencyStore(platform.db);
  const claim = await store.claim(account, String(request.headers['idempotency-key']), Buffer.alloc(32, 1), now);
  if (claim.outcome === 'done') return claim.response;
  if (claim.outcome !== 'claimed') throw new Error(claim.outcome);
  await platform.billing.charge({
    ...{ accountId: account, keyId: null, quota: null, requestId: null, route: null, clientReference: null, now },
    idempotencyKey: `idempotency:${String(claim.recordId)}`,
    amount: micro('0.16'),
    lines: [{ code: 'DAT-GOV', price: '0.16' }],
    record: { id: claim.recordId, response: answer },
    disclosure: disclosureOf('detail', [{ entity: ownKey('pa', 1n), levels: levelMask(['directores']) }]),
    userId: String(request.headers['x-service-user']),
  });
  charges += 1;
  return answer;
}

beforeAll(async () => {
  api = createServer((request, response) => {
    request.resume().on('end', () => {
      asked.push({ url: request.url ?? '', key: request.headers['idempotency-key'] as string | undefined });
      const dry = request.url?.includes('dry_run') ?? false;
      void (dry ? Promise.resolve('{"billing":{}}') : charge(request)).then(async (text) => {
        await hold;
        response.writeHead(200, {
          'Content-Type': 'application/json',
          'Content-Length': Buffer.byteLength(text),
          ...(!dry && { 'X-Service-Charge': '0.16' }),
        });
        response.end(text);
      });
    });
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  platform = await PlatformFixture.open({ API_URL: `http://127.0.0.1:${String((api.address() as AddressInfo).port)}` });
});
afterAll(async () => {
  await platform.close();
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
});

interface StoredResponse {
  id: number;
  asked: string;
  bought_by: string | null;
  charged: string;
  body: Record<string, unknown> | null;
}
const kept = async (member: SignedIn, path = LIBRARY) =>
  ((await member.get(path)).body as { answers: StoredResponse[] }).answers;

describe('the Library of an organization', () => {
  let owner: SignedIn;
  beforeEach(async () => {
    asked.length = 0;
    charges = 0;
    hold = Promise.resolve(undefined);
    answer = ENTITY;
    owner = await platform.signUp();
    account = owner.accountId;
  });

  it("shows a member's purchase to every member for free, with its time, buyer and price", async () => {
    const member = await platform.join(owner, 'member', { name: 'Eva Prueba' });
    const reader = await platform.join(owner, 'read_only');
    await member.get(CARD, LIMIT);
    expect(charges).toBe(1);
    for (const one of [owner, member, reader]) {
      const [first, ...more] = await kept(one);
      expect(more).toEqual([]);
      expect(first).toMatchObject({
        ...{ operation: 'entity', entity_id: 'pa_own_1', codes: ['DAT-GOV'], charged: '0.16', bought_by: 'Eva Prueba' },
        ...{ bought_at: '2026-11-21T12:00:00.000Z', expires_at: '2027-11-21T12:00:00.000Z' },
        asked: '/v5/entities/pa_own_1?include=DAT-GOV',
        body: { id: 'pa_own_1', nombre: 'EMPRESA INVENTADA, S.A.' },
      });
      // Created when it is opened: a document URL works for 15 minutes.
      expect(first?.body?.['rp_report_url']).toMatch(/^http.*report\.pdf\?/);
    }
    const list = await reader.get('/api/library?text=inventada&code=DAT-GOV');
    expect(list.body).toMatchObject({
      items: [{ entity_id: 'pa_own_1', answers: 1, paid: '0.16', last_bought_by: 'Eva Prueba', codes: ['DAT-GOV'] }],
      next: null,
    });
    expect(charges).toBe(1);
  });

  it('opens a search session with a paid first page of names, for the member who paid', async () => {
    const member = await platform.join(owner, 'member');
    const session = async (one: SignedIn) => (await one.get('/api/explorer')).body as object;
    answer = '{"results":[]}';
    await owner.post('/api/explorer/v5/search/entities', { q: 'naviera', cursor: 'x' }, LIMIT);
    await owner.post('/api/explorer/v5/search/real-estate', { q: 'naviera' }, LIMIT);
    expect(await session(owner)).toMatchObject({ search_session: null });
    await owner.post('/api/explorer/v5/search/entities', { q: 'naviera' }, LIMIT);
    expect(await session(owner)).toMatchObject({
      search_session: { expires_at: '2026-11-21T12:30:00.000Z', searches_left: 59 },
    });
    expect(await session(member)).toMatchObject({ search_session: null });
  });

  it('is closed to other organizations', async () => {
    await owner.get(CARD, LIMIT);
    const [first] = await kept(owner);
    const stranger = await platform.signUp();
    expect(await kept(stranger)).toEqual([]);
    expect((await stranger.get('/api/library')).body).toEqual({ items: [], next: null });
    expect(await stranger.get(`/api/library/answers/${String(first?.id)}`)).toMatchObject({ status: 404 });
    expect(await stranger.delete(LIBRARY)).toMatchObject({ status: 404 });
    expect(await kept(owner)).toHaveLength(1);
  });

  it('stores no dry runs', async () => {
    await owner.get(`${CARD}&dry_run=1`);
    expect(await kept(owner)).toEqual([]);
    expect(asked[0]?.key).toBeUndefined();
  });

  it('stores what was bought while the page was reloaded', async () => {
    const { promise, resolve: release } = Promise.withResolvers<undefined>();
    hold = promise;
    const leaving = new AbortController();
    const { port } = platform.server.address() as AddressInfo;
    const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...LIMIT, cookie, 'X-Requested-With': 'dashboard' };
    const left = fetch(`http://127.0.0.1:${String(port)}${CARD}`, { headers, signal: leaving.signal });
    await until(() => Promise.resolve(charges === 1));
    leaving.abort();
    await expect(left).rejects.toThrow();
    release(undefined);
    await until(async () => (await kept(owner)).length === 1);
  });

  it('returns the response of a repeated request without a second charge, and stores it once', async () => {
    const again = { ...LIMIT, 'Idempotency-Key': 'a press of a button' };
    await owner.get(CARD, again);
    await owner.get(CARD, again);
    expect(charges).toBe(1);
    expect(await kept(owner)).toHaveLength(1);
    // A name that no program of the account uses.
    expect(asked.map(({ key }) => key?.startsWith(`explorer:${owner.userId}:`))).toEqual([true, true]);
    expect(asked[0]?.key).toBe(asked[1]?.key);
  });

  it('hides a purchase whose charge was reversed', async () => {
    await owner.get(CARD, LIMIT);
    await platform.db.query(`update response_delivery set state = 'reversed', sent_at = null`);
    expect(await kept(owner)).toEqual([]);
    expect((await owner.get('/api/library')).body).toMatchObject({ items: [] });
  });

  it("returns a member's own searches of the last 30 minutes", async () => {
    answer = '{"candidates":[{"id":"pa_own_1"}]}';
    const member = await platform.join(owner, 'member');
    await owner.post('/api/explorer/v5/resolve', { name: 'inventada', type: 'Organization' }, LIMIT);
    const [search] = await kept(owner, '/api/library/searches');
    expect(search).toMatchObject({
      asked: '/v5/resolve {"name":"inventada","type":"Organization"}',
      body: { candidates: [{ id: 'pa_own_1' }] },
    });
    expect(await kept(member, '/api/library/searches')).toEqual([]);
    const before = platform.time;
    platform.time = new Date(before.getTime() + 30 * 60_000);
    expect(await kept(owner, '/api/library/searches')).toEqual([]);
    platform.time = before;
  });

  it('lets an owner remove an entity, and records it in the audit log', async () => {
    await owner.get(CARD, LIMIT);
    const member = await platform.join(owner, 'member');
    expect(await member.delete(LIBRARY)).toMatchObject({ status: 403 });
    expect(await owner.delete(LIBRARY)).toMatchObject({ status: 200, body: { answers: 1 } });
    expect(await kept(owner)).toEqual([]);
    const [entry] = await platform.audit(owner.accountId);
    expect(entry).toMatchObject({ action: 'library.remove', target: 'entity:pa_own_1' });
  });
});
