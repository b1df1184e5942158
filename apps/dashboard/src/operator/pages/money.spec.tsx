import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { fault } from '../../../test/fake-backend.js';
import { show } from '../../../test/show.js';
import { OperatorContext, type Operator } from '../data/me.js';
import type { Account, TopUp } from '../data/queries.js';
import { BookDialog } from './account/BookDialog.js';
import { UnsentCredits } from './books/UnsentCredits.js';
import TopUpsPage from './top-ups/TopUpsPage.js';

const FINANCE: Operator = { id: 3, name: 'Ana', role: 'finance' };
const VIEWER: Operator = { id: 4, name: 'Luis', role: 'viewer' };

const TRANSFER: TopUp = {
  ...{ id: 8, account_id: 5, account_name: 'Prueba SA', account_email: 'ana@example.test', method: 'bank_transfer' },
  ...{ status: 'pending', reference: 'ER-AAAA1111', requested_by: 'Ana', amount: '100.00', received: null },
  ...{ refunded: '0.00', lost: '0.00', owed: '0.00', dispute: null, reason: null, entry_id: null },
  ...{ created_at: '2026-11-20T10:00:00.000Z', paid_at: null, closed_at: null },
};
const NO_EVENTS = { items: [], next: null };
const ACCOUNT = { id: 5, name: 'Prueba SA', balance: '3.00' } as Account;

// Pending timers must not outlive their page.
afterEach(cleanup);

const topUps = (operator: Operator, answers: object = {}) =>
  show(
    <OperatorContext value={operator}>
      <TopUpsPage />
    </OperatorContext>,
    {
      at: '/top-ups',
      answers: {
        'GET /admin/top-ups': { items: [TRANSFER], next: null },
        'GET /admin/payment-events': NO_EVENTS,
        ...answers,
      },
    },
  );

describe('a bank transfer', () => {
  it('is credited with the amount received, after a confirmation', async () => {
    const { user, backend } = await topUps(FINANCE, {
      'POST /admin/top-ups/8/approve': { ...TRANSFER, status: 'paid', received: '97.50' },
    });
    await user.click(await screen.findByRole('button', { name: 'Approve: ER-AAAA1111' }));
    const received = screen.getByLabelText(/Amount received/);
    await user.clear(received);
    await user.type(received, '97,50');
    await user.click(screen.getByRole('button', { name: 'Check' }));
    expect(screen.getByText('Enter an amount such as 25.00.')).not.toBeNull();
    await user.clear(received);
    await user.type(received, '97.50');
    await user.click(screen.getByRole('button', { name: 'Check' }));
    expect(await screen.findByText('The order was for $100.00. Did $97.50 arrive?')).not.toBeNull();
    expect(backend.called('POST /admin/top-ups/8/approve')).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    await waitFor(() =>
      expect(backend.called('POST /admin/top-ups/8/approve')[0]?.body).toEqual({ received: '97.50' }),
    );
    expect(await screen.findByText('Credited, with a receipt.')).not.toBeNull();
  });

  it('is rejected with a reason only', async () => {
    const { user, backend } = await topUps(FINANCE, { 'POST /admin/top-ups/8/reject': TRANSFER });
    await user.click(await screen.findByRole('button', { name: 'Reject: ER-AAAA1111' }));
    await user.click(screen.getByRole('button', { name: 'Reject' }));
    expect(screen.getByText('Enter a reason for the customer.')).not.toBeNull();
    await user.type(screen.getByLabelText(/Reason/), 'nothing arrived');
    await user.click(screen.getByRole('button', { name: 'Reject' }));
    await waitFor(() =>
      expect(backend.called('POST /admin/top-ups/8/reject')[0]?.body).toEqual({ reason: 'nothing arrived' }),
    );
  });

  it('can be viewed by a viewer, but not approved', async () => {
    await topUps(VIEWER);
    expect(await screen.findByText('ER-AAAA1111')).not.toBeNull();
    expect(screen.queryByRole('button', { name: /Approve/ })).toBeNull();
  });
});

