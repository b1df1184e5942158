import { NO_FACTS, micro } from '@entity-registry/domain';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { bookChargeBatch } from './charge-batch-rows.js';
import type { AccountId, IdempotencyRecordId } from '../ids.js';
import type { BatchCharge } from './charge-batch-rows.js';
import { LedgerFixture } from '../../test/ledger-fixture.js';
import { chargeOnce } from './charge.js';
import type { ChargeRequest } from './charge.js';
import { Billing } from '../billing.js';
import { IdempotencyStore } from '../idempotency/idempotency.js';

describe('batched charges', () => {
  let ledger: LedgerFixture;
  let store: IdempotencyStore;
  beforeAll(async () => {
    ledger = await LedgerFixture.open({ poolSize: 8 });
    store = new IdempotencyStore(ledger.database.pool);
  });
  afterAll(() => ledger.close());

  const plain = (accountId: AccountId, amount: string, rest: Partial<BatchCharge> = {}): BatchCharge => ({
    accountId,
    keyId: null,
    idempotencyKey: ledger.unique('plain'),
    amount: micro(amount),
    lines: '[]',
    requestId: null,
    route: 'GET /v4/panama/entidades/:id',
    clientReference: null,
    disclosure: NO_FACTS,
    userId: null,
    record: null,
    ...rest,
  });
  const claimed = async (account: AccountId): Promise<IdempotencyRecordId> => {
    const claim = await store.claim(account, ledger.unique('key'), Buffer.alloc(32, 1), ledger.time);
    if (claim.outcome !== 'claimed') throw new Error(claim.outcome);
    return claim.recordId;
  };
  /** Which of the charges were booked. */
  const book = async (...charges: BatchCharge[]): Promise<boolean[]> =>
    (await bookChargeBatch(ledger.database.pool, charges, ledger.time)).map((booking) => booking !== null);

  it('take the same as single charges, and return the balance after each', async () => {
    const [one, two] = [await ledger.account({ balance: '1.00' }), await ledger.account({ balance: '5.00' })];
    const bookings = await bookChargeBatch(
      ledger.database.pool,
      [plain(one, '0.16'), plain(two, '1.42'), plain(one, '0.03')],
      ledger.time,
    );
    // 1.00 - 0.16 = 0.84; 5.00 - 1.42 = 3.58; 0.84 - 0.03 = 0.81
    expect(bookings.map((booking) => booking?.balance)).toEqual([micro('0.84'), micro('3.58'), micro('0.81')]);
    expect([await ledger.spendable(one), await ledger.spendable(two)]).toEqual([micro('0.81'), micro('3.58')]);
  });

  it('stop at the end of the balance, and take nothing for the charge that it does not cover', async () => {
    const account = await ledger.account({ balance: '0.40' });
    expect(await book(...Array.from({ length: 4 }, () => plain(account, '0.16')))).toEqual([true, true, false, false]);
    expect(await ledger.spendable(account)).toBe(micro('0.08'));
  });

  it('stop at the monthly cap, and count earlier spend', async () => {
    const account = await ledger.account({ balance: '10.00', cap: '0.50' });
    await ledger.charge(account, '0.10');
    expect(await book(plain(account, '0.30'), plain(account, '0.20'), plain(account, '0.10'))).toEqual([
      true, // 0.40 of 0.50
      false, // 0.60
      false, // behind an uncovered charge
    ]);
    await ledger.expectBalancedLedger();
  });

  it('start each month with no spend', async () => {
    const account = await ledger.account({ balance: '10.00', cap: '0.20' });
    await ledger.charge(account, '0.20');
    const before = ledger.time;
    ledger.time = new Date('2026-04-01T00:00:00Z');
    expect(await book(plain(account, '0.20'))).toEqual([true]);
    ledger.time = before;
    await ledger.expectBalancedLedger();
  });

  it('take from the trial credit that expires first, and skip charges that it covers in part', async () => {
    const account = await ledger.account({ balance: '1.00' });
    await ledger.trial(account, '0.30', '2026-03-20T00:00:00Z');
    expect(await book(plain(account, '0.20'), plain(account, '0.20'))).toEqual([true, false]);
    expect((await ledger.billing.account(account)).trial).toBe(micro('0.10'));
    expect((await ledger.billing.account(account)).balance).toBe(micro('1.00'));
  });

  it('skip an idempotency key that was booked before, and leave its amount out of the sums', async () => {
    const account = await ledger.account({ balance: '0.50' });
    const idempotencyKey = ledger.unique('seen');
    await ledger.charge(account, '0.20', { idempotencyKey });
    expect(await book(plain(account, '0.20', { idempotencyKey }), plain(account, '0.30'))).toEqual([false, true]);
    await ledger.expectBalancedLedger();
  });

  it('skip charges that share an idempotency key', async () => {
    const account = await ledger.account({ balance: '1.00' });
    const idempotencyKey = ledger.unique('twin');
    const twin = () => plain(account, '0.20', { idempotencyKey });
    expect(await book(twin(), twin())).toEqual([false, false]);
  });

  it.each([
    ['another account', {}, 'other'],
    ['a key that was revoked', { revoked_at: '2026-03-10T11:59:59Z' }, 'own'],
    ['a key that has expired', { expires_at: '2026-03-10T12:00:00Z' }, 'own'],
  ])('skip the key of %s', async (_, columns: Record<string, string>, whose) => {
    const account = await ledger.account({ balance: '1.00' });
    const owner = whose === 'own' ? account : await ledger.account();
    const { id } = await ledger.billing.createKey({ accountId: owner, name: 'clave' });
    for (const [column, value] of Object.entries(columns)) {
      await ledger.database.pool.query(`update api_key set ${column} = $2 where id = $1`, [id, value]);
    }
    expect(await book(plain(account, '0.16', { keyId: id }))).toEqual([false]);
  });

  it('store the response of an Idempotency-Key with the charge, each in its own record', async () => {
    const [one, two] = [await ledger.account({ balance: '1.00' }), await ledger.account({ balance: '1.00' })];
    const [first, second] = [await claimed(one), await claimed(two)];
    const keyed = (account: AccountId, id: IdempotencyRecordId, response: string): BatchCharge =>
      plain(account, '0.16', { idempotencyKey: `idempotency:${String(id)}`, record: { id, response } });
    expect(await book(keyed(one, first, '{"n":1}'), plain(one, '0.16'), keyed(two, second, '{"n":2}'))).toEqual([
      true,
      true,
      true,
    ]);
    const { rows } = await ledger.database.pool.query(
      `select r.answer, e.idempotency_key as key from idempotency_record r join journal_entry e on e.id = r.entry_id
        where r.id = any($1) order by r.answer`,
      [[first, second]],
    );
    expect(rows).toEqual([
      { answer: '{"n":1}', key: `idempotency:${String(first)}` },
      { answer: '{"n":2}', key: `idempotency:${String(second)}` },
    ]);
    // Once more: the charge is in the ledger, and the stored response stays.
    expect(await book(keyed(one, first, '{"n":3}'))).toEqual([false]);
    await ledger.expectBalancedLedger();
  });

  it('skip a record that is gone, of another account, or locked by another transaction', async () => {
    const [own, other] = [await ledger.account({ balance: '1.00' }), await ledger.account({ balance: '1.00' })];
    const keyed = (id: IdempotencyRecordId): BatchCharge => plain(own, '0.16', { record: { id, response: '{}' } });
    expect(await book(keyed(await claimed(other)))).toEqual([false]);
    const gone = await claimed(own);
    await store.release(gone, ledger.time);
    expect(await book(keyed(gone))).toEqual([false]);
    const locked = await claimed(own);
    const holder = await ledger.database.pool.connect();
    try {
      await holder.query('begin');
      await holder.query('select from idempotency_record where id = $1 for update', [locked]);
      expect(await book(keyed(locked), plain(own, '0.16'))).toEqual([false, true]);
    } finally {
      await holder.query('rollback');
      holder.release();
    }
    expect(await ledger.spendable(own)).toBe(micro('0.84'));
  });

  it('do not wait for an account locked by another transaction', async () => {
    const [locked, free] = [await ledger.account({ balance: '1.00' }), await ledger.account({ balance: '1.00' })];
    const holder = await ledger.database.pool.connect();
    try {
      await holder.query('begin');
      await holder.query('select from account where id = $1 for update', [locked]);
      expect(await book(plain(locked, '0.16'), plain(free, '0.16'))).toEqual([false, true]);
    } finally {
      await holder.query('rollback');
      holder.release();
    }
  });

  it('are booked by processes of the previous release, which call the former function', async () => {
    const account = await ledger.account({ balance: '1.00' });
    const { rows } = await ledger.database.pool.query(
      `select ordinal, entry_id is not null as booked, balance_micro as balance
         from charge_batch(array[$1::bigint], '{null}', array[$2], '{160000}', array['[]'::jsonb], '{null}', '{null}', '{null}',
                           '{0}', '{null}', '{"{}"}', '{"{}"}', '{null}', $3)`,
      [account, ledger.unique('old'), ledger.time],
    );
    expect(rows).toEqual([{ ordinal: 1, booked: true, balance: micro('0.84') }]);
    await ledger.expectBalancedLedger();
  });

  it('are decided alone when the batch fails, and the error is reported', async () => {
    const account = await ledger.account({ balance: '1.00' });
    const errors: unknown[] = [];
    const options = {
      pepper: Buffer.alloc(32),
      now: () => ledger.time,
      onError: (error: unknown) => errors.push(error),
    };
    const billing = new Billing(ledger.database.pool, options);
    const request = { ...plain(account, '0.16'), lines: [], quota: null, now: ledger.time };
    await ledger.database.pool.query('alter function book_charges rename to charge_elsewhere');
    try {
      expect(await billing.charge(request)).toMatchObject({ outcome: 'charged', balance: micro('0.84') });
    } finally {
      await ledger.database.pool.query('alter function charge_elsewhere rename to book_charges');
    }
    expect(errors).toMatchObject([{ code: '42883' }]); // undefined_function
  });

  it('result in the same balances as single charges, for any requests', async () => {
    const requested = fc.record({
      account: fc.nat({ max: 2 }),
      cents: fc.integer({ min: 1, max: 40 }),
      again: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(requested, { minLength: 1, maxLength: 12 }), async (asks) => {
        const open = async () => [
          await ledger.account({ balance: '0.90' }),
          await ledger.account({ balance: '0.50', cap: '0.35' }),
          await ledger.account({ balance: '9.00' }),
        ];
        const [together, alone] = [await open(), await open()];
        const name = ledger.unique('property');
        const request = (accounts: AccountId[], { account, cents, again }: (typeof asks)[number], nr: number) =>
          ({
            accountId: accounts[account] as AccountId,
            keyId: null,
            idempotencyKey: again ? `${name}:again` : `${name}:${nr}`,
            amount: micro((cents / 100).toFixed(2)),
            ...{ lines: [], quota: null, requestId: null, route: null, clientReference: null, record: null },
            ...{ disclosure: NO_FACTS, userId: null, now: ledger.time },
          }) satisfies ChargeRequest;
        // One amount per account, so that the order of decisions makes no difference.
        const equal = asks.map((ask) => ({
          ...ask,
          cents: asks.find((first) => first.account === ask.account)?.cents ?? 1,
        }));
        await Promise.all(equal.map((ask, nr) => ledger.billing.charge(request(together, ask, nr))));
        for (const [nr, ask] of equal.entries()) await chargeOnce(ledger.database.pool, request(alone, ask, nr));
        const balances = (accounts: AccountId[]) => Promise.all(accounts.map((id) => ledger.spendable(id)));
        expect(await balances(together)).toEqual(await balances(alone));
      }),
      { numRuns: 40 },
    );
    await ledger.expectBalancedLedger();
  });
});
