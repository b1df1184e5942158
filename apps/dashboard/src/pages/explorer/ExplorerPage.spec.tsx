import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { errorResponse } from '../../../test/fake-backend.js';
import type { FakeRequest } from '../../../test/fake-backend.js';
import { show } from '../../../test/show.js';
import ExplorerPage from './ExplorerPage.js';

const SEARCH = 'POST /api/explorer/v5/resolve';
const billing = { currency: 'USD', price: '0.01', charged: '0.01', dry_run: false, base: '0.01', codes: [] };
const isDry = ({ query }: FakeRequest) => query.has('dry_run');
const FOUND = { outcome: 'no_match', candidates: [], warnings: [], index_as_of: '2026-11-21T00:00:00.000Z', billing };

/** The search page; its price arrives when `price` resolves. */
const page = (price: Promise<object>) =>
  show(<ExplorerPage />, {
    responses: {
      'GET /api/explorer': { key: null },
      'GET /api/library/searches': { answers: [] },
      [SEARCH]: (call: FakeRequest) => (isDry(call) ? price : FOUND),
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

  it('is not made without a price', async () => {
    const { user, backend } = await page(Promise.resolve(errorResponse(409, 'key_revoked')));
    await user.type(await screen.findByLabelText('Name, RUC, cédula or id'), 'prueba uno');
    await user.click(await screen.findByRole('button', { name: /^Search/ }));
    expect(await screen.findByText("The explorer's key was revoked.")).not.toBeNull();
    expect(backend.requestsTo(SEARCH).every(isDry)).toBe(true);
  });
});
