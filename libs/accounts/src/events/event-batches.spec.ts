import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AccountId } from '../ids.js';
import { secretBox } from '../sealing/sealing.js';
import type { WatchActor } from '../watching/watchlists.js';
import { WatchFixture } from '../../test/watch-fixture.js';
import { EventBatches } from './event-batches.js';
import { EventDeliveries } from './event-deliveries.js';
import { EventEndpoints } from './event-endpoints.js';
import type { EventAttemptOutcome } from './event-batches.js';
import type { EventWebhook } from './event-webhook.js';

const ACTOR = { operatorId: null, name: 'Ana Prueba', requestId: 'req-1' };
const URL_OF_CUSTOMER = 'https://hooks.example.test/events';
/** Doesn't respond until `patience` ends. */
const SILENT = 'https://hooks.example.test/silent';

describe('webhooks of events', () => {
  let watch: WatchFixture;
  let endpoints: EventEndpoints;
  let batches: EventBatches;
  let deliveries: EventDeliveries;
  let customer: { actor: WatchActor; accountId: AccountId; watchlistId: bigint };
  let item: bigint;
  let received: EventWebhook[];
  let outcomes: EventAttemptOutcome[];
  let error: string | null;
  let patience: PromiseWithResolvers<undefined>;

  beforeAll(async () => {
    watch = await WatchFixture.open();
    const { pool } = watch.ledger.database;
    const now = (): Date => watch.ledger.time;
    endpoints = new EventEndpoints(pool, { box: secretBox('k'.repeat(40)), now });
    const send = async (webhook: EventWebhook) => {
      received.push(webhook);
      if (webhook.url === SILENT) await patience.promise;
      return { statusCode: error === null ? 204 : null, error };
    };
    deliveries = new EventDeliveries(pool, { now });
    batches = new EventBatches(pool, { now, endpoints, send, onAttempt: (outcome) => outcomes.push(outcome) });
  });

  afterAll(() => watch.close());

  beforeEach(async () => {
    await watch.ledger.database.pool.query('delete from event_endpoint');
    await enter('Ana');
    [received, outcomes, error] = [[], [], null];
    patience = Promise.withResolvers();
  });

  /** A customer with an item. */
  const enter = async (name: string): Promise<void> => {
    customer = await watch.customer('1.00');
    await watch.watchlists.update(customer.actor, customer.watchlistId, { webhook: true });
    item = (await watch.add(customer, name)).items[0]?.id ?? 0n;
  };
  const set = (url = URL_OF_CUSTOMER) => endpoints.setUrl(customer.accountId, url, ACTOR);
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
  /** No outcome of a webhook can be stored meanwhile. */
  const whileRefused = async (work: () => Promise<void>): Promise<void> => {
    const { pool } = watch.ledger.database;
    await pool.query(
      `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'the server stopped'; end $$;
       create trigger refuse before update on event_delivery for each row execute function refuse()`,
    );
    await work().finally(() => pool.query('drop function refuse cascade'));
  };
  const seqs = (): number[][] =>
    received.map(({ body }) => (JSON.parse(body.toString()) as { events: { seq: number }[] }).events.map(({ seq }) => seq)); // prettier-ignore

  it('are batches of up to 100, in order, signed by Standard Webhooks', async () => {
    const secret = (await set())?.secret ?? '';
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
    await set();
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

  it('are noted as delivered only together with their endpoint, and else sent again under the same id', async () => {
    await set();
    await happen(1);
    await whileRefused(() => expect(batches.run()).rejects.toThrow('the server stopped'));
    expect(await endpoints.read(customer.accountId)).toMatchObject({ lastDeliveredAt: null });
    watch.pass(1 / 24);
    await run();
    expect(received.map(({ headers }) => headers['webhook-id'])).toEqual(
      Array.from({ length: 2 }, () => received[0]?.headers['webhook-id']),
    );
    const log = await deliveries.list(customer.accountId, { limit: 10, before: null });
    expect(log.map(({ status }) => status)).toEqual(['delivered']);
  });

  it('tell every error, not only the first', async () => {
    for (const name of ['Ana', 'Eva']) {
      await enter(name);
      await set(SILENT);
      await happen(1);
      expect(await batches.run()).toBe(true);
    }
    await whileRefused(async () => {
      patience.resolve(undefined);
      await expect(batches.drain()).rejects.toMatchObject({ errors: [{ code: 'P0001' }, { code: 'P0001' }] });
    });
    await batches.drain();
  });

  it('reach other accounts while a receiver does not respond, whose own events stay in order', async () => {
    await set(SILENT);
    await happen(2);
    expect(await batches.run()).toBe(true);
    const slow = customer;
    await enter('Eva');
    await set();
    await happen(1);
    await batches.run();
    expect(received.map(({ url }) => url)).toEqual([SILENT, URL_OF_CUSTOMER]);
    expect(outcomes).toEqual(['delivered']);
    // Even after its lease, this process sends nothing beside what it sends.
    watch.pass(1 / 24);
    await batches.run();
    expect(received).toHaveLength(2);
    let isDrained = false;
    const drained = batches.drain().then(() => (isDrained = true));
    expect(await endpoints.read(slow.accountId)).toMatchObject({ lastDeliveredAt: null });
    expect(isDrained).toBe(false);
    patience.resolve(undefined);
    expect(await drained).toBe(true);
    expect(outcomes).toEqual(['delivered', 'delivered']);
  });

  it('are given up after a day, and the next ones go on', async () => {
    await set();
    await happen(1);
    error = 'no connection';
    for (let hour = 0; hour < 26; hour += 1) {
      await run();
      watch.pass(1.01 / 24);
    }
    expect(await endpoints.read(customer.accountId)).toMatchObject({ givenUp: 1, lastError: 'no connection' });
    expect(outcomes.at(-1)).toBe('given_up');
    expect(new Set(outcomes.slice(0, -1))).toEqual(new Set(['failed']));
    error = null;
    await happen(1, 1);
    await run();
    expect(seqs().at(-1)).toEqual([2]);
    expect(outcomes.at(-1)).toBe('delivered');
  });

  it('are only events after the endpoint was set, of watchlists that opted in', async () => {
    await happen(1);
    await set();
    await happen(1, 1);
    await run();
    await watch.watchlists.update(customer.actor, customer.watchlistId, { webhook: false });
    await happen(1, 2);
    await run();
    expect(seqs()).toEqual([[2]]);
  });

  it('are correction notices also without a watchlist that opted in', async () => {
    await set();
    await watch.watchlists.update(customer.actor, customer.watchlistId, { webhook: false });
    await happen(2);
    await watch.ledger.database.pool.query(
      `update account_event set type = case seq when 1 then 'correction.issued' else 'list.updated' end, watchlist_id = null,
              item_id = null where account_id = $1`,
      [customer.accountId],
    );
    await run();
    expect(seqs()).toEqual([[1]]);
  });

  it('are signed by both secrets for a day after a change, and end with the endpoint', async () => {
    await set();
    expect(await set(`${URL_OF_CUSTOMER}/2`)).toBeNull();
    await endpoints.rotateSecret(customer.accountId, ACTOR);
    await happen(1);
    await run();
    expect(received[0]?.headers['webhook-signature']?.split(' ')).toHaveLength(2);
    watch.pass(2);
    expect(await endpoints.secrets(customer.accountId)).toHaveLength(1);
    await endpoints.clear(customer.accountId, ACTOR);
    await happen(1, 1);
    await run();
    expect(received).toHaveLength(1);
  });

  it('keep their events when the watchlist opts out between two attempts', async () => {
    await set();
    await happen(2);
    error = 'the receiver answered 500';
    await run();
    await watch.watchlists.update(customer.actor, customer.watchlistId, { webhook: false });
    watch.pass(6 / 86_400);
    error = null;
    await run();
    expect(seqs()).toEqual([
      [1, 2],
      [1, 2],
    ]);
  });

  it('stop when they are switched off, and begin with the next event when they are switched on', async () => {
    await set();
    await happen(1);
    error = 'no connection';
    await run();
    await endpoints.setEnabled(customer.accountId, false, ACTOR);
    error = null;
    await happen(1, 1);
    watch.pass(1);
    await run();
    expect(received).toHaveLength(1);
    await endpoints.setEnabled(customer.accountId, true, ACTOR);
    await happen(1, 2);
    await run();
    expect(seqs()).toEqual([[1], [3]]);
    const log = await deliveries.list(customer.accountId, { limit: 10, before: null });
    expect(log.map(({ status, error: why }) => [status, why])).toEqual([
      ['delivered', null],
      ['failed', 'the event webhooks were switched off'],
    ]);
  });

  it('are logged, and replayed with the same id and events', async () => {
    await set();
    await happen(2);
    await run();
    const [delivered] = await deliveries.list(customer.accountId, { limit: 10, before: null });
    const sent = { attempts: 1, statusCode: 204, seqs: [1n, 2n] };
    expect(delivered).toMatchObject({ kind: 'events', status: 'delivered', ...sent });
    const replay = await deliveries.replay(customer.accountId, delivered?.id ?? 0n, ACTOR);
    await expect(deliveries.replay(customer.accountId, replay.id, ACTOR)).rejects.toMatchObject({
      detail: { code: 'delivery_under_way' },
    });
    await run();
    expect(seqs()).toEqual([
      [1, 2],
      [1, 2],
    ]);
    expect(received[1]?.headers['webhook-id']).toBe(received[0]?.headers['webhook-id']);
    expect(await deliveries.read(customer.accountId, replay.id)).toMatchObject({ kind: 'replay', status: 'delivered' });
    const other = await watch.customer('1.00');
    await expect(deliveries.replay(other.accountId, replay.id, ACTOR)).rejects.toMatchObject({
      detail: { code: 'unknown_delivery' },
    });
  });

  it('are tested with an event that no feed has, also while they are switched off, ten times a minute', async () => {
    await expect(deliveries.test(customer.accountId, ACTOR)).rejects.toMatchObject({
      detail: { code: 'no_webhook_url' },
    });
    await set();
    await endpoints.setEnabled(customer.accountId, false, ACTOR);
    error = 'the receiver answered 500';
    const { id } = await deliveries.test(customer.accountId, ACTOR);
    await run();
    await run();
    expect(seqs()).toEqual([[0]]);
    expect(await deliveries.read(customer.accountId, id)).toMatchObject({ status: 'failed', error, attempts: 1 });
    for (let nr = 1; nr < 10; nr += 1) await deliveries.test(customer.accountId, ACTOR);
    await expect(deliveries.test(customer.accountId, ACTOR)).rejects.toMatchObject({
      detail: { code: 'too_many_deliveries', retryAfterSeconds: 60 },
    });
  });
});
