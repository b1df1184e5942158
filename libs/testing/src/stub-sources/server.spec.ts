import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { MemoryWorld } from './memory-world.js';
import { HUGE_BYTES } from './modes.js';
import { StubSourceServer } from './server.js';
import type { StubSource } from './stub-source.js';

const echo: StubSource = {
  source: 'dgi',
  respond: async ({ method, path, query, form }, world) => {
    if (path === '/broken') throw new Error('broken on purpose');
    if (path === '/nothing') return undefined;
    const found = await world.find('dgi', { nombre: query.get('nombre') ?? '' });
    const reported = { method, path, nombre: found?.nombre ?? null, form: form.get('nombre') };
    return { contentType: 'application/json', body: JSON.stringify(reported) };
  },
};

const world = new MemoryWorld([
  { kind: 'Organization', nombre: 'Velas del Golfo Ficticio, S.A.', ruc: null, cedula: null, core: {}, records: [] },
]);

describe('the stub of the original sources', () => {
  let stub: StubSourceServer;
  const ask = (path: string, init?: RequestInit) => fetch(`${stub.url}${path}`, init);
  beforeEach(async () => {
    stub = await StubSourceServer.listen({ world, sources: [echo] });
  });
  afterEach(() => stub.close());

  it('serves each source under its own prefix', async () => {
    const requested = await ask('/dgi/consulta/una%20ruta?nombre=VELAS+DEL+GOLFO+FICTICIO+SA');
    expect(await requested.json()).toMatchObject({ path: '/consulta/una ruta', nombre: null });
    const posted = await ask('/dgi/consulta?nombre=velas+del+golfo+ficticio,+s.a.', {
      method: 'POST',
      body: new URLSearchParams({ nombre: 'Niño' }),
    });
    expect(await posted.json()).toEqual({
      method: 'POST',
      path: '/consulta',
      nombre: 'Velas del Golfo Ficticio, S.A.',
      form: 'Niño',
    });
  });

  it('returns 404 for unknown pages and sources', async () => {
    expect((await ask('/dgi/nothing')).status).toBe(404);
    expect((await ask('/sbp/consulta')).status).toBe(404);
    expect((await ask('/health')).status).toBe(200);
  });

  it('returns 304 to clients that have the response already, and counts it', async () => {
    const first = await ask('/dgi/consulta');
    const again = await ask('/dgi/consulta', { headers: { 'if-none-match': first.headers.get('etag') ?? '' } });
    expect([first.status, again.status, await again.text()]).toEqual([200, 304, '']);
    expect(stub.hits('dgi')).toEqual({ requests: 2, notModified: 1 });
  });

  it.each([
    ['down', 503],
    ['wrong', 200],
  ])('is %s when set to it', async (mode, status) => {
    const told = await ask('/_control/dgi', { method: 'PUT', body: JSON.stringify({ mode }) });
    expect(told.status).toBe(200);
    const response = await ask('/dgi/consulta');
    expect(response.status).toBe(status);
    expect(await response.text()).not.toContain('"path"');
    stub.setMode('dgi', 'ok');
    expect(await (await ask('/dgi/consulta')).text()).toContain('"path"');
  });

  it('is as slow as configured', async () => {
    stub.setMode('all', 'slow', 50);
    const began = performance.now();
    expect((await ask('/dgi/consulta')).status).toBe(200);
    expect(performance.now() - began).toBeGreaterThan(45);
  });

  it('is larger than a reader accepts', async () => {
    stub.setMode('dgi', 'huge');
    let bytes = 0;
    for await (const part of (await ask('/dgi/consulta')).body ?? []) bytes += (part as Uint8Array).length;
    expect(bytes).toBe(HUGE_BYTES);
  });

  it.each([
    ['dgi', 'PUT', '{"mode":"lazy"}', 400],
    ['dgi', 'PUT', '{"mode":"slow","delayMs":-1}', 400],
    ['dgi', 'PUT', 'mode=slow', 400],
    ['dgi', 'PUT', 'null', 400],
    ['dgi', 'POST', '{"mode":"ok"}', 400],
    ['sbp', 'PUT', '{"mode":"ok"}', 404],
  ])('refuses to control %s by %s %s', async (name, method, body, status) => {
    expect((await ask(`/_control/${name}`, { method, body })).status).toBe(status);
  });
});
