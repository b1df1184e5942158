import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { errorResponse } from '../../../../test/fake-backend.js';
import { SCREENING, SIGNATURE, decisionOf } from '../../../../test/screening-example.js';
import { show } from '../../../../test/show.js';
import type { ShowOptions } from '../../../../test/show.js';
import StoredScreeningPage from './StoredScreeningPage.js';

const FREE = { currency: 'USD', price: '0.00', charged: '0.00', dry_run: false, base: '0.00', codes: [] };
const STORED = `GET /api/explorer/v5/screenings/${SCREENING.id}`;

const page = (options: ShowOptions = {}) =>
  show(
    <Routes>
      <Route path="/screening/:id" element={<StoredScreeningPage />} />
    </Routes>,
    {
      at: `/screening/${SCREENING.id}`,
      ...options,
      responses: {
        'GET /api/explorer': { key: null, search_session: null },
        [STORED]: { ...SCREENING, signature: SIGNATURE, billing: FREE },
        'GET /api/explorer/v5/screening/decisions': {
          decisions: [decisionOf('ofac_sdn:8', 'dismissed')],
          page: { returned: 1, next_cursor: null },
          billing: FREE,
        },
        ...options.responses,
      },
    },
  );

describe('a stored screening', () => {
  afterEach(cleanup);

  it('shows what was said, with the decisions of today, and how to verify the document', async () => {
    await page();
    const list = await screen.findByRole('listbox', { name: 'Hits, best first' });
    expect(await within(list).findByText('Dismissed')).not.toBeNull();
    expect(within(list).getAllByRole('option')).toHaveLength(2);
    expect(screen.getByText(new RegExp(`--fingerprint ${SIGNATURE.key_id}`))).not.toBeNull();
    expect(screen.getByRole('button', { name: 'Download the signed document' })).not.toBeNull();
  });

  it('shows a later decision that was made on a watched item of the same reference', async () => {
    const watched = { subject: { watch_item_id: 9 }, other_subjects: [{ reference: 'c-1' }], screening_id: null };
    await page({
      responses: {
        'GET /api/explorer/v5/screening/decisions': {
          decisions: [
            decisionOf('ofac_sdn:8', 'confirmed', { ...watched, id: 2 }),
            decisionOf('ofac_sdn:8', 'dismissed'),
          ],
          page: { returned: 2, next_cursor: null },
          billing: FREE,
        },
      },
    });
    const list = await screen.findByRole('listbox', { name: 'Hits, best first' });
    expect(await within(list).findByText('Confirmed')).not.toBeNull();
    expect(within(list).queryByText('Dismissed')).toBeNull();
  });

  it('says in Spanish that there is none', async () => {
    await page({ language: 'es', responses: { [STORED]: errorResponse(404, 'screening_not_found') } });
    expect(await screen.findByText('No existe esa búsqueda')).not.toBeNull();
  });
});
