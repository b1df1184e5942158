import { micro } from '@entity-registry/domain';
import { createPool } from '@entity-registry/database';
import { ManualClock, SeverableProxy } from '@entity-registry/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type pg from 'pg';
import { LedgerFixture } from '../../test/ledger-fixture.js';
import type { LedgerUnavailable } from '../errors.js';
import { IDEMPOTENCY, IdempotencyStore } from './idempotency.js';
import type { AccountId, IdempotencyRecordId } from '../ids.js';
import type { ClaimOutcome } from './idempotency.js';

const SAME = Buffer.alloc(32, 1);
const OTHER = Buffer.alloc(32, 2);
const RESPONSE = '{"id":7}';

describe('a call under an Idempotency-Key', () => {
  let ledger: LedgerFixture;
  let store: IdempotencyStore;
  let account: AccountId;

  beforeAll(async () => {
    ledger = await LedgerFixture.open({ poolSize: 20 });
    store = new IdempotencyStore(ledger.database.pool);
    account = await ledger.account({ balance: '100.00' });
  });
  afterAll(() => ledger.close());

  const after = (ms: number): Date => new Date(ledger.time.getTime() + ms);
  const claim = (key: string, now = ledger.time, fingerprint = SAME, accountId = account): Promise<ClaimOutcome> =>
    store.claim(accountId, key, fingerprint, now);

  async function claimed(key: string, now = ledger.time): Promise<IdempotencyRecordId> {
    const outcome = await claim(key, now);
    if (outcome.outcome !== 'claimed') throw new Error(`the key is not free: ${outcome.outcome}`);
    return outcome.recordId;
  }

  const charge = (id: IdempotencyRecordId) =>
    ledger.charge(account, '0.16', { idempotencyKey: `idempotency:${id}`, record: { id, response: RESPONSE } });

  it('runs while a duplicate is refused, and its response is replayed once it is paid', async () => {
    const id = await claimed('a');
    expect(await claim('a')).toEqual({ outcome: 'running' });
    const paid = await charge(id);
    expect(paid).toMatchObject({ outcome: 'charged' });
    const entryId = 'entryId' in paid ? paid.entryId : null;
    expect(await claim('a', after(IDEMPOTENCY.ttlMs - 1))).toEqual({ outcome: 'done', response: RESPONSE, entryId });
  });

  it('refuses other parameters under its key, while it runs and afterwards', async () => {
    const id = await claimed('b');
    expect(await claim('b', ledger.time, OTHER)).toEqual({ outcome: 'mismatch' });
    await charge(id);
    expect(await claim('b', ledger.time, OTHER)).toEqual({ outcome: 'mismatch' });
  });

  it("leaves another account's key of the same name alone", async () => {
    await claimed('c');
    const other = await ledger.account();
    expect(await claim('c', ledger.time, OTHER, other)).toMatchObject({ outcome: 'claimed' });
  });

  it('frees its key when it is refused', async () => {
    const id = await claimed('d');
    await store.release(id, ledger.time);
    expect(await claim('d', ledger.time, OTHER)).toMatchObject({ outcome: 'claimed' });
  });

  it('keeps its response even if the key is released afterwards', async () => {
    const id = await claimed('e');
    await charge(id);
    await store.release(id, ledger.time);
    expect(await claim('e')).toMatchObject({ outcome: 'done' });
  });

  it('is taken over under the same id when its lease has run out, and no longer frees anything', async () => {
    const id = await claimed('f');
    expect(await claim('f', after(IDEMPOTENCY.leaseMs - 1))).toEqual({ outcome: 'running' });
    expect(await claim('f', after(IDEMPOTENCY.leaseMs))).toEqual({ outcome: 'claimed', recordId: id });
    await store.release(id, ledger.time);
    expect(await claim('f', after(IDEMPOTENCY.leaseMs))).toEqual({ outcome: 'running' });
    // The call that was presumed dead charges after all: the charge of the second call finds it booked.
    const before = await ledger.spendable(account);
    expect(await charge(id)).toMatchObject({ outcome: 'charged' });
    expect(await charge(id)).toMatchObject({ outcome: 'replayed' });
    expect(await ledger.spendable(account)).toBe(before - micro('0.16'));
  });

  it('is replaced after 24 hours by a call with its own id, charge and parameters', async () => {
    const id = await claimed('g');
    await charge(id);
    const next = await claim('g', after(IDEMPOTENCY.ttlMs), OTHER);
    expect(next).toMatchObject({ outcome: 'claimed' });
    expect(next).not.toEqual({ outcome: 'claimed', recordId: id });
  });

  it('is charged again after its charge was reversed', async () => {
    const first = await charge(await claimed('h'));
    if (first.outcome !== 'charged') throw new Error(first.outcome);
    await ledger.billing.reverse(account, first.entryId);
    expect(await charge(await claimed('h'))).toMatchObject({ outcome: 'charged' });
  });

  it.each([
    ['an unused key', 'race-new', 0],
    ['a key whose lease ran out', 'race-lease', IDEMPOTENCY.leaseMs],
    ['a key that expired', 'race-expired', IDEMPOTENCY.ttlMs],
  ])('is exclusive: of 100 concurrent claims for %s exactly one gets it', async (_, prefix, later) => {
    for (let nr = 0; nr < 10; nr++) {
      const key = `${prefix}-${nr}`;
      if (later > 0) await claimed(key);
      const outcomes = await Promise.all(Array.from({ length: 100 }, () => claim(key, after(later))));
      expect(outcomes.filter(({ outcome }) => outcome === 'claimed')).toHaveLength(1);
      expect(outcomes.filter(({ outcome }) => outcome === 'running')).toHaveLength(99);
    }
  });

  it('is claimed together with other keys, each with its own outcome', async () => {
    const done = await claimed('together-done');
    await charge(done);
    await claimed('together-running');
    const other = await ledger.account();
    const outcomes = await Promise.all([
      claim('together-new'),
      claim('together-new'),
      claim('together-done'),
      claim('together-running', ledger.time, OTHER),
      claim('together-new', ledger.time, SAME, other),
    ]);
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['claimed', 'running', 'done', 'mismatch', 'claimed']);
  });

  it('fails alone if it breaks a rule of the database: claims that arrive with it succeed', async () => {
    const nobody = 4_000_000_000n as AccountId;
    const outcomes = await Promise.allSettled([
      claim('first'), // runs alone, so that the next ones are together
      claim('beside'),
      claim('broken', ledger.time, SAME, nobody),
    ]);
    expect(outcomes).toMatchObject([
      { value: { outcome: 'claimed' } },
      { value: { outcome: 'claimed' } },
      { reason: { code: '23503' } }, // foreign_key_violation
    ]);
  });

  it('is running while its record is locked, and holds up no other key', async () => {
    const id = await claimed('locked');
    const holder = await ledger.database.pool.connect();
    try {
      await holder.query('begin');
      await holder.query('select from idempotency_record where id = $1 for update', [id]);
      const outcomes = await Promise.all([claim('unlocked-1'), claim('unlocked-2'), claim('locked')]);
      expect(outcomes.map(({ outcome }) => outcome)).toEqual(['claimed', 'claimed', 'running']);
    } finally {
      await holder.query('rollback');
      holder.release();
    }
  });

  it('has a random id, which is given to nobody else if a crash of the database loses the claim', async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, (_, nr) => claimed(`random-${nr}`)));
    expect(new Set(ids).size).toBe(20);
    expect(ids.every((id) => id > 0n)).toBe(true);
    expect(ids.filter((id) => id > 1_000_000_000_000n).length).toBeGreaterThan(15);
    const lost = ids[0] as IdempotencyRecordId;
    await ledger.database.pool.query('delete from idempotency_record where id = $1', [lost]);
    expect(await charge(lost)).toEqual({ outcome: 'record_gone' });
  });

  it('reports that the ledger is unavailable when the database is down', async () => {
    const nowhere = createPool('postgresql://127.0.0.1:1/none', { connectTimeoutMs: 500 });
    await expect(new IdempotencyStore(nowhere).claim(account, 'x', SAME, ledger.time)).rejects.toMatchObject({
      code: 'service_unavailable',
      reason: 'unreachable',
    });
    await nowhere.end();
  });

  describe('while the database does not respond', () => {
    let proxy: SeverableProxy;
    let pool: pg.Pool;
    let clock: ManualClock;
    let hanging: IdempotencyStore;

    beforeEach(async () => {
      const opened = await SeverableProxy.open(ledger.database.url);
      proxy = opened.proxy;
      pool = createPool(opened.url, { queryTimeoutMs: 300, connectTimeoutMs: 0 });
      clock = new ManualClock(ledger.time);
      hanging = new IdempotencyStore(pool, { now: clock.now, setTimer: clock.setTimer });
    });
    afterEach(async () => {
      await proxy.close();
      await pool.end();
    });

    const claims = (name: string) => {
      const caller = { deadline: clock.in(10_000), assertConnected: () => undefined };
      return Array.from({ length: 100 }, (_, nr) => hanging.claim(account, `${name}-${nr}`, SAME, ledger.time, caller));
    };
    /** Why the claims were refused, and how many. */
    const reasons = async (claiming: Promise<unknown>[]): Promise<Record<string, number>> => {
      const counts: Record<string, number> = {};
      for (const result of await Promise.allSettled(claiming)) {
        const reason = result.status === 'rejected' ? (result.reason as LedgerUnavailable).reason : 'claimed';
        counts[reason] = (counts[reason] ?? 0) + 1;
      }
      return counts;
    };

    it('refuses the claims that wait for the next batch', async () => {
      await hanging.claim(account, 'opens the connection', SAME, ledger.time);
      proxy.freeze();
      // The first 64 were sent.
      expect(await reasons(claims('hanging'))).toEqual({ connection: 64, overloaded: 36 });
    });

    it('refuses those that are still waiting for a connection at their deadline, and claims none of their keys', async () => {
      proxy.freeze();
      const claiming = claims('late');
      clock.advance(10_000);
      expect(await reasons(claiming)).toEqual({ late: 100 });
      proxy.sever();
      proxy.restore();
      expect(await hanging.claim(account, 'late-1', SAME, ledger.time)).toMatchObject({ outcome: 'claimed' });
    });
  });
});
