import { StubPaymentServer, signEvent } from '@entity-registry/testing';
import type { StubEvent } from '@entity-registry/testing';
import request from 'supertest';
import { PlatformFixture } from './platform-fixture.js';
import type { SignedIn } from './platform-fixture.js';

const WEBHOOK_SECRET = 'whsec_of_the_tests';

export interface ShownTopUp {
  id: number;
  status: string;
  reference: string;
  pay_url: string | null;
  received: string | null;
  given_back: string;
  bank_details: { label: string; value: string }[];
  receipts: { number: string; kind: string; amount: string }[];
}

/** The dashboard with a stub of Stripe. A test delivers the stub's events itself, in any order and any number of times. */
export class PaidTopUps {
  private constructor(
    readonly platform: PlatformFixture,
    readonly stripe: StubPaymentServer,
  ) {}

  static async open(settings: Record<string, string> = {}): Promise<PaidTopUps> {
    const stripe = await StubPaymentServer.listen({ secret: WEBHOOK_SECRET });
    const platform = await PlatformFixture.open({
      STRIPE_SECRET_KEY: 'sk_test_of_the_tests',
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_URL: stripe.url,
      BANK_TRANSFER_DETAILS: 'Banco: Banco Ejemplo|Cuenta: 00-00: 0',
      RECEIPT_ISSUER: 'Entity Registry, S.A.|Calle Ejemplo 1',
      ...settings,
    });
    return new PaidTopUps(platform, stripe);
  }

  async order(by: SignedIn, amount = '25.00', method = 'card'): Promise<ShownTopUp> {
    const { status, body } = await by.post('/api/top-ups', { method, amount });
    if (status !== 201) throw new Error(JSON.stringify(body));
    return body as ShownTopUp;
  }

  async find(by: SignedIn, { id }: Pick<ShownTopUp, 'id'>): Promise<ShownTopUp> {
    return (await by.get(`/api/top-ups/${id}`)).body as ShownTopUp;
  }

  async spendable(by: SignedIn): Promise<string> {
    return ((await by.get('/api/credit')).body as { spendable: string }).spendable;
  }

  /** Accepts the payer's card; returns the event. */
  pay({ reference }: Pick<ShownTopUp, 'reference'>): StubEvent {
    this.stripe.pay(this.stripe.session(reference));
    return this.stripe.events.at(-1) as StubEvent;
  }

  /** Delivers an event, or other text in its place. */
  deliver(
    event: StubEvent | string,
    { at = this.platform.time, secret = WEBHOOK_SECRET } = {},
  ): Promise<request.Response> {
    const body = typeof event === 'string' ? event : JSON.stringify(event);
    return this.send(body, signEvent(body, secret, at));
  }

  async send(body: string, signature: string | null): Promise<request.Response> {
    const sent = request(this.platform.server)
      .post('/api/payment-events/stripe')
      .set('Content-Type', 'application/json');
    if (signature !== null) sent.set('Stripe-Signature', signature);
    return sent.send(body);
  }

  async close(): Promise<void> {
    await this.stripe.close();
    await this.platform.close();
  }
}
