import { createHash } from 'node:crypto';
import type { ScreenedSubject } from '@entity-registry/domain';
import type { AccountId } from '../src/ids.js';
import { EventFeed } from '../src/events/event-feed.js';
import { EventSequencer } from '../src/events/event-sequencer.js';
import { WatchCharges } from '../src/watching/watch-charges.js';
import { WatchItems } from '../src/watching/watch-items.js';
import type { AddedItems } from '../src/watching/watch-items.js';
import { Watchlists } from '../src/watching/watchlists.js';
import type { WatchActor } from '../src/watching/watchlists.js';
import { LedgerFixture } from './ledger-fixture.js';

const DAY_MS = 86_400_000;

export const subjectNamed = (name: string): ScreenedSubject => ({
  ...{ name, aliases: [], type: null, birthDate: null, nationalities: [], identifiers: [] },
});

/** Watchlists on a ledger of their own, with a clock that tests set. */
export class WatchFixture {
  readonly watchlists: Watchlists;
  readonly items: WatchItems;
  readonly charges: WatchCharges;
  readonly sequencer: EventSequencer;
  readonly feed: EventFeed;

  private constructor(readonly ledger: LedgerFixture) {
    const { pool } = ledger.database;
    const now = (): Date => ledger.time;
    this.watchlists = new Watchlists(pool, { now });
    this.items = new WatchItems(pool, { now, index: () => Promise.resolve() });
    this.charges = new WatchCharges(pool, { now });
    this.sequencer = new EventSequencer(pool);
    this.feed = new EventFeed(pool);
  }

  static async open(): Promise<WatchFixture> {
    return new WatchFixture(await LedgerFixture.open({ poolSize: 8 }));
  }

  close(): Promise<void> {
    return this.ledger.close();
  }

  pass(days: number): void {
    this.ledger.time = new Date(this.ledger.time.getTime() + days * DAY_MS);
  }

  /** An account with a balance and a key, and a watchlist for every event. */
  async customer(balance: string): Promise<{ actor: WatchActor; accountId: AccountId; watchlistId: bigint }> {
    const accountId = await this.ledger.account({ balance });
    const { id } = await this.ledger.billing.createKey({ accountId, name: 'clave' });
    const actor = { accountId, keyId: id, userId: null, requestId: 'req-1' };
    const events = ['screening.hit', 'entity.changed', 'item.unpaid'] as const;
    const { id: watchlistId } = await this.watchlists.create(actor, { name: 'Clientes', events, webhook: false });
    return { actor, accountId, watchlistId };
  }

  /** Adds subjects, each under its name. */
  add(of: { actor: WatchActor; watchlistId: bigint }, ...names: string[]): Promise<AddedItems> {
    const items = names.map((name) => ({
      ...{ reference: name.slice(0, 100), entity: null, subject: subjectNamed(name), given: subjectNamed(name) },
      digest: createHash('sha256').update(name).digest(),
    }));
    return this.items.add({
      ...of,
      items,
      clientReference: null,
      assertPrice: () => undefined,
      assertCharge: () => undefined,
    });
  }

  /** Something happens to an item now. */
  async happens(accountId: AccountId, itemId: bigint, key: string): Promise<void> {
    await this.ledger.database.pool.query(
      `insert into account_event (account_id, type, natural_key, item_id, data, at) values ($1, 'screening.hit', $2, $3, '{}', $4)
       on conflict do nothing`,
      [accountId, key, itemId, this.ledger.time],
    );
  }

  /** The numbered events, by natural key. */
  async events(accountId: AccountId): Promise<string[]> {
    while (await this.sequencer.run());
    const { rows } = await this.ledger.database.pool.query<{ seq: bigint; key: string }>(
      'select seq, natural_key as key from account_event where account_id = $1 and seq is not null order by seq',
      [accountId],
    );
    return rows.map(({ key }) => key);
  }

  /** Charges until nothing is due. */
  async charge(): Promise<number> {
    let charged = 0;
    for (;;) {
      const run = await this.charges.run();
      charged += run.charged;
      if (!run.more) return charged;
    }
  }
}
