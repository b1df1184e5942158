import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { errorResponse } from '../../../test/fake-backend.js';
import { OWNER, show } from '../../../test/show.js';
import type { Me } from '../../api/me.js';
import { centsOf, readCents, writeCents } from './amount.js';
import CreditPage from './CreditPage.js';
import type { Credit, TopUp } from './queries.js';
import { stateOf } from './top-up-state.js';

const CREDIT: Credit = {
  ...{ spendable: '35.00', purchased: '25.00', trial: '10.00' },
  withheld_trial: null,
  trial_lots: [{ granted: '10.00', left: '10.00', expires_at: '2026-12-21T12:00:00.000Z' }],
  month: { spent: '3.20', limit: null, resets_at: '2026-12-01T00:00:00.000Z' },
  alert: { threshold: null, below: false },
  top_up: {
    ...{ minimum: '5.00', maximum: '10000.00', suggestions: ['25.00', '100.00', '500.00'] },
    methods: ['card', 'bank_transfer'],
  },
};
const TOP_UP: TopUp = {
  ...{ id: 7, method: 'card', status: 'pending', amount: '25.00', received: null, given_back: '0.00' },
  ...{ reference: 'ER-7K3F9-2QXD4', requested_by: 'Ana', requested_at: '2026-11-21T12:00:00.000Z' },
  ...{ paid_at: null, closed_at: null, reason: null, failure: null, pay_url: 'https://pay.example.test/7' },
  ...{ bank_details: [], receipts: [] },
};
const PAID: TopUp = {
  ...TOP_UP,
  ...{ status: 'paid', received: '25.00', paid_at: '2026-11-21T12:05:00.000Z', pay_url: null },
  receipts: [{ number: 'R-2026-000042', kind: 'receipt', amount: '25.00', issued_at: '2026-11-21T12:05:00.000Z' }],
};
const TRANSFER: TopUp = {
  ...TOP_UP,
  ...{ id: 8, method: 'bank_transfer', pay_url: null },
  bank_details: [{ label: 'Cuenta', value: '00-00' }],
};

const responses = (more: Record<string, unknown> = {}, topUps: TopUp[] = []) => ({
  'GET /api/credit': CREDIT,
  'GET /api/top-ups': { items: topUps, next: null },
  'GET /api/credit/entries': { items: [], next: null },
  ...more,
});

afterEach(cleanup);

