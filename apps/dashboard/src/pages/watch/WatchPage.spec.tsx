import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { errorResponse } from '../../../test/fake-backend.js';
import type { FakeRequest } from '../../../test/fake-backend.js';
import { show } from '../../../test/show.js';
import type { ShowOptions } from '../../../test/show.js';
import WatchPage from './WatchPage.js';

const LISTS = '/api/watching/v5/watchlists';
const LIST = {
  ...{ id: 3, name: 'Clientes', events: ['screening.hit', 'item.unpaid'], webhook: false, items: 1, unpaid: 1 },
  created_at: '2026-11-20T12:00:00.000Z',
};
const ITEM = {
  ...{ id: 9, reference: 'c-17', entity_id: null, name: 'Zacarías Xoconal', state: 'unpaid' },
  ...{ paid_until: '2026-12-21T12:00:00.000Z', screened_at: '2026-11-21T12:00:01.000Z', total_hits: 0, hits: [] },
};
const page = { returned: 1, next_cursor: null };
const billing = (price: string) => ({
  currency: 'USD',
  price,
  charged: price,
  dry_run: false,
  base: '0.00',
  codes: [],
});
const EVENTS = {
  items: [
    {
      ...{ seq: 2, event_id: 'evt_2', type: 'entity.changed', at: '2026-11-21T12:00:00.000Z', watchlist_id: 3 },
      ...{ reference: 'c-17', data: { entity_id: 'pa_own_1', level: 'officers' } },
    },
    {
      ...{ seq: 1, event_id: 'evt_1', type: 'screening.hit', at: '2026-11-20T12:00:00.000Z', watchlist_id: 3 },
      ...{ reference: 'c-17', data: { list: 'ofac_sdn', version: '2026-11-20' } },
    },
  ],
  next: null,
};

const watch = (responses: ShowOptions['responses'] = {}, more: Omit<ShowOptions, 'responses'> = {}) =>
  show(<WatchPage />, {
    at: '/watch',
    responses: {
      [`GET ${LISTS}`]: { watchlists: [LIST], page, billing: billing('0.00') },
      [`GET ${LISTS}/3/items`]: { items: [ITEM], page, billing: billing('0.00') },
      'GET /api/events': EVENTS,
      ...responses,
    },
    ...more,
  });
/** The price of a dry run, then what was added. */
const adding = ({ query, body }: FakeRequest): object => {
  const rows = typeof body === 'string' ? body.trim().split('\r\n').length - 1 : 1;
  const cost = billing((rows * 0.05).toFixed(2));
  return query.has('dry_run') ? { billing: cost } : { items: [], created: rows, unchanged: 0, billing: cost };
};

afterEach(cleanup);

