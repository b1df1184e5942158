import { describe, expect, it } from '@jest/globals';
import { withPriceLimit } from './price-limit.js';

const ENTITY = '/api/explorer/v5/entities/pa_own_42?include=DAT-GOV';

/** The X-Max-Charge of each request; the backend returns `response` for all of them. */
function backend(response: object, status = 200) {
  const limits: (string | null)[] = [];
  const fetch = withPriceLimit((_url, init) => {
    limits.push(new Headers(init.headers).get('X-Max-Charge'));
    return Promise.resolve(new Response(JSON.stringify(response), { status }));
  });
  return { fetch, limits };
}

describe('a request whose price was shown', () => {
  it('costs at most that, however its dry run was written', async () => {
    const { fetch, limits } = backend({ billing: { price: '0.16' } });
    await fetch(`${ENTITY}&dry_run=true`, {});
    await fetch(ENTITY, {});
    await fetch(ENTITY, { method: 'GET', headers: { Accept: 'application/json' } });
    expect(limits).toEqual([null, '0.16', '0.16']);
  });

  it('is a different one with another address, method or body', async () => {
    const { fetch, limits } = backend({ billing: { price: '0.16' } });
    await fetch('/v5/resolve?dry_run=1', { method: 'POST', body: '{"name":"a"}' });
    await fetch('/v5/resolve', { method: 'POST', body: '{"name":"b"}' });
    await fetch('/v5/resolve', { method: 'GET' });
    await fetch('/v5/resolve/batch', { method: 'POST', body: '{"name":"a"}' });
    await fetch('/v5/resolve', { method: 'POST', body: '{"name":"a"}' });
    expect(limits).toEqual([null, null, null, null, '0.16']);
  });

  it('has the limit that its caller sets', async () => {
    const { fetch, limits } = backend({ billing: { price: '0.16' } });
    await fetch(`${ENTITY}&dry_run=1`, {});
    await fetch(ENTITY, { headers: { 'X-Max-Charge': '0.10' } });
    expect(limits).toEqual([null, '0.10']);
  });

  it.each([
    [{ error: 'entity not found' }, 404],
    [{ ok: true }, 200],
  ])('has no limit if the dry run shows no price: %j', async (response, status) => {
    const { fetch, limits } = backend(response, status);
    await fetch(`${ENTITY}&dry_run=1`, {});
    await fetch(ENTITY, {});
    expect(limits).toEqual([null, null]);
  });
});
