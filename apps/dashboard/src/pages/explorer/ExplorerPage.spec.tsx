import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { errorResponse } from '../../../test/fake-backend.js';
import type { FakeRequest } from '../../../test/fake-backend.js';
import { show } from '../../../test/show.js';
import type { Shown } from '../../../test/show.js';
import ExplorerPage from './ExplorerPage.js';

const SEARCH = 'POST /api/explorer/v5/resolve';
const NAMES = 'POST /api/explorer/v5/search/entities';
const billing = { currency: 'USD', price: '0.01', charged: '0.01', dry_run: false, base: '0.01', codes: [] };
const isDry = ({ query }: FakeRequest) => query.has('dry_run');
const FOUND = { outcome: 'no_match', candidates: [], warnings: [], index_as_of: '2026-11-21T00:00:00.000Z', billing };

const row = (id: string, masked: string, province: string) => ({
  ...{ id, nombre: 'JOSE INVENTADO', type: 'NaturalPerson', ruc_no_dv: null, identifier_masked: masked, province, matched_name: null },
});
const NAMED = {
  surface: 'entities',
  results: [row('pa_own_1', '8-***-1234', 'PANAMÁ'), row('pa_own_2', '4-***-321', 'CHIRIQUÍ')],
  page: { returned: 2, next_cursor: null, total: 2, total_relation: 'eq' },
  facets: { status: [], province: [{ value: 'PANAMÁ', count: 1 }] },
  facets_relation: 'eq',
  billing,
};

/** The member's search session, as the backend knows it. */
let session: { expires_at: string; searches_left: number } | null = null;
const SESSION = { expires_at: '2126-11-24T14:30:00.000Z', searches_left: 59 };
const FREE = { ...billing, price: '0.00', charged: '0.00' };

/** The search page; its price arrives when `price` resolves. */
const page = (price: Promise<object>, at = '/explorer') =>
  show(<ExplorerPage />, {
    at,
    responses: {
      'GET /api/explorer': () => ({ key: null, search_session: session }),
      'GET /api/library/searches': { answers: [] },
      [SEARCH]: (call: FakeRequest) => (isDry(call) ? price : FOUND),
      [NAMES]: (call: FakeRequest) => {
        const covered = session !== null;
        if (isDry(call)) return { billing: covered ? FREE : billing };
        const limit = call.headers.get('X-Max-Charge');
        if (!covered && limit === '0.00') return errorResponse(402, 'max_charge_exceeded');
        session = { ...SESSION, searches_left: (session?.searches_left ?? 60) - 1 };
        return { ...NAMED, billing: covered ? FREE : billing };
      },
    },
  });

