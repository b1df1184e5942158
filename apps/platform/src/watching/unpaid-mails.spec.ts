import { createHash } from 'node:crypto';
import { UnpaidNotices, WatchCharges, WatchItems, Watchlists } from '@entity-registry/accounts';
import { micro, microUsd } from '@entity-registry/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PlatformFixture } from '../../test/platform-fixture.js';
import type { SignedIn } from '../../test/platform-fixture.js';
import { UnpaidItemsMailTask } from './unpaid-mails.js';

const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;
const UNKNOWN = { aliases: [], type: null, birthDate: null, nationalities: [], identifiers: [] };

describe('the mail about unpaid items', () => {
  let platform: PlatformFixture;
  let owner: SignedIn;
  const now = (): Date => platform.time;
  const pass = (ms: number): void => {
    platform.time = new Date(platform.time.getTime() + ms);
  };

  beforeAll(async () => {
    platform = await PlatformFixture.open();
  });
  afterAll(() => platform.close());
  beforeEach(async () => {
    await platform.db.query(`update watch_item set state = 'deleted', deleted_at = added_at`);
    owner = await platform.signUp();
    await platform.join(owner, 'member');
    // The trial credit is over.
    pass(90 * DAY_MS);
    await platform.db.query('delete from mail');
  });

  /** Watches subjects, each paid for 30 days, and leaves the account with `left`. */
  const watch = async (names: readonly string[], left = '0.00'): Promise<void> => {
    const { accountId, organizationId } = owner;
    const credit = (amount: bigint) =>
      platform.billing.adjust({
        accountId,
        amount: microUsd(amount),
        idempotencyKey: `${organizationId}:${String(now())}${String(amount)}`,
      });
    await credit(micro('100.00'));
    const key = await platform.billing.createKey({ accountId, name: `clave ${String(names.length)}` });
    const actor = { accountId, keyId: key.id, userId: null, requestId: 'req-1' };
    const lists = new Watchlists(platform.db, { now });
    const { id: watchlistId } = await lists.create(actor, { name: 'Clientes', events: [], webhook: false });
    const items = names.map((name) => ({
      ...{ reference: name, entity: null, subject: { name, ...UNKNOWN }, given: { name, ...UNKNOWN } },
      digest: createHash('sha256').update(name).digest(),
    }));
    await new WatchItems(platform.db, { now, index: () => Promise.resolve() }).add({
      ...{
        actor,
        watchlistId,
        items,
        clientReference: null,
        assertPrice: () => undefined,
        assertCharge: () => undefined,
      },
    });
    const { rows } = await platform.db.query<{ balance: bigint }>(
      'select balance_micro as balance from account where id = $1',
      [accountId],
    );
    await credit(micro(left) - (rows[0]?.balance ?? 0n));
  };
  const charge = () => new WatchCharges(platform.db, { now }).run();
  const task = () => new UnpaidItemsMailTask(new UnpaidNotices(platform.db, { now }), platform.mailer);
  /** The mails that wait: recipient and subject. */
  const mails = async (): Promise<string[]> => {
    const waiting = await platform.mailer.waiting(platform.db, { limit: 10, before: null });
    return waiting.map(({ recipient, letter }) => `${recipient}: ${letter.subject}`).toSorted();
  };

  it('goes once to each owner for all items of the account, in their language', async () => {
    await platform.db.query(`update auth_user set language = 'es' where id = $1`, [owner.userId]);
    await watch(['Ana', 'Benita', 'Casilda']);
    pass(30 * DAY_MS);
    await charge();
    await task().run();
    expect(await mails()).toEqual([]);
    pass(6 * MINUTE_MS);
    await Promise.all([task().run(), task().run()]);
    await task().run();
    expect(await mails()).toEqual([`${owner.email}: 3 elementos en seguimiento están sin pagar`]);
    const [mail] = await platform.mailer.waiting(platform.db, { limit: 1, before: null });
    expect(mail?.letter.text).toContain('/credit');
  });

  it('is not repeated, and tells of more items a day later at the earliest', async () => {
    await platform.db.query(`update auth_user set language = 'en' where id = $1`, [owner.userId]);
    await watch(['Ana'], '0.00');
    pass(12 * 60 * MINUTE_MS);
    await watch(['Benita'], '0.00');
    pass(29.5 * DAY_MS);
    await charge();
    pass(6 * MINUTE_MS);
    await task().run();
    expect(await mails()).toEqual([`${owner.email}: 1 watched item is unpaid`]);
    await platform.db.query('delete from mail');
    pass(12 * 60 * MINUTE_MS);
    await charge();
    pass(6 * MINUTE_MS);
    await task().run();
    expect(await mails()).toEqual([]);
    pass(12 * 60 * MINUTE_MS);
    await task().run();
    expect(await mails()).toEqual([`${owner.email}: 2 watched items are unpaid`]);
    await platform.db.query('delete from mail');
    pass(2 * DAY_MS);
    await charge();
    await task().run();
    expect(await mails()).toEqual([]);
  });

  it('is not sent when the items were paid meanwhile', async () => {
    await watch(['Ana']);
    pass(30 * DAY_MS);
    expect(await charge()).toMatchObject({ unpaid: 1 });
    await platform.billing.adjust({
      ...{ accountId: owner.accountId, amount: micro('1.00'), idempotencyKey: `top up ${owner.organizationId}` },
    });
    pass(6 * MINUTE_MS);
    expect(await charge()).toMatchObject({ charged: 1 });
    await task().run();
    expect(await mails()).toEqual([]);
  });
});