describe('the watch page', () => {
  it('shows the items with their state, and what happened, with links', async () => {
    await watch();
    const row = await screen.findByRole('row', { name: /c-17 Zacarías Xoconal Unpaid/ });
    expect(row).not.toBeNull();
    const events = await screen.findByRole('table', { name: 'Events, newest first' });
    const kinds = within(events)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent);
    expect(kinds).toEqual(['Entity changed', 'New hit on a list']);
    expect(within(events).getByRole('link', { name: 'pa_own_1' }).getAttribute('href')).toBe('/explorer/pa_own_1');
    expect(within(events).getByText('ofac_sdn, version 2026-11-20')).not.toBeNull();
  });

  it('shows the hits of an item, and records what is decided about one', async () => {
    const hit = {
      ...{ listing_id: 'ofac_sdn:7', list: 'ofac_sdn', name: 'XOCONAL VARNOSO, Zacarías', score: 0.93 },
      ...{ by_number: true, found_at: '2026-11-21T12:00:01.000Z', decision: null },
    };
    const decision = {
      ...{ id: 1, subject: { watch_item_id: 9 }, decision: 'dismissed', state: 'current', stale_because: [] },
      ...{ at: '2026-11-21T12:05:00.000Z', expires_at: null },
    };
    let decided: object | null = null;
    const { user, backend } = await watch({
      [`GET ${LISTS}/3/items`]: () => ({
        items: [{ ...ITEM, state: 'active', total_hits: 21, hits: [{ ...hit, decision: decided }] }],
        ...{ page, billing: billing('0.00') },
      }),
      'POST /api/explorer/v5/screening/decisions': () => {
        decided = decision;
        return { ...decision, listing_id: 'ofac_sdn:7', reason: 'Born in 1988.', by: 'Ana', screening_id: null };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Show the 21 hits of c-17' }));
    const hits = await screen.findByRole('table', { name: 'Hits of c-17' });
    expect(within(hits).getByText('Undecided')).not.toBeNull();
    expect(within(hits).getByText('Same number')).not.toBeNull();
    expect(screen.getByText('The first 1 of 21.')).not.toBeNull();
    await user.click(within(hits).getByRole('button', { name: /Dismiss XOCONAL/ }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('XOCONAL VARNOSO, Zacarías in ofac_sdn')).not.toBeNull();
    await user.type(within(dialog).getByLabelText(/Reason/), 'Born in 1988.');
    await user.click(within(dialog).getByRole('button', { name: 'Dismiss' }));
    expect(await within(hits).findByText('Dismissed')).not.toBeNull();
    expect(backend.requestsTo('POST /api/explorer/v5/screening/decisions')[0]?.body).toEqual({
      ...{ subject: { watch_item_id: 9 }, listing_id: 'ofac_sdn:7', decision: 'dismissed', reason: 'Born in 1988.' },
    });
  });

  it('shows more than 100 watchlists, page by page, and each of them as the address names it', async () => {
    const lists = Array.from({ length: 130 }, (_, nr) => ({ ...LIST, id: nr + 1, name: `Lista ${String(nr + 1)}` }));
    const paged = ({ query }: FakeRequest): object => {
      const from = Number(query.get('cursor') ?? 0);
      const next = from + 100 < lists.length ? String(from + 100) : null;
      return {
        watchlists: lists.slice(from, from + 100),
        page: { returned: 100, next_cursor: next },
        billing: billing('0.00'),
      };
    };
    const items = { items: [ITEM], page, billing: billing('0.00') };
    const responses = { [`GET ${LISTS}`]: paged, [`GET ${LISTS}/130/items`]: items };
    const { user } = await watch(responses, { at: '/watch?list=130' });
    expect(await screen.findByRole('row', { name: /c-17 Zacarías Xoconal/ })).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'Lista 130' })).toBeNull();
    const pager = within(screen.getByRole('navigation', { name: /Watchlists/ }));
    for (let nr = 1; nr < 6; nr += 1) await user.click(pager.getByRole('button', { name: /Next/ }));
    expect(screen.getByRole('button', { name: 'Lista 130' }).getAttribute('aria-pressed')).toBe('true');
  });

  it('adds an item for the price that it showed', async () => {
    const { user, backend } = await watch({ [`POST ${LISTS}/3/items`]: adding });
    await user.type(await screen.findByLabelText(/Your reference/), 'c-18');
    await user.type(screen.getByLabelText(/Name to watch/), 'Naviera Inventada');
    await user.click(screen.getByRole('button', { name: 'Show the price' }));
    await user.click(await screen.findByRole('button', { name: /Watch it for \$0\.05/ }));
    const [priced, added] = backend.requestsTo(`POST ${LISTS}/3/items`);
    expect(priced?.query.has('dry_run')).toBe(true);
    expect(added?.headers.get('x-max-charge')).toBe('0.05');
    expect(added?.body).toEqual({ items: [{ reference: 'c-18', name: 'Naviera Inventada' }] });
  });

  it('adds a file part by part, after its whole price was confirmed', async () => {
    const { user, backend } = await watch({ [`POST ${LISTS}/3/items`]: adding });
    const rows = Array.from({ length: 250 }, (_, nr) => `c-${String(nr)},Ana ${String(nr)}`).join('\n');
    const file = new File([`reference,name\n${rows}\n`], 'customers.csv', { type: 'text/csv' });
    await user.upload(await fileInput(), file);
    await user.click(await screen.findByRole('button', { name: /Add for \$12\.50/ }));
    expect(await screen.findByText(/250 new items are watched, for \$12\.50/)).not.toBeNull();
    const limits = backend.requestsTo(`POST ${LISTS}/3/items`).map(({ headers }) => headers.get('x-max-charge'));
    expect(limits).toEqual([null, null, '10.00', '2.50']);
  });

  it('says in Spanish which rows of a file cannot be added', async () => {
    const refused = errorResponse(402, 'insufficient_credits');
    const { user } = await watch(
      { [`POST ${LISTS}/3/items`]: (call: FakeRequest) => (call.query.has('dry_run') ? adding(call) : refused) },
      { language: 'es' },
    );
    await user.upload(await fileInput(), new File(['reference,name\nc-1,Ana\n'], 'c.csv', { type: 'text/csv' }));
    await user.click(await screen.findByRole('button', { name: /Agregar por/ }));
    expect(await screen.findByText(/El saldo no alcanza/)).not.toBeNull();
    expect(screen.getByText(/No se pudieron agregar las filas 1 a 1/)).not.toBeNull();
  });

  it('refuses a file that is not UTF-8, in Spanish too', async () => {
    const { user, backend } = await watch({}, { language: 'es' });
    // "José" in Windows-1252.
    const file = new File([Uint8Array.from([...Buffer.from('reference,name\n1,Jos'), 0xe9])], 'c.csv');
    await user.upload(await fileInput(), file);
    expect(await screen.findByText(/no está en UTF-8/)).not.toBeNull();
    expect(backend.requestsTo(`POST ${LISTS}/3/items`)).toEqual([]);
  });

  it('offers no price of an item that was changed meanwhile', async () => {
    const { promise, resolve } = Promise.withResolvers<object>();
    const { user } = await watch({ [`POST ${LISTS}/3/items`]: () => promise });
    await user.type(await screen.findByLabelText(/Your reference/), 'c-18');
    await user.type(screen.getByLabelText(/Name to watch/), 'Naviera');
    await user.click(screen.getByRole('button', { name: 'Show the price' }));
    await user.type(screen.getByLabelText(/Name to watch/), ' Inventada');
    resolve({ billing: billing('0.05') });
    await promise;
    await user.type(screen.getByLabelText(/Name to watch/), '!');
    expect(screen.queryByRole('button', { name: /Watch it for/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Show the price' })).not.toBeNull();
  });

  it('creates a watchlist with its events', async () => {
    const { user, backend } = await watch({ [`POST ${LISTS}`]: { ...LIST, id: 4, billing: billing('0.00') } });
    await user.click(await screen.findByRole('button', { name: 'New watchlist' }));
    await user.type(screen.getByLabelText(/Name of the watchlist/), 'Proveedores');
    await user.click(screen.getByLabelText('List updated'));
    await user.click(screen.getByLabelText('Send its events to the event endpoint'));
    await user.click(screen.getByRole('button', { name: 'Save the watchlist' }));
    const body = backend.requestsTo(`POST ${LISTS}`)[0]?.body as { events: string[] };
    expect(body).toMatchObject({ name: 'Proveedores', webhook: true });
    expect(body.events).toHaveLength(7);
  });

  it('tells read-only members of an unused page what to do', async () => {
    await watch({ [`GET ${LISTS}`]: errorResponse(404, 'unknown_key') });
    expect(await screen.findByText(/Nobody has used this page yet/)).not.toBeNull();
  });
});

async function fileInput(): Promise<HTMLElement> {
  await screen.findByRole('heading', { name: /CSV/ });
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input === null) throw new Error('no file input');
  return input;
}
