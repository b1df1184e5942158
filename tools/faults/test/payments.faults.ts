import { Experiment, tally, until, waitingStatements } from '@entity-registry/testing';
import type { StubEvent } from '@entity-registry/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { race } from './http-client.js';
import type { HttpResponse } from './http-client.js';
import { OwnServer } from './own-server.js';
import { PaymentCluster, pageEvent, refundEvent } from './payment-cluster.js';

const CLIENTS = 40;
const CREDIT_MICRO = 25_000_000n;
const CENT_MICRO = 10_000n;

const outcomeOf = (response: HttpResponse | null): string => {
  if (response?.status !== 200) return String(response?.status ?? 'cut off');
  return (JSON.parse(response.body) as { outcome: string }).outcome;
};

const repeated = new Experiment('experiment 19: 20,000 deliveries of the events of 500 payments');
describe(repeated.title, () => {
  const PAYMENTS = 500;
  const TOTAL = 20_000;
  const REFUNDED_CENTS = 1_000;
  let cluster: PaymentCluster;
  beforeAll(async () => {
    cluster = await PaymentCluster.open();
  });
  afterAll(() => cluster.close());

  it('book 500 credits and every refund once, in any order', async () => {
    const orders = await cluster.order(PAYMENTS, 10);
    // Two events for the payment, one for its expiry, and for every other payment two refunds with their totals in the
    // wrong order.
    const events = orders.map((order, nr) => [
      ...(nr % 2 === 0 ? [refundEvent(order, REFUNDED_CENTS), refundEvent(order, REFUNDED_CENTS / 2)] : []),
      pageEvent('checkout.session.expired', order),
      pageEvent('checkout.session.completed', order),
      pageEvent('checkout.session.async_payment_succeeded', order),
    ]);
    const each = TOTAL / PAYMENTS;
    // The deliveries of one payment follow each other closely. Each event is repeated, starting with a different one
    // for each payment.
    const eventOf = (nr: number): StubEvent => {
      const of = events[Math.floor(nr / each)] ?? [];
      return of[(nr * 7 + Math.floor(nr / each)) % of.length] as StubEvent;
    };
    const began = performance.now();
    const responses = await race(CLIENTS, TOTAL, (nr) => cluster.deliver(nr, eventOf(nr)));
    const seconds = (performance.now() - began) / 1_000;
    repeated.did(`${CLIENTS} clients sent ${TOTAL} deliveries of the events of ${PAYMENTS} payments to 3 processes`);
    repeated.figure('responses', tally(responses.map(outcomeOf)));
    repeated.figure('rate', `${(TOTAL / seconds).toFixed(0)} deliveries/s`);
    expect(responses.filter((response) => response?.status !== 200)).toEqual([]);
    const booked = await cluster.booked();
    repeated.figure('credits', booked.credits);
    repeated.figure('refunds', booked.refunds);
    expect([booked.credits, booked.credited]).toEqual([PAYMENTS, BigInt(PAYMENTS) * CREDIT_MICRO]);
    const halfRefunded = BigInt((PAYMENTS / 2) * REFUNDED_CENTS) * CENT_MICRO;
    // One for each new total.
    expect(booked.refunded).toBe(halfRefunded);
    expect(booked.refunds).toBeLessThanOrEqual(PAYMENTS);
    await cluster.checkInvariants(repeated);
  });

  it('are reported as drift if a credit does not match its payment (control)', async () => {
    const [{ id } = { id: 0n }] = (
      await cluster.database.pool.query<{ id: bigint }>(`select id from top_up where status = 'paid' limit 1`)
    ).rows;
    await cluster.database.pool.query(`update top_up set received_micro = received_micro + 10000 where id = $1`, [id]);
    const { drift } = await cluster.billing.reconcile();
    expect(drift.map(({ invariant }) => invariant)).toContain('I7');
  });
});

