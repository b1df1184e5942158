import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import type { FakeRequest } from '../../../test/fake-backend.js';
import { show } from '../../../test/show.js';
import type { ShowOptions } from '../../../test/show.js';
import LibraryPage from './LibraryPage.js';

const ROW = {
  ...{ id: 7, entity_id: 'pa_own_1', name: 'PRUEBA, S.A.', codes: ['DAT-GOV', 'DAT-RISK'], answers: 3, paid: '0.38' },
  ...{ first_bought_at: '2026-11-01T12:00:00.000Z', last_bought_at: '2026-11-20T12:00:00.000Z' },
  ...{ last_bought_by: 'Eva Prueba', expires_at: '2027-11-20T12:00:00.000Z' },
};
const page = (options: ShowOptions = {}) =>
  show(<LibraryPage />, {
    at: '/library',
    ...options,
    responses: { 'GET /api/library': { items: [ROW], next: null }, ...options.responses },
  });
const MEMBER = {
  organization: { id: 'org_1', name: 'Prueba SA', role: 'member' as const, corporate_domain: false },
};

describe('the Library page', () => {
  afterEach(cleanup);

  it('lists each purchase with its entity, buyer and price, and opens it', async () => {
    await page();
    const link = await screen.findByRole('link', { name: 'PRUEBA, S.A.' });
    expect(link.getAttribute('href')).toBe('/explorer/pa_own_1');
    for (const text of ['DAT-GOV, DAT-RISK', 'Eva Prueba', '$0.38']) expect(screen.getByText(text)).not.toBeNull();
  });

  it('is searched by name and by code, both kept in its address', async () => {
    const { backend, user, place } = await page({ at: '/library?code=DAT-GOV' });
    await screen.findByText('PRUEBA, S.A.');
    await user.type(screen.getByRole('textbox', { name: 'Name or id' }), 'prueba');
    await waitFor(() => {
      const { query } = backend.requestsTo('GET /api/library').at(-1) as FakeRequest;
      expect(Object.fromEntries(query)).toEqual({ text: 'prueba', code: 'DAT-GOV' });
    });
    expect(place()).toBe('/library?code=DAT-GOV&text=prueba');
  });

  it('lets only owners remove an entity, after a confirmation', async () => {
    const { backend, user } = await page({ responses: { 'DELETE /api/library/entities/pa_own_1': { answers: 3 } } });
    await user.click(await screen.findByRole('button', { name: 'Remove PRUEBA, S.A.' }));
    await screen.findByText(/removed for every member/);
    expect(backend.requestsTo('DELETE /api/library/entities/pa_own_1')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Remove', hidden: true }));
    await screen.findByText('Removed from the Library.');
    expect(backend.requestsTo('DELETE /api/library/entities/pa_own_1')).toHaveLength(1);
    await page({ me: MEMBER });
    await screen.findByText('PRUEBA, S.A.');
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
  });

  it('says in Spanish that it is empty, and where to start', async () => {
    await page({ language: 'es', responses: { 'GET /api/library': { items: [], next: null } } });
    expect(await screen.findByText('Su biblioteca está vacía')).not.toBeNull();
    expect(screen.getByRole('link', { name: 'Buscar en el explorador' }).getAttribute('href')).toBe('/explorer');
  });
});
