import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Billing, TopUps } from '@entity-registry/accounts';
import type { AccountId, PaymentProvider, TopUpRow } from '@entity-registry/accounts';
import { micro } from '@entity-registry/domain';
import { createTestDatabase, newEvent, signEvent } from '@entity-registry/testing';
import type { Experiment, StubEvent, TestDatabase } from '@entity-registry/testing';
import { AppProcess } from './app-process.js';
import { HttpClient } from './http-client.js';
import type { HttpResponse } from './http-client.js';

const SECRET = 'a secret of the experiments, long enough';
const WEBHOOK_SECRET = 'whsec_of_the_experiments';
const PATH = '/api/payment-events/stripe';
/** After the hour that a charge may still be in progress. */
const LATER_MS = 70 * 60_000;

/** A provider whose pages are never opened. The experiments send the outcomes. */
const pages: PaymentProvider = {
  name: 'stripe',
  open: ({ topUpId }) => Promise.resolve({ id: `cs_${String(topUpId)}`, url: 'https://pay.example.test/' }),
  read: () => Promise.reject(new Error('not called')),
  close: () => Promise.reject(new Error('not called')),
  readEvent: () => {
    throw new Error('the processes read events');
  },
};

/** Real processes of the dashboard's backend on one database, and the provider's side of payments by card. */
export class PaymentCluster {
  readonly apps: AppProcess[] = [];
  readonly client = new HttpClient(200);
  readonly billing: Billing;
  private readonly topUps: TopUps;
  private readonly accounts: AccountId[] = [];
  private serial = 0;

  private constructor(
    readonly database: TestDatabase,
    private readonly directory: string,
  ) {
    const now = () => new Date();
    this.billing = new Billing(database.pool, { pepper: Buffer.from(SECRET, 'utf8'), now });
    this.topUps = new TopUps(database.pool, { now, provider: pages, bankTransfer: false });
  }

  static async open({ processes = 3, database }: { processes?: number; database?: TestDatabase } = {}) {
    const directory = await mkdtemp(join(tmpdir(), 'payments-'));
    const cluster = new PaymentCluster(database ?? (await createTestDatabase()), directory);
    try {
      for (let nr = 0; nr < processes; nr += 1) await cluster.startApp();
    } catch (error) {
      await cluster.close();
      throw error;
    }
    return cluster;
  }

  async startApp(): Promise<AppProcess> {
    this.serial += 1;
    const environment = {
      DATABASE_URL: this.database.url,
      KEY_PEPPER: SECRET,
      PLATFORM_SECRET_KEY: SECRET,
      PLATFORM_TOKEN: SECRET,
      WEBHOOK_SECRET_KEY: SECRET,
      OBJECT_STORE_SECRET: SECRET,
      OBJECT_STORE_DIR: this.directory,
      PLATFORM_URL: 'https://dashboard.example.test',
      STRIPE_SECRET_KEY: 'sk_test_of_the_experiments',
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_URL: 'http://127.0.0.1:1',
    };
    const app = await AppProcess.start('platform', environment, join(this.directory, `platform-${this.serial}.log`));
    this.apps.push(app);
    return app;
  }

  /** `count` orders of 25.00 from new accounts, `perAccount` from each. */
  async order(count: number, perAccount: number): Promise<TopUpRow[]> {
    const orders: TopUpRow[] = [];
    const actor = { operatorId: null, name: 'Prueba', requestId: null };
    for (let nr = 0; nr < count; nr += 1) {
      if (nr % perAccount === 0) {
        const { id } = await this.billing.createAccount({ name: 'Prueba', email: 'prueba@example.test' });
        this.accounts.push(id);
      }
      const accountId = this.accounts.at(-1) as AccountId;
      const order = { accountId, method: 'card', amount: micro('25.00'), userId: null } as const;
      orders.push(await this.topUps.request({ ...order, email: 'prueba@example.test', language: 'es' }, actor));
    }
    return orders;
  }

  /**
   * Sends an event, signed now, to the process with this number (modulo their count); null if the connection was cut
   * off.
   */
  async deliver(nr: number, event: StubEvent): Promise<HttpResponse | null> {
    const body = JSON.stringify(event);
    const headers = {
      'Content-Type': 'application/json',
      'Stripe-Signature': signEvent(body, WEBHOOK_SECRET, new Date()),
    };
    const running = this.apps.filter((app) => app.running);
    const { port } = running[nr % running.length] ?? { port: 0 };
    return this.client.send(port, PATH, { method: 'POST', headers, body }).catch(() => null);
  }

  /** The ledger's totals of all payments: the number of credits and refunds, and their sums in micro-USD. */
  async booked(): Promise<{ credits: number; credited: bigint; refunds: number; refunded: bigint }> {
    const { rows } = await this.database.pool.query<{ kind: string; count: bigint; amount: bigint }>(
      `select kind, count(*) as count, sum(amount_micro)::bigint as amount from journal_entry
        where kind in ('purchase', 'refund') group by kind`,
    );
    const of = (kind: string) => rows.find((row) => row.kind === kind);
    return {
      credits: Number(of('purchase')?.count ?? 0n),
      credited: of('purchase')?.amount ?? 0n,
      refunds: Number(of('refund')?.count ?? 0n),
      refunded: -(of('refund')?.amount ?? 0n),
    };
  }

  /** Checks I1 to I5 and I7 as if more than an hour had passed, and I6 over every log. Throws on any drift. */
  async checkInvariants(experiment: Experiment): Promise<void> {
    await Promise.all(this.apps.map((app) => app.stop()));
    const books = await this.billing.reconcile(new Date(Date.now() + LATER_MS));
    const log = this.apps.map((app) => app.log()).join('');
    experiment.conclude(books, log, [SECRET, WEBHOOK_SECRET, 'sk_test', 'v1=']);
  }

  async close(): Promise<void> {
    this.client.close();
    const ended = this.apps.map((app) => app.unexpectedExitLog()).filter((lines) => lines !== null);
    await Promise.all(this.apps.map((app) => app.stop()));
    await this.database.drop();
    await rm(this.directory, { recursive: true, force: true });
    if (ended.length > 0) throw new Error(`a process ended unexpectedly; its last lines:\n${ended.join('\n\n')}`);
  }
}

const metadata = ({ id, accountId, reference }: TopUpRow) => ({
  top_up: String(id),
  account: String(accountId),
  reference,
});

/** An event about the page of an order, as the provider sends it. */
export function pageEvent(type: string, order: TopUpRow): StubEvent {
  const isPaid = type !== 'checkout.session.expired';
  const session = {
    ...{ id: order.sessionId, object: 'checkout.session', mode: 'payment', currency: 'usd', amount_total: 2_500 },
    status: isPaid ? 'complete' : 'expired',
    payment_status: isPaid ? 'paid' : 'unpaid',
    payment_intent: isPaid ? paymentOf(order) : null,
    client_reference_id: order.reference,
    metadata: metadata(order),
  };
  return newEvent(type, session, new Date());
}

/** An event that this many cents of an order's payment have been refunded so far. */
export function refundEvent(order: TopUpRow, cents: number): StubEvent {
  const charge = { object: 'charge', currency: 'usd', amount: 2_500, amount_refunded: cents };
  return newEvent(
    'charge.refunded',
    { ...charge, payment_intent: paymentOf(order), metadata: metadata(order) },
    new Date(),
  );
}

const paymentOf = ({ id }: TopUpRow): string => `pi_${String(id)}`;
