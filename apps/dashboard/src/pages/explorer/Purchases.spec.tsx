import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import type { FakeResponse, FakeRequest } from '../../../test/fake-backend.js';
import { show } from '../../../test/show.js';
import type { ShowOptions } from '../../../test/show.js';
import EntityPage from './EntityPage.js';
import ExplorerPage from './ExplorerPage.js';

const CARD = 'GET /api/explorer/v5/entities/pa_own_1';
const LIBRARY = 'GET /api/library/entities/pa_own_1';
const SEARCH = 'POST /api/explorer/v5/resolve';
const billing = (price: string, more: object = {}) => ({
  ...{ currency: 'USD', price, charged: price, dry_run: false, base: '0.01', codes: [], redundant: [] },
  ...more,
});
const level = (tag: string, codes: string[]) => ({
  ...{ level: tag, tags: [tag], codes, jurisdictions: ['pa'], applies_to: ['Organization'], max_items: 100 },
  source: 'registro_publico',
});
const code = (name: string, price: string) => ({
  ...{ code: name, price, description: `What ${name} holds`, jurisdictions: ['pa'], applies_to: ['Organization'] },
  ...{ free_tier: false, levels: [], status: 'active', use: 'include' },
});
const CATALOG = {
  ...{ version: '1', currency: 'USD', base: '0.01' },
  codes: [code('DAT-GOV', '0.15'), code('DAT-RISK', '0.20'), code('DAT-IP', '0.03'), code('DAT-ALL', '0.30')],
  levels: [
    level('directores', ['DAT-GOV', 'DAT-ALL']),
    level('sanciones', ['DAT-RISK', 'DAT-ALL']),
    level('marcas', ['DAT-IP', 'DAT-ALL']),
  ],
  sources: [{ id: 'registro_publico', name: 'Registro Público', url: 'https://x.example', jurisdiction: 'pa' }],
};
const source = { id: 'registro_publico', fetched_at: '2026-11-19T03:11:00.000Z', source_updated_at: null };
const director = (nombre: string) => ({ nombre, cargo: 'VOCAL', person_id: null });
const list = (items: object[], more: object = {}) => ({
  ...{
    code: 'DAT-GOV',
    state: 'ok',
    source,
    sources: [{ ...source, stands_in_for: null, state: 'ok' }],
    total: items.length,
    returned: items.length,
    truncated: false,
    next: null,
  },
  ...more,
  items,
});
const entity = (more: object = {}) => ({
  ...{
    id: 'pa_own_1',
    type: 'Organization',
    jurisdiction: 'pa',
    nombre: 'PRUEBA, S.A.',
    ruc: '1-1-1',
    ruc_no_dv: '1-1-1',
  },
  ...{ core: { status: 'VIGENTE' }, not_applicable: [], sections: {}, billing: billing('0.16') },
  ...more,
});
const HOUR_MS = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();
let lastId = 0;
/** The Library's response for one purchase. */
const stored = (operation: string, asked: string, body: object | null, more: object = {}) => ({
  ...{
    id: (lastId += 1),
    operation,
    entity_id: 'pa_own_1',
    asked,
    codes: [],
    bought_at: ago(1),
    bought_by: 'Eva Prueba',
  },
  ...{ charged: '0.16', expires_at: '2027-11-20T12:00:00.000Z', body },
  ...more,
});
const NEXT = '/v5/entities/pa_own_1/sections/directores?cursor=abc';
const bought = (hours = 1) => [
  stored('entity', '/v5/entities/pa_own_1?include=DAT-FREE', entity({ signals: {}, codes_with_data: ['DAT-GOV'] }), {
    ...{ codes: ['DAT-FREE'], charged: '0.01', bought_at: ago(hours + 1) },
  }),
  stored(
    'entity',
    '/v5/entities/pa_own_1?include=DAT-GOV',
    entity({ sections: { directores: list([director('Ana Prueba')], { total: 12, truncated: true, next: NEXT }) } }),
    { codes: ['DAT-GOV'], bought_at: ago(hours) },
  ),
];

const dryRun = ({ query }: FakeRequest): FakeResponse => {
  const include = query.get('include')?.split(',') ?? [];
  const price = include.reduce(
    (sum, name) => sum + Number(CATALOG.codes.find((one) => one.code === name)?.price ?? 0),
    0.01,
  );
  return { billing: billing(price.toFixed(2), { dry_run: true, charged: '0.00' }) };
};
const page = (options: ShowOptions = {}) =>
  show(
    <Routes>
      <Route path="/explorer" element={<ExplorerPage />} />
      <Route path="/explorer/:id" element={<EntityPage />} />
    </Routes>,
    {
      at: '/explorer/pa_own_1',
      ...options,
      responses: {
        'GET /api/explorer': { key: null },
        'GET /api/explorer/v5/catalog': CATALOG,
        [CARD]: dryRun as FakeResponse,
        [LIBRARY]: { answers: bought() },
        'POST /api/explorer/v5/entities/pa_own_1/update': { billing: billing('0.15', { dry_run: true }) },
        ...options.responses,
      },
    },
  );
