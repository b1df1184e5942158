import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { errorResponse } from '../../test/fake-backend.js';
import { show } from '../../test/show.js';
import { OperatorApp } from './OperatorApp.js';

const FINANCE = { id: 3, name: 'Ana Prueba', role: 'finance' };
const OVERVIEW = {
  ...{ accounts: 12, confirmed_accounts: 9, new_accounts: 2, purchased: '125.00', trial: '30.00', month_spent: '7.50' },
  ...{
    waiting_transfers: 1,
    open_payment_events: 0,
    awaiting_credits: 0,
    running_imports: 0,
    failed_imports: 0,
    failing_sources: 2,
  },
  trial_requests: 3,
  data_requests: 2,
  ...{ waiting_work: 4, reconciliation: 'agrees' },
};

// Pending timers must not outlive their page.
afterEach(cleanup);

const names = (): (string | null)[] => screen.getAllByRole('link').map((link) => link.textContent);

describe("the operators' pages", () => {
  it('ask for the token without a session, at the same address, and explain a wrong one', async () => {
    let signedIn = false;
    const { user, backend, place } = await show(<OperatorApp />, {
      at: '/',
      responses: {
        'GET /admin/me': () => (signedIn ? FINANCE : errorResponse(401, 'missing_token')),
        'GET /admin/overview': OVERVIEW,
        'POST /admin/session': ({ body }) => {
          signedIn = (body as { token: string }).token === 'op_right';
          return signedIn
            ? { ...FINANCE, expires_at: '2026-11-22T20:00:00.000Z' }
            : errorResponse(403, 'token_rejected');
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Sign in' }));
    expect(screen.getByText(/Enter your operator token/)).not.toBeNull();
    await user.type(screen.getByLabelText(/Operator token/), 'op_wrong');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Ask an admin for a new one');
    await user.clear(screen.getByLabelText(/Operator token/));
    await user.type(screen.getByLabelText(/Operator token/), ' op_right ');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('1 bank transfer is waiting for approval')).not.toBeNull();
    expect(place()).toBe('/');
    expect(backend.requestsTo('POST /admin/session').at(-1)?.body).toEqual({ token: 'op_right' });
  });

  it('link only to pages that the role may read', async () => {
    await show(<OperatorApp />, { responses: { 'GET /admin/me': FINANCE, 'GET /admin/overview': OVERVIEW } });
    await screen.findByText('1 bank transfer is waiting for approval');
    expect(names()).toEqual(expect.arrayContaining(['Accounts', 'Top-ups', 'Queues', 'Audit log']));
    expect(names()).not.toContain('Operators');
  });

  it('ask for the token again as soon as a response says that the session has ended', async () => {
    const { user } = await show(<OperatorApp />, {
      responses: {
        'GET /admin/me': FINANCE,
        'GET /admin/overview': OVERVIEW,
        'GET /admin/sources': errorResponse(401, 'not_signed_in'),
      },
    });
    await user.click(await screen.findByRole('link', { name: 'Sources' }));
    expect(await screen.findByLabelText(/Operator token/)).not.toBeNull();
  });

  it('are signed out from the menu', async () => {
    const { user, backend } = await show(<OperatorApp />, {
      responses: {
        'GET /admin/me': FINANCE,
        'GET /admin/overview': OVERVIEW,
        'DELETE /admin/session': { signed_out: true },
      },
    });
    await user.click(await screen.findByText('Ana Prueba'));
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(backend.requestsTo('DELETE /admin/session')).toHaveLength(1));
    expect(await screen.findByLabelText(/Operator token/)).not.toBeNull();
  });

  it('are available in Spanish', async () => {
    await show(<OperatorApp />, {
      language: 'es',
      responses: { 'GET /admin/me': FINANCE, 'GET /admin/overview': OVERVIEW },
    });
    expect(await screen.findByText('1 transferencia bancaria espera aprobación')).not.toBeNull();
    expect(names()).toEqual(expect.arrayContaining(['Cuentas', 'Recargas', 'Colas', 'Auditoría']));
  });
});
