import { BalanceAlerts, PaymentChecks } from '@entity-registry/accounts';
import { micro } from '@entity-registry/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PaidTopUps } from '../../test/paid-top-ups.js';
import type { SignedIn } from '../../test/platform-fixture.js';

const MINUTE_MS = 60_000;

describe('the credit page', () => {
  let world: PaidTopUps;
  let owner: SignedIn;

  beforeAll(async () => {
    world = await PaidTopUps.open();
  });
  afterAll(async () => {
    const { drift } = await world.platform.billing.reconcile();
    await world.close();
    expect(drift).toEqual([]);
  });
  beforeEach(async () => {
    owner = await world.platform.signUp();
  });

  const pass = (minutes: number): void => {
    world.platform.time = new Date(world.platform.time.getTime() + minutes * MINUTE_MS);
  };

  it('shows trial credit with its expiry, the month and how to top up', async () => {
    const expires = new Date(world.platform.time.getTime() + 30 * 24 * 60 * MINUTE_MS).toISOString();
    expect((await owner.get('/api/credit')).body).toEqual({
      ...{ spendable: '10.00', purchased: '0.00', trial: '10.00' },
      trial_lots: [{ granted: '10.00', left: '10.00', expires_at: expires }],
      withheld_trial: null,
      month: { spent: '0.00', limit: null, resets_at: '2026-12-01T00:00:00.000Z' },
      alert: { threshold: null, below: false },
      top_up: {
        ...{ minimum: '5.00', maximum: '10000.00', suggestions: ['25.00', '100.00', '500.00'] },
        methods: ['card', 'bank_transfer'],
      },
    });
  });

  it("opens the provider's page, and credits a returning payer before the event arrives", async () => {
    const topUp = await world.order(owner, '100.00');
    expect(topUp).toMatchObject({ status: 'pending', pay_url: expect.stringContaining('/pay/cs_') });
    const event = world.pay(topUp);
    expect((await owner.post(`/api/top-ups/${topUp.id}/check`)).body).toMatchObject({
      status: 'paid',
      received: '100.00',
      pay_url: null,
    });
    expect(await world.deliver(event)).toMatchObject({ body: { outcome: 'nothing' } });
    expect(await world.spendable(owner)).toBe('110.00');
    const { items } = (await owner.get('/api/credit/entries')).body as { items: object[] };
    expect(items).toMatchObject([
      { kind: 'purchase', amount: '100.00', note: topUp.reference },
      { kind: 'trial', amount: '10.00', note: null },
    ]);
  });

  it('recovers lost events: a payment within minutes, a refund within a day', async () => {
    const topUp = await world.order(owner);
    world.pay(topUp);
    const checks = world.platform.platform.app.get(PaymentChecks);
    await checks.tick();
    expect(await world.spendable(owner)).toBe('10.00');
    pass(6);
    await checks.tick();
    expect(await world.spendable(owner)).toBe('35.00');
    world.stripe.refund(world.stripe.session(topUp.reference).payment_intent ?? '', 2_000);
    pass(25 * 60);
    await checks.tick();
    expect(await world.spendable(owner)).toBe('15.00');
  });

  it('retries when the provider did not respond, and fails orders that never got a page', async () => {
    const topUp = await world.order(owner);
    world.pay(topUp);
    world.stripe.down = true;
    expect(await owner.post('/api/top-ups', { method: 'card', amount: '25.00' })).toMatchObject({
      status: 503,
      body: { code: 'payment_provider_unavailable' },
    });
    pass(6);
    const checks = world.platform.platform.app.get(PaymentChecks);
    expect(await checks.tick()).toMatchObject({ unanswered: 1 });
    world.stripe.down = false;
    pass(6);
    await checks.tick();
    expect(await world.spendable(owner)).toBe('35.00');
    const { items } = (await owner.get('/api/top-ups')).body as { items: object[] };
    expect(items).toMatchObject([{ status: 'failed' }, { status: 'paid' }]);
  }, 30_000); // The client retries on its own.

  it('cancels an order and closes its page', async () => {
    const topUp = await world.order(owner);
    expect((await owner.post(`/api/top-ups/${topUp.id}/cancel`)).body).toMatchObject({ status: 'cancelled' });
    expect(world.stripe.session(topUp.reference).status).toBe('expired');
    expect(await owner.post(`/api/top-ups/${topUp.id}/cancel`)).toMatchObject({
      status: 409,
      body: { code: 'top_up_closed', status: 'cancelled' },
    });
    const paid = await world.order(owner);
    world.pay(paid);
    expect((await owner.post(`/api/top-ups/${paid.id}/cancel`)).body).toMatchObject({ status: 'paid' });
  });

  it('limits how often one account can query the provider, to leave capacity for the others', async () => {
    const topUp = await world.order(owner);
    const check = () => owner.post(`/api/top-ups/${topUp.id}/check`);
    for (let question = 1; question < 30; question += 1) expect((await check()).status).toBe(200);
    expect(await check()).toMatchObject({ status: 429, body: { code: 'too_many_attempts', retry_after: 3 } });
    expect((await owner.get(`/api/top-ups/${topUp.id}`)).status).toBe(200);
    pass(1);
    expect((await check()).status).toBe(200);
  });

  it('explains how to transfer, and credits nothing until an operator does', async () => {
    const topUp = await world.order(owner, '250.00', 'bank_transfer');
    expect(topUp).toMatchObject({
      status: 'pending',
      pay_url: null,
      bank_details: [
        { label: 'Banco', value: 'Banco Ejemplo' },
        { label: 'Cuenta', value: '00-00: 0' },
      ],
    });
    expect(await world.spendable(owner)).toBe('10.00');
  });

  it.each(['4.99', '10000.01', '25.005', '0.00', '-25.00', '25', 25, 'NaN', '1e3', null])(
    'rejects a top-up of %j',
    async (amount) => {
      const { status, body } = await owner.post('/api/top-ups', { method: 'card', amount });
      // Without a decimal point the amount is in whole dollars.
      if (amount === '25') expect(status).toBe(201);
      else expect([status, (body as { field?: string }).field]).toEqual([400, 'amount']);
    },
  );

  it('returns receipts and notes as PDF, the same bytes each time, in both languages', async () => {
    const topUp = await world.order(owner);
    await world.deliver(world.pay(topUp));
    world.stripe.refund(world.stripe.session(topUp.reference).payment_intent ?? '', 500);
    const refunded = world.stripe.events.at(-1);
    if (refunded) await world.deliver(refunded);
    const { receipts } = await world.find(owner, topUp);
    expect(receipts).toMatchObject([
      { number: expect.stringMatching(/^R-2026-\d{6}$/), kind: 'receipt', amount: '25.00' },
      { number: expect.stringMatching(/^N-2026-\d{6}$/), kind: 'refund_note', amount: '5.00' },
    ]);
    for (const { number } of receipts) {
      const path = `/api/receipts/${number}?language=es`;
      const file = await owner.get(path);
      expect([file.status, file.headers['content-type']]).toEqual([200, 'application/pdf']);
      expect(file.headers['content-disposition']).toBe(`attachment; filename="${number}.pdf"`);
      expect(file.body).toEqual((await owner.get(path)).body);
    }
    const stranger = await world.platform.signUp();
    for (const number of [receipts[0]?.number, 'R-2026-1', 'x', '..%2f']) {
      expect(await stranger.get(`/api/receipts/${number}`)).toMatchObject({ status: 404 });
    }
  });

  it('hides the top-ups of one account from all others', async () => {
    const topUp = await world.order(owner);
    const stranger = await world.platform.signUp();
    for (const response of [
      await stranger.get(`/api/top-ups/${topUp.id}`),
      await stranger.post(`/api/top-ups/${topUp.id}/check`),
      await stranger.post(`/api/top-ups/${topUp.id}/cancel`),
    ]) {
      expect(response).toMatchObject({ status: 404, body: { code: 'unknown_top_up' } });
    }
    expect((await stranger.get('/api/top-ups')).body).toEqual({ items: [], next: null });
  });

  it('lets only owners set the limit and the alert, and lets members order', async () => {
    const member = await world.platform.join(owner, 'member');
    const reader = await world.platform.join(owner, 'read_only');
    const limit = { limit: '50.00' };
    expect((await owner.put('/api/credit/limit', limit)).body).toMatchObject({ month: { limit: '50.00' } });
    expect((await owner.put('/api/credit/limit', { limit: null })).body).toMatchObject({ month: { limit: null } });
    expect((await member.put('/api/credit/limit', limit)).status).toBe(403);
    expect((await member.put('/api/credit/alert', { threshold: '5.00' })).status).toBe(403);
    expect((await reader.post('/api/top-ups', { method: 'card', amount: '25.00' })).status).toBe(403);
    expect((await reader.get('/api/credit')).status).toBe(200);
  });

  it.each(['0', '-1.00', '1000000.01'])(
    'rejects an alert at %s, and names the member of the body',
    async (threshold) => {
      expect(await owner.put('/api/credit/alert', { threshold })).toMatchObject({
        status: 400,
        body: { field: 'threshold' },
      });
    },
  );

  it('notifies the owners once each time the balance falls below the threshold', async () => {
    const alerts = world.platform.platform.app.get(BalanceAlerts);
    const told: string[] = [];
    const tick = (): Promise<number> =>
      alerts.tick((_tx, { email }, { spendable }) => {
        told.push(`${email} ${spendable}`);
        return Promise.resolve();
      });
    await world.platform.join(owner, 'member');
    await owner.put('/api/credit/alert', { threshold: '8.00' });
    const spend = (amount: string) =>
      world.platform.billing.adjust({
        ...{ accountId: owner.accountId, amount: micro(amount), idempotencyKey: `test:${told.length}${amount}` },
      });
    await tick();
    await spend('-2.00');
    await tick();
    expect(told).toEqual([]); // 8.00 is not below 8.00
    await spend('-0.50');
    await Promise.all([tick(), tick()]);
    await tick();
    expect(told).toEqual([`${owner.email} ${micro('7.50')}`]);
    await spend('20.00');
    await tick();
    await spend('-25.00');
    await tick();
    expect(told).toHaveLength(2);
    expect((await owner.get('/api/credit')).body).toMatchObject({ alert: { threshold: '8.00', below: true } });
  });
});
