import { NO_FACTS } from '@entity-registry/domain';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LedgerFixture } from '../../test/ledger-fixture.js';
import { Housekeeping } from '../housekeeping/housekeeping.js';
import { IdempotencyStore } from '../idempotency/idempotency.js';
import type { AccountId, EntryId } from '../ids.js';
import { Library } from '../library/library.js';
import { SEARCHES_PER_SESSION, SEARCH_SESSION_MS } from '../library/retention.js';
import { SearchSessions } from './search-sessions.js';

const MEMBER = 'user-ana';

describe('search sessions', () => {
  let ledger: LedgerFixture;
  let sessions: SearchSessions;
  let library: Library;
  let store: IdempotencyStore;
  let keys = 0;

  beforeAll(async () => {
    ledger = await LedgerFixture.open({ poolSize: 6 });
    const { pool } = ledger.database;
    sessions = new SearchSessions(pool, { now: () => ledger.time });
    library = new Library(pool, { now: () => ledger.time });
    store = new IdempotencyStore(pool);
  });
  afterAll(() => ledger.close());

  /** Charges a search as the API does. */
  async function charge(accountId: AccountId, price: string): Promise<string> {
    const key = `search ${String((keys += 1))}`;
    const claim = await store.claim(accountId, key, Buffer.alloc(32, 1), ledger.time);
    if (claim.outcome !== 'claimed') throw new Error(claim.outcome);
    await ledger.charge(accountId, price, {
      idempotencyKey: `idempotency:${String(claim.recordId)}`,
      record: { id: claim.recordId, response: '{"results":[]}' },
      disclosure: NO_FACTS,
      userId: MEMBER,
    });
    return key;
  }
  const save = (accountId: AccountId, key: string, opensSession = true) =>
    library.save({
      ...{ accountId, userId: MEMBER, key, operation: 'search', subject: null, codes: null, opensSession },
      asked: '/v5/search/entities {}',
    });
  const payFor = async (accountId: AccountId) => save(accountId, await charge(accountId, '0.01'));
  const run = (accountId: AccountId, userId = MEMBER) =>
    sessions.run({ accountId, userId }, () => Promise.resolve('found'));
  const find = (accountId: AccountId) => sessions.find({ accountId, userId: MEMBER });

  it('cover the searches of the member who paid, up to the limit, even at once', async () => {
    const account = await ledger.account({ balance: '1.00' });
    expect(await run(account)).toBeNull();
    await payFor(account);
    expect(await find(account)).toEqual({
      expiresAt: new Date(ledger.time.getTime() + SEARCH_SESSION_MS),
      searchesLeft: SEARCHES_PER_SESSION - 1,
    });
    expect(await run(account, 'user-eva')).toBeNull();
    const found = await Promise.all(Array.from({ length: SEARCHES_PER_SESSION + 10 }, () => run(account)));
    expect(found.filter((one) => one !== null)).toHaveLength(SEARCHES_PER_SESSION - 1);
    expect(await find(account)).toBeNull();
  });

  it('end after their time, and are deleted', async () => {
    const account = await ledger.account({ balance: '1.00' });
    await payFor(account);
    ledger.time = new Date(ledger.time.getTime() + SEARCH_SESSION_MS - 1);
    expect(await run(account)).toBe('found');
    ledger.time = new Date(ledger.time.getTime() + 1);
    expect(await run(account)).toBeNull();
    expect(await find(account)).toBeNull();
    const { detail } = await new Housekeeping(ledger.database.pool, { now: () => ledger.time }).run('purge_history');
    expect(detail).toMatchObject({ search_sessions: expect.any(Number) });
    const { rows } = await ledger.database.pool.query('select from search_session where account_id = $1', [account]);
    expect(rows).toEqual([]);
  });

  it('lose nothing that was paid twice', async () => {
    const account = await ledger.account({ balance: '1.00' });
    await payFor(account);
    await payFor(account);
    expect(await find(account)).toMatchObject({ searchesLeft: 2 * (SEARCHES_PER_SESSION - 1) });
  });

  it('do not count a search that failed', async () => {
    const account = await ledger.account({ balance: '1.00' });
    await payFor(account);
    const failing = sessions.run({ accountId: account, userId: MEMBER }, () => Promise.reject(new Error('too slow')));
    await expect(failing).rejects.toThrow('too slow');
    expect(await find(account)).toMatchObject({ searchesLeft: SEARCHES_PER_SESSION - 1 });
  });

  it('are opened neither by a covered search, which the Library does not keep, nor by a further page', async () => {
    const account = await ledger.account({ balance: '1.00' });
    expect(await save(account, await charge(account, '0'))).toBe(false);
    expect(await library.searches(account, MEMBER)).toEqual([]);
    expect(await save(account, await charge(account, '0.01'), false)).toBe(true);
    expect(await find(account)).toBeNull();
  });

  it('are opened once, and never by a charge that was credited', async () => {
    const account = await ledger.account({ balance: '1.00' });
    const key = await charge(account, '0.01');
    await save(account, key);
    await run(account);
    await save(account, key);
    expect(await find(account)).toMatchObject({ searchesLeft: SEARCHES_PER_SESSION - 2 });
    const other = await ledger.account({ balance: '1.00' });
    const unsent = await charge(other, '0.01');
    const { rows } = await ledger.database.pool.query<{ id: EntryId }>(
      `select id from journal_entry where account_id = $1 and kind = 'charge'`,
      [other],
    );
    for (const { id } of rows) await ledger.billing.creditUnsent(other, id);
    expect(await save(other, unsent)).toBe(false);
    expect(await find(other)).toBeNull();
  });
});
