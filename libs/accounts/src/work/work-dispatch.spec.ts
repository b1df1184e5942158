import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { LedgerFixture } from '../../test/ledger-fixture.js';
import { WorkDispatch } from './work-dispatch.js';
import type { AccountId } from '../ids.js';

const WORKER = '00000000-0000-4000-8000-000000000001';
const ANOTHER = '00000000-0000-4000-8000-000000000002';

describe('fair shares of long work', () => {
  let ledger: LedgerFixture;
  let accounts: AccountId[];
  let dispatch: WorkDispatch;

  beforeAll(async () => {
    ledger = await LedgerFixture.open();
    accounts = [];
    for (let nr = 0; nr < 14; nr += 1) accounts.push(await ledger.account());
  });
  afterAll(() => ledger.close());
  beforeEach(async () => {
    dispatch = new WorkDispatch(ledger.database.pool, () => ledger.time);
    await ledger.database.pool.query('truncate webhook_delivery, work, work_slots, work_turn cascade');
  });

  const accountOf = (nr: number): AccountId => accounts[nr] as AccountId;

  /** Adds webhooks of an account, oldest first. */
  async function add(nr: number, count = 1): Promise<bigint[]> {
    const { rows } = await ledger.database.pool.query<{ id: bigint }>(
      `insert into webhook_delivery (account_id, kind, url, created_at)
       select $1, 'test', 'https://example.test', $2 from generate_series(1, $3) returning id`,
      [accountOf(nr), ledger.time, count],
    );
    return rows.map(({ id }) => id);
  }

  async function end(...ids: bigint[]): Promise<void> {
    await ledger.database.pool.query(
      `update webhook_delivery set status = 'delivered', finished_at = $2 where id = any($1)`,
      [ids, ledger.time],
    );
  }

  const slots = (count: number, worker = WORKER): Promise<void> => dispatch.announceSlots('webhooks', worker, count);
  const run = (): Promise<bigint[]> => dispatch.dispatch('webhooks');

  it('gives an account at most a third of the slots, even if the others are idle', async () => {
    await slots(12);
    const rows = await add(0, 30);
    expect(await run()).toEqual(rows.slice(0, 4));
    expect(await run()).toEqual([]);
    await end(rows[1] as bigint);
    expect(await run()).toEqual([rows[4]]);
  });

  it.each([
    [1, 1],
    [2, 1],
    [5, 1],
    [6, 2],
  ])('with %i slots gives an account %i', async (all, share) => {
    await slots(all);
    await add(0, 10);
    expect(await run()).toHaveLength(share);
    expect(await dispatch.shares('webhooks', 10)).toMatchObject({
      slots: all,
      share,
      accounts: [{ waiting: 10n - BigInt(share) }],
    });
  });

  it('keeps a third of the slots for accounts that hold none', async () => {
    await slots(12);
    for (const nr of [0, 1, 2]) await add(nr, 30);
    expect(await run()).toHaveLength(8);
    const late = await add(3);
    expect(await run()).toEqual(late);
  });

  it('adds up the slots of all workers, without workers that are no longer seen', async () => {
    await slots(3);
    await slots(6, ANOTHER);
    await add(0, 10);
    expect(await run()).toHaveLength(3);
    ledger.time = new Date(ledger.time.getTime() + 20_000);
    await slots(3);
    expect(await dispatch.shares('webhooks', 10)).toMatchObject({ slots: 3, share: 1 });
    await dispatch.withdrawSlots(WORKER);
    expect(await dispatch.shares('webhooks', 10)).toMatchObject({ slots: 0 });
    expect(await run()).toEqual([]);
  });

  it('hands out each row once, even if many processes dispatch at the same moment', async () => {
    await slots(12);
    for (const nr of [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]) await add(nr, 3);
    const rounds = await Promise.all(Array.from({ length: 8 }, run));
    const rows = rounds.flat();
    expect(rows).toHaveLength(12);
    expect(new Set(rows).size).toBe(12);
  });

  it('matches a model for any order of arrivals, ends and slot changes', async () => {
    const step = fc.oneof(
      { weight: 4, arbitrary: fc.record({ add: fc.nat(5), count: fc.integer({ min: 1, max: 8 }) }) },
      { weight: 4, arbitrary: fc.record({ end: fc.nat() }) },
      { weight: 1, arbitrary: fc.record({ slots: fc.integer({ min: 1, max: 15 }) }) },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
        await ledger.database.pool.query('truncate webhook_delivery, work, work_slots, work_turn cascade');
        const model = new Model();
        await slots(model.slots);
        for (const one of steps) {
          if ('add' in one) model.add(one.add, await add(one.add, one.count));
          else if ('end' in one) await model.end(one.end, end);
          else await slots((model.slots = one.slots));
          model.dispatched(await run());
        }
      }),
      { numRuns: 40 },
    );
  });
});

/** A model of the queue, with the invariants that must hold after every dispatch. */
class Model {
  slots = 6;
  /** Waiting rows by account, in order of arrival. */
  private readonly waiting = new Map<number, bigint[]>();
  private readonly held = new Map<bigint, number>();
  /** Accounts that wait without a slot, with the accounts that got a slot before them. */
  private readonly passedOver = new Map<number, Set<number>>();

  add(account: number, ids: readonly bigint[]): void {
    this.waiting.set(account, [...(this.waiting.get(account) ?? []), ...ids]);
  }

  /** Ends one of the rows that hold a slot. */
  async end(nr: number, effect: (id: bigint) => Promise<void>): Promise<void> {
    const ids = [...this.held.keys()];
    const id = ids[nr % Math.max(1, ids.length)];
    if (id === undefined) return;
    await effect(id);
    this.held.delete(id);
  }

  dispatched(ids: readonly bigint[]): void {
    const share = Math.max(1, Math.floor(this.slots / 3));
    const open = this.slots - Math.floor(this.slots / 3);
    const idle = [...this.waiting].filter(([account, rows]) => rows.length > 0 && this.heldBy(account) === 0);
    for (const id of ids) {
      const account = [...this.waiting].find(([, rows]) => rows.includes(id))?.[0] ?? -1;
      // First in, first out.
      expect(this.waiting.get(account)?.[0]).toBe(id);
      this.waiting.get(account)?.shift();
      this.held.set(id, account);
      this.passedOver.delete(account);
      // An account that waits without a slot is passed over by each other account at most once before it gets one.
      for (const [other] of idle.filter(([one]) => one !== account && this.heldBy(one) === 0)) {
        const passed = this.passedOver.get(other) ?? new Set();
        expect(passed.has(account)).toBe(false);
        this.passedOver.set(other, passed.add(account));
      }
    }
    for (const account of this.waiting.keys()) {
      const held = this.heldBy(account);
      if (ids.some((id) => this.held.get(id) === account)) expect(held).toBeLessThanOrEqual(share);
      // Idle capacity is used: no account below its share waits while there is room.
      if ((this.waiting.get(account)?.length ?? 0) === 0 || held >= share) continue;
      expect(this.held.size).toBeGreaterThanOrEqual(held === 0 ? this.slots : open);
    }
    if (ids.length > 0) expect(this.held.size).toBeLessThanOrEqual(this.slots);
  }

  private heldBy(account: number): number {
    return [...this.held.values()].filter((one) => one === account).length;
  }
}
