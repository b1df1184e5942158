import { creditUnsentCharges } from '@entity-registry/accounts';
import { Experiment, SeverableProxy, tally, until, waitingStatements } from '@entity-registry/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Cluster } from './cluster.js';
import type { Customer } from './cluster.js';
import type { HttpResponse } from './http-client.js';

/** After the time when a charge without a sent response is credited, and after the hour when it becomes drift. */
const LATER_MS = 70 * 60_000;
/** After the day that the response to an Idempotency-Key can be replayed. */
const EXPIRED_MS = 25 * 60 * 60_000;
const BETWEEN = 12;
const KILLS = 5;
/** The limit if none of those kills falls between a charge and its response. */
const MAX_KILLS = 20;
const CLIENTS = 60;
const SERVED_BEFORE_KILL = 300;

const killed = new Experiment('experiment 5: an API process is killed between charge and response');

describe(killed.title, () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await Cluster.open();
  });
  afterAll(() => cluster.close());

  const later = (): Date => new Date(Date.now() + LATER_MS);
  const sweep = () => creditUnsentCharges(cluster.db, later(), null);
  const drift = async (): Promise<number> => (await cluster.billing.reconcile(later())).drift.length;

  /** The database sessions of API processes; `busy`: only those that run a statement or a transaction. */
  const sessions = async ({ busy = false } = {}): Promise<number[]> => {
    const { rows } = await cluster.db.query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = current_database()
          and application_name like 'entity-registry-api%' and (not $1 or state <> 'idle')`,
      [busy],
    );
    return rows.map(({ pid }) => pid);
  };

  /**
   * Waits for the work of sessions: a statement that has reached the server runs to its end, even if its client is gone. An
   * idle session has none, and may belong to another process that connected in the meantime.
   */
  const ended = (pids: readonly number[]): Promise<void> =>
    until(async () => (await sessions({ busy: true })).every((pid) => !pids.includes(pid)), {
      what: 'the end of the work of its sessions',
    });

  /** The result of a call: null if no complete response arrived. */
  const attempt = (nr: number, customer: Customer, headers: Record<string, string>): Promise<HttpResponse | null> =>
    cluster.request(nr, cluster.detail('DAT-IP'), customer, { headers }).catch(() => null);

  /** The net amount charged for each of these X-Request-Ids, and which of them were charged and credited. */
  const booked = async (
    requestIds: readonly string[],
  ): Promise<{ net: Map<string, bigint>; credited: Set<string> }> => {
    const { rows } = await cluster.db.query<{ id: string; net: bigint; credited: boolean }>(
      `select c.request_id as id, (-c.amount_micro - coalesce(r.amount_micro, 0))::bigint as net,
              r.id is not null as credited
         from journal_entry c left join journal_entry r on r.account_id = c.account_id and r.idempotency_key = 'reversal:' || c.id
        where c.kind = 'charge' and c.request_id = any($1)`,
      [requestIds],
    );
    return {
      net: new Map(rows.map(({ id, net }) => [id, net])),
      credited: new Set(rows.filter(({ credited }) => credited).map(({ id }) => id)),
    };
  };

  it('credits exactly the charges that were committed before the kill but whose result never came back', async () => {
    const { proxy, url } = await SeverableProxy.open(cluster.databaseUrl);
    try {
      const before = await sessions();
      const api = await cluster.startApi({ DATABASE_URL: url });
      const last = cluster.apis.length - 1;
      const customers = await Promise.all(Array.from({ length: BETWEEN }, () => cluster.customer({ balance: '1.00' })));
      const warm = await Promise.all(
        customers.map((customer, nr) => attempt(last, customer, { 'X-Request-Id': `warm-${nr}` })),
      );
      expect(tally(warm.map((response) => response?.status ?? 0))).toBe(`${BETWEEN} x 200`);
      await until(async () => (await drift()) === 0, { what: 'the deliveries of the first calls' });
      const lock = await cluster.db.connect();
      await lock.query('begin');
      await lock.query('select from account for no key update');
      const send = (nr: number): Promise<HttpResponse | null> => {
        const key = { 'Idempotency-Key': `cut-${nr}` };
        return attempt(last, customers[nr] as Customer, { 'X-Request-Id': `cut-${nr}`, ...(nr % 2 === 0 && key) });
      };
      const calls = [0, 2, 4, 6].map(send);
      await until(async () => (await waitingStatements(cluster.db)) >= 4, { what: 'charges in line' });
      calls.push(...[1, 3, 5, 7, 9, 11].map(send));
      await until(async () => (await waitingStatements(cluster.db)) >= 8, { what: 'charges in line' });
      proxy.holdReplies();
      await lock.query('rollback');
      lock.release();
      const ids = customers.map((_, nr) => `cut-${nr}`);
      await until(async () => (await booked(ids)).net.size > 0 && (await waitingStatements(cluster.db)) === 0);
      const own = (await sessions()).filter((pid) => !before.includes(pid));
      await api.kill();
      // A statement that has reached the server runs to its end, even if its client is gone.
      await until(async () => (await sessions()).every((pid) => !own.includes(pid)), {
        what: 'the end of its sessions',
      });
      expect(await Promise.all(calls)).toEqual(calls.map(() => null));
      const charged = [...(await booked(ids)).net.keys()];
      killed.did(`held back the database's replies, let ${charged.length} charges commit, killed the process`);
      await retryAndSweep(customers, charged);
    } finally {
      await proxy.close();
    }
  });

  /**
   * Every other call had an Idempotency-Key; half of those are repeated. The sweep credits calls without one after
   * minutes,
   * and those that weren't repeated once their record has expired.
   */
  async function retryAndSweep(customers: readonly Customer[], charged: readonly string[]): Promise<void> {
    const keyed = charged.filter((id) => numberOf(id) % 2 === 0);
    const again = keyed.filter((id) => numberOf(id) % 4 === 0);
    const responses = await Promise.all(
      again.map((id) => attempt(0, customers[numberOf(id)] as Customer, { 'Idempotency-Key': id })),
    );
    expect(
      responses.filter((response) => response?.status !== 200 || response.headers['x-service-charge'] !== '0.00'),
    ).toEqual([]);
    killed.figure('repeated elsewhere with the same Idempotency-Key', `${again.length} served, charged once`);
    const keyless = charged.filter((id) => !keyed.includes(id));
    // Control: without the sweep, the ledger shows charges whose responses never arrived.
    await until(async () => (await drift()) === keyless.length, { what: 'the sent records of the second calls' });
    killed.figure('credited by the sweep, without an Idempotency-Key', (await sweep()).credited);
    expect([...(await booked(charged)).credited].sort()).toEqual([...keyless].sort());
    expect(await drift()).toBe(0);
    const expired = await creditUnsentCharges(cluster.db, new Date(Date.now() + EXPIRED_MS), null);
    killed.figure('credited by the sweep once the record had expired', expired.credited);
    const { net, credited } = await booked(charged);
    expect([...credited].sort()).toEqual(charged.filter((id) => !again.includes(id)).sort());
    for (const id of charged) expect(net.get(id)).toBe(again.includes(id) ? 40_000n : 0n);
    expect((await sweep()).credited).toBe(0);
    expect(await drift()).toBe(0);
  }

  it('charges no one for a response that did not arrive, under load and after repeated kills', async () => {
    const customers = await Promise.all(Array.from({ length: 20 }, () => cluster.customer({ balance: '1000.00' })));
    const calls: { id: string; answer: HttpResponse | null }[] = [];
    const before = await sessions();
    /** Whether a kill hit a call that was charged but got no response. */
    const struck = async (): Promise<boolean> => {
      const { net } = await booked(calls.map(({ id }) => id));
      return calls.some(({ id, answer }) => answer === null && net.has(id));
    };
    let kills = 0;
    for (; kills < KILLS || (kills < MAX_KILLS && !(await struck())); kills += 1) {
      const api = await cluster.startApi();
      const nr = cluster.apis.length - 1;
      const client = async (client: number): Promise<void> => {
        for (let count = 0; api.running; count += 1) {
          const id = `load-${kills}-${client}-${count}`;
          const answer = await attempt(nr, customers[client % customers.length] as Customer, { 'X-Request-Id': id });
          calls.push({ id, answer });
        }
      };
      const load = Promise.all(Array.from({ length: CLIENTS }, (_, number) => client(number)));
      const wanted = calls.length + SERVED_BEFORE_KILL;
      await until(() => Promise.resolve(calls.length >= wanted), { limitMs: 60_000 });
      await api.kill();
      await load;
      await ended((await sessions()).filter((pid) => !before.includes(pid)));
    }
    const swept = await sweep();
    const { net, credited } = await booked(calls.map(({ id }) => id));
    const arrived = calls.filter(({ answer }) => answer?.status === 200);
    const cut = calls.filter(({ answer }) => answer === null);
    killed.did(`killed ${kills} processes, each with ${CLIENTS} calls in flight`);
    killed.figure('calls', tally(calls.map(({ answer }) => answer?.status ?? 'cut off')));
    killed.figure('cut off after their charge, credited', cut.filter(({ id }) => credited.has(id)).length);
    killed.figure('cut off or refused, not charged', cut.filter(({ id }) => !net.has(id)).length);
    killed.figure(
      'arrived, but credited because the sent record was lost with the process',
      arrived.filter(({ id }) => credited.has(id)).length,
    );
    expect(cut.filter(({ id }) => (net.get(id) ?? 0n) !== 0n)).toEqual([]);
    expect(arrived.filter(({ id }) => !net.has(id))).toEqual([]);
    expect(await struck()).toBe(true);
    expect(credited.size).toBe(swept.credited);
    await cluster.checkInvariants(killed);
  });
});

const numberOf = (id: string): number => Number(id.split('-')[1]);