describe('a search', () => {
  const field = () => screen.findByLabelText('Name, RUC, cédula or id');
  const maxCharges = (backend: Shown['backend']) =>
    paidNames(backend).map(({ headers }) => headers.get('X-Max-Charge'));
  const paidNames = (backend: Shown['backend']) => backend.requestsTo(NAMES).filter((call) => !isDry(call));

  afterEach(() => {
    cleanup();
    session = null;
  });

  it('lists the names with its words for the price that the button shows, and tells namesakes apart', async () => {
    const { user, backend } = await page(Promise.resolve({ billing }));
    await user.type(await field(), 'jose inventado');
    await user.click(await screen.findByRole('button', { name: 'Search · $0.01' }));
    expect(await screen.findByText('8-***-1234')).not.toBeNull();
    expect(screen.getByText('CHIRIQUÍ')).not.toBeNull();
    expect(screen.getAllByRole('link', { name: 'JOSE INVENTADO' })).toHaveLength(2);
    expect(maxCharges(backend)).toEqual(['0.01']);
    expect(backend.requestsTo(SEARCH).every(isDry)).toBe(true);
    // Going back to it is free, and so is another filter in the session.
    expect(await screen.findByRole('button', { name: 'Search · free' })).not.toBeNull();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Province' }), 'PANAMÁ');
    await waitFor(() => expect(maxCharges(backend)).toEqual(['0.01', '0.00']));
  });

  it('from an address is made again in a session, and waits for its button without one', async () => {
    session = SESSION;
    const shown = await page(Promise.resolve({ billing }), '/explorer?q=jose');
    expect(await screen.findByText('8-***-1234')).not.toBeNull();
    expect(maxCharges(shown.backend)).toEqual(['0.00']);
    session = null;
    const { user, backend } = await page(Promise.resolve({ billing }), '/explorer?q=jose');
    const button = await screen.findByRole('button', { name: 'List names · $0.01' });
    expect(paidNames(backend)).toEqual([]);
    await user.click(button);
    expect(await screen.findByText('8-***-1234')).not.toBeNull();
    expect(maxCharges(backend)).toEqual(['0.01']);
  });

  it('finds matches only when asked to, for no more than the price', async () => {
    const { promise, resolve } = Promise.withResolvers<object>();
    const { user, backend } = await page(promise, '/explorer?q=jose');
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: /^Find matches/ });
    expect(button.disabled).toBe(true);
    resolve({ billing: { ...billing, price: '0.02' } });
    await waitFor(() => expect(button.disabled).toBe(false));
    await user.click(button);
    expect(await screen.findByText('No likely match.')).not.toBeNull();
    const calls = backend.requestsTo(SEARCH).filter((call) => !isDry(call));
    expect(calls.map(({ headers }) => headers.get('X-Max-Charge'))).toEqual(['0.02']);
  });

  const suggested = async () => within(await screen.findByRole('listbox')).findAllByRole('option');

  it('suggests nothing until the user starts a session, and opens a suggestion', async () => {
    const { user, backend, place } = await page(Promise.resolve({ billing }));
    await user.type(await field(), 'jose');
    const toggle = await screen.findByRole('switch', { name: /^Suggest names while I type/ });
    await screen.findByText(/^\$0.01 for 30 minutes/);
    expect(paidNames(backend)).toEqual([]);
    await user.click(toggle);
    expect(await screen.findByText(/59 searches left/)).not.toBeNull();
    expect(maxCharges(backend)).toEqual(['0.01']);
    await user.type(await field(), ' inv');
    await waitFor(() => expect(paidNames(backend)).toHaveLength(2));
    expect(paidNames(backend)[1]?.headers.get('X-Max-Charge')).toBe('0.00');
    expect((await suggested()).map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/JOSE INVENTADO.*8-\*\*\*-1234.*PANAMÁ/),
      expect.stringMatching(/JOSE INVENTADO.*4-\*\*\*-321.*CHIRIQUÍ/),
    ]);
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(place()).toBe('/explorer/pa_own_2');
    expect(backend.requestsTo(SEARCH).every(isDry)).toBe(true);
  });

  it('stops suggesting when the session ends, without a charge', async () => {
    session = SESSION;
    const { user, backend } = await page(Promise.resolve({ billing }));
    const toggle = await screen.findByRole('switch', { name: /^Suggest names while I type/ });
    await waitFor(() => expect((toggle as HTMLInputElement).checked).toBe(true));
    session = null;
    await user.type(await field(), 'jose');
    await waitFor(() => expect((toggle as HTMLInputElement).checked).toBe(false));
    expect(maxCharges(backend)).toEqual(['0.00']);
    expect(await screen.findByText(/^\$0.01 for 30 minutes/)).not.toBeNull();
    await user.type(await field(), ' inventado');
    expect(paidNames(backend)).toHaveLength(1);
  });

  it('suggests nothing after the user turned it off', async () => {
    session = SESSION;
    const { user, backend } = await page(Promise.resolve({ billing }));
    await screen.findByText(/59 searches left/);
    await user.click(await screen.findByRole('switch', { name: /^Suggest names while I type/ }));
    await user.type(await field(), 'jose');
    await user.click(await screen.findByRole('button', { name: 'Search · free' }));
    expect(await screen.findByText('8-***-1234')).not.toBeNull();
    expect(paidNames(backend)).toHaveLength(1);
  });

  it('of a number is not made without a price', async () => {
    const { user, backend } = await page(Promise.resolve(errorResponse(409, 'key_revoked')));
    await user.type(await field(), '8-123-456');
    await user.click(await screen.findByRole('button', { name: /^Search/ }));
    expect(await screen.findByText("The explorer's key was revoked.")).not.toBeNull();
    expect(backend.requestsTo(SEARCH).every(isDry)).toBe(true);
  });
});
