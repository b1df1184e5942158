import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { errorResponse } from '../../../test/fake-backend.js';
import type { FakeResponse, FakeRequest } from '../../../test/fake-backend.js';
import { show } from '../../../test/show.js';
import type { ShowOptions } from '../../../test/show.js';
import EntityPage from './EntityPage.js';

const CARD = 'GET /api/explorer/v5/entities/pa_own_1';
const billing = (price: string, more: object = {}) => ({
  ...{ currency: 'USD', price, charged: price, dry_run: false, base: '0.01', codes: [], redundant: [] },
  ...more,
});
const source = { id: 'registro_publico', fetched_at: '2026-11-19T03:11:00.000Z', source_updated_at: null };
const sources = [
  { ...source, stands_in_for: null, state: 'ok' },
  { id: 'icij', stands_in_for: null, fetched_at: null, source_updated_at: null, state: 'not_fetched' },
];
const level = (tag: string, codes: string[]) => ({
  ...{
    level: tag,
    tags: [tag],
    codes,
    jurisdictions: ['pa'],
    applies_to: ['Organization'],
    source: 'registro_publico',
  },
  max_items: 100,
});
const code = (name: string, price: string) => ({
  ...{ code: name, price, description: `What ${name} holds`, jurisdictions: ['pa'], applies_to: ['Organization'] },
  ...{ free_tier: false, levels: [], status: 'active', use: 'include' },
});
const CATALOG = {
  ...{ version: '1', currency: 'USD', base: '0.01' },
  codes: [code('DAT-GOV', '0.15'), code('DAT-RISK', '0.20')],
  levels: [level('directores', ['DAT-GOV']), level('sanciones', ['DAT-RISK']), level('quipus', ['DAT-RISK'])],
  sources: [
    {
      ...{ id: 'registro_publico', name: 'Registro Público de Panamá', url: 'https://x.example', jurisdiction: 'pa' },
      ...{ leaked: false, attribution: null },
    },
    {
      ...{ id: 'icij', name: 'Offshore Leaks Database', url: 'https://x.example', jurisdiction: 'pa' },
      ...{ leaked: true, attribution: 'ICIJ, CC BY-SA 3.0' },
    },
  ],
};
const ENTITY = {
  ...{
    id: 'pa_own_1',
    type: 'Organization',
    jurisdiction: 'pa',
    nombre: 'PRUEBA, S.A.',
    ruc: '1-1-1',
    ruc_no_dv: '1-1-1',
  },
  ...{ core: { status: 'VIGENTE' }, not_applicable: [] },
  other_names: [{ name: 'ENSAYO, S.A.', kind: 'former', since: null, until: '2012-03-02', source: 'registro_publico' }],
};
const director = (nombre: string, more: object = {}) => ({
  nombre,
  cargo: 'VOCAL',
  person_id: 'pa_own_2',
  hasta: null,
  ...more,
});

/** The API's responses about the entity, by codes; a dry run has only a price. */
function entity({ query }: FakeRequest): FakeResponse {
  const include = query.get('include')?.split(',') ?? [];
  const price = include.includes('DAT-FREE') ? '0.01' : '0.36';
  if (query.get('dry_run') === 'true') return { billing: billing(price, { dry_run: true, charged: '0.00' }) };
  if (include.includes('DAT-FREE'))
    return {
      ...ENTITY,
      ...{ sections: {}, signals: { has_directors: true, imports: null }, codes_with_data: ['DAT-GOV'] },
      billing: billing(price),
    };
  const list = { code: 'DAT-GOV', state: 'ok', source, sources, total: 12, returned: 1, truncated: true };
  const next = '/v5/entities/pa_own_1/sections/directores?cursor=abc';
  return {
    ...ENTITY,
    sections: {
      directores: { ...list, next, items: [director('Ana Prueba', { apodo_secreto: 'Anita' })] },
      sanciones: { ...list, code: 'DAT-RISK', state: 'empty', total: 0, returned: 0, next: null, items: [] },
      quipus: { ...list, code: 'DAT-RISK', state: 'not_fetched', total: 0, returned: 0, next: null, items: [] },
    },
    billing: billing(price),
  };
}

const page = (options: ShowOptions = {}) =>
  show(
    <Routes>
      <Route path="/explorer/:id" element={<EntityPage />} />
    </Routes>,
    {
      at: '/explorer/pa_own_1',
      ...options,
      responses: {
        'GET /api/explorer': { key: null },
        'GET /api/library/entities/pa_own_1': { answers: [] },
        'GET /api/explorer/v5/catalog': CATALOG,
        [CARD]: entity as FakeResponse,
        'POST /api/explorer/v5/entities/pa_own_1/update': { billing: billing('0.35') },
        ...options.responses,
      },
    },
  );

const section = (tag: string) => within(document.getElementById(tag) as HTMLElement);

/** The requests other than dry runs. */
const paid = (calls: FakeRequest[]) => calls.filter(({ query }) => query.get('dry_run') !== 'true');

