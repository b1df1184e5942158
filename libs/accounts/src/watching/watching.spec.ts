import { CHANNEL_NUMBERS, micro } from '@entity-registry/domain';
import { until, waitingStatements } from '@entity-registry/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { WatchFixture } from '../../test/watch-fixture.js';

describe('watched items', () => {
  let watch: WatchFixture;

  beforeAll(async () => {
    watch = await WatchFixture.open();
  });

  afterAll(() => watch.close());

  // Each test charges its own items only.
  beforeEach(() => watch.ledger.database.pool.query(`update watch_item set state = 'deleted', deleted_at = added_at`));

  const keysOf = async (accountId: bigint): Promise<string[]> => {
    const { rows } = await watch.ledger.database.pool.query<{ key: string }>(
      `select idempotency_key as key from journal_entry where account_id = $1 and kind = 'charge' order by id`,
      [accountId],
    );
    return rows.map(({ key }) => key);
  };

  it('cost 0.05 each when they are added, under a key of item and period', async () => {
    const customer = await watch.customer('1.00');
    const added = await watch.add(customer, 'Ana', 'Benita');
    expect(added).toMatchObject({ created: 2, unchanged: 0, charged: 2, balance: micro('0.90') });
    expect(await keysOf(customer.accountId)).toEqual(added.items.map(({ id }) => `watch:${String(id)}:1`));
    await watch.ledger.expectBalancedLedger();
  });

  it('are charged together, each under its own key, with every rule of single charges', async () => {
    const names = Array.from({ length: 1_000 }, (_, nr) => `Persona Inventada ${String(nr)}`);
    const rich = await watch.customer('60.00');
    const added = await watch.add(rich, ...names);
    expect(added).toMatchObject({ created: 1_000, charged: 1_000, balance: micro('10.00') });
    expect(new Set(await keysOf(rich.accountId))).toEqual(
      new Set(added.items.map(({ id }) => `watch:${String(id)}:1`)),
    );
    const { rows } = await watch.ledger.database.pool.query<{ periods: number; disclosed: number }>(
      `select count(*)::int as periods, count(d.entry_id)::int as disclosed
         from watch_period p join watch_item i on i.id = p.item_id left join disclosure d on d.entry_id = p.entry_id
        where i.account_id = $1`,
      [rich.accountId],
    );
    expect(rows).toEqual([{ periods: 1_000, disclosed: 1_000 }]);
    // The last one isn't covered, so none is added.
    const poor = await watch.customer('49.95');
    await expect(watch.add(poor, ...names)).rejects.toMatchObject({
      outcome: { outcome: 'insufficient' },
      items: 1_000,
    });
    expect(await watch.ledger.spendable(poor.accountId)).toBe(micro('49.95'));
    await watch.ledger.expectBalancedLedger();
  });

  it('that are sent again change nothing', async () => {
    const customer = await watch.customer('1.00');
    const first = await watch.add(customer, 'Ana');
    const again = await watch.add(customer, 'Ana', 'Benita');
    expect(again).toMatchObject({ created: 1, unchanged: 1, charged: 1 });
    expect(again.items[0]?.id).toBe(first.items[0]?.id);
  });

  it('are added all or not at all', async () => {
    const customer = await watch.customer('0.09');
    await expect(watch.add(customer, 'Ana', 'Benita')).rejects.toMatchObject({ outcome: { outcome: 'insufficient' } });
    expect(await watch.items.list(customer.accountId, customer.watchlistId, { after: null, limit: 10 })).toEqual([]);
    expect(await watch.ledger.spendable(customer.accountId)).toBe(micro('0.09'));
  });

  it('refuse another subject under a used reference', async () => {
    const customer = await watch.customer('1.00');
    const name = 'A'.repeat(100);
    await watch.add(customer, `${name}1`);
    await expect(watch.add(customer, `${name}2`)).rejects.toMatchObject({ code: 'reference_in_use' });
  });

  it('deleted and added again within their period cost nothing, and later start a new one', async () => {
    const customer = await watch.customer('1.00');
    const { items } = await watch.add(customer, 'Ana');
    const id = items[0]?.id ?? 0n;
    for (let time = 0; time < 3; time += 1) {
      await watch.items.remove(customer.actor, customer.watchlistId, id);
      watch.pass(5);
      expect(await watch.add(customer, 'Ana')).toMatchObject({ created: 1, charged: 0, items: [{ id }] });
    }
    await watch.items.remove(customer.actor, customer.watchlistId, id);
    watch.pass(40);
    expect(await watch.charge()).toBe(0);
    expect(await watch.add(customer, 'Ana')).toMatchObject({ charged: 1, items: [{ id, period: 2 }] });
    expect(await keysOf(customer.accountId)).toEqual([`watch:${String(id)}:1`, `watch:${String(id)}:2`]);
  });

  it('are charged every 30 days, once, whatever number of processes charge', async () => {
    const customer = await watch.customer('1.00');
    const { items } = await watch.add(customer, 'Ana', 'Benita', 'Casilda');
    watch.pass(29);
    expect(await watch.charge()).toBe(0);
    watch.pass(1);
    const runs = await Promise.all(Array.from({ length: 4 }, () => watch.charge()));
    expect(runs.reduce((sum, charged) => sum + charged, 0)).toBe(3);
    expect(new Set(await keysOf(customer.accountId)).size).toBe(2 * items.length);
    const { rows } = await watch.ledger.database.pool.query(
      'select 1 from disclosure where account_id = $1 and channel = $2',
      [customer.accountId, CHANNEL_NUMBERS.watch],
    );
    expect(rows).toHaveLength(2 * items.length);
    expect(await watch.ledger.spendable(customer.accountId)).toBe(micro('0.70'));
    await watch.ledger.expectBalancedLedger();
  });

  it('without funds are unpaid, say so once, take nothing, and resume when there is money', async () => {
    const customer = await watch.customer('0.07');
    const { items } = await watch.add(customer, 'Ana');
    const id = items[0]?.id ?? 0n;
    watch.pass(30);
    await watch.charge();
    watch.pass(1);
    await watch.charge();
    const unpaid = `item.unpaid:${String(id)}:2`;
    expect(await watch.events(customer.accountId)).toEqual([unpaid]);
    await watch.happens(customer.accountId, id, 'in the gap');
    expect(await watch.events(customer.accountId)).toEqual([unpaid]);
    expect(await watch.ledger.spendable(customer.accountId)).toBe(micro('0.02'));

    await watch.ledger.buy(customer.accountId, '1.00');
    watch.pass(1);
    expect(await watch.charge()).toBe(1);
    // The period began when the last one ended, so what happened in it is released.
    expect(await watch.events(customer.accountId)).toEqual([unpaid, 'in the gap']);
    await watch.ledger.expectBalancedLedger();
  });

  it('release what is being numbered as held while the next period is charged', async () => {
    const customer = await watch.customer('1.00');
    const { accountId } = customer;
    const id = (await watch.add(customer, 'Ana')).items[0]?.id ?? 0n;
    watch.pass(31);
    await watch.happens(accountId, id, 'day 31');
    // A sequencer that has looked at the periods before the charge, and commits after it began.
    const numbering = await watch.ledger.database.pool.connect();
    try {
      await numbering.query('begin');
      await numbering.query('insert into event_feed (account_id, last_seq) values ($1, 0) on conflict do nothing', [accountId]); // prettier-ignore
      await numbering.query('select from event_feed where account_id = $1 for update', [accountId]);
      await numbering.query('update account_event set held = true where account_id = $1', [accountId]);
      const charging = watch.charge();
      await until(async () => (await waitingStatements(watch.ledger.database.pool)) > 0);
      await numbering.query('commit');
      expect(await charging).toBe(1);
    } finally {
      numbering.release();
    }
    expect(await watch.events(accountId)).toEqual(['day 31']);
  });

  it('never release what happened in a period that was not paid, and never charge for it', async () => {
    const customer = await watch.customer('0.05');
    const { items } = await watch.add(customer, 'Ana');
    const id = items[0]?.id ?? 0n;
    watch.pass(29);
    await watch.happens(customer.accountId, id, 'paid');
    watch.pass(2);
    await watch.charge();
    await watch.happens(customer.accountId, id, 'day 31');
    watch.pass(40);
    await watch.charge();
    await watch.happens(customer.accountId, id, 'day 71');
    await watch.events(customer.accountId);
    await watch.ledger.buy(customer.accountId, '1.00');
    watch.pass(1);
    expect(await watch.charge()).toBe(1);
    const events = await watch.events(customer.accountId);
    expect(events).toEqual(['paid', `item.unpaid:${String(id)}:2`, 'day 71']);
    // 1.00 for one period: the one that was skipped is never charged.
    expect(await watch.ledger.spendable(customer.accountId)).toBe(micro('0.95'));
  });

  it('whose entity may no longer be shown are restricted, and cost nothing until it may', async () => {
    const customer = await watch.customer('1.00');
    const { items } = await watch.add(customer, 'Ana');
    const id = items[0]?.id ?? 0n;
    const name = (text: string) =>
      watch.ledger.database.pool.query(
        `update watch_item set jurisdiction = 'pa', entity_pk = 1, subject = subject || jsonb_build_object('name', $2::text) where id = $1`,
        [id, text],
      );
    await name('');
    watch.pass(31);
    expect(await watch.charge()).toBe(0);
    const list = () => watch.items.list(customer.accountId, customer.watchlistId, { after: null, limit: 10 });
    expect(await list()).toMatchObject([{ id, reference: 'Ana', state: 'restricted', period: 1 }]);
    await name('Ana');
    expect(await watch.charge()).toBe(1);
    expect(await list()).toMatchObject([{ state: 'active', period: 2 }]);
    expect(await watch.ledger.spendable(customer.accountId)).toBe(micro('0.90'));
  });

  it('of a deleted watchlist are not charged anymore', async () => {
    const customer = await watch.customer('1.00');
    await watch.add(customer, 'Ana');
    await watch.watchlists.delete(customer.actor, customer.watchlistId);
    watch.pass(31);
    expect(await watch.charge()).toBe(0);
    await expect(watch.add(customer, 'Ana')).rejects.toMatchObject({ code: 'watchlist_not_found' });
  });

  it('are never seen by another account', async () => {
    const [one, other] = [await watch.customer('1.00'), await watch.customer('1.00')];
    const { items } = await watch.add(one, 'Ana');
    const { watchlistId } = one;
    const id = items[0]?.id ?? 0n;
    await expect(watch.items.remove(other.actor, watchlistId, id)).rejects.toMatchObject({
      code: 'watch_item_not_found',
    });
    await expect(watch.add({ actor: other.actor, watchlistId }, 'Ana')).rejects.toMatchObject({
      code: 'watchlist_not_found',
    });
    await expect(watch.watchlists.get(other.accountId, watchlistId)).rejects.toMatchObject({
      code: 'watchlist_not_found',
    });
  });

  it('pay for exactly the periods whose events they get, whatever a customer does', async () => {
    const step = fc.constantFrom('day', 'week', 'month', 'top up', 'delete', 'add', 'event', 'charge');
    let serial = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
        const customer = await watch.customer('0.12');
        const { items } = await watch.add(customer, 'Ana');
        const id = items[0]?.id ?? 0n;
        const times = new Map<string, Date>();
        for (const each of steps) {
          if (each === 'day') watch.pass(1);
          if (each === 'week') watch.pass(7);
          if (each === 'month') watch.pass(30);
          if (each === 'top up') await watch.ledger.buy(customer.accountId, '0.06');
          if (each === 'delete')
            await watch.items.remove(customer.actor, customer.watchlistId, id).catch(() => undefined);
          if (each === 'add') await watch.add(customer, 'Ana').catch(() => undefined);
          if (each === 'event') {
            const key = `event ${String((serial += 1))}`;
            await watch.happens(customer.accountId, id, key);
            times.set(key, watch.ledger.time);
          }
          if (each === 'charge') await watch.charge();
        }
        const released = (await watch.events(customer.accountId)).filter((key) => times.has(key));
        const { rows: periods } = await watch.ledger.database.pool.query<{ starts: Date; ends: Date }>(
          'select starts_at as starts, ends_at as ends from watch_period where item_id = $1',
          [id],
        );
        const isPaid = (at: Date): boolean => periods.some(({ starts, ends }) => at >= starts && at < ends);
        for (const key of released) expect(isPaid(times.get(key) ?? new Date(0))).toBe(true);
        // And the customer isn't cheated: whatever happened in a paid period is there.
        expect(released.length).toBe([...times.values()].filter(isPaid).length);
        expect(await keysOf(customer.accountId)).toHaveLength(periods.length);
      }),
      { numRuns: 25 },
    );
    await watch.ledger.expectBalancedLedger();
  });
});