const paid = (calls: FakeRequest[]) => calls.filter(({ query }) => query.get('dry_run') !== 'true');

describe('an earlier purchase', () => {
  afterEach(cleanup);

  it('opens with the page, for free, with its date and buyer', async () => {
    const { backend } = await page();
    expect(await screen.findByRole('heading', { level: 1, name: 'PRUEBA, S.A.' })).not.toBeNull();
    expect(screen.getByText('Ana Prueba')).not.toBeNull();
    expect(screen.getByText(/From your Library: 2 purchases/).textContent).toMatch(/1 hour ago by Eva Prueba/);
    expect(screen.getByRole('button', { name: 'Show the next 11 · $0.01' })).not.toBeNull();
    expect(paid(backend.requestsTo(CARD))).toEqual([]);
  });

  it('offers no further page of a list for the base charge once that would cost the code', async () => {
    await page({ responses: { [LIBRARY]: { answers: bought(30) } } });
    await screen.findByText('Ana Prueba');
    expect(screen.queryByRole('button', { name: /Show the next/ })).toBeNull();
    expect(screen.getByText('1 of 12')).not.toBeNull();
  });

  it('includes the further pages of its lists', async () => {
    const more = {
      ...list([director('Luis Prueba')], { total: 12 }),
      ...{ id: 'pa_own_1', section: 'directores', level: 'directores', billing: billing('0.01') },
    };
    await page({
      responses: { [LIBRARY]: { answers: [...bought(), stored('section', NEXT, more, { charged: '0.01' })] } },
    });
    expect(await screen.findByText('Luis Prueba')).not.toBeNull();
    expect(screen.getByText('Ana Prueba')).not.toBeNull();
  });

  it('includes the network, which is not sold again', async () => {
    const node = (id: string, depth: number, degree: number) => ({
      ...{ id, nombre: `NOMBRE ${id}`, type: 'Organization', depth, degree, degree_relation: 'gte' },
    });
    const network = {
      ...{ root: 'pa_own_1', depth: 2, truncated: true, truncated_at: ['pa_own_1', 'pa_own_2'], limits: {} },
      nodes: [node('pa_own_1', 0, 9), node('pa_own_2', 1, 9)],
      edges: [
        {
          from: 'pa_own_2',
          to: 'pa_own_1',
          role: 'director',
          cargo: null,
          active: true,
          since: null,
          until: null,
          source: 'x',
          link: { method: 'id', score: 1 },
        },
      ],
      billing: billing('0.26'),
    };
    const other = {
      ...network,
      root: 'pa_own_2',
      depth: 1,
      nodes: [node('pa_own_2', 0, 9), node('pa_own_3', 1, 1)],
      edges: [],
    };
    const { backend, user } = await page({
      at: '/explorer/pa_own_1?view=network',
      responses: {
        [LIBRARY]: { answers: [...bought(), stored('network', '/v5/entities/pa_own_1/network?depth=2', network)] },
        'GET /api/library/entities/pa_own_2': {
          answers: [stored('network', '/v5/entities/pa_own_2/network?depth=1', other)],
        },
        'GET /api/explorer/v5/entities/pa_own_1/network': { billing: billing('0.26', { dry_run: true }) },
      },
    });
    const panel = within(await screen.findByRole('complementary'));
    expect(panel.queryByRole('button', { name: /Open its network/ })).toBeNull();
    await user.click(panel.getByRole('button', { name: /NOMBRE pa_own_2/ }));
    await user.click(await panel.findByRole('button', { name: 'Show its network · already bought' }));
    await waitFor(() => {
      expect(panel.queryByRole('button', { name: /Show its network|Open its network/ })).toBeNull();
    });
    expect(paid(backend.requestsTo('GET /api/explorer/v5/entities/pa_own_1/network'))).toEqual([]);
    expect(backend.requestsTo('GET /api/explorer/v5/entities/pa_own_2/network')).toEqual([]);
  });

  it('is not sold again with a larger code without a notice, and the missing part is offered for less', async () => {
    const { user, backend } = await page();
    await screen.findByText('Ana Prueba');
    expect(screen.getByText('1 of 3 sections open')).not.toBeNull();
    await user.click(screen.getByRole('checkbox', { name: /DAT-ALL/ }));
    expect(await screen.findByText(/DAT-IP, DAT-RISK opens everything that is missing for less/)).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Choose DAT-IP, DAT-RISK instead' }));
    // 0.01 + 0.20 + 0.03, as the dry run says.
    expect(await screen.findByText('$0.24')).not.toBeNull();
    expect(backend.requestsTo(CARD).at(-1)?.query.get('include')).toBe('DAT-RISK,DAT-IP');
    expect(screen.queryByText(/for less/)).toBeNull();
  });

  it('includes the result of a refresh, without a second charge', async () => {
    const update = 'POST /api/explorer/v5/entities/pa_own_1/update';
    // As in the result of a refresh: without a billing block.
    const refreshed = entity({ sections: { directores: list([director('Nueva Prueba')]) }, billing: undefined });
    let isDone = false;
    const { user, backend } = await page({
      responses: {
        [update]: ({ query }: FakeRequest) =>
          query.get('dry_run') === 'true'
            ? { billing: billing('0.15', { dry_run: true }) }
            : Response.json(
                { update_request_id: 7, entity_id: 1, status: 'pending', estimated_cost: '0.15' },
                { status: 202 },
              ),
        'GET /api/explorer/v5/update_requests/7': () => {
          isDone = true;
          return { update_request_id: 7, entity_id: 1, status: 'completed', webhook_status: null, result: { id: 1 } };
        },
        [LIBRARY]: () => ({
          answers: isDone
            ? [...bought(), stored('refresh', 'update_request 7', refreshed, { codes: ['DAT-GOV'] })]
            : bought(),
        }),
      },
    });
    const refresh = await screen.findByRole('button', { name: 'Refresh · $0.15' });
    await waitFor(() => {
      expect(refresh.hasAttribute('disabled')).toBe(false);
    });
    await user.click(refresh);
    expect(await screen.findByText('Nueva Prueba')).not.toBeNull();
    expect(screen.queryByText('Ana Prueba')).toBeNull();
    expect(screen.getAllByText(/This page shows what the refresh found/)).not.toEqual([]);
    expect(screen.queryByRole('button', { name: /Read the sections again/ })).toBeNull();
    expect(paid(backend.requestsTo(CARD))).toEqual([]);
  });
});

