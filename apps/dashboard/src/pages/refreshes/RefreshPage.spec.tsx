import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { errorResponse } from '../../../test/fake-backend.js';
import type { FakeResponse } from '../../../test/fake-backend.js';
import { OWNER, show } from '../../../test/show.js';
import type { RefreshDetail } from './queries.js';
import RefreshesPage from './RefreshesPage.js';
import RefreshPage from './RefreshPage.js';

const PENDING: RefreshDetail = {
  ...{ id: 7, entity_id: 'pa_own_42', entity_name: 'PEÑA Y CÍA, S.A.', codes: ['DAT-CORE'], status: 'pending' },
  ...{ price: '0.15', charged: null, error: null, webhook_url: null, webhook_status: null, webhook_attempts: 0 },
  ...{ webhook_error: null, client_reference: null, started_at: null, completed_at: null },
  requested_at: new Date().toISOString(),
  sources: [
    {
      ...{ id: 'registro_publico', name: 'Registro Público de Panamá', state: 'waiting', reason: null },
      ...{ items: null, started_at: null, duration_ms: null },
    },
  ],
};
const COMPLETED: RefreshDetail = {
  ...{ ...PENDING, status: 'completed', charged: '0.15', started_at: PENDING.requested_at },
  completed_at: PENDING.requested_at,
  sources: PENDING.sources.map((source) => ({ ...source, state: 'ok' as const, items: 3, duration_ms: 1_250 })),
};
const RESULT = {
  ...{ id: 'pa_own_42', type: 'Organization', nombre: 'PEÑA Y CÍA, S.A.', core: {}, not_applicable: [] },
  sections: {
    directores: { state: 'ok', items: [{ nombre: 'ANA PRUEBA', cargo: 'PRESIDENTE' }] },
    fincas: { state: 'empty', items: [] },
  },
};

const showOne = (responses: Record<string, FakeResponse>, language: 'en' | 'es' = 'en') =>
  show(
    <Routes>
      <Route path="/refreshes/:id" element={<RefreshPage />} />
    </Routes>,
    { at: '/refreshes/7', responses, language },
  );

// Pending timers must not outlive their page.
afterEach(cleanup);

describe('the refresh page', () => {
  it('polls until the refresh has completed, shows the result automatically, and stops polling', async () => {
    const states = [PENDING, COMPLETED];
    const { backend } = await showOne({
      'GET /api/refreshes/7': () => states.shift() ?? errorResponse(500, 'internal_error'),
      'GET /api/refreshes/7/result': { result: RESULT },
    });
    expect(await screen.findByText('Queued.')).not.toBeNull();
    expect(screen.getByText('Not read yet')).not.toBeNull();
    expect(screen.getByText(/The result will appear here/)).not.toBeNull();
    expect(await screen.findByText('ANA PRUEBA', {}, { timeout: 5_000 })).not.toBeNull();
    expect(screen.getByText('Completed.')).not.toBeNull();
    expect(screen.getByText('was charged', { exact: false })).not.toBeNull();
    expect(screen.getByText('The sources have no data for this.')).not.toBeNull();
    expect(screen.getByRole('button', { name: 'Download as JSON' })).not.toBeNull();
    expect(backend.requestsTo('GET /api/refreshes/7')).toHaveLength(2);
  });

  it('says in the user’s language why it failed, and that nothing was charged', async () => {
    const failed = { ...COMPLETED, status: 'failed', charged: '0.00', error: 'insufficient credits', sources: [] };
    const { backend } = await showOne({ 'GET /api/refreshes/7': failed }, 'es');
    expect(await screen.findByText(/Falló: el saldo no alcanzaba al completarse. No se cobró nada./)).not.toBeNull();
    expect(backend.requestsTo('GET /api/refreshes/7/result')).toEqual([]);
  });

  it('says that there is no refresh with this number in the account', async () => {
    await showOne({ 'GET /api/refreshes/7': errorResponse(404, 'unknown_update_request') });
    expect(await screen.findByText('Refresh request not found.')).not.toBeNull();
  });

  it('shows the state of its webhook, and links to its deliveries', async () => {
    const told = {
      ...COMPLETED,
      webhook_url: 'https://hooks.example.com/in',
      webhook_status: 'failed',
      webhook_error: 'refused',
    };
    await showOne({ 'GET /api/refreshes/7': told, 'GET /api/refreshes/7/result': { result: RESULT } });
    expect(await screen.findByText('Not delivered: refused')).not.toBeNull();
    expect(screen.getByRole('link', { name: 'Deliveries' }).getAttribute('href')).toBe('/webhooks?request=7');
  });
});

describe('the list of refreshes', () => {
  const list = { items: [COMPLETED], next: null };

  it('requests filtered rows from the server, and keeps the filter in the address', async () => {
    const { user, backend, place } = await show(<RefreshesPage />, {
      at: '/refreshes?entity=pa_own_42',
      responses: { 'GET /api/refreshes': list, 'GET /api/explorer': { key: null } },
    });
    expect((await screen.findByRole('link', { name: 'Refresh 7' })).getAttribute('href')).toBe('/refreshes/7');
    await user.selectOptions(screen.getByLabelText('State'), 'failed');
    await waitFor(() =>
      expect(backend.requests.at(-1)?.query.toString()).toBe('status=failed&entity=pa_own_42&limit=25'),
    );
    expect(place()).toContain('status=failed');
  });

  it('requests a refresh after its price was shown, and opens it', async () => {
    const { user, backend, place } = await show(<RefreshesPage />, {
      at: '/refreshes',
      responses: {
        'GET /api/refreshes': list,
        'GET /api/explorer': { key: null },
        'POST /api/explorer/v5/entities/pa_own_42/update': ({ query }) =>
          query.get('dry_run') === null
            ? Response.json({ update_request_id: 9, status: 'pending' }, { status: 202 })
            : {
                billing: {
                  currency: 'USD',
                  price: '0.15',
                  charged: '0.00',
                  dry_run: true,
                  base: '0.00',
                  codes: [],
                  redundant: ['CHK-BIN'],
                },
              },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Request a refresh' }));
    await user.type(screen.getByLabelText(/^Entity/, { selector: 'dialog input' }), 'pa_own_42');
    await user.click(screen.getByLabelText(/CHK-BIN/));
    await user.click(screen.getByLabelText(/DAT-CORE/));
    expect(await screen.findByText('$0.15', { selector: 'strong span' })).not.toBeNull();
    expect(screen.getByText(/Covered by other codes and not charged: CHK-BIN/)).not.toBeNull();
    await user.click(screen.getByText('Request the refresh'));
    await waitFor(() => expect(place()).toBe('/refreshes/9'));
    const calls = backend.requestsTo('POST /api/explorer/v5/entities/pa_own_42/update');
    expect(calls.filter(({ query }) => query.get('dry_run') === null).map(({ body }) => body)).toEqual([
      { include: ['CHK-BIN', 'DAT-CORE'] },
    ]);
  });

  it('lets read-only members look, but not request anything', async () => {
    await show(<RefreshesPage />, {
      responses: { 'GET /api/refreshes': list },
      me: { organization: { ...OWNER.organization, role: 'read_only' } as typeof OWNER.organization },
    });
    expect(await screen.findByRole('link', { name: 'Refresh 7' })).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'Request a refresh' })).toBeNull();
  });
});
