import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { errorResponse } from '../../../../test/fake-backend.js';
import { OWNER, show } from '../../../../test/show.js';
import type { ShowOptions } from '../../../../test/show.js';
import { ReceivedLink } from './ReceivedLink.js';
import ReceivedPage from './ReceivedPage.js';

const DISCLOSURES = {
  items: [
    {
      ...{ id: 9, at: '2026-11-21T12:00:00.000Z', channel: 'batch', levels: ['directores'], signals: ['naves'] },
      ...{ entities: 3, key_name: 'Dashboard', member_name: 'Ana Prueba', member_email: 'ana@example.com' },
      purpose: 'kyc_aml',
      amount: '0.30',
    },
    {
      ...{ id: 8, at: '2026-11-20T12:00:00.000Z', channel: 'search', levels: [], signals: [], entities: 1 },
      ...{ key_name: 'compliance', member_name: null, member_email: null, amount: '0.01' },
      purpose: null,
    },
  ],
  next: null,
};
const MEMBER = {
  ...OWNER,
  organization: { id: 'org_1', name: 'Prueba SA', role: 'member' as const, corporate_domain: false },
};

const received = (options: ShowOptions = {}) =>
  show(
    <Routes>
      <Route path="/explorer/:id/received" element={<ReceivedPage />} />
    </Routes>,
    { at: '/explorer/pa_own_42/received', responses: { 'GET /api/disclosures': DISCLOSURES }, ...options },
  );

afterEach(cleanup);

describe('the page of what an account received about an entity', () => {
  it('shows the levels in words, who requested them and what the response cost', async () => {
    const { backend } = await received();
    const table = await screen.findByRole('table', { name: 'Responses about pa_own_42, newest first' });
    const [first, second] = within(table).getAllByRole('row').slice(1);
    expect(first?.textContent).toMatch(
      /Directors and officersOnly counts or presence: .*Ana Pruebafor: Checks of customers and money laundering\$0\.30for 3 entities$/,
    );
    expect(second?.textContent).toMatch(/Only the namekey compliance\$0\.01$/);
    expect(backend.requestsTo('GET /api/disclosures')[0]?.query.get('entity')).toBe('pa_own_42');
    const file = screen.getByRole('link', { name: 'Download as CSV' });
    expect(file.getAttribute('href')).toBe('/api/disclosures/disclosures.csv?entity=pa_own_42');
  });

  it('is for owners: others have no link, and no request is made', async () => {
    const { backend } = await received({ me: MEMBER });
    expect(await screen.findByText('Only owners of the organization see what it received.')).not.toBeNull();
    expect(backend.requestsTo('GET /api/disclosures')).toEqual([]);
    await show(<ReceivedLink id="pa_own_42" />, { me: MEMBER });
    expect(screen.queryByRole('link')).toBeNull();
    await show(<ReceivedLink id="pa_own_42" />);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/explorer/pa_own_42/received');
  });

  it('says in Spanish that nothing was received, and which id is wrong', async () => {
    await received({ language: 'es', responses: { 'GET /api/disclosures': { items: [], next: null } } });
    expect(await screen.findByText('Nada recibido')).not.toBeNull();
    const wrong = errorResponse(400, 'invalid_parameter', { field: 'entity' });
    await received({ language: 'es', responses: { 'GET /api/disclosures': wrong } });
    expect(await screen.findByText('Este id no es válido.')).not.toBeNull();
  });
});