describe('the entity page', () => {
  afterEach(cleanup);

  it('spends nothing until its price was shown and its button clicked', async () => {
    const { user, backend } = await page();
    const open = await screen.findByRole('button', { name: 'Open the card · $0.01' });
    expect(paid(backend.requestsTo(CARD))).toEqual([]);
    await user.click(open);
    expect(await screen.findByRole('heading', { level: 1, name: 'PRUEBA, S.A.' })).not.toBeNull();
    expect(paid(backend.requestsTo(CARD))).toHaveLength(1);
    expect(screen.getByText('$0.01 charged.')).not.toBeNull();
    expect(screen.getByText('Spent on this page: $0.01', { exact: false })).not.toBeNull();
    expect(screen.getByText(/^Other names: ENSAYO, S\.A\. \(former\) until /)).not.toBeNull();
    const signals = within(screen.getByRole('region', { name: 'Signals' }));
    expect(signals.getByText('Imports').nextSibling?.textContent).toBe('not checked');
  });

  it('opens the chosen codes at the price of a dry run, and shows the status of every section', async () => {
    const { user, backend } = await page();
    await user.click(await screen.findByRole('button', { name: /^Open the card · \$/ }));
    await user.click(await screen.findByRole('checkbox', { name: /DAT-GOV/ }));
    await user.click(screen.getAllByRole('button', { name: 'Choose DAT-RISK · $0.20' })[0] as HTMLElement);
    const open = screen.getByRole('button', { name: 'Open 2 codes' });
    await waitFor(() => {
      expect(open.hasAttribute('disabled')).toBe(false);
    });
    expect(screen.getByText('$0.36')).not.toBeNull();
    await user.click(open);
    await screen.findByRole('region', { name: 'Directors and officers' });
    const directors = section('directores');
    expect(paid(backend.requestsTo(CARD)).at(-1)?.query.get('include')).toBe('DAT-GOV,DAT-RISK');
    expect(directors.getByText('Source: Registro Público de Panamá')).not.toBeNull();
    expect(directors.getByText('Never checked: Offshore Leaks Database')).not.toBeNull();
    expect(directors.getByText('1 of 12')).not.toBeNull();
    expect(section('sanciones').getByText(/That is not a clearance/)).not.toBeNull();
    expect(section('quipus').getByText(/says nothing either way/)).not.toBeNull();
    expect(section('quipus').getByRole('heading').textContent).toBe('Quipus');
    // Fields without a label are shown too.
    expect(directors.getByText('Apodo secreto')).not.toBeNull();
    expect(directors.getByText('Anita')).not.toBeNull();
    expect(directors.getByRole('link', { name: 'Open page' }).getAttribute('href')).toBe('/explorer/pa_own_2');
  });

  it('never colors bad news or unrequested data like a clear result', async () => {
    const card = (call: FakeRequest): FakeResponse => {
      const response = entity(call) as Record<string, unknown>;
      if (call.query.get('include') !== 'DAT-FREE') return response;
      return {
        ...response,
        signals: { has_sanctions: true, has_leak_records: true },
        codes_never_fetched: ['DAT-RISK'],
      };
    };
    const { user } = await page({ responses: { [CARD]: card as FakeResponse } });
    await user.click(await screen.findByRole('button', { name: /^Open the card · \$/ }));
    // The verdict comes first, and takes the focus when it is opened by keyboard.
    const verdict = within(await screen.findByRole('region', { name: /^Risk at a glance: 2 risk signals/ }));
    expect(document.activeElement?.textContent).toBe('PRUEBA, S.A.');
    const tone = (name: string) => verdict.getByText(name).closest('li')?.dataset['tone'];
    expect([tone('Sanctions'), tone('Leaks')]).toEqual(['bad', 'warning']);
    expect(verdict.getByText('ICIJ, CC BY-SA 3.0')).not.toBeNull();
    // In print it is listed as not bought.
    expect(screen.getByText(/^Not bought, so this says nothing about: .*National sanctions/)).not.toBeNull();
    // A section for sale says that it was never requested, not that it is empty.
    const risk = screen.getByRole('region', { name: 'Is it sanctioned, in arrears or in court?' });
    expect(within(risk).getByText('Not bought')).not.toBeNull();
    expect(within(risk).getByText('never checked')).not.toBeNull();
  });

  it('labels records of a leak, and synthetic ones', async () => {
    const from = (id: string) => ({
      source: { ...source, id },
      sources: [{ ...source, id, stands_in_for: null, state: 'ok' }],
    });
    const list = { code: 'DAT-GOV', state: 'ok', total: 1, returned: 1, truncated: false, next: null };
    const sections = (call: FakeRequest): FakeResponse => ({
      ...(entity(call) as object),
      sections: {
        directores: {
          ...list,
          ...from('icij'),
          items: [director('Ana Prueba', { link: { method: 'name', score: 0.9 } })],
        },
        sanciones: {
          ...list,
          ...from('synthetic'),
          items: [{ nombre: 'PRUEBA', match: { key: 'ruc', score: 1 } }],
        },
      },
    });
    const { user } = await page({ responses: { [CARD]: sections as FakeResponse } });
    await user.click(await screen.findByRole('button', { name: /^Open the card · \$/ }));
    await screen.findByRole('region', { name: 'Directors and officers' });
    const directors = section('directores');
    expect(directors.getByText('This comes from a leak')).not.toBeNull();
    expect(directors.getByText('ICIJ, CC BY-SA 3.0')).not.toBeNull();
    expect(directors.getByText('by name only, 90% confidence')).not.toBeNull();
    expect(section('sanciones').getByText('Synthetic data')).not.toBeNull();
    expect(section('sanciones').getByText('by RUC, 100% confidence')).not.toBeNull();
    expect(document.getElementById('sanciones')?.dataset['tone']).toBe('bad');
    expect(section('sanciones').queryByText('This comes from a leak')).toBeNull();
  });

  it('loads the next page of a list at the base charge', async () => {
    const section = 'GET /api/explorer/v5/entities/pa_own_1/sections/directores';
    const more = {
      ...{ id: 'pa_own_1', section: 'directores', level: 'directores', code: 'DAT-GOV', state: 'ok', source },
      ...{ total: 12, returned: 1, truncated: false, next: null, items: [director('Eva Prueba')] },
      billing: billing('0.01'),
    };
    const { user, backend } = await page({ responses: { [section]: more } });
    await user.click(await screen.findByRole('button', { name: /^Open the card · \$/ }));
    await user.click(await screen.findByRole('checkbox', { name: /DAT-GOV/ }));
    const open = screen.getByRole('button', { name: 'Open 1 code' });
    await waitFor(() => {
      expect(open.hasAttribute('disabled')).toBe(false);
    });
    await user.click(open);
    await user.click(await screen.findByRole('button', { name: 'Show the next 11 · $0.01' }));
    expect(await screen.findByText('Eva Prueba')).not.toBeNull();
    expect(screen.getByText('Ana Prueba')).not.toBeNull();
    expect(backend.requestsTo(section)[0]?.query.get('cursor')).toBe('abc');
    expect(screen.getByText('Spent on this page: $0.38', { exact: false })).not.toBeNull();
  });

  it('shows the free tier what credit would open, and does not let them request it', async () => {
    const free = (call: FakeRequest): FakeResponse => {
      const card = entity(call) as { billing: object };
      const locked = call.query.get('include') === 'DAT-FREE' ? undefined : { free_tier: { locked: true } };
      const price = locked === undefined ? '0.00' : '0.16';
      return { ...card, billing: billing(price, { ...locked, dry_run: true, charged: '0.00' }) };
    };
    const { user } = await page({ responses: { [CARD]: free as FakeResponse } });
    await user.click(await screen.findByRole('button', { name: 'Open the card · free' }));
    expect(await screen.findByText('You are on the free tier')).not.toBeNull();
    await user.click(screen.getByRole('checkbox', { name: /DAT-GOV/ }));
    expect(await screen.findByText(/With credit it costs \$0\.16/)).not.toBeNull();
    expect(screen.getByRole('button', { name: 'Open 1 code' }).hasAttribute('disabled')).toBe(true);
    expect(screen.getAllByRole('link', { name: 'Top up' })[0]?.getAttribute('href')).toBe('/credit');
  });

  it('creates a key again after a revocation only on request', async () => {
    const key = { prefix: 'pk_abc', state: 'revoked', created_at: '2026-11-01T00:00:00Z' };
    const { user, backend } = await page({
      responses: {
        'GET /api/explorer': { key },
        [CARD]: errorResponse(409, 'key_revoked'),
        'POST /api/explorer/key': { key: { ...key, state: 'working' } },
      },
    });
    await screen.findByText(/The explorer's key pk_abc… was revoked/);
    expect(backend.requestsTo('POST /api/explorer/key')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Create a new key' }));
    await waitFor(() => {
      expect(screen.queryByText(/was revoked\. Another is created/)).toBeNull();
    });
    expect(backend.requestsTo('POST /api/explorer/key')).toHaveLength(1);
  });

  it('makes no calls for read-only members', async () => {
    const me = {
      organization: { id: 'org_1', name: 'Prueba SA', role: 'read_only' as const, corporate_domain: false },
    };
    const { backend } = await page({ me });
    expect(await screen.findByText(/Your role can read but not spend/)).not.toBeNull();
    expect(backend.requestsTo(CARD)).toEqual([]);
  });

  it('is available in Spanish', async () => {
    const { user } = await page({ language: 'es' });
    await user.click(await screen.findByRole('button', { name: /^Abrir la ficha · .*0,01|^Abrir la ficha · .*0\.01/ }));
    expect(await screen.findByRole('heading', { level: 2, name: '¿Quién la controla?' })).not.toBeNull();
    expect(screen.getByText('Directores, representante, gacetas, cargos públicos')).not.toBeNull();
  });
});
