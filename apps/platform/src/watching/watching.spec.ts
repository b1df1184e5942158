import { createServer } from 'node:http';
import type { IncomingHttpHeaders, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PlatformFixture } from '../../test/platform-fixture.js';

interface Requested {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
}

const LISTS = '/api/watching/v5/watchlists';

describe('the watchlists of an account', () => {
  const requested: Requested[] = [];
  let api: Server;
  let platform: PlatformFixture;

  beforeAll(async () => {
    api = createServer(({ method, url, headers }, response) => {
      requested.push({ method, url, headers });
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"watchlists":[]}');
    });
    await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
    platform = await PlatformFixture.open({
      API_URL: `http://127.0.0.1:${String((api.address() as AddressInfo).port)}`,
    });
  });
  afterAll(async () => {
    await platform.close();
    api.closeAllConnections();
    await new Promise((resolve) => api.close(resolve));
  });
  beforeEach(() => {
    requested.length = 0;
  });

  it('are reached with the key of the account, in the name of the member', async () => {
    const owner = await platform.signUp();
    expect((await owner.get(LISTS)).status).toBe(200);
    expect((await owner.post(LISTS, { name: 'Clientes' })).status).toBe(200);
    expect((await owner.patch(`${LISTS}/3`, { webhook: true })).status).toBe(200);
    expect((await owner.delete(`${LISTS}/3/items/9`)).status).toBe(200);
    expect(requested.map(({ method, url }) => `${String(method)} ${String(url)}`)).toEqual([
      'GET /v5/watchlists',
      'POST /v5/watchlists',
      'PATCH /v5/watchlists/3',
      'DELETE /v5/watchlists/3/items/9',
    ]);
    expect(new Set(requested.map(({ headers }) => headers.authorization)).size).toBe(1);
    expect(requested.every(({ headers }) => typeof headers['x-service-user'] === 'string')).toBe(true);
  });

  it('take items only up to a price, also from a file', async () => {
    const owner = await platform.signUp();
    const csv = { 'Content-Type': 'text/csv' };
    const [path, file] = [`${LISTS}/3/items`, 'reference,name\nc-1,Ana\n'];
    expect(await owner.post(path, { items: [] })).toMatchObject({ status: 400, body: { code: 'max_charge_required' } });
    expect((await owner.post(`${path}?dry_run=1`, { items: [] })).status).toBe(200);
    expect((await owner.call('post', path, file, { ...csv, 'X-Max-Charge': '0.05' })).status).toBe(200);
    expect(requested.at(-1)?.headers['content-type']).toBe('text/csv');
    expect((await owner.get('/api/watching/v5/entities/pa_own_1')).status).toBe(404);
  });

  it('can be read by read-only members once there is a key, and changed by members only', async () => {
    const owner = await platform.signUp();
    const reader = await platform.join(owner, 'read_only');
    expect(await reader.get(LISTS)).toMatchObject({ status: 404, body: { code: 'unknown_key' } });
    await owner.get(LISTS);
    expect((await reader.get(LISTS)).status).toBe(200);
    for (const response of [
      await reader.post(LISTS, { name: 'x' }),
      await reader.patch(`${LISTS}/3`, {}),
      await reader.delete(`${LISTS}/3`),
    ])
      expect(response).toMatchObject({ status: 403, body: { code: 'role_insufficient' } });
  });

  it('have events, newest first, by type and page by page, that no other account sees', async () => {
    const owner = await platform.signUp();
    await platform.db.query(
      `insert into account_event (account_id, seq, type, natural_key, data, at)
       select $1, nr, case when nr = 2 then 'list.updated' else 'screening.hit' end, 'e' || nr, '{"list": "ofac_sdn"}', $2
         from generate_series(1, 3) nr`,
      [owner.accountId, platform.time],
    );
    const seqs = async (query: string, by = owner) => {
      const { items, next } = (await by.get(`/api/events${query}`)).body as { items: { seq: number }[]; next: unknown };
      return [items.map(({ seq }) => seq), next];
    };
    expect(await seqs('')).toEqual([[3, 2, 1], null]);
    expect(await seqs('?limit=2')).toEqual([[3, 2], 2]);
    expect(await seqs('?limit=2&before=2')).toEqual([[1], null]);
    expect(await seqs('?type=screening.hit')).toEqual([[3, 1], null]);
    expect(await seqs('', await platform.signUp())).toEqual([[], null]);
  });
});
