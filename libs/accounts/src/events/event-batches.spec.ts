import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AccountId } from '../ids.js';
import { secretBox } from '../sealing/sealing.js';
import type { WatchActor } from '../watching/watchlists.js';
import { WatchFixture } from '../../test/watch-fixture.js';
import { EventBatches } from './event-batches.js';
import type { EventWebhook } from './event-batches.js';
import { EventEndpoints } from './event-endpoints.js';

const URL_OF_CUSTOMER = 'https://hooks.example.test/events';

describe('webhooks of events', () => {
  let watch: WatchFixture;
  let endpoints: EventEndpoints;
  let batches: EventBatches;
  let customer: { actor: WatchActor; accountId: AccountId; watchlistId: bigint };
  let item: bigint;
  let received: EventWebhook[];
  let error: string | null;

  beforeAll(async () => {
    watch = await WatchFixture.open();
    const { pool } = watch.ledger.database;
    const now = (): Date => watch.ledger.time;
    endpoints = new EventEndpoints(pool, { box: secretBox('k'.repeat(40)), now });
    const send = (webhook: EventWebhook) => {
      received.push(webhook);
      return Promise.resolve({ error });
    };
    batches = new EventBatches(pool, { now, endpoints, send });
  });

  afterAll(() => watch.close());

  beforeEach(async () => {
    await watch.ledger.database.pool.query('delete from event_endpoint');
    customer = await watch.customer('1.00');
    await watch.watchlists.update(customer.actor, customer.watchlistId, { webhook: true });
    const { items } = await watch.add(customer, 'Ana');
    item = items[0]?.id ?? 0n;
    [received, error] = [[], null];
  });

  const happen = async (count: number, from = 0): Promise<void> => {
    for (let nr = from; nr < from + count; nr += 1)
      await watch.happens(customer.accountId, item, `event ${String(nr)}`);
    await watch.ledger.database.pool.query('update account_event set watchlist_id = $2 where account_id = $1', [
      ...[customer.accountId, customer.watchlistId],
    ]);
    await watch.events(customer.accountId);
  };
  const run = async (): Promise<void> => {
    while (await batches.run());
  };
  const seqs = (): number[][] =>
    received.map(({ body }) => (JSON.parse(body.toString()) as { events: { seq: number }[] }).events.map(({ seq }) => seq)); // prettier-ignore

  it('are batches of up to 100, in order, signed by Standard Webhooks', async () => {
    const { secret } = await endpoints.set(customer.actor, URL_OF_CUSTOMER);
    await happen(130);
    await run();
    expect(seqs().map(({ length }) => length)).toEqual([100, 30]);
    expect(seqs().flat()).toEqual(Array.from({ length: 130 }, (_, at) => at + 1));
    const [first] = received;
    const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signature } = first?.headers ?? {};
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
    const expected = createHmac('sha256', key).update(`${id ?? ''}.${at ?? ''}.`).update(first?.body ?? '').digest('base64'); // prettier-ignore
    expect(signature).toBe(`v1,${expected}`);
  });

  it('are sent again with the same id and events until they are accepted, later each time', async () => {
    await endpoints.set(customer.actor, URL_OF_CUSTOMER);
    await happen(2);
    error = 'the receiver answered 500';
    await run();
    await happen(1, 2);
    await run();
    expect(seqs()).toEqual([[1, 2]]);
    watch.pass(6 / 86_400);
    error = null;
    await run();
    expect(seqs()).toEqual([[1, 2], [1, 2], [3]]);
    expect(received[0]?.headers['webhook-id']).toBe(received[1]?.headers['webhook-id']);
    expect(await endpoints.read(customer.accountId)).toMatchObject({ lastError: null, attempts: 0, givenUp: 0 });
  });

  it('are given up after a day, and the next ones go on', async () => {
    await endpoints.set(customer.actor, URL_OF_CUSTOMER);
    await happen(1);
    error = 'no connection';
    for (let hour = 0; hour < 26; hour += 1) {
      await run();
      watch.pass(1.01 / 24);
    }
    expect(await endpoints.read(customer.accountId)).toMatchObject({ givenUp: 1, lastError: 'no connection' });
    error = null;
    await happen(1, 1);
    await run();
    expect(seqs().at(-1)).toEqual([2]);
  });

  it('are only events after the endpoint was set, of watchlists that opted in', async () => {
    await happen(1);
    await endpoints.set(customer.actor, URL_OF_CUSTOMER);
    await happen(1, 1);
    await run();
    await watch.watchlists.update(customer.actor, customer.watchlistId, { webhook: false });
    await happen(1, 2);
    await run();
    expect(seqs()).toEqual([[2]]);
  });

  it('are signed by both secrets for a day after a change, and end with the endpoint', async () => {
    await endpoints.set(customer.actor, URL_OF_CUSTOMER);
    await endpoints.set(customer.actor, `${URL_OF_CUSTOMER}/2`);
    await happen(1);
    await run();
    expect(received[0]?.headers['webhook-signature']?.split(' ')).toHaveLength(2);
    watch.pass(2);
    expect(await endpoints.secrets(customer.accountId)).toHaveLength(1);
    await endpoints.clear(customer.actor);
    await happen(1, 1);
    await run();
    expect(received).toHaveLength(1);
  });
});
