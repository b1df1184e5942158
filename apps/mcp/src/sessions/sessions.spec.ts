import { McpServer } from '@modelcontextprotocol/server';
import { Registry } from 'prom-client';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { Caller, authInfoOf, callerOf } from '../caller.js';
import { Measurements } from '../measurements.js';
import { Sessions } from './sessions.js';

const LIMITS = { max: 3, maxPerOwner: 10, idleMs: 60_000, maxAgeMs: 600_000 };
const INITIALIZE = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
};
const WHO = { jsonrpc: '2.0', id: 7, method: 'tools/call', params: { name: 'who', arguments: {} } };
const settled = () => new Promise(setImmediate);
const PING = { jsonrpc: '2.0', id: 2, method: 'ping' };

describe('sessions of the older protocol', () => {
  let now: number;
  let metrics: Registry;
  let sessions: Sessions;
  /** Tool calls wait for this promise. */
  let held: Promise<void>;
  let release: () => void;
  /** Calls whose client stopped waiting. */
  let aborted: string[];

  beforeEach(() => {
    now = 0;
    held = new Promise((resolve) => (release = resolve));
    aborted = [];
    metrics = new Registry();
    sessions = new Sessions({
      limits: LIMITS,
      open: () => {
        const server = new McpServer({ name: 'test', version: '1' });
        server.registerTool('who', {}, async (extra) => {
          const { address } = callerOf(extra);
          extra.mcpReq.signal.addEventListener('abort', () => aborted.push(address));
          await held;
          return { content: [{ type: 'text', text: `asked from ${address}` }] };
        });
        return server;
      },
      measurements: new Measurements(metrics),
      now: () => now,
      onError: () => undefined,
    });
  });

  const send = (method: string, { id, body, owner = '203.0.113.1', key = 'pk_x', accept = '*' }: Sent = {}) => {
    const aborter = new AbortController();
    const request = new Request('http://127.0.0.1/mcp', {
      method,
      headers: {
        'Content-Type': 'application/json',
        Accept: accept === '*' ? 'application/json, text/event-stream' : accept,
        ...(id !== undefined && { 'Mcp-Session-Id': id }),
      },
      signal: aborter.signal,
    });
    const caller = new Caller(key, owner, 'request', {});
    const answer = sessions.handle({ request, body, authInfo: authInfoOf(caller) });
    return {
      answer,
      leave: () => {
        aborter.abort();
      },
    };
  };
  const begin = async (owner?: string, protocolVersion = '2025-11-25', key?: string | null): Promise<string> => {
    const body = { ...INITIALIZE, params: { ...INITIALIZE.params, protocolVersion } };
    const given = { ...(owner !== undefined && { owner }), ...(key !== undefined && { key }) };
    const response = await send('POST', { body, ...given }).answer;
    expect(response.status).toBe(200);
    await response.text();
    return response.headers.get('mcp-session-id') ?? '';
  };
  const isThere = async (id: string, as: Pick<Sent, 'owner' | 'key'> = {}): Promise<boolean> => {
    const response = await send('POST', { id, body: PING, ...as }).answer;
    if (response.status === 404) return false;
    expect(await response.text()).toContain('"result":{}');
    return true;
  };
  const ended = async (): Promise<Record<string, number>> => {
    const text = await metrics.getSingleMetricAsString('mcp_sessions_ended_total');
    const counts = [...text.matchAll(/reason="(\w+)"} (\d+)/g)];
    return Object.fromEntries(counts.map(([, reason = '', count]) => [reason, Number(count)]));
  };

  it('start only with initialize, and return 404 once deleted', async () => {
    const id = await begin();
    expect(await isThere(id)).toBe(true);
    expect((await send('DELETE', { id }).answer).status).toBe(200);
    expect(await isThere(id)).toBe(false);
    expect((await send('POST', { body: PING }).answer).status).toBe(400);
    expect((await send('GET').answer).status).toBe(400);
    expect((await send('POST', { id: 'unknown', body: INITIALIZE }).answer).status).toBe(404);
    expect(sessions.size).toBe(0);
    expect(await ended()).toEqual({ deleted: 1 });
  });

  it('are not kept if initialize fails', async () => {
    expect((await send('POST', { body: INITIALIZE, accept: 'text/html' }).answer).status).toBe(406);
    expect(sessions.size).toBe(0);
  });

  it('end when unused for a while, unless one of their streams is open', async () => {
    const [used, streaming, idle] = [await begin(), await begin(), await begin()];
    const stream = send('GET', { id: streaming });
    expect((await stream.answer).status).toBe(200);
    now += LIMITS.idleMs - 1;
    expect(await isThere(used)).toBe(true);
    now += 1;
    sessions.sweep();
    expect([await isThere(used), await isThere(idle)]).toEqual([true, false]);
    now += LIMITS.idleMs;
    sessions.sweep();
    expect(sessions.size).toBe(1);
    stream.leave();
    now += LIMITS.idleMs;
    expect(await isThere(streaming)).toBe(false);
    expect(await ended()).toEqual({ idle: 3 });
  });

  it('end at a certain age, used or not', async () => {
    const id = await begin();
    for (let step = 1; step < LIMITS.maxAgeMs / 50_000; step += 1) {
      now = step * 50_000;
      expect(await isThere(id)).toBe(true);
    }
    now = LIMITS.maxAgeMs;
    expect(await isThere(id)).toBe(false);
    expect(await ended()).toEqual({ aged: 1 });
  });

  it('are limited: another one ends the least recently used of the caller with the most sessions', async () => {
    const theirs = await begin('203.0.113.9');
    const [first, second] = [await begin(), await begin()];
    expect(await isThere(first)).toBe(true);
    const third = await begin();
    expect(sessions.size).toBe(LIMITS.max);
    expect([await isThere(theirs), await isThere(first), await isThere(second), await isThere(third)]).toEqual([
      true,
      true,
      false,
      true,
    ]);
    expect(await ended()).toEqual({ evicted: 1 });
  });

  const ask = (id: string, owner: string, request: number | string = 7) =>
    send('POST', { id, owner, body: { ...WHO, id: request } });

  it('send each response to its requester, and reject an id whose request is still open', async () => {
    const id = await begin();
    const first = await ask(id, '203.0.113.1').answer;
    expect((await ask(id, '203.0.113.2').answer).status).toBe(400);
    const other = await ask(id, '203.0.113.2', '7').answer;
    release();
    expect(await first.text()).toContain('asked from 203.0.113.1');
    expect(await other.text()).toContain('asked from 203.0.113.2');
    expect(await (await ask(id, '203.0.113.3').answer).text()).toContain('asked from 203.0.113.3');
  });

  it('end a call whose client is gone or has canceled it, and accept its id again', async () => {
    const id = await begin();
    const left = ask(id, '203.0.113.1');
    await left.answer;
    left.leave();
    await settled();
    const cancelled = await ask(id, '203.0.113.2').answer;
    const cancel = { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 7 } };
    expect((await send('POST', { id, body: cancel }).answer).status).toBe(202);
    expect(await cancelled.text()).toBe('');
    expect(aborted).toEqual(['203.0.113.1', '203.0.113.2']);
    const again = await ask(id, '203.0.113.3').answer;
    release();
    expect(await again.text()).toMatch(/^(?!.*203\.0\.113\.[12]).*203\.0\.113\.3/s);
  });

  it('accept short batches if the protocol version has them, and answer all but canceled requests', async () => {
    const batch = (length: number) => Array.from({ length }, (_, index) => ({ ...WHO, id: index }));
    const now = await begin();
    expect((await send('POST', { id: now, body: batch(1) }).answer).status).toBe(400);
    const id = await begin(undefined, '2025-03-26');
    expect((await send('POST', { id, body: batch(6) }).answer).status).toBe(400);
    expect((await send('POST', { id, body: [WHO, WHO] }).answer).status).toBe(400);
    const response = await send('POST', { id, body: batch(2) }).answer;
    const cancel = { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 0 } };
    await send('POST', { id, body: cancel }).answer;
    release();
    expect(await response.text()).toMatch(/"id":0,"error".*"result".*"id":1/s);
  });

  describe('belong to the key that opened them', () => {
    it.each<[string, Pick<Sent, 'owner' | 'key'>]>([
      ['another key', { key: 'pk_y' }],
      ['another key of another network', { key: 'pk_y', owner: '198.51.100.1' }],
      ['no key, from the same address', { key: null }],
    ])('and return 404 for %s, like a session that never existed', async (_who, other) => {
      const id = await begin();
      const unknown = await send('POST', { id: 'unknown', body: PING, ...other }).answer;
      for (const [method, body] of [
        ['POST', PING],
        ['GET', undefined],
        ['DELETE', undefined],
      ] as const) {
        const response = await send(method, { id, ...(body && { body }), ...other }).answer;
        expect([method, response.status, await response.text()]).toEqual([method, 404, await unknown.clone().text()]);
      }
      expect(await isThere(id)).toBe(true);
      expect(await ended()).toEqual({});
    });

    it('from any address', async () => {
      const id = await begin('203.0.113.1');
      expect(await isThere(id, { owner: '198.51.100.1' })).toBe(true);
      expect((await send('DELETE', { id, owner: '2001:db8::1' }).answer).status).toBe(200);
    });

    it('or, without a key, to its network', async () => {
      const id = await begin('203.0.113.1', undefined, null);
      expect(await isThere(id, { key: null, owner: '203.0.113.200' })).toBe(true);
      expect(await isThere(id, { key: null, owner: '198.51.100.1' })).toBe(false);
      expect(await isThere(id, { key: 'pk_x', owner: '203.0.113.1' })).toBe(false);
      expect((await send('DELETE', { id, key: null, owner: '198.51.100.1' }).answer).status).toBe(404);
    });

    it('and use by another caller does not extend them', async () => {
      const id = await begin();
      now += LIMITS.idleMs - 1;
      expect(await isThere(id, { key: 'pk_y' })).toBe(false);
      now += 1;
      expect(await isThere(id)).toBe(false);
      expect(await ended()).toEqual({ idle: 1 });
    });
  });

  it('all end with the server, including their streams', async () => {
    const id = await begin();
    const stream = await send('GET', { id }).answer;
    sessions.endStreams();
    expect(await stream.text()).toBe('');
    expect(await isThere(id)).toBe(true);
    await sessions.close();
    expect(sessions.size).toBe(0);
    expect(await ended()).toEqual({ stopped: 1 });
  });
});

interface Sent {
  id?: string;
  body?: object;
  owner?: string;
  accept?: string;
  /** null: none. */
  key?: string | null;
}
