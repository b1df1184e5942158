import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AccountId } from '../ids.js';
import { WatchFixture } from '../../test/watch-fixture.js';
import { purgeEvents } from './event-feed.js';
import type { EventPage, EventPosition } from './event-feed.js';

describe('the feed of events', () => {
  let watch: WatchFixture;
  let accountId: AccountId;
  let item: bigint;

  beforeAll(async () => {
    watch = await WatchFixture.open();
  });

  afterAll(() => watch.close());

  beforeEach(async () => {
    const customer = await watch.customer('1.00');
    const { items } = await watch.add(customer, 'Ana');
    [accountId, item] = [customer.accountId, items[0]?.id ?? 0n];
  });

  const all = { types: null, watchlistId: null };
  const read = (after: EventPosition | null, limit = 100): Promise<EventPage> =>
    watch.feed.read(accountId, after, { ...all, limit });
  const happen = async (...keys: string[]): Promise<void> => {
    for (const key of keys) await watch.happens(accountId, item, key);
    while (await watch.sequencer.run());
  };

  it('numbers events without a gap, also if several processes do it and the same work is done again', async () => {
    const keys = Array.from({ length: 50 }, (_, nr) => `event ${String(nr)}`);
    await Promise.all(keys.map((key) => watch.happens(accountId, item, key)));
    await Promise.all(Array.from({ length: 4 }, () => watch.sequencer.run()));
    await happen(...keys);
    const { events } = await read(null);
    expect(events.map(({ seq }) => Number(seq))).toEqual(keys.map((_, nr) => nr + 1));
  });

  it('does not wait for a transaction that is still open', async () => {
    const open = await watch.ledger.database.pool.connect();
    try {
      await open.query('begin');
      await open.query(
        `insert into account_event (account_id, type, natural_key, item_id, data, at)
         values ($1, 'screening.hit', 'a long import', $2, '{}', $3)`,
        [accountId, item, watch.ledger.time],
      );
      await happen('short');
      const { events, next } = await read(null);
      expect(events).toHaveLength(1);
      await open.query('commit');
      await happen();
      expect((await read(next)).events.map(({ seq }) => seq)).toEqual([2n]);
    } finally {
      open.release();
    }
  });

  it('is read page by page, and an empty page still says where to go on', async () => {
    const { next: start } = await read(null);
    await happen('a', 'b', 'c');
    const first = await read(start, 2);
    expect(first.events.map(({ seq }) => seq)).toEqual([1n, 2n]);
    const second = await read(first.next, 2);
    expect(second.events.map(({ seq }) => seq)).toEqual([3n]);
    const none = await watch.feed.read(accountId, null, { types: ['list.updated'], watchlistId: null, limit: 10 });
    expect(none).toEqual({ events: [], next: second.next });
    expect(await read(second.next)).toEqual({ events: [], next: second.next });
  });

  it('expires cursors of events that are deleted, and of a feed that was restored', async () => {
    await happen('a', 'b');
    const [first, second] = [(await read(null, 1)).next, (await read(null)).next];
    // A restore forgot the second event, and another one got its number.
    await watch.ledger.database.pool.query(
      `with gone as (delete from account_event where account_id = $1 and seq = 2)
       update event_feed set last_seq = 1 where account_id = $1`,
      [accountId],
    );
    await expect(read(second)).rejects.toMatchObject({ code: 'cursor_expired' });
    await happen('another');
    await expect(read(second)).rejects.toMatchObject({ code: 'cursor_expired' });
    expect((await read(first)).events).toHaveLength(1);

    watch.pass(20);
    await happen('later');
    await purgeEvents(watch.ledger.database.pool, new Date(watch.ledger.time.getTime() + 390 * 86_400_000));
    expect((await read(null)).events.map(({ seq }) => seq)).toEqual([3n]);
    await expect(read(first)).rejects.toMatchObject({ code: 'cursor_expired' });
    await expect(read({ seq: 0n, eventId: null })).rejects.toMatchObject({ code: 'cursor_expired' });
    await purgeEvents(watch.ledger.database.pool, new Date(watch.ledger.time.getTime() + 500 * 86_400_000));
    const { events, next } = await read(null);
    expect(events).toEqual([]);
    await happen('after all');
    expect((await read(next)).events.map(({ seq }) => seq)).toEqual([4n]);
  });
});
