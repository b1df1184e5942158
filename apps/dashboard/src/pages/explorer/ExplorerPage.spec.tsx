import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { fault } from '../../../test/fake-backend.js';
import type { Call } from '../../../test/fake-backend.js';
import { show } from '../../../test/show.js';
import ExplorerPage from './ExplorerPage.js';

const SEARCH = 'POST /api/explorer/v5/resolve';
const billing = { currency: 'USD', price: '0.01', charged: '0.01', dry_run: false, base: '0.01', codes: [] };
const isDry = ({ query }: Call) => query.has('dry_run');
const FOUND = { outcome: 'no_match', candidates: [], warnings: [], index_as_of: '2026-11-21T00:00:00.000Z', billing };

/** The search page; its price arrives when `price` resolves. */
const page = (price: Promise<object>) =>
  show(<ExplorerPage />, {
    answers: {
      'GET /api/explorer': { key: null },
      'GET /api/library/searches': { answers: [] },
      [SEARCH]: (call: Call) => (isDry(call) ? price : FOUND),
    },
  });

describe('a search', () => {
  afterEach(cleanup);

  it('waits for its price, and costs no more than that', async () => {
    const { promise, resolve } = Promise.withResolvers<object>();
    const { user, backend } = await page(promise);
    await user.type(await screen.findByLabelText('Name, RUC, cédula or id'), 'prueba uno');
    await user.click(await screen.findByRole('button', { name: /^Search/ }));
    expect(backend.called(SEARCH).every(isDry)).toBe(true);
    resolve({ billing });
    await waitFor(() => expect(backend.called(SEARCH).filter((call) => !isDry(call))).toHaveLength(1));
    expect(backend.called(SEARCH).at(-1)?.headers.get('X-Max-Charge')).toBe('0.01');
    expect(backend.called(SEARCH).filter(isDry)).toHaveLength(1);
  });

  it('is not made without a price', async () => {
    const { user, backend } = await page(Promise.resolve(fault(409, 'key_revoked')));
    await user.type(await screen.findByLabelText('Name, RUC, cédula or id'), 'prueba uno');
    await user.click(await screen.findByRole('button', { name: /^Search/ }));
    expect(await screen.findByText("The explorer's key was revoked.")).not.toBeNull();
    expect(backend.called(SEARCH).every(isDry)).toBe(true);
  });
});