describe('the credit page', () => {
  it('shows the balance and when the trial credit expires', async () => {
    await show(<CreditPage />, { responses: responses() });
    expect(await screen.findByText('$35.00')).not.toBeNull();
    expect(screen.getByText(/\$10\.00 until 21 Dec 2026/)).not.toBeNull();
  });

  it('suggests no amount to customers who have bought nothing', async () => {
    await show(<CreditPage />, { responses: responses() });
    const amount = await screen.findByLabelText<HTMLInputElement>(/Amount in US dollars/);
    expect(amount.value).toBe('');
    expect(screen.getByRole('button', { name: 'Pay by card' })).not.toBeNull();
    expect(screen.queryByRole('button', { pressed: true })).toBeNull();
  });

  it('suggests the usual amount to returning customers', async () => {
    const account = { ...OWNER.account, first_purchase_at: '2026-11-02T00:00:00.000Z' } as Me['account'];
    await show(<CreditPage />, { responses: responses(), me: { account } });
    expect(await screen.findByRole('button', { name: 'Pay $100.00 by card' })).not.toBeNull();
  });

  it('orders a transfer of the entered amount, and shows the reference to quote', async () => {
    const { user, backend } = await show(<CreditPage />, { responses: responses({ 'POST /api/top-ups': TRANSFER }) });
    const amount = await screen.findByLabelText(/Amount in US dollars/);
    await user.clear(amount);
    await user.type(amount, '75,5');
    await user.click(screen.getByRole('radio', { name: 'Bank transfer' }));
    await user.click(screen.getByRole('button', { name: 'Show transfer details' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Transfer details' }));
    expect(dialog.getByText('ER-7K3F9-2QXD4')).not.toBeNull();
    expect(dialog.getByText('00-00')).not.toBeNull();
    expect(backend.requestsTo('POST /api/top-ups')[0]?.body).toEqual({ method: 'bank_transfer', amount: '75.50' });
  });

  it.each(['4.99', '10000.01', '1.234', '-5', 'a'])('orders nothing for %j', async (text) => {
    const { user, backend } = await show(<CreditPage />, { responses: responses() });
    const amount = await screen.findByLabelText(/Amount in US dollars/);
    await user.clear(amount);
    await user.type(amount, text);
    await user.click(screen.getByRole('button', { name: /^Pay/ }));
    expect(amount.getAttribute('aria-invalid')).toBe('true');
    expect(backend.requestsTo('POST /api/top-ups')).toEqual([]);
  });

  it('says in the user’s language that the provider does not respond', async () => {
    const down = errorResponse(503, 'payment_provider_unavailable');
    const { user } = await show(<CreditPage />, {
      language: 'es',
      responses: responses({ 'POST /api/top-ups': down }),
    });
    await user.type(await screen.findByLabelText(/Monto en dólares/), '25');
    await user.click(screen.getByRole('button', { name: /^Pagar/ }));
    expect(await screen.findByText(/No se creó ninguna recarga/)).not.toBeNull();
  });

  it('queries the provider when a payer returns, and shows the receipt', async () => {
    await show(<CreditPage />, {
      at: '/credit?top_up=7&result=paid',
      responses: responses({ 'POST /api/top-ups/7/check': PAID }, [PAID]),
    });
    expect(await screen.findByText('$25.00 added')).not.toBeNull();
    const receipt = screen.getByRole('link', { name: 'Receipt R-2026-000042 (PDF)' });
    expect(receipt.getAttribute('href')).toBe('/api/receipts/R-2026-000042?language=en');
  });

  it('says why an order failed', async () => {
    const failed: TopUp = { ...TOP_UP, status: 'failed', failure: 'unknown_page', pay_url: null };
    await show(<CreditPage />, { responses: responses({}, [failed]) });
    expect(await screen.findByText(/no longer recognizes this payment/)).not.toBeNull();
  });

  it('lets a payer who returned without paying continue', async () => {
    await show(<CreditPage />, {
      at: '/credit?top_up=7&result=back',
      responses: responses({ 'POST /api/top-ups/7/check': TOP_UP }),
    });
    expect((await screen.findByRole('link', { name: 'Continue to payment' })).getAttribute('href')).toBe(
      TOP_UP.pay_url,
    );
  });

  it('cancels a pending order, and reports if it was paid in the meantime', async () => {
    const { user } = await show(<CreditPage />, {
      responses: responses({ 'POST /api/top-ups/7/cancel': PAID }, [TOP_UP]),
    });
    await user.click(await screen.findByRole('button', { name: 'Cancel top-up: ER-7K3F9-2QXD4' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel top-up' }));
    expect(await screen.findByText('It has just been paid: the credit is available')).not.toBeNull();
  });

  it('lets owners set and remove the limit; others can read it', async () => {
    const limited = { ...CREDIT, month: { ...CREDIT.month, limit: '3.00' } };
    const { user, backend } = await show(<CreditPage />, {
      responses: responses({ 'GET /api/credit': limited, 'PUT /api/credit/limit': CREDIT }),
    });
    expect(await screen.findByText(/You already spent more this month/)).not.toBeNull();
    await user.clear(screen.getByLabelText(/Monthly limit/));
    await user.click(screen.getByRole('button', { name: 'Save the limit' }));
    expect(await screen.findByText('The limit was removed')).not.toBeNull();
    expect(backend.requestsTo('PUT /api/credit/limit')[0]?.body).toEqual({ limit: null });
  });
});

describe('an amount', () => {
  it.each([
    ['25', 2_500n],
    ['25.5', 2_550n],
    ['25,50', 2_550n],
    [' $ 25.00 ', 2_500n],
    ['0', 0n],
    ['', null],
    ['1,000.00', null],
    ['25.005', null],
    ['1e3', null],
  ])('entered as %j is %s cents', (text, cents) => {
    expect(readCents(text)).toBe(cents);
  });

  it("is written in the backend's format", () => {
    expect([writeCents(5n), writeCents(2_550n), centsOf('25.5'), centsOf('0.129999')]).toEqual([
      '0.05',
      '25.50',
      2_550n,
      12n,
    ]);
  });
});

describe('a top-up', () => {
  it.each([
    ['0.00', 'paid'],
    ['24.99', 'partly_refunded'],
    ['25.00', 'refunded'],
  ])('with %s refunded is %s', (givenBack, state) => {
    expect(stateOf({ ...PAID, given_back: givenBack })).toBe(state);
  });
});
