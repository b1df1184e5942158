import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { Billing, Watchlists } from '@entity-registry/accounts';
import type { AccountId } from '@entity-registry/accounts';
import { EVENT_TYPES, micro } from '@entity-registry/domain';
import { Experiment, createTestDatabase, until } from '@entity-registry/testing';
import type { TestDatabase } from '@entity-registry/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

/** Rounds that are killed. WATCH_KILLS=100 tries many more places, and takes more than a quarter of an hour. */
const KILLS = Number(process.env['WATCH_KILLS'] ?? 4);
/** The account with little money gets more every so many rounds, so its items are unpaid in between. */
const TOP_UP_ROUNDS = 7;
const PROCESS = join(import.meta.dirname, 'watch-process.mjs');
const NEVER = Number.MAX_SAFE_INTEGER;
const SESSIONS = `select from pg_stat_activity where datname = current_database() and application_name = 'watch-process'`;

const killed = new Experiment(
  'experiment 28: watching is killed at any statement, and nothing is told or charged twice',
);

/** A sequence that is the same in every run, with numbers below `limit` (Park and Miller, 1988). */
function numbersBelow(limit: number): () => number {
  let state = 20_261_127;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state % limit;
  };
}

/** A database with an account that can pay for everything, and one that often can't. */
class Watching {
  private constructor(
    readonly database: TestDatabase,
    readonly billing: Billing,
    readonly accounts: readonly AccountId[],
  ) {}

  static async open(): Promise<Watching> {
    const database = await createTestDatabase({ poolSize: 4 });
    const now = (): Date => new Date('2026-03-01T12:00:00Z');
    const billing = new Billing(database.pool, { pepper: Buffer.alloc(32, 7), now });
    const watchlists = new Watchlists(database.pool, { now });
    const accounts: AccountId[] = [];
    for (const [nr, balance] of ['500.00', '0.20'].entries()) {
      const { id } = await billing.createAccount({ name: 'Prueba', email: 'prueba@example.test', spendingLimit: null });
      await billing.grantPurchase({ accountId: id, amount: micro(balance), idempotencyKey: `first-${String(nr)}` });
      const { id: keyId } = await billing.createKey({ accountId: id, name: 'clave' });
      const actor = { accountId: id, keyId, userId: null, requestId: 'req-1' };
      await watchlists.create(actor, { name: 'Clientes', events: EVENT_TYPES, webhook: false });
      accounts.push(id);
    }
    return new Watching(database, billing, accounts);
  }

  async query<Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> {
    return (await this.database.pool.query<Row>(sql, values)).rows;
  }

  async topUp(round: number): Promise<void> {
    const [, poor] = this.accounts;
    if (poor !== undefined)
      await this.billing.grantPurchase({
        accountId: poor,
        amount: micro('0.60'),
        idempotencyKey: `round-${String(round)}`,
      });
  }

  /** Runs a round in a process of its own; returns the statements it sent, or null if it was killed. */
  async round(round: number, statement: number): Promise<number | null> {
    const child = spawn(process.execPath, [PROCESS, this.database.url, String(round), String(statement)], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { PATH: process.env['PATH'] },
    });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    const [code, signal] = await new Promise<[number | null, NodeJS.Signals | null]>((done) => {
      child.once('close', (...end) => {
        done(end);
      });
    });
    await until(async () => (await this.query(SESSIONS)).length === 0, { what: 'the end of its sessions' });
    if (signal === 'SIGKILL') return null;
    expect(code).toBe(0);
    return Number(output);
  }

  /** What each account was told and charged, without the keys of the database, in an order of its own. */
  async outcome(): Promise<{ events: string[]; periods: string[] }> {
    const events = await this.query<{ text: string }>(
      `select concat_ws(' ', e.account_id, e.type, i.reference, e.data::text, e.at) as text
         from account_event e left join watch_item i on i.id = e.item_id where e.seq is not null order by 1`,
    );
    const periods = await this.query<{ text: string }>(
      `select concat_ws(' ', i.account_id, i.reference, p.period, p.starts_at, p.ends_at, i.state) as text
         from watch_period p join watch_item i on i.id = p.item_id order by 1`,
    );
    return { events: events.map(({ text }) => text), periods: periods.map(({ text }) => text) };
  }

  /** Feeds are gapless; there is one charge for each paid period and for nothing else; the books balance. */
  async check(): Promise<void> {
    const feeds = await this.query<{ gapless: boolean }>(
      `select count(e.seq) = f.last_seq and coalesce(min(e.seq), 1) = 1 and coalesce(max(e.seq), 0) = f.last_seq as gapless
         from event_feed f left join account_event e on e.account_id = f.account_id and e.seq is not null
        group by f.account_id, f.last_seq`,
    );
    expect(feeds.every(({ gapless }) => gapless)).toBe(true);
    const [money] = await this.query(
      `select (select count(*) from journal_entry where kind = 'charge')::int as charges,
              (select count(*) from watch_period)::int as periods,
              (select count(*) from watch_period p join journal_entry e
                   on e.id = p.entry_id and e.idempotency_key = format('watch:%s:%s', p.item_id, p.period))::int as matching`,
    );
    const { charges } = money as { charges: number };
    expect(money).toEqual({ charges, periods: charges, matching: charges });
    expect((await this.billing.reconcile()).drift).toEqual([]);
  }
}

describe(killed.title, () => {
  let broken: Watching;
  let whole: Watching;
  beforeAll(async () => {
    [broken, whole] = [await Watching.open(), await Watching.open()];
  });
  afterAll(async () => {
    await broken.database.drop();
    await whole.database.drop();
  });

  it('tells and charges exactly what it does when nothing is killed', async () => {
    let [kills, round] = [0, 0];
    let place: (() => number) | null = null;
    for (; kills < KILLS; round += 1) {
      if (round % TOP_UP_ROUNDS === TOP_UP_ROUNDS - 1) {
        await whole.topUp(round);
        await broken.topUp(round);
      }
      const statements = await whole.round(round, NEVER);
      // The first rounds only fill the lists.
      if (round >= 2) {
        place ??= numbersBelow(statements ?? 1);
        if ((await broken.round(round, 1 + place())) === null) kills += 1;
        await broken.check();
      }
      await broken.round(round, NEVER);
      await broken.check();
      expect(await broken.outcome()).toEqual(await whole.outcome());
    }
    const { events, periods } = await broken.outcome();
    const unpaid = events.filter((text) => text.includes('item.unpaid')).length;
    expect(events.length).toBeGreaterThan(round);
    expect(unpaid).toBeGreaterThan(0);
    killed.did(`ran ${String(round)} rounds of 8 days and killed ${String(kills)} of them`);
    killed.figure('events, the same as without kills', events.length);
    killed.figure('of them, items that became unpaid', unpaid);
    killed.figure('charged periods, one charge each', periods.length);
    killed.checked('feeds without a gap, one charge a period, drift 0 after every kill');
  }, 3_600_000);
});
