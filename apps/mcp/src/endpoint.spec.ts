import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { AGENT_TOKEN, EndpointFixture } from '../test/endpoint-fixture.js';

const KEYLESS = ['get_entity', 'resolve_entity'];
const LOOK_UP = { name: 'get_entity', arguments: { id: 'pa_own_1' } };
const PING = { jsonrpc: '2.0', id: 1, method: 'ping' };

describe('the MCP endpoint', () => {
  let mcp: EndpointFixture;
  beforeAll(async () => {
    mcp = await EndpointFixture.open({ ALLOWED_HOSTS: '127.0.0.1,[::1],tools.example' });
  });
  afterEach(() => {
    mcp.calls.length = 0;
  });
  afterAll(() => mcp.close());

  const post = (headers: Record<string, string> = {}) =>
    request(mcp.server)
      .post('/mcp')
      .set({ 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream', ...headers })
      .send(JSON.stringify(PING));

  it.each<[Record<string, string>, number]>([
    [{ Host: '127.0.0.1:4300' }, 400],
    [{ Host: '[::1]:4300' }, 400],
    [{ Host: 'tools.example' }, 400],
    [{ Host: 'localhost' }, 403],
    [{ Host: 'attacker.example' }, 403],
    [{ Host: '127.0.0.1.attacker.example' }, 403],
    [{ Origin: 'http://localhost:6274' }, 400],
    [{ Origin: 'https://attacker.example' }, 403],
    [{ Origin: 'http://localhost.attacker.example' }, 403],
    [{ Host: 'evil@127.0.0.1' }, 403],
    [{ Host: '127.0.0.1/x' }, 403],
    [{ Origin: 'http://attacker.example@localhost' }, 403],
    [{ Origin: 'chrome-extension://localhost' }, 403],
    [{ Origin: '' }, 403],
    [{ Origin: 'null' }, 403],
  ])('answers a request from %j with %i', async (headers, status) => {
    expect((await post(headers)).status).toBe(status);
  });

  it('allows browser pages of an allowed origin to call, and no others', async () => {
    const ask = (origin: string) => request(mcp.server).options('/mcp').set('Origin', origin);
    const allowed = await ask('http://localhost:6274');
    expect([allowed.status, allowed.headers['access-control-allow-origin']]).toEqual([204, 'http://localhost:6274']);
    expect(allowed.headers['access-control-allow-headers']).toContain('X-Api-Key');
    const rejected = await ask('https://attacker.example');
    expect([rejected.status, rejected.headers['access-control-allow-origin']]).toEqual([403, undefined]);
    expect((await post()).headers['vary']).toBe('Origin');
  });

  it.each<[string, Record<string, string>]>([
    ['no Bearer', { Authorization: 'Basic cGs6eA==' }],
    ['an empty Authorization', { Authorization: '' }],
    ['two keys that differ', { Authorization: 'Bearer pk_one', 'X-Api-Key': 'pk_two' }],
    ['an overlong key', { 'X-Api-Key': 'pk_' + 'x'.repeat(300) }],
  ])('refuses %s with 403', async (_, headers) => {
    const { status, text } = await post(headers);
    expect([status, text]).toEqual([403, expect.stringContaining('key rejected')]);
    expect(text).not.toContain('pk_');
  });

  it('refuses anything that is not a message of the protocol', async () => {
    expect((await post({ 'Content-Type': 'text/plain' })).status).toBe(415);
    expect((await post({ 'Content-Type': 'application/json; charset=iso-8859-1' })).status).toBe(415);
    expect((await post({ 'Content-Type': 'application/json; charset="UTF-8"' })).status).toBe(400);
    expect((await request(mcp.server).put('/mcp')).status).toBe(405);
    expect((await request(mcp.server).get('/elsewhere')).body).toMatchObject({ code: 'route_not_found' });
    const broken = post().send('');
    expect((await broken).status).toBe(400);
    const large = await post().send(JSON.stringify({ ...PING, params: { text: 'x'.repeat(200_000) } }));
    expect(large.status).toBe(413);
  });

  it('survives an oversized body without a Content-Length', async () => {
    const body = new Blob([new Uint8Array(3_000_000)]).stream();
    const headers = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };
    const rejected = await fetch(mcp.url, { method: 'POST', headers, body, duplex: 'half' }).then(
      ({ status }) => status,
      () => 'the connection was cut',
    );
    expect([413, 'the connection was cut']).toContain(rejected);
    expect((await fetch(mcp.url.replace('/mcp', '/health'))).status).toBe(200);
  });

  it('reports that it is live, and that it is ready if the API is', async () => {
    expect((await request(mcp.server).get('/health')).body).toEqual({ status: 'ok', service: 'mcp' });
    expect((await request(mcp.server).get('/health/ready')).body).toMatchObject({ checks: { api: 'ok' } });
  });

  describe.each(['auto', 'legacy'] as const)('with the official client (%s)', (mode) => {
    it('lists every tool with a key, and those of tier 0 without one', async () => {
      const namesFor = async (headers: Record<string, string>) => {
        const client = await mcp.connect(mode, headers);
        expect(client.getNegotiatedProtocolVersion()).toBe(mode === 'auto' ? '2026-07-28' : '2025-11-25');
        return (await client.listTools()).tools.map(({ name }) => name).sort();
      };
      expect(await namesFor({})).toEqual(KEYLESS);
      expect(await namesFor({ 'X-Api-Key': 'pk_late' })).toHaveLength(17);
    });

    it('forwards the key of each request, the address of its caller, and its own token', async () => {
      const headers: Record<string, string> = { 'X-Api-Key': 'pk_first', 'X-Forwarded-For': '203.0.113.9' };
      const client = await mcp.connect(mode, headers);
      await client.callTool(LOOK_UP);
      delete headers['X-Api-Key'];
      Object.assign(headers, { Authorization: 'Bearer pk_first', 'X-Forwarded-For': '2001:db8::7' });
      await client.callTool(LOOK_UP);
      expect(
        mcp.calls.map((call) => [call.authorization, call['x-service-agent-client'], call['x-service-agent-token']]),
      ).toEqual([
        ['Bearer pk_first', '203.0.113.9', AGENT_TOKEN],
        ['Bearer pk_first', '2001:db8::7', AGENT_TOKEN],
      ]);
      for (const call of mcp.calls) expect(call['x-api-key']).toBeUndefined();
    });
  });

  it('accepts a different key with each request outside a session, and forwards none if none was sent', async () => {
    const headers: Record<string, string> = { 'X-Api-Key': 'pk_first' };
    const client = await mcp.connect('auto', headers);
    await client.callTool(LOOK_UP);
    headers['X-Api-Key'] = 'pk_second';
    await client.callTool(LOOK_UP);
    delete headers['X-Api-Key'];
    const rejected = await client.callTool(LOOK_UP);
    expect(mcp.calls.map(({ authorization }) => authorization)).toEqual([
      'Bearer pk_first',
      'Bearer pk_second',
      undefined,
    ]);
    expect(rejected).toMatchObject({ isError: true, structuredContent: { code: 'public_tier_locked' } });
  });

  describe('in a session of the older protocol', () => {
    const HELLO = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'x', version: '1' } };
    const initialize = (headers: Record<string, string>) =>
      request(mcp.server)
        .post('/mcp')
        .set({ 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream', ...headers })
        .send(JSON.stringify({ ...PING, method: 'initialize', params: HELLO }));
    const inSession = (id: string, method: 'post' | 'get' | 'delete', headers: Record<string, string>) => {
      const sent = request(mcp.server)
        [method]('/mcp')
        .set({ Accept: 'application/json, text/event-stream', 'Mcp-Session-Id': id, ...headers });
      return method === 'post' ? sent.set('Content-Type', 'application/json').send(JSON.stringify(PING)) : sent;
    };

    it.each<[string, Record<string, string>]>([
      ['another key', { 'X-Api-Key': 'pk_other' }],
      ['another key as a Bearer token', { Authorization: 'Bearer pk_other' }],
      ['no key', {}],
    ])('rejects %s with 404 and keeps the session open', async (_who, other) => {
      const mine = { 'X-Api-Key': 'pk_mine' };
      const id = (await initialize(mine).expect(200)).headers['mcp-session-id'] as string;
      for (const method of ['post', 'get', 'delete'] as const) {
        const response = await inSession(id, method, other);
        expect([method, response.status, response.body]).toMatchObject([method, 404, { error: { code: -32_001 } }]);
      }
      await inSession(id, 'post', mine).expect(200);
      await inSession(id, 'delete', { Authorization: 'Bearer pk_mine' }).expect(200);
      await inSession(id, 'post', mine).expect(404);
    });
  });

  it('logs and measures the tool and its outcome, but never a key, a token or arguments', async () => {
    const client = await mcp.connect('auto', { 'X-Api-Key': `pk_${'a1'.repeat(19)}`, 'User-Agent': 'test pk_123456' });
    await client.callTool({ name: 'get_entity', arguments: { id: 'pa_own_424242' } });
    await expect(client.callTool({ name: 'not_a_tool', arguments: {} })).rejects.toThrow();
    const log = mcp.log.join('');
    expect(log).toContain('"rpc":"tools/call","protocol":"2026-07-28","tool":"get_entity","outcome":"refused"');
    for (const secret of ['pk_a1', 'pk_first', 'pk_123456', AGENT_TOKEN, '424242', 'not_a_tool']) {
      expect({ secret, found: log.includes(secret) }).toEqual({ secret, found: false });
    }
    const measured = await mcp.metrics.getSingleMetricAsString('mcp_tool_call_duration_seconds');
    expect(measured).toContain('tool="get_entity",outcome="refused",code="public_tier_locked"');
    expect(measured).toContain('tool="unknown",outcome="failed"');
    expect(measured).not.toContain('not_a_tool');
  });
});

describe('opening sessions', () => {
  it('is limited per client address and per network: 429 with Retry-After', async () => {
    // An address may open another session every 20 s, a network every 4 s.
    const mcp = await EndpointFixture.open({ SESSIONS_PER_MINUTE: '3' });
    const hello = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'x', version: '1' } };
    const open = async (address: string) => {
      const { status, headers, text } = await request(mcp.server)
        .post('/mcp')
        .set({ 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' })
        .set({ 'X-Api-Key': `pk_${address}`, 'X-Forwarded-For': address })
        .send(JSON.stringify({ ...PING, method: 'initialize', params: hello }));
      return { status, wait: Number(headers['retry-after'] ?? 0), text };
    };
    const statuses = async (addresses: readonly string[]) =>
      (await Promise.all(addresses.map(open))).map(({ status }) => status);
    try {
      expect(await statuses(['198.51.100.1', '198.51.100.1', '198.51.100.1'])).toEqual([200, 200, 200]);
      const rejected = await open('198.51.100.1');
      expect(rejected).toMatchObject({ status: 429, text: expect.stringContaining('Too many new sessions') });
      expect(rejected.wait).toBeGreaterThan(0);
      const others = Array.from({ length: 40 }, (_, nr) => `198.51.100.${String(nr + 2)}`);
      const ofNetwork = await statuses(others);
      expect(ofNetwork.filter((status) => status === 429).length).toBeGreaterThan(0);
      expect(await statuses(['198.51.101.1'])).toEqual([200]);
    } finally {
      await mcp.close();
    }
  });
});

describe('requests in progress', () => {
  it('are limited per client address and in total', async () => {
    const mcp = await EndpointFixture.open({ MAX_CALLS: '3', MAX_CALLS_PER_ADDRESS: '2' });
    let response = (): void => undefined;
    mcp.apiWaits = new Promise<void>((resolve) => (response = resolve));
    const initialize = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'x', version: '1' } };
    const from = (address: string) => ({ 'X-Api-Key': 'pk_x', 'X-Forwarded-For': address });
    const status = async (address: string): Promise<number> => {
      const headers = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };
      const body = JSON.stringify({ ...PING, method: 'initialize', params: initialize });
      const requested = await fetch(mcp.url, { method: 'POST', headers: { ...headers, ...from(address) }, body });
      await requested.text();
      return requested.status;
    };
    try {
      const [one, other] = [
        await mcp.connect('auto', from('203.0.113.1')),
        await mcp.connect('auto', from('203.0.113.2')),
      ];
      const calls = [one.callTool(LOOK_UP), one.callTool(LOOK_UP)];
      while (mcp.calls.length < 2) await new Promise(setImmediate);
      expect([await status('203.0.113.1'), await status('203.0.113.2')]).toEqual([429, 200]);
      calls.push(other.callTool(LOOK_UP));
      while (mcp.calls.length < 3) await new Promise(setImmediate);
      expect(await status('203.0.113.3')).toBe(429);
      response();
      await Promise.all(calls);
      while ((await status('203.0.113.1')) !== 200) await new Promise(setImmediate);
    } finally {
      await mcp.close();
    }
  });
});

describe('a shutdown of the agent tools', () => {
  it.each(['auto', 'legacy'] as const)('lets calls in flight finish (%s) and ends open streams', async (mode) => {
    const mcp = await EndpointFixture.open();
    const { url } = mcp;
    try {
      let response = (): void => undefined;
      mcp.apiWaits = new Promise<void>((resolve) => (response = resolve));
      const client = await mcp.connect(mode, { 'X-Api-Key': 'pk_x' });
      const call = client.callTool(LOOK_UP);
      while (mcp.calls.length === 0) await new Promise(setImmediate);
      const stopped = mcp.stop();
      response();
      expect(await call).toMatchObject({ isError: true });
      await stopped;
      await expect(fetch(url)).rejects.toThrow();
    } finally {
      await mcp.close();
    }
  });
});