describe('a search', () => {
  afterEach(cleanup);
  const found = {
    ...{ outcome: 'matched', warnings: [], index_as_of: null, margin: 1, algorithm: 'x', query: {} },
    candidates: [
      {
        ...{ id: 'pa_own_1', nombre: 'PRUEBA, S.A.', type: 'Organization', ruc_no_dv: null, status: null },
        ...{ confidence: 0.9, matched_on: ['name'], features: [] },
      },
    ],
    billing: billing('0.02'),
  };
  const responses = {
    'GET /api/library/searches': { answers: [] },
    [SEARCH]: ({ query }: FakeRequest) =>
      query.get('dry_run') === 'true' ? { billing: billing('0.02', { dry_run: true, charged: '0.00' }) } : found,
  };

  it('is in the address and charged once, no matter how often the user goes back to it', async () => {
    const { user, backend, place } = await page({ at: '/explorer', responses });
    await user.type(await screen.findByRole('textbox'), '8-123-456');
    await user.click(await screen.findByRole('button', { name: 'Search · $0.02' }));
    expect(await screen.findByRole('link', { name: 'PRUEBA, S.A.' })).not.toBeNull();
    expect(place()).toBe('/explorer?q=8-123-456');
    await user.click(await screen.findByRole('button', { name: 'Search · free' }));
    expect(screen.getByText(/Nothing was charged/)).not.toBeNull();
    expect(paid(backend.requestsTo(SEARCH))).toHaveLength(1);
  });

  it('of the last 30 minutes is shown again for free after a reload', async () => {
    const requested = '/v5/resolve {"cedula":"8-123-456","type":"NaturalPerson","limit":10,"explain":true}';
    const { backend } = await page({
      at: '/explorer?q=8-123-456&kind=NaturalPerson',
      responses: { ...responses, 'GET /api/library/searches': { answers: [stored('search', requested, found)] } },
    });
    expect(await screen.findByRole('link', { name: 'PRUEBA, S.A.' })).not.toBeNull();
    expect(paid(backend.requestsTo(SEARCH))).toEqual([]);
  });

  it('that is not in the session runs again only when its button is clicked', async () => {
    const { backend } = await page({ at: '/explorer?q=8-123-456', responses });
    expect(await screen.findByText(/results are kept for 30 minutes/)).not.toBeNull();
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('8-123-456');
    expect(paid(backend.requestsTo(SEARCH))).toEqual([]);
  });
});
