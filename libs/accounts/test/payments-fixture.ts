import { micro } from '@entity-registry/domain';
import type { MicroUsd } from '@entity-registry/domain';
import { PaymentChecks } from '../src/payments/payment-checks.js';
import { PaymentEvents } from '../src/payments/payment-events.js';
import { NO_FACTS, PaymentEventRejected } from '../src/payments/payment-provider.js';
import { ManagedTopUps } from '../src/top-ups/managed-top-ups.js';
import { TopUps } from '../src/top-ups/top-ups.js';
import type { Actor } from '../src/audit/audit.js';
import type { AccountId } from '../src/ids.js';
import type { ProcessedEvent } from '../src/payments/payment-events.js';
import type { ProviderEvent, PaymentFacts, PaymentOrder, PaymentProvider } from '../src/payments/payment-provider.js';
import type { TopUpRow } from '../src/top-ups/top-up-rows.js';
import { LedgerFixture } from './ledger-fixture.js';

export const USER: Actor = { operatorId: null, userId: 'user-1', name: 'Ana Prueba', requestId: null };
export const OPERATOR: Actor = { operatorId: null, name: 'the operator', requestId: null };

/** An in-memory provider. Tests set the state of pages; events are JSON with the signature "good". */
export class StubProvider implements PaymentProvider {
  readonly name = 'stub';
  readonly orders: PaymentOrder[] = [];
  /** Its report on each page. */
  readonly pages = new Map<string, PaymentFacts>();
  /** Thrown instead of a response. */
  error: Error | null = null;

  open(order: PaymentOrder): Promise<{ id: string; url: string }> {
    if (this.error) return Promise.reject(this.error);
    this.orders.push(order);
    const id = `page_${String(order.topUpId)}`;
    this.pages.set(id, { ...NO_FACTS, ...claims(order), sessionId: id });
    return Promise.resolve({ id, url: `https://pay.example.test/${id}` });
  }

  read(sessionId: string): Promise<PaymentFacts | null> {
    return this.error ? Promise.reject(this.error) : Promise.resolve(this.pages.get(sessionId) ?? null);
  }

  close(sessionId: string): Promise<PaymentFacts | null> {
    const facts = this.pages.get(sessionId);
    if (facts && facts.paid === null) this.pages.set(sessionId, { ...facts, ended: 'expired' });
    return this.read(sessionId);
  }

  readEvent(body: Buffer, signature: string | null): ProviderEvent {
    if (signature !== 'good') throw new PaymentEventRejected('signature');
    const { facts, occurredAt, ...event } = JSON.parse(body.toString(), (_key, value: unknown) =>
      typeof value === 'string' && /^-?\d+n$/.test(value) ? BigInt(value.slice(0, -1)) : value,
    ) as ProviderEvent & { occurredAt: string };
    return { ...event, occurredAt: new Date(occurredAt), facts: { ...NO_FACTS, ...facts } };
  }
}

const claims = (order: PaymentOrder) => ({
  topUpId: order.topUpId,
  accountId: order.accountId,
  reference: order.reference,
});

/** A ledger with payments, and a provider that tests control. */
export class PaymentsFixture {
  readonly provider = new StubProvider();
  readonly topUps: TopUps;
  readonly events: PaymentEvents;
  readonly checks: PaymentChecks;
  readonly managed: ManagedTopUps;
  readonly troubles: unknown[] = [];

  private constructor(readonly ledger: LedgerFixture) {
    const { pool } = ledger.database;
    const now = () => ledger.time;
    const { provider } = this;
    this.topUps = new TopUps(pool, { now, provider, bankTransfer: true });
    this.events = new PaymentEvents(pool, { now, provider });
    this.checks = new PaymentChecks(pool, { now, provider, onError: (error) => this.troubles.push(error) });
    this.managed = new ManagedTopUps(pool, { now });
  }

  static async open(options: { poolSize?: number } = {}): Promise<PaymentsFixture> {
    return new PaymentsFixture(await LedgerFixture.open(options));
  }

  order(accountId: AccountId, amount: string, method: 'card' | 'bank_transfer' = 'card'): Promise<TopUpRow> {
    const who = { userId: USER.userId ?? null, email: 'ana@example.test', language: 'es' } as const;
    return this.topUps.request({ accountId, method, amount: micro(amount), ...who }, USER);
  }

  /** The provider's report on a page that was paid by `payment`. */
  paid(topUp: TopUpRow, payment = `pay_${String(topUp.id)}`): Partial<PaymentFacts> {
    const { sessionId, amount } = topUp;
    return { ...this.page(topUp), sessionId, paymentId: payment, currency: 'usd', paid: amount };
  }

  page(topUp: TopUpRow): Partial<PaymentFacts> {
    const { id, accountId, reference, sessionId } = topUp;
    return { topUpId: id, accountId, reference, sessionId };
  }

  refunded(payment: string, total: string | MicroUsd): Partial<PaymentFacts> {
    return { paymentId: payment, currency: 'usd', refunded: typeof total === 'string' ? micro(total) : total };
  }

  /** Delivers an event, by default with a new id. */
  async deliver(facts: Partial<PaymentFacts>, id = this.ledger.unique('evt'), type = 'test'): Promise<ProcessedEvent> {
    const event = { id, type, occurredAt: this.ledger.time, facts };
    const body = JSON.stringify(event, (_key, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value));
    const taken = await this.events.process(Buffer.from(body), 'good');
    if (!taken) throw new Error('no provider');
    return taken;
  }

  async find(topUp: Pick<TopUpRow, 'accountId' | 'id'>): Promise<TopUpRow> {
    return (await this.topUps.find(topUp.accountId, topUp.id)).topUp;
  }

  close(): Promise<void> {
    return this.ledger.close();
  }
}
