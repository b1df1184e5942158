import { join } from 'node:path';
import { EventEndpoints, secretBox } from '@entity-registry/accounts';
import type { ListId, Listing } from '@entity-registry/domain';
import { ListVersions, indexNames } from '@entity-registry/registry';
import { Experiment, tally, until } from '@entity-registry/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AppProcess } from './app-process.js';
import { Cluster, SECRET } from './cluster.js';
import type { Customer } from './cluster.js';
import type { HttpResponse } from './http-client.js';
import { WebhookReceiver } from './webhook-receiver.js';

// Plain JavaScript shared with the experiments that kill a process of their own.
const { LISTS, listingsOf, publishedOn } = (await import(join(import.meta.dirname, 'invented-lists.mjs'))) as {
  LISTS: readonly [ListId, ListId];
  listingsOf: (list: ListId, round: number) => Listing[];
  publishedOn: (round: number) => string;
};

/** Rounds, each with one kill. WATCH_APP_KILLS=100 takes about half an hour. */
const KILLS = Number(process.env['WATCH_APP_KILLS'] ?? 6);
/** Items that are added in a round. */
const ITEMS = 4;
const ITEM_MICRO = 50_000n;
/** A killed worker's webhook is sent again after its lease of 30 s. */
const SETTLED_MS = 90_000;
const ACTOR = { operatorId: null, name: 'the experiments', requestId: null };

const killed = new Experiment(
  'experiment 29: the API and the worker are killed while names are watched, charged and told about',
);

/** A sequence that is the same in every run, with numbers below `limit` (Park and Miller, 1988). */
function numbers(): (limit: number) => number {
  let state = 20_261_128;
  return (limit) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % limit;
  };
}

interface SentEvent {
  readonly id: string;
  readonly seq: number;
}

/** Real processes with an account that watches names, and its receiver of events. */
class Watching {
  private constructor(
    readonly cluster: Cluster,
    readonly receiver: WebhookReceiver,
    readonly customer: Customer,
  ) {}

  static async open(): Promise<Watching> {
    const cluster = await Cluster.open({ processes: 1, redisUrl: null });
    const watching = new Watching(
      cluster,
      await WebhookReceiver.listen(),
      await cluster.customer({ balance: '500.00' }),
    );
    const endpoints = new EventEndpoints(cluster.db, { box: secretBox(SECRET), now: () => new Date() });
    await endpoints.setUrl(watching.customer.accountId, watching.receiver.url, ACTOR);
    const created = await watching.send('/v5/watchlists', { name: 'Clientes', webhook: true });
    expect(created.status).toBe(201);
    await watching.startWorker();
    return watching;
  }

  startWorker(): Promise<AppProcess> {
    return this.cluster.startWorker({
      ...{ SOURCES_URL: 'http://127.0.0.1:9', WEBHOOK_SECRET_KEY: SECRET, WEBHOOK_ALLOW_PRIVATE_ADDRESSES: 'true' },
    });
  }

  get worker(): AppProcess {
    return this.cluster.workers.at(-1) as AppProcess;
  }

  get api(): AppProcess {
    return this.cluster.apis.at(-1) as AppProcess;
  }

  send(path: string, body: object, headers: Record<string, string> = {}): Promise<HttpResponse> {
    return this.cluster.request(this.cluster.apis.length - 1, path, this.customer, {
      ...{ method: 'POST', body: JSON.stringify(body) },
      headers: { 'Content-Type': 'application/json', ...headers },
    });
  }

  /** Adds the items of a round: names that the next versions have, have no longer, or write differently. */
  add(round: number): Promise<HttpResponse> {
    const names = listingsOf(LISTS[0], round + 1)
      .slice(-ITEMS)
      .map(({ names: [first] }) => first?.name ?? '');
    const items = names.map((name, at) => ({
      reference: `r${String(round)}-${String(at)}`,
      name,
      type: 'NaturalPerson',
    }));
    return this.send('/v5/watchlists/1/items', { items }, { 'Idempotency-Key': `round-${String(round)}` });
  }

  /** Imports the version of a round, as `npm run data -- import` does. */
  async import(round: number): Promise<void> {
    const versions = new ListVersions(this.cluster.db, indexNames, () => new Date());
    for (const list of LISTS) {
      const published = publishedOn(round);
      await versions.import({ list, listings: listingsOf(list, round), published, fileName: `round ${String(round)}` });
    }
  }

  async count(sql: string): Promise<number> {
    const { rows } = await this.cluster.db.query<{ count: bigint }>(`select count(*) as count from ${sql}`);
    return Number(rows[0]?.count);
  }

  /** Waits until everything is compared, numbered and sent. */
  settle(): Promise<void> {
    const waiting = `(select from watch_change union all select from watch_item where screen_due and state <> 'deleted'
      union all select from account_event where seq is null union all select from event_delivery where status = 'pending') w`;
    const unsent = `event_endpoint e join event_feed f using (account_id) where e.done_seq < f.last_seq`;
    return until(async () => (await this.count(waiting)) + (await this.count(unsent)) === 0, {
      ...{ limitMs: SETTLED_MS, what: 'everything to be compared, numbered and sent' },
    });
  }

  /** What the account was told, without times and keys of the database, in an order of its own. */
  async told(): Promise<string[]> {
    const { rows } = await this.cluster.db.query<{ text: string }>(
      `select concat_ws(' ', e.type, i.reference, e.data::text) as text
         from account_event e left join watch_item i on i.id = e.item_id where e.seq is not null order by 1`,
    );
    return rows.map(({ text }) => text);
  }

