import { micro } from '@entity-registry/domain';
import { until, waitingStatements } from '@entity-registry/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { recordResponses } from './response-delivery-rows.js';
import { LedgerFixture } from '../../test/ledger-fixture.js';
import { BillingError } from '../errors.js';
import { IdempotencyStore } from '../idempotency/idempotency.js';
import { ResponseDeliveries } from './response-deliveries.js';
import { RESPONSE_GRACE_MS, creditUnsentCharges } from './unsent-charges.js';
import type { ChargeRequest } from '../charge/charge.js';
import type { AccountId, EntryId, IdempotencyRecordId } from '../ids.js';
import type { CreditedCharges } from './unsent-charges.js';
import { upholdCharge } from '../credit/reversal.js';

describe('the credit for an unsent response', () => {
  let ledger: LedgerFixture;
  let account: AccountId;

  beforeEach(async () => {
    ledger = await LedgerFixture.open();
    account = await ledger.account({ balance: '10.00' });
  });
  afterEach(() => ledger.close());

  async function charge(amount: string, rest: Partial<ChargeRequest> = {}): Promise<EntryId> {
    const outcome = await ledger.charge(account, amount, { idempotencyKey: ledger.unique('request'), ...rest });
    if (outcome.outcome !== 'charged') throw new Error(outcome.outcome);
    return outcome.entryId;
  }

  async function deliver(...entries: EntryId[]): Promise<void> {
    const sent = new ResponseDeliveries(ledger.database.pool, { now: () => ledger.time });
    entries.forEach((entry) => {
      sent.recordSent(entry);
    });
    await sent.close();
  }

  const sweep = (since: Date | null = null): Promise<CreditedCharges> =>
    creditUnsentCharges(ledger.database.pool, ledger.time, since);
  const wait = (ms: number): void => {
    ledger.time = new Date(ledger.time.getTime() + ms);
  };

  describe('if the caller disconnected', () => {
    const creditAll = async (entries: readonly EntryId[]): Promise<string[]> => {
      const outcomes: string[] = [];
      for (const entry of entries) outcomes.push((await ledger.billing.creditUnsent(account, entry)).outcome);
      return outcomes;
    };
    const charges = async (count: number): Promise<EntryId[]> => {
      const entries: EntryId[] = [];
      for (let nr = 0; nr < count; nr++) entries.push(await charge('0.10'));
      return entries;
    };
    const stateOf = async (entry: EntryId): Promise<string | undefined> => {
      const { rows } = await ledger.database.pool.query<{ state: string }>(
        `select coalesce(state, 'sent') as state from response_delivery where entry_id = $1`,
        [entry],
      );
      return rows[0]?.state;
    };
    const tally = (outcomes: readonly string[]): Record<string, number> =>
      Object.fromEntries([...new Set(outcomes)].map((one) => [one, outcomes.filter((other) => other === one).length]));

    it('is credited 20 times a UTC day, and then waits for an operator', async () => {
      const entries = await charges(25);
      expect(tally(await creditAll(entries))).toEqual({ reversed: 20, awaiting_operator: 5 });
      expect(await ledger.spendable(account)).toBe(micro('9.50'));
      // Repeating it changes nothing for either outcome.
      expect(tally(await creditAll(entries))).toEqual({ reversed: 20, awaiting_operator: 5 });
      const since = ledger.time;
      wait(2 * 3_600_000);
      expect(await sweep()).toMatchObject({ credited: 0, awaitingOperator: 0 });
      expect(await ledger.billing.reconcile()).toMatchObject({
        ...{ drift: [], waiting: null },
        awaitingOperator: { charges: 5n, amount: micro('0.50'), since },
      });
      wait(24 * 3_600_000);
      const [next] = await charges(1);
      expect(await creditAll([next as EntryId])).toEqual(['reversed']);
    });

    it('is credited 20 times a day however many processes credit at once', async () => {
      const entries = await charges(40);
      const outcomes = await Promise.all(entries.map((entry) => ledger.billing.creditUnsent(account, entry)));
      expect(tally(outcomes.map(({ outcome }) => outcome))).toEqual({ reversed: 20, awaiting_operator: 20 });
      expect(await ledger.spendable(account)).toBe(micro('8.00'));
    });

    it('uses at most four connections, however many callers of the account disconnect at once', async () => {
      const entries = await charges(20);
      const holder = await ledger.database.pool.connect();
      try {
        await holder.query('begin');
        await holder.query('select from account where id = $1 for update', [account]);
        const credits = Promise.all(entries.map((entry) => ledger.billing.creditUnsent(account, entry)));
        await until(async () => (await waitingStatements(ledger.database.pool)) >= 4, { what: 'credits that wait' });
        expect(await waitingStatements(ledger.database.pool)).toBe(4);
        await holder.query('rollback');
        expect(tally((await credits).map(({ outcome }) => outcome))).toEqual({ reversed: 20 });
      } finally {
        holder.release();
      }
    });

    it('does not use up the credits of another account, nor those for failures of the service', async () => {
      await creditAll(await charges(21));
      const other = await ledger.account({ balance: '1.00' });
      const outcome = await ledger.charge(other, '0.10', { idempotencyKey: ledger.unique('request') });
      const { entryId } = outcome as { entryId: EntryId };
      expect(await ledger.billing.creditUnsent(other, entryId)).toMatchObject({ outcome: 'reversed' });
      await charges(30);
      wait(RESPONSE_GRACE_MS + 1);
      expect(await sweep()).toMatchObject({ credited: 30, awaitingOperator: 0 });
    });

    it('is reversed or upheld by an operator once', async () => {
      const entries = await charges(22);
      await creditAll(entries);
      const [reversed, upheld] = entries.slice(20) as [EntryId, EntryId];
      expect(await ledger.billing.reverse(account, reversed)).toMatchObject({ replayed: false, amount: micro('0.10') });
      expect(await ledger.billing.reverse(account, reversed)).toMatchObject({ replayed: true });
      expect(await upholdCharge(ledger.database.pool, account, upheld)).toBe(true);
      expect(await upholdCharge(ledger.database.pool, account, upheld)).toBe(false);
      expect([await stateOf(reversed), await stateOf(upheld)]).toEqual(['reversed', 'upheld']);
      const rejected = { detail: { code: 'not_awaiting_operator' } };
      await expect(upholdCharge(ledger.database.pool, account, reversed)).rejects.toMatchObject(rejected);
      const [sent] = await charges(1);
      await deliver(sent as EntryId);
      await expect(upholdCharge(ledger.database.pool, account, sent as EntryId)).rejects.toMatchObject(rejected);
      await expect(ledger.billing.reverse(account, upheld)).rejects.toMatchObject({
        detail: { code: 'already_answered' },
      });
      expect(await ledger.billing.reconcile()).toMatchObject({ drift: [], awaitingOperator: null });
    });

    it('is left to the sweep if it could not be booked at once, and counts against the limit then', async () => {
      const entries = await charges(22);
      const notes = new ResponseDeliveries(ledger.database.pool, { now: () => ledger.time });
      for (const entry of entries) notes.recordUnsent(entry);
      await notes.close();
      expect(await ledger.billing.reconcile()).toMatchObject({ drift: [] });
      wait(RESPONSE_GRACE_MS + 1);
      // Marked charges are found at any age.
      expect(await sweep(ledger.time)).toMatchObject({ credited: 20, awaitingOperator: 2 });
      expect(await ledger.billing.reconcile()).toMatchObject({ drift: [], awaitingOperator: { charges: 2n } });
    });

    it('has exactly one outcome after any events in any order', async () => {
      const ends = ['reverse', 'creditUnsent', 'noteSent', 'noteUnsent', 'confirmSent', 'uphold', 'sweep'] as const;
      type End = (typeof ends)[number];
      const { pool } = ledger.database;
      const attempt: Record<End, (entry: EntryId) => Promise<unknown>> = {
        reverse: (entry) => ledger.billing.reverse(account, entry),
        creditUnsent: (entry) => ledger.billing.creditUnsent(account, entry),
        noteSent: (entry) => recordResponses(pool, [{ entryId: entry, state: 'sent', at: ledger.time }]),
        noteUnsent: (entry) => recordResponses(pool, [{ entryId: entry, state: 'unsent', at: ledger.time }]),
        confirmSent: (entry) => new ResponseDeliveries(pool, { now: () => ledger.time }).confirmSent(entry),
        uphold: (entry) => upholdCharge(pool, account, entry),
        sweep: () => sweep(),
      };
      await ledger.buy(account, '100.00');
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.tuple(fc.constantFrom(...ends), fc.boolean()), { minLength: 1, maxLength: 8 }),
          async (steps) => {
            const entry = await charge('0.10');
            wait(RESPONSE_GRACE_MS + 1);
            let running: Promise<unknown>[] = [];
            for (const [end, atOnce] of steps) {
              const done = attempt[end](entry).catch((error: unknown) => {
                if (!(error instanceof BillingError)) throw error;
              });
              running.push(done);
              if (!atOnce) {
                await Promise.all(running);
                running = [];
              }
            }
            await Promise.all(running);
            await sweep();
            const { rowCount } = await pool.query('select from journal_entry where idempotency_key = $1', [
              `reversal:${String(entry)}`,
            ]);
            expect([rowCount, await stateOf(entry)]).toEqual(
              rowCount === 0 ? [0, expect.stringMatching(/^(sent|upheld|awaiting_operator)$/)] : [1, 'reversed'],
            );
            expect((await ledger.billing.reconcile()).drift).toEqual([]);
          },
        ),
        { numRuns: 60 },
      );
    });
  });

  describe('under an Idempotency-Key', () => {
    const DAY_MS = 24 * 3_600_000;
    let record: IdempotencyRecordId;
    let entry: EntryId;
    const store = (): IdempotencyStore => new IdempotencyStore(ledger.database.pool);
    const claim = () => store().claim(account, 'k', Buffer.alloc(32, 1), ledger.time);
    beforeEach(async () => {
      const claimed = await claim();
      if (claimed.outcome !== 'claimed') throw new Error(claimed.outcome);
      record = claimed.recordId;
      entry = await charge('0.16', {
        idempotencyKey: `idempotency:${String(record)}`,
        record: { id: record, response: '{}' },
      });
    });

    it('is credited once its record has expired without a replay', async () => {
      wait(DAY_MS + RESPONSE_GRACE_MS);
      expect(await sweep()).toMatchObject({ credited: 0 });
      expect(await ledger.billing.reconcile()).toMatchObject({ drift: [], waiting: { charges: 1n } });
      wait(1);
      expect(await sweep()).toMatchObject({ credited: 1, entries: [entry] });
      expect(await ledger.spendable(account)).toBe(micro('10.00'));
      expect((await ledger.billing.reconcile()).drift).toEqual([]);
    });

    it('is not given after a replay, even if the first response was never sent', async () => {
      const deliveries = new ResponseDeliveries(ledger.database.pool, { now: () => ledger.time });
      deliveries.recordUnsent(entry);
      await deliveries.flush();
      wait(DAY_MS - 1);
      expect(await claim()).toMatchObject({ outcome: 'done', entryId: entry });
      expect(await deliveries.confirmSent(entry)).toBe(true);
      wait(RESPONSE_GRACE_MS + 2);
      expect(await sweep()).toMatchObject({ credited: 0 });
      expect(await ledger.spendable(account)).toBe(micro('9.84'));
      expect((await ledger.billing.reconcile()).drift).toEqual([]);
    });

    it('counts against the limit of the day of the credit if the caller disconnected', async () => {
      const notes = new ResponseDeliveries(ledger.database.pool, { now: () => ledger.time });
      notes.recordUnsent(entry);
      await notes.close();
      wait(DAY_MS + RESPONSE_GRACE_MS + 1);
      for (let nr = 0; nr < 20; nr++) await ledger.billing.creditUnsent(account, await charge('0.10'));
      expect(await sweep()).toMatchObject({ credited: 0, awaitingOperator: 1 });
      expect(await ledger.spendable(account)).toBe(micro('9.84'));
    });

    it('is drift if no sweep books it within an hour after its record expired', async () => {
      wait(DAY_MS + 3_600_000);
      expect(await ledger.billing.reconcile()).toMatchObject({ drift: [] });
      wait(1);
      expect(await ledger.billing.reconcile()).toMatchObject({ drift: [{ invariant: 'I3' }] });
      await sweep();
    });
  });
});
