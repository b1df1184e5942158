import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { StubPaymentServer } from './server.js';

const SECRET = 'whsec_of_the_tests';
const ORDER = new URLSearchParams({
  ...{ client_reference_id: 'ER-00000-00000', 'metadata[top_up]': '7' },
  ...{ 'line_items[0][price_data][unit_amount]': '2500', 'line_items[0][price_data][currency]': 'usd' },
});

describe('the stub of payments with a file', () => {
  let directory: string;
  let stub: StubPaymentServer;

  const listen = async (): Promise<StubPaymentServer> =>
    StubPaymentServer.listen({ secret: SECRET, file: join(directory, 'data', 'payments.json') });
  const ask = async (path: string, init: RequestInit = {}): Promise<unknown> => {
    const headers = { Authorization: 'Bearer sk_test', 'Idempotency-Key': 'order 7' };
    return (await fetch(`${stub.url}/v1/checkout/sessions${path}`, { headers, ...init })).json();
  };

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'stub-payments-'));
    stub = await listen();
  });
  afterEach(async () => {
    await stub.close();
    await rm(directory, { recursive: true });
  });

  it('restores opened, paid and refunded payments after a restart', async () => {
    const opened = (await ask('', { method: 'POST', body: ORDER })) as { id: string };
    stub.refund(stub.pay(stub.session('ER-00000-00000')).payment_intent, 500);
    // The file as left by a killed process.
    const stored = await readFile(join(directory, 'data', 'payments.json'), 'utf8');
    await stub.close();
    expect(await readFile(join(directory, 'data', 'payments.json'), 'utf8')).toBe(stored);
    stub = await listen();
    expect(await ask(`/${opened.id}`)).toMatchObject({
      ...{ status: 'complete', payment_status: 'paid', metadata: { top_up: '7' } },
      payment_intent: { latest_charge: { amount: 2_500, amount_refunded: 500 } },
    });
    expect(await ask('', { method: 'POST', body: ORDER })).toMatchObject({ id: opened.id });
    expect(stub.events.map(({ type }) => type)).toEqual(['checkout.session.completed', 'charge.refunded']);
  });
});