  /** Checks the feed, the webhooks, and the charges after `rounds` rounds. Returns how many webhooks came more than once. */
  async check(rounds: number): Promise<number> {
    const { rows } = await this.cluster.db.query<{ seq: bigint; id: string }>(
      `select seq, event_id as id from account_event where seq is not null order by seq`,
    );
    expect(rows.map(({ seq }) => Number(seq))).toEqual(rows.map((_, at) => at + 1));
    const batches = this.receiver.received.map(({ headers, body }) => ({
      id: String(headers['webhook-id']),
      events: (JSON.parse(body) as { events: SentEvent[] }).events,
    }));
    const sent = new Map(batches.flatMap(({ events }) => events.map(({ id, seq }) => [id, seq])));
    expect([...sent]).toEqual(rows.map(({ id, seq }) => [id, Number(seq)]));
    // A batch that is sent again has the same events under the same id.
    const byId = Map.groupBy(batches, ({ id }) => id);
    for (const same of byId.values()) expect(new Set(same.map(({ events }) => JSON.stringify(events))).size).toBe(1);
    const { count, amount } = await this.cluster.charges(this.customer);
    expect({ count, amount }).toEqual({ count: rounds * ITEMS, amount: BigInt(rounds * ITEMS) * ITEM_MICRO });
    expect(await this.count('watch_period')).toBe(rounds * ITEMS);
    return batches.length - byId.size;
  }
}

describe(killed.title, () => {
  let broken: Watching;
  let whole: Watching;
  beforeAll(async () => {
    [broken, whole] = [await Watching.open(), await Watching.open()];
  });
  afterAll(async () => {
    await broken.receiver.close();
    await whole.receiver.close();
    await broken.cluster.close();
    await whole.cluster.close();
  });
  const below = numbers();

  /** Kills the worker when it has compared a part of the version. */
  const whileComparing = async (round: number): Promise<void> => {
    await broken.import(round);
    const left = below((await broken.count('watch_change')) + 1);
    await until(async () => (await broken.count('watch_change')) <= left, { what: 'a part of the comparison' });
    await broken.worker.kill();
    await broken.startWorker();
  };

  /** Kills the worker while the receiver has its webhook and hasn't answered. */
  const whileSending = async (round: number): Promise<void> => {
    const { receiver } = broken;
    const { respond } = receiver;
    const received = new Promise<void>((done) => {
      receiver.respond = () => {
        done();
      };
    });
    await broken.import(round);
    await received;
    await broken.worker.kill();
    receiver.respond = respond;
    await broken.startWorker();
  };

  /** Kills the API before the items are charged, or after it and before the response. Then the call is repeated. */
  const whileCharging = async (round: number): Promise<void> => {
    const before = (await broken.cluster.charges(broken.customer)).count;
    const lock = await broken.cluster.db.connect();
    await lock.query('begin');
    await lock.query('select from account for no key update');
    const call = broken.add(round).catch(() => null);
    await until(async () => (await broken.count(WAITING)) > 0, { what: 'a charge that waits' });
    const isCommitted = below(2) === 1;
    if (isCommitted) {
      await lock.query('rollback');
      await until(async () => (await broken.cluster.charges(broken.customer)).count > before, { what: 'the charge' });
      await broken.api.kill();
    } else {
      await broken.api.kill();
      await lock.query('rollback');
    }
    lock.release();
    await call;
    await broken.cluster.startApi();
  };

  const kinds = [whileComparing, whileCharging, whileSending] as const;

  it('tells and charges exactly what it does when nothing is killed', async () => {
    const repeated: number[] = [];
    for (let round = 0; round < KILLS; round += 1) {
      const kind = round === 0 ? whileCharging : kinds[round % kinds.length];
      if (kind === whileCharging) await broken.import(round);
      else await kind?.(round);
      await whole.import(round);
      await Promise.all([broken.settle(), whole.settle()]);
      if (kind === whileCharging) await whileCharging(round);
      await until(
        async () => {
          const { status } = await broken.add(round);
          // 409 until the lease of the killed call has ended.
          if (status !== 409) repeated.push(status);
          return status !== 409;
        },
        { limitMs: SETTLED_MS, what: 'the repeated call' },
      );
      expect((await whole.add(round)).status).toBe(200);
      await Promise.all([broken.settle(), whole.settle()]);
      expect(await broken.told()).toEqual(await whole.told());
    }
    expect(tally(repeated)).toBe(`${String(KILLS)} x 200`);
    const [again, none] = [await broken.check(KILLS), await whole.check(KILLS)];
    expect(none).toBe(0);
    killed.did(`killed the worker or the API ${String(KILLS)} times, in turn while it compared, charged and sent`);
    killed.figure('events, the same as without kills', (await broken.told()).length);
    killed.figure('webhooks that came again, with the same id and events', again);
    killed.figure('charged items, one charge each', (await broken.cluster.charges(broken.customer)).count);
    killed.checked('the feed has no gap, and every event of it was received');
    await broken.cluster.checkInvariants(killed);
  }, 3_600_000);
});

const WAITING = `pg_stat_activity where datname = current_database() and application_name like 'entity-registry-api%' and wait_event_type = 'Lock'`;