describe('a manual credit', () => {
  const book = (answer: object) =>
    show(
      <OperatorContext value={FINANCE}>
        <BookDialog account={ACCOUNT} onClose={() => undefined} />
      </OperatorContext>,
      { answers: { 'POST /admin/accounts/5/credits': answer } },
    );

  it('is booked after a confirmation, once for any number of submissions', async () => {
    const { user, backend } = await book(fault(503, 'service_unavailable'));
    await user.type(screen.getByLabelText(/Amount in US dollars/), '25');
    await user.type(screen.getByLabelText(/Note/), 'invoice 118');
    await user.click(screen.getByRole('button', { name: 'Check' }));
    expect(await screen.findByText('Purchase of $25.00 for Prueba SA: is this correct?')).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Book' }));
    expect(await screen.findByRole('alert')).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Book' }));
    await waitFor(() => expect(backend.called('POST /admin/accounts/5/credits')).toHaveLength(2));
    const [first, second] = backend.called('POST /admin/accounts/5/credits');
    expect(first?.body).toEqual({ kind: 'purchase', amount: '25', note: 'invoice 118' });
    expect(first?.headers.get('idempotency-key')).toMatch(/^page-/);
    expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
  });

  it("is negative only as an adjustment; the service's error is shown at its field", async () => {
    const { user } = await book(fault(409, 'below_zero', { field: 'amount', error: 'amount exceeds the balance' }));
    await user.type(screen.getByLabelText(/Amount in US dollars/), '-9');
    await user.click(screen.getByRole('button', { name: 'Check' }));
    expect(screen.getByText('Only an adjustment can be negative.')).not.toBeNull();
    await user.selectOptions(screen.getByLabelText(/Kind/), 'adjustment');
    await user.click(screen.getByRole('button', { name: 'Check' }));
    await user.click(await screen.findByRole('button', { name: 'Book' }));
    expect(await screen.findByText(/amount exceeds the balance/)).not.toBeNull();
  });
});

describe('a credit for an unsent response', () => {
  const CHARGE = {
    ...{ id: 41, account_id: 5, account_name: 'Prueba SA', amount: '1.42', route: '/v5/entities/batch' },
    ...{ request_id: 'r-1', at: '2026-11-22T10:00:00.000Z' },
  };
  const credits = (operator: Operator, answers: object = {}) =>
    show(
      <OperatorContext value={operator}>
        <UnsentCredits />
      </OperatorContext>,
      { at: '/books', answers: { 'GET /admin/unsent-credits': { items: [CHARGE], next: null }, ...answers } },
    );

  it('is credited after a confirmation', async () => {
    const path = 'POST /admin/accounts/5/ledger/41/reverse';
    const { user, backend } = await credits(FINANCE, {
      [path]: { entry_id: 50, amount: '1.42', balance: '2.00', replayed: false },
    });
    await user.click(await screen.findByRole('button', { name: 'Credit: 41' }));
    expect(screen.getByText('Returns $1.42 to Prueba SA. You can’t undo this.')).not.toBeNull();
    expect(backend.called(path)).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Credit' }));
    expect(await screen.findByText('The charge was credited.')).not.toBeNull();
    expect(backend.called(path)).toHaveLength(1);
  });

  it('is rejected with a reason only, and the charge is kept', async () => {
    const path = 'POST /admin/accounts/5/ledger/41/uphold';
    const { user, backend } = await credits(FINANCE, { [path]: { upheld: true } });
    await user.click(await screen.findByRole('button', { name: 'Keep charge: 41' }));
    await user.click(screen.getByRole('button', { name: 'Keep charge' }));
    expect(screen.getByText('Enter a reason.')).not.toBeNull();
    await user.type(screen.getByLabelText(/Reason/), 'aborted on purpose');
    await user.click(screen.getByRole('button', { name: 'Keep charge' }));
    await waitFor(() => expect(backend.called(path)[0]?.body).toEqual({ reason: 'aborted on purpose' }));
  });

  it('can be viewed by a viewer, but not decided', async () => {
    await credits(VIEWER);
    expect(await screen.findByText('Prueba SA')).not.toBeNull();
    expect(screen.queryByRole('button', { name: /Credit/ })).toBeNull();
  });
});
