import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { WatchFixture } from '../../test/watch-fixture.js';
import { EventEndpoints } from '../events/event-endpoints.js';
import { secretBox } from '../sealing/sealing.js';
import { countUnpaidItems, readWatchBacklog } from './watch-backlog.js';

const MINUTE = 1 / 1_440;
const ACTOR = { operatorId: null, name: 'Ana Prueba', requestId: 'req-1' };

describe('what waits in watching', () => {
  let watch: WatchFixture;
  beforeAll(async () => {
    watch = await WatchFixture.open();
  });
  afterAll(() => watch.close());
  beforeEach(async () => {
    const { pool } = watch.ledger.database;
    await pool.query('truncate account_event, event_feed, event_endpoint, event_delivery, watch_change');
    await pool.query(`update watch_item set state = 'deleted', deleted_at = added_at`);
  });

  /** Minutes that the oldest of each queue has been waiting; null: nothing waits. */
  const waiting = async (): Promise<Record<string, number | null>> => {
    const backlog = await readWatchBacklog(watch.ledger.database.pool, watch.ledger.time);
    const minutes = (at: Date | null) => at && Math.round((watch.ledger.time.getTime() - at.getTime()) / 60_000);
    return Object.fromEntries(backlog.map(({ queue, oldest }) => [queue, minutes(oldest)]));
  };
  const NOTHING = { events: null, webhooks: null, changes: null, charges: null };
  const addItem = async () => {
    const customer = await watch.customer('1.00');
    await watch.watchlists.update(customer.actor, customer.watchlistId, { webhook: true });
    const [item] = (await watch.add(customer, 'Ana')).items;
    return { ...customer, item: item?.id ?? 0n };
  };

  it('is nothing at first', async () => {
    await addItem();
    expect(await waiting()).toEqual(NOTHING);
  });

  it('are events until they have a number, but not those that are held', async () => {
    const { accountId, item } = await addItem();
    await watch.happens(accountId, item, 'first');
    watch.pass(7 * MINUTE);
    expect(await waiting()).toEqual({ ...NOTHING, events: 7 });
    await watch.events(accountId);
    expect(await waiting()).toEqual(NOTHING);
    watch.pass(31);
    await watch.happens(accountId, item, 'after the paid time');
    await watch.events(accountId);
    expect(await waiting()).toMatchObject({ events: null });
  });

  it('are webhooks since they are due, however long the endpoint had nothing to send', async () => {
    const { pool } = watch.ledger.database;
    const endpoints = new EventEndpoints(pool, { box: secretBox('k'.repeat(40)), now: () => watch.ledger.time });
    const { accountId, item } = await addItem();
    await endpoints.setUrl(accountId, 'https://hooks.example.test/events', ACTOR);
    watch.pass(3);
    expect(await waiting()).toEqual(NOTHING);
    await watch.happens(accountId, item, 'first');
    await watch.events(accountId);
    watch.pass(4 * MINUTE);
    expect(await waiting()).toEqual({ ...NOTHING, webhooks: 4 });
    // A pause after a failed attempt is no delay.
    await pool.query('update event_endpoint set next_attempt_at = $1', [
      new Date(watch.ledger.time.getTime() + 60_000),
    ]);
    expect(await waiting()).toEqual(NOTHING);
  });

  it('are changes of lists and names', async () => {
    await watch.ledger.database.pool.query(
      `insert into watch_change (jurisdiction, entity_pk, at) values ('pa', 1, $1), ('pa', 2, $2)`,
      [new Date(watch.ledger.time.getTime() - 120_000), watch.ledger.time],
    );
    expect(await waiting()).toEqual({ ...NOTHING, changes: 2 });
  });

  it('are charges from the end of the paid time, and unpaid items are counted until they are paid', async () => {
    const { pool } = watch.ledger.database;
    const customer = await watch.customer('0.12');
    await watch.add(customer, 'Ana', 'Benita');
    expect(await countUnpaidItems(pool, watch.ledger.time)).toEqual({ items: 0, accounts: 0 });
    watch.pass(30 + 9 * MINUTE);
    expect(await waiting()).toEqual({ ...NOTHING, charges: 9 });
    await watch.charge();
    expect(await waiting()).toMatchObject({ charges: null });
    expect(await countUnpaidItems(pool, watch.ledger.time)).toEqual({ items: 2, accounts: 1 });
    await watch.ledger.buy(customer.accountId, '1.00');
    watch.pass(6 * MINUTE);
    await watch.charge();
    expect(await countUnpaidItems(pool, watch.ledger.time)).toEqual({ items: 0, accounts: 0 });
  });
});
