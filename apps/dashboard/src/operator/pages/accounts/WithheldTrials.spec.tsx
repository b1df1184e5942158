import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { errorResponse } from '../../../../test/fake-backend.js';
import { show } from '../../../../test/show.js';
import { OperatorApp } from '../../OperatorApp.js';

const SUPPORT = { id: 3, name: 'Ana Prueba', role: 'support' };
const TRIAL = {
  ...{
    account_id: 7,
    account_name: 'Prueba SA',
    account_email: 'ana@example.com',
    state: 'withheld',
    granted_by: null,
  },
  ...{ reason: 'network', decided_at: '2026-11-21T12:00:00.000Z', requested_at: '2026-11-21T13:00:00.000Z' },
  ...{ note: 'We share an office.', declined_at: null },
};
const GRANT = { entry_id: 9, amount: '10.00', balance: '10.00' };

afterEach(cleanup);

const accounts = (responses: Record<string, unknown>, at = '/accounts') =>
  show(<OperatorApp />, {
    at,
    responses: { 'GET /admin/me': SUPPORT, 'GET /admin/accounts': { items: [], next: null }, ...responses },
  });

describe('withheld trial credit on the accounts page', () => {
  it("is listed with the reason and the owner's message, and approved with one click", async () => {
    let open = true;
    const { user, backend } = await accounts({
      'GET /admin/trials': () => ({ items: open ? [TRIAL] : [], next: null }),
      'POST /admin/accounts/7/trial/approve': () => {
        open = false;
        return GRANT;
      },
    });
    expect(await screen.findByText('Network limit reached')).not.toBeNull();
    expect(screen.getByText('We share an office.')).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Approve: Prueba SA' }));
    expect(await screen.findByText('No trial credit is on hold.')).not.toBeNull();
    expect(backend.requestsTo('POST /admin/accounts/7/trial/approve')).toHaveLength(1);
  });

  it('is declined only if it was requested', async () => {
    const { user, backend } = await accounts({
      'GET /admin/trials': {
        items: [TRIAL, { ...TRIAL, account_id: 8, account_name: 'Otra', requested_at: null }],
        next: null,
      },
      'POST /admin/accounts/7/trial/decline': { ...TRIAL, declined_at: '2026-11-22T12:00:00.000Z' },
    });
    await user.click(await screen.findByRole('button', { name: 'Decline: Prueba SA' }));
    await waitFor(() => expect(backend.requestsTo('POST /admin/accounts/7/trial/decline')).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'Decline: Otra' })).toBeNull();
  });

  it('is filtered by the address that the overview links to', async () => {
    const { backend } = await accounts(
      { 'GET /admin/trials': { items: [], next: null } },
      '/accounts?trials=requested',
    );
    await screen.findByText('No trial credit is on hold.');
    expect(backend.requestsTo('GET /admin/trials')[0]?.query.get('requested')).toBe('true');
  });

  it('says why an approval failed', async () => {
    const { user } = await accounts({
      'GET /admin/trials': { items: [TRIAL], next: null },
      'POST /admin/accounts/7/trial/approve': errorResponse(409, 'trial_granted'),
    });
    await user.click(await screen.findByRole('button', { name: 'Approve: Prueba SA' }));
    expect(await screen.findByRole('alert')).not.toBeNull();
  });

  it("can't be decided by viewers", async () => {
    await accounts({
      'GET /admin/me': { ...SUPPORT, role: 'viewer' },
      'GET /admin/trials': { items: [TRIAL], next: null },
    });
    expect(await screen.findByText('Network limit reached')).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'Approve: Prueba SA' })).toBeNull();
  });
});
