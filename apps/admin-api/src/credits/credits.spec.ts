import type { AccountId } from '@entity-registry/accounts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AdminFixture, responseOf } from '../../test/admin-fixture.js';

let admin: AdminFixture;
beforeAll(async () => {
  admin = await AdminFixture.open();
});
afterAll(() => admin.close());

async function book(id: AccountId, body: object, key?: string) {
  const call = admin.call('post', `/admin/accounts/${id}/credits`, 'finance');
  return responseOf(await (key === undefined ? call : call.set('Idempotency-Key', key)).send(body));
}

const balanceOf = async (id: AccountId) =>
  ((await admin.send('get', `/admin/accounts/${id}`)).body as { balance: string }).balance;

describe('credit', () => {
  it('of each kind is booked and recorded in the audit log', async () => {
    const id = await admin.account();
    const purchase = await book(id, { amount: '20', kind: 'purchase', note: 'factura 7' });
    expect(purchase).toEqual({
      status: 201,
      body: { entry_id: expect.any(Number), kind: 'purchase', amount: '20.00', balance: '20.00', replayed: false },
    });
    expect(await book(id, { amount: '5.5', kind: 'trial' })).toMatchObject({ body: { balance: '25.50' } });
    expect(await book(id, { amount: '-0.000001', kind: 'adjustment' })).toMatchObject({
      body: { balance: '25.499999' },
    });
    expect(await admin.send('get', `/admin/accounts/${id}`)).toMatchObject({
      body: { purchased: '20.00', trial: '5.499999', balance: '25.499999' },
    });
    expect((await admin.audit(id)).map(({ action, actor, detail }) => ({ action, actor, detail })).slice(0, 3)).toEqual(
      [
        {
          action: 'credit.adjustment',
          actor: 'the finance',
          detail: { after: { amount: '-0.000001', balance: '25.499999' } },
        },
        { action: 'credit.trial', actor: 'the finance', detail: { after: { amount: '5.50', balance: '25.50' } } },
        {
          action: 'credit.purchase',
          actor: 'the finance',
          detail: { after: { amount: '20.00', balance: '20.00', note: 'factura 7' } },
        },
      ],
    );
  });

  it('by purchase makes the keys permanent', async () => {
    const id = await admin.account();
    await admin.key(id);
    await book(id, { amount: '1', kind: 'purchase' });
    expect((await admin.billing.listKeys(id))[0]?.expiresAt).toBeNull();
  });

  it('never falls below zero; the error says how much can be deducted', async () => {
    const id = await admin.account();
    await book(id, { amount: '3', kind: 'trial' });
    expect(await book(id, { amount: '-3.01', kind: 'adjustment' })).toEqual({
      status: 409,
      body: {
        error: 'amount exceeds the balance: at most 3.00 can be deducted',
        code: 'below_zero',
        ...{ field: 'amount', spendable: '3.00', amount: '-3.01' },
      },
    });
    expect(await book(id, { amount: '-3', kind: 'adjustment' })).toMatchObject({
      status: 201,
      body: { balance: '0.00' },
    });
  });

  it.each([
    [{ kind: 'purchase' }, 'amount', 'amount is required'],
    [{ amount: 10, kind: 'purchase' }, 'amount', 'amount must be a decimal string such as "10.00", not a number'],
    [{ amount: 0.1, kind: 'purchase' }, 'amount', 'amount must be a decimal string such as "10.00", not a number'],
    [{ amount: '0.0000001', kind: 'purchase' }, 'amount', 'amount must have at most 6 decimals'],
    [
      { amount: '1,5', kind: 'purchase' },
      'amount',
      'amount must be a decimal string such as "10.00", with at most 12 digits before the point',
    ],
    [
      { amount: '', kind: 'purchase' },
      'amount',
      'amount must be a decimal string such as "10.00", with at most 12 digits before the point',
    ],
    [{ amount: '1' }, 'kind', 'kind must be one of purchase, trial, adjustment'],
    [{ amount: '1', kind: 'gift' }, 'kind', 'kind must be one of purchase, trial, adjustment'],
    [{ amount: '1', kind: 'trial', note: 'x'.repeat(201) }, 'note', 'note must have 1 to 200 characters'],
    [
      { amount: '1', kind: 'trial', idempotency_key: 'x' },
      'idempotency_key',
      'idempotency_key is not a parameter of this route',
    ],
  ])('is not booked from %j', async (body, field, error) => {
    const id = await admin.account();
    expect(await book(id, body)).toEqual({ status: 400, body: { error, code: 'invalid_parameter', field } });
    expect(await balanceOf(id)).toBe('0.00');
  });

  it.each([
    [{ amount: '-1', kind: 'purchase' }, 'amount_not_positive'],
    [{ amount: '0', kind: 'trial' }, 'amount_not_positive'],
    [{ amount: '0.00', kind: 'adjustment' }, 'amount_zero'],
    [{ amount: '1000000.000001', kind: 'purchase' }, 'amount_too_large'],
  ])('is rejected for %j', async (body, code) => {
    const id = await admin.account();
    expect(await book(id, body)).toMatchObject({ status: 400, body: { code, field: 'amount' } });
    expect(await balanceOf(id)).toBe('0.00');
  });

  it('is booked once under one Idempotency-Key, and the replay is not in the audit log', async () => {
    const id = await admin.account();
    const first = await book(id, { amount: '7', kind: 'purchase' }, 'factura-7');
    expect(await book(id, { amount: '7.00', kind: 'purchase' }, 'factura-7')).toEqual({
      status: 201,
      body: { ...(first.body as object), replayed: true },
    });
    expect(await balanceOf(id)).toBe('7.00');
    expect((await admin.audit(id)).filter(({ action }) => action === 'credit.purchase')).toHaveLength(1);
  });

  it.each([
    [{ amount: '8', kind: 'purchase', note: 'factura 7' }],
    [{ amount: '7', kind: 'trial', note: 'factura 7' }],
    [{ amount: '7', kind: 'purchase', note: 'factura 8' }],
    [{ amount: '7', kind: 'purchase' }],
  ])('under an Idempotency-Key of another booking (%j) is 409', async (body) => {
    const id = await admin.account();
    await book(id, { amount: '7', kind: 'purchase', note: 'factura 7' }, 'one');
    expect(await book(id, body, 'one')).toMatchObject({
      status: 409,
      body: {
        error: 'this Idempotency-Key was used for a purchase of 7.00 with the note "factura 7"',
        ...{ code: 'idempotency_key_reused', kind: 'purchase', amount: '7.00', note: 'factura 7' },
      },
    });
    expect(await balanceOf(id)).toBe('7.00');
  });

  it('is booked once for concurrent requests with the same Idempotency-Key', async () => {
    const id = await admin.account();
    const responses = await Promise.all(
      Array.from({ length: 6 }, () => book(id, { amount: '7', kind: 'purchase' }, 'at once')),
    );
    expect(responses.map(({ body }) => (body as { replayed: boolean }).replayed).sort()).toEqual([
      false,
      ...Array.from({ length: 5 }, () => true),
    ]);
    expect(await balanceOf(id)).toBe('7.00');
  });

  it('of two accounts may have the same Idempotency-Key, and without one every booking is separate', async () => {
    const [one, other] = [await admin.account(), await admin.account()];
    for (const id of [one, other]) await book(id, { amount: '1', kind: 'purchase' }, 'same');
    for (let time = 0; time < 2; time += 1) await book(one, { amount: '1', kind: 'purchase' });
    expect([await balanceOf(one), await balanceOf(other)]).toEqual(['3.00', '1.00']);
  });

  it.each([['x'.repeat(181)], ['']])('is not booked under the Idempotency-Key %.20j', async (key) => {
    const id = await admin.account();
    expect(await book(id, { amount: '1', kind: 'purchase' }, key)).toEqual({
      status: 400,
      body: {
        error: 'Idempotency-Key must have 1 to 180 printable ASCII characters',
        code: 'invalid_parameter',
        field: 'Idempotency-Key',
      },
    });
  });
});
