import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { errorResponse } from '../../../test/fake-backend.js';
import type { FakeRequest } from '../../../test/fake-backend.js';
import { show } from '../../../test/show.js';
import ExplorerPage from './ExplorerPage.js';

const SEARCH = 'POST /api/explorer/v5/resolve';
const NAMES = 'POST /api/explorer/v5/search/entities';
const billing = { currency: 'USD', price: '0.01', charged: '0.01', dry_run: false, base: '0.01', codes: [] };
const isDry = ({ query }: FakeRequest) => query.has('dry_run');
const FOUND = { outcome: 'no_match', candidates: [], warnings: [], index_as_of: '2026-11-21T00:00:00.000Z', billing };

const row = (id: string, masked: string, province: string) => ({
  ...{ id, nombre: 'JOSE INVENTADO', type: 'NaturalPerson', ruc_no_dv: null, identifier_masked: masked, province },
});
const NAMED = {
  surface: 'entities',
  results: [row('pa_own_1', '8-***-1234', 'PANAMÁ'), row('pa_own_2', '4-***-321', 'CHIRIQUÍ')],
  page: { returned: 2, next_cursor: null, total: 2, total_relation: 'eq' },
  facets: { status: [], province: [{ value: 'PANAMÁ', count: 1 }] },
  facets_relation: 'eq',
  billing,
};

/** The search page; its price arrives when `price` resolves. */
const page = (price: Promise<object>) =>
  show(<ExplorerPage />, {
    responses: {
      'GET /api/explorer': { key: null },
      'GET /api/library/searches': { answers: [] },
      [SEARCH]: (call: FakeRequest) => (isDry(call) ? price : FOUND),
      [NAMES]: (call: FakeRequest) => (isDry(call) ? { billing } : NAMED),
    },
  });

describe('a search', () => {
  afterEach(cleanup);

  it('waits for its price, and costs no more than that', async () => {
    const { promise, resolve } = Promise.withResolvers<object>();
    const { user, backend } = await page(promise);
    await user.type(await screen.findByLabelText('Name, RUC, cédula or id'), 'prueba uno');
    await user.click(await screen.findByRole('button', { name: /^Search/ }));
    expect(backend.requestsTo(SEARCH).every(isDry)).toBe(true);
    resolve({ billing });
    await waitFor(() => expect(backend.requestsTo(SEARCH).filter((call) => !isDry(call))).toHaveLength(1));
    expect(backend.requestsTo(SEARCH).at(-1)?.headers.get('X-Max-Charge')).toBe('0.01');
    expect(backend.requestsTo(SEARCH).filter(isDry)).toHaveLength(1);
  });

  it('lists the names with its words only when asked to, and tells namesakes apart', async () => {
    const { user, backend } = await page(Promise.resolve({ billing }));
    await user.type(await screen.findByLabelText('Name, RUC, cédula or id'), 'jose inventado');
    await user.click(await screen.findByRole('button', { name: /^Search/ }));
    const list = await screen.findByRole('button', { name: /^List names/ });
    expect(backend.requestsTo(NAMES).every(isDry)).toBe(true);
    await user.click(list);
    expect(await screen.findByText('8-***-1234')).not.toBeNull();
    expect(screen.getByText('CHIRIQUÍ')).not.toBeNull();
    expect(screen.getAllByRole('link', { name: 'JOSE INVENTADO' })).toHaveLength(2);
    expect(backend.requestsTo(NAMES).at(-1)?.headers.get('X-Max-Charge')).toBe('0.01');
    expect(backend.requestsTo(NAMES).filter((call) => !isDry(call))).toHaveLength(1);
  });

  it('is not made without a price', async () => {
    const { user, backend } = await page(Promise.resolve(errorResponse(409, 'key_revoked')));
    await user.type(await screen.findByLabelText('Name, RUC, cédula or id'), 'prueba uno');
    await user.click(await screen.findByRole('button', { name: /^Search/ }));
    expect(await screen.findByText("The explorer's key was revoked.")).not.toBeNull();
    expect(backend.requestsTo(SEARCH).every(isDry)).toBe(true);
  });
});
