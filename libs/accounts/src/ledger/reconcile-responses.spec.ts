import { micro } from '@entity-registry/domain';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { LedgerFixture } from '../../test/ledger-fixture.js';
import { IdempotencyStore } from '../idempotency/idempotency.js';
import { RESPONSE_GRACE_MS } from '../response-deliveries/unsent-charges.js';
import type { AccountId, EntryId, IdempotencyRecordId } from '../ids.js';

/** Disables all guards first, to test for damage that they didn't prevent. */
const WITHOUT_GUARDS = 'set session_replication_role = replica; ';
/** After this long, a charge without a response waits for a sweep that never comes. */
const WITHOUT_SWEEP_MS = 3_600_000;

describe('reconcile, for responses and charges', () => {
  let ledger: LedgerFixture;
  let accountId: AccountId;
  let recordId: IdempotencyRecordId;

  /**
   * Entries: 1 purchase; 2 charge with a sent response; 3 charge, 4 its reversal; 5 charge under a record, with a sent
   * response; 6 charge of refresh 1.
   */
  beforeEach(async () => {
    ledger = await LedgerFixture.open();
    const { pool } = ledger.database;
    accountId = await ledger.account({ balance: '5.00' });
    const { id: keyId } = await ledger.billing.createKey({ accountId, name: 'k', monthlyCap: micro('5.00') });
    await ledger.charge(accountId, '0.10', { idempotencyKey: 'request:a', keyId });
    await ledger.charge(accountId, '0.20', { idempotencyKey: 'request:b', keyId });
    await ledger.billing.reverse(accountId, 3n as EntryId);
    const claim = await new IdempotencyStore(pool).claim(accountId, 'k', Buffer.alloc(32, 1), ledger.time);
    if (claim.outcome !== 'claimed') throw new Error(claim.outcome);
    recordId = claim.recordId;
    const record = { id: recordId, response: '{}' };
    await ledger.charge(accountId, '0.30', { idempotencyKey: `idempotency:${record.id}`, record });
    await ledger.charge(accountId, '0.40', { idempotencyKey: 'update_request:1' });
    await pool.query('insert into response_delivery (entry_id, sent_at) values (2, $1), (5, $1)', [ledger.time]);
    await pool.query(
      `insert into update_request (account_id, jurisdiction, entity_pk, requested_codes, price_micro, status,
                                   requested_at, completed_at, result, entry_id)
       values ($1, 'pa', 1, '{DAT-CORE}', 400000, 'completed', $2, $2, '{}', 6)`,
      [accountId, ledger.time],
    );
    ledger.time = new Date(ledger.time.getTime() + WITHOUT_SWEEP_MS + 1);
  });
  afterEach(() => ledger.database.drop());

  it('finds nothing in a sound ledger', async () => {
    expect((await ledger.billing.reconcile()).drift).toEqual([]);
  });

  it('skips a charge whose response may not be sent yet, and reports one that waits for the sweep', async () => {
    const since = ledger.time;
    const later = (ms: number) => ledger.billing.reconcile(new Date(since.getTime() + ms));
    await ledger.charge(accountId, '0.10', { idempotencyKey: 'request:late' });
    expect(await later(RESPONSE_GRACE_MS)).toMatchObject({ drift: [], waiting: null });
    const waits = { drift: [], waiting: { charges: 1n, since } };
    expect(await later(RESPONSE_GRACE_MS + 1)).toMatchObject(waits);
    expect(await later(WITHOUT_SWEEP_MS)).toMatchObject(waits);
    expect(await later(WITHOUT_SWEEP_MS + 1)).toMatchObject({ drift: [{ invariant: 'I3' }], waiting: null });
  });

  it.each([
    [
      'a charge whose response was never sent',
      'delete from response_delivery where entry_id = 2',
      [['I3', 'responses to charge 2', 1n, 0n]],
    ],
    [
      'a charge whose response was sent and that was reversed',
      'update response_delivery set sent_at = now(), state = null where entry_id = 3',
      [['I3', 'response and reversal of charge 3', 1n, 2n]],
    ],
    [
      'a charge marked as reversed without a reversal',
      `update response_delivery set sent_at = null, state = 'reversed' where entry_id = 2`,
      [['I3', 'reversals of charge 2', 1n, 0n]],
    ],
    [
      'a sent response without a charge',
      'insert into response_delivery (entry_id, sent_at) values (99, now())',
      [['I3', 'charges behind response 99', 1n, 0n]],
    ],
    [
      'a sent response to an entry that is not a charge',
      'insert into response_delivery (entry_id, sent_at) values (1, now())',
      [['I3', 'charges behind response 1', 1n, 0n]],
    ],
    [
      'a reversal of more than was charged',
      'update journal_entry set amount_micro = amount_micro + 7 where id = 4',
      [
        ['I1', 'customer postings of entry 4', 200_007n, 200_000n],
        ['I3', 'amount of reversal 4', 200_000n, 200_007n],
        ['I4', 'month spend of account 1', 799_993n, 800_000n],
        ['I4', 'month spend of key cap 1', 99_993n, 100_000n],
      ],
    ],
    [
      'a charge whose refresh is not completed',
      `update update_request set status = 'failed', result = null`,
      [['I3', 'completed refreshes of charge 6', 1n, 0n]],
    ],
    [
      'a completed refresh that was never charged',
      `insert into update_request (account_id, jurisdiction, entity_pk, requested_codes, price_micro, status,
                                   requested_at, completed_at, result)
       values (1, 'pa', 1, '{DAT-CORE}', 400000, 'completed', now(), now(), '{}')`,
      [['I3', 'charges of completed refresh 2', 1n, 0n]],
    ],
    [
      "a completed refresh on another request's charge",
      'update update_request set entry_id = 2',
      [
        ['I3', 'charges of completed refresh 1', 1n, 0n],
        ['I3', 'completed refreshes of charge 6', 1n, 0n],
      ],
    ],
    [
      'a monthly spend of a key that differs from its charges',
      'update key_cap set month_spent_micro = 1',
      [['I4', 'month spend of key cap 1', 100_000n, 1n]],
    ],
    [
      'more public queries than the budget allows',
      `insert into public_budget values ('2026-03-01', 1001)`,
      [['I4', 'public queries of 2026-03-01 (count)', 1_000n, 1_001n]],
    ],
    [
      'a stored response that was not paid',
      'update idempotency_record set entry_id = 2',
      [
        ['I5', 'answers kept for charge 5', 1n, 0n],
        ['I5', 'charges behind idempotency record {record}', 1n, 0n],
      ],
    ],
    [
      'a paid response that was not stored',
      'update idempotency_record set entry_id = null, answer = null',
      [['I5', 'answers kept for charge 5', 1n, 0n]],
    ],
    [
      'a stored response whose charge was reversed',
      `update response_delivery set sent_at = null, state = 'reversed' where entry_id = 5`,
      [
        ['I3', 'reversals of charge 5', 1n, 0n],
        ['I5', 'answers kept for charge 5, which was reversed', 0n, 1n],
      ],
    ],
  ])('reports %s', async (_, damage, expected) => {
    const client = await ledger.database.pool.connect();
    await client.query(WITHOUT_GUARDS + damage);
    client.release(true);
    const { drift } = await ledger.billing.reconcile();
    // The id of a record is random.
    const subjectOf = ({ subject }: { subject: string }) => subject.replace(String(recordId), '{record}');
    expect(drift.map((error) => [error.invariant, subjectOf(error), error.expected, error.actual])).toEqual(expected);
  });
});