/** Every event waits in its COMMIT while another session holds the lock. */
const HOLD = 20;
const HELD_COMMITS = `
  create function hold_commit() returns trigger language plpgsql as $$
  begin
    perform pg_advisory_xact_lock_shared(${HOLD});
    return null;
  end $$;
  create constraint trigger hold_commit after insert on payment_event deferrable initially deferred
    for each row execute function hold_commit();`;

const killed = new Experiment('experiment 20: processes are killed, and PostgreSQL stopped, while payments are booked');
describe(killed.title, () => {
  const PAYMENTS = 600;
  const BETWEEN = 60;
  const KILLS = 2;
  const HELD = 4;
  let server: OwnServer;
  let cluster: PaymentCluster;
  beforeAll(async () => {
    server = await OwnServer.start();
    cluster = await PaymentCluster.open({ processes: 3 + KILLS, database: server.database });
  });
  afterAll(async () => {
    await cluster.close();
    await server.close();
  });

  it('credits each payment once, by the acknowledged delivery or an earlier one', async () => {
    const orders = await cluster.order(PAYMENTS, 20);
    const events = orders.map((order) => pageEvent('checkout.session.completed', order));
    const responses: string[] = [];
    let taken = 0;
    /** Retries until the event is accepted, like the provider. */
    const deliver = async (nr: number): Promise<void> => {
      const event = events[nr] as StubEvent;
      for (let attempt = nr; ; attempt += 1) {
        const response = await cluster.deliver(attempt, event);
        responses.push(outcomeOf(response));
        if (response?.status !== 200) continue;
        taken += 1;
        return;
      }
    };
    const reached = (count: number) =>
      until(() => Promise.resolve(taken >= count), { limitMs: 90_000, what: `${count} payments` });
    const load = race(CLIENTS, PAYMENTS, deliver);
    for (let kills = 0; kills < KILLS; kills += 1) {
      await reached((kills + 1) * BETWEEN);
      await cluster.apps[kills]?.kill();
    }
    await reached(PAYMENTS / 2);
    await server.stopAtOnce();
    await until(() => Promise.resolve(responses.includes('503')), { what: 'a refusal while it is away' });
    await server.startAgain();
    await load;
    killed.did(`killed ${KILLS} processes with ${CLIENTS} deliveries in flight, and stopped PostgreSQL at once`);
    killed.figure('responses', tally(responses));
    expect((await cluster.booked()).credits).toBe(PAYMENTS);
  });

  it('replays the next delivery if a process is killed between commit and response', async () => {
    const orders = await cluster.order(HELD, 1);
    const events = orders.map((order) => pageEvent('checkout.session.completed', order));
    const { pool } = cluster.database;
    await pool.query(HELD_COMMITS);
    const holder = await pool.connect();
    await holder.query('select pg_advisory_lock($1)', [HOLD]);
    const cut = Promise.all(events.map((event, nr) => cluster.deliver(nr, event)));
    // One of them is in its COMMIT. The others wait for the receipt series that it has locked.
    await until(async () => (await waitingStatements(pool)) >= HELD, { limitMs: 60_000, what: 'all in the database' });
    await Promise.all(cluster.apps.filter((app) => app.running).map((app) => app.kill()));
    await holder.query('select pg_advisory_unlock($1)', [HOLD]);
    holder.release();
    expect((await cut).filter((response) => response !== null)).toEqual([]);
    await until(async () => (await cluster.booked()).credits > PAYMENTS, {
      what: 'a commit after its client was gone',
    });
    await cluster.startApp();
    const outcomes = (await race(1, HELD, (nr) => cluster.deliver(nr, events[nr] as StubEvent))).map(outcomeOf);
    killed.did(`killed every process with ${HELD} events in the database, one of them in its commit`);
    killed.figure('responses to the next deliveries', tally(outcomes));
    expect(outcomes.filter((outcome) => outcome === 'replayed').length).toBeGreaterThan(0);
    const booked = await cluster.booked();
    killed.figure('credits', booked.credits);
    const all = PAYMENTS + HELD;
    expect(booked).toMatchObject({ credits: all, credited: BigInt(all) * CREDIT_MICRO });
    await cluster.checkInvariants(killed);
  });
});
