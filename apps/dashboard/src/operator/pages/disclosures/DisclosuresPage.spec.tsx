import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { show } from '../../../../test/show.js';
import { OperatorApp } from '../../OperatorApp.js';

const SUPPORT = { id: 3, name: 'Ana Prueba', role: 'support' };
const ROW = {
  ...{ id: 41, at: '2026-11-22T10:00:00.000Z', account_id: 7, account_name: 'Banco Ejemplo', key_id: 9 },
  ...{ channel: 'refresh', member_name: 'Luis Prueba', member_email: 'luis@example.com' },
  entities: [{ entity_id: 'pa_own_42', levels: ['directores'], signals: ['naves'] }],
};

afterEach(cleanup);

describe('the disclosures page', () => {
  it('sends no request without a reason and an entity or account, and one for each submission', async () => {
    const { user, backend } = await show(<OperatorApp />, {
      at: '/disclosures',
      responses: { 'GET /admin/me': SUPPORT, 'GET /admin/disclosures': { items: [ROW], next: null } },
    });
    await user.click(await screen.findByRole('button', { name: 'Look up' }));
    expect(screen.getByText(/Enter a reason\. /)).not.toBeNull();
    expect(screen.getByText('Enter an entity, an account, or both.')).not.toBeNull();
    expect(backend.requestsTo('GET /admin/disclosures')).toEqual([]);

    await user.type(screen.getByLabelText('Entity'), ' pa_own_42 ');
    await user.type(screen.getByLabelText(/Reason/), 'correction request 17');
    await user.click(screen.getByRole('button', { name: 'Look up' }));
    expect(await screen.findByText('pa_own_42: directores; counts or presence: naves')).not.toBeNull();
    expect(screen.getByText('luis@example.com')).not.toBeNull();
    expect(screen.getByRole('link', { name: 'Banco Ejemplo' }).getAttribute('href')).toBe('/accounts/7');
    const looks = () => backend.requestsTo('GET /admin/disclosures');
    expect(looks()).toHaveLength(1);
    expect(Object.fromEntries(looks()[0]?.query ?? [])).toMatchObject({
      entity: 'pa_own_42',
      reason: 'correction request 17',
    });

    await user.click(screen.getByRole('button', { name: 'Look up' }));
    await screen.findByText('luis@example.com');
    expect(looks()).toHaveLength(2);
  });
});
