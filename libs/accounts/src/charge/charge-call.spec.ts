import { micro } from '@entity-registry/domain';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LedgerFixture } from '../../test/ledger-fixture.js';
import type { AccountId, IdempotencyRecordId } from '../ids.js';
import type { FreeQuota } from './charge.js';

describe('the stored data of a charge', () => {
  let ledger: LedgerFixture;

  beforeAll(async () => {
    ledger = await LedgerFixture.open();
  });
  afterAll(() => ledger.close());

  const claim = async (accountId: AccountId): Promise<IdempotencyRecordId> => {
    const { rows } = await ledger.database.pool.query<{ id: IdempotencyRecordId }>(
      `insert into idempotency_record (account_id, key, fingerprint, claimed_at, lease_until, expires_at)
       values ($1, $2, sha256(''), $3, $3, $3) returning id`,
      [accountId, ledger.unique('key'), ledger.time],
    );
    return rows[0]?.id as IdempotencyRecordId;
  };
  const stored = async (id: IdempotencyRecordId): Promise<unknown> => {
    const { rows } = await ledger.database.pool.query(
      'select answer, entry_id as "entryId" from idempotency_record where id = $1',
      [id],
    );
    return rows[0];
  };

  it('includes the route, the client reference and the counted units', async () => {
    const account = await ledger.account();
    await ledger.charge(account, '0.00', {
      ...{ route: 'GET /v5/entities/:id', clientReference: 'órden "7"' },
      quota: { units: 2, dayLimit: 30, monthLimit: 500, estimator: { rows: 5, limit: 5_000 } },
    });
    const { rows } = await ledger.database.pool.query(
      'select route, client_reference, quota_units, estimator_rows from journal_entry where account_id = $1',
      [account],
    );
    expect(rows).toEqual([
      { route: 'GET /v5/entities/:id', client_reference: 'órden "7"', quota_units: 2, estimator_rows: 5 },
    ]);
  });

  it("includes the response in the Idempotency-Key's record, with the entry that paid for it", async () => {
    const account = await ledger.account({ balance: '1.00' });
    const record = { id: await claim(account), response: '{"nombre":"Peña \\u0000 \\"S.A.\\""}\n' };
    const idempotencyKey = `idempotency:${record.id}`;
    const outcome = await ledger.charge(account, '0.16', { record, idempotencyKey });
    expect(outcome).toMatchObject({ outcome: 'charged' });
    const { entryId } = outcome as { entryId: bigint };
    expect(await stored(record.id)).toEqual({ answer: record.response, entryId });
    const replayed = await ledger.charge(account, '0.16', {
      record: { ...record, response: 'another' },
      idempotencyKey,
    });
    expect(replayed).toMatchObject({ outcome: 'replayed', entryId });
    expect(await stored(record.id)).toEqual({ answer: record.response, entryId });
  });

  it('is empty when the charge is refused', async () => {
    const account = await ledger.account({ balance: '0.10' });
    const id = await claim(account);
    expect(await ledger.charge(account, '0.16', { record: { id, response: '{}' } })).toMatchObject({
      outcome: 'insufficient',
    });
    expect(await stored(id)).toEqual({ answer: null, entryId: null });
  });

  it.each(['another account', 'nobody'])('charges nothing when the record belongs to %s', async (owner) => {
    const account = await ledger.account({ balance: '1.00' });
    const id = owner === 'nobody' ? (999_999n as IdempotencyRecordId) : await claim(await ledger.account());
    expect(await ledger.charge(account, '0.16', { record: { id, response: '{}' } })).toEqual({
      outcome: 'record_gone',
    });
    expect(await ledger.spendable(account)).toBe(micro('1.00'));
  });

  describe('estimator rows', () => {
    const ESTIMATE: FreeQuota = { units: 0, dayLimit: 3, monthLimit: 5 };
    const take = (account: AccountId, rows: number, time = '2026-03-10T12:00:00Z', units = 0) =>
      ledger.charge(account, '0.00', {
        quota: { ...ESTIMATE, units, estimator: { rows, limit: 100 } },
        now: new Date(time),
      });

    it('are refused only when used + requested is above the limit, and then not counted', async () => {
      const account = await ledger.account();
      expect(await take(account, 60)).toMatchObject({ outcome: 'charged', quota: { estimator: { used: 60 } } });
      expect(await take(account, 41)).toMatchObject({
        ...{ outcome: 'quota', period: 'estimator', requested: 41 },
        quota: { estimator: { limit: 100, used: 60, remaining: 40, resetAt: new Date('2026-04-01T00:00:00Z') } },
      });
      expect(await take(account, 40)).toMatchObject({
        outcome: 'charged',
        quota: { estimator: { used: 100, remaining: 0 }, day: { used: 0 }, month: { used: 0 } },
      });
      expect(await take(account, 1)).toMatchObject({ outcome: 'quota', period: 'estimator' });
    });

    it('are counted by UTC month', async () => {
      const account = await ledger.account();
      await take(account, 100, '2026-03-31T23:59:59.999Z');
      expect(await take(account, 1, '2026-03-31T23:59:59.999Z')).toMatchObject({ outcome: 'quota' });
      expect(await take(account, 100, '2026-04-01T00:00:00Z')).toMatchObject({ outcome: 'charged' });
      expect(await take(account, 1, '2026-03-31T23:59:59.999Z')).toMatchObject({ outcome: 'quota' }); // a clock behind
    });

    it('are checked last, and a refusal leaves the other quotas alone', async () => {
      const account = await ledger.account();
      expect(await take(account, 101, undefined, 4)).toMatchObject({ outcome: 'quota', period: 'day' });
      expect(await take(account, 101, undefined, 6)).toMatchObject({ outcome: 'quota', period: 'month' });
      expect(await take(account, 101, undefined, 3)).toMatchObject({ outcome: 'quota', period: 'estimator' });
      expect(await take(account, 100, undefined, 3)).toMatchObject({ outcome: 'charged', quota: { day: { used: 3 } } });
    });

    it('allow a call without units when the units are used up', async () => {
      const account = await ledger.account();
      await ledger.charge(account, '0.00', { quota: { ...ESTIMATE, units: 3 } });
      const lower = { ...ESTIMATE, dayLimit: 1, estimator: { rows: 1, limit: 100 } };
      expect(await ledger.charge(account, '0.00', { quota: lower })).toMatchObject({ outcome: 'charged' });
    });
  });
});
