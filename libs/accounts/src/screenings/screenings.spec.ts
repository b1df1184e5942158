import { inTransaction } from '@entity-registry/database';
import type { DecisionBasis } from '@entity-registry/domain';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LedgerFixture } from '../../test/ledger-fixture.js';
import { erasePerson } from '../personal-data/erase.js';
import { Housekeeping } from '../housekeeping/housekeeping.js';
import type { AccountId, EntryId, KeyId } from '../ids.js';
import { secretBox } from '../sealing/sealing.js';
import { SigningKeys } from '../signing-keys/signing-keys.js';
import { ScreeningDecisions } from './screening-decisions.js';
import type { DecisionRequest } from './screening-decisions.js';
import { ScreeningList } from './screening-list.js';
import { Screenings } from './screenings.js';
import { subjectKey } from './subject-key.js';

const LISTING = 'ofac_sdn:7';
const KEY = subjectKey({ reference: 'c-17' });
const party = { names: ['Zacarías Xoconal'], type: null, birthDates: [], nationalities: [], identifiers: [] };
const hitOf = (listingId = LISTING) => ({ key: KEY, listingId, screeningId: null });
const BASIS: DecisionBasis = { subject: party, listing: party };

describe('stored screenings', () => {
  let ledger: LedgerFixture;
  let screenings: Screenings;
  let decisions: ScreeningDecisions;
  let account: AccountId;
  let other: AccountId;
  let keyId: KeyId;
  let serial = 0;
  const now = (): Date => ledger.time;

  beforeAll(async () => {
    ledger = await LedgerFixture.open({ poolSize: 6 });
    const { pool } = ledger.database;
    const keys = new SigningKeys(pool, { box: secretBox('a secret of the tests, long enough'), now });
    screenings = new Screenings(pool, { keys, now });
    decisions = new ScreeningDecisions(pool, { now });
    account = await ledger.account({ balance: '100.00' });
    other = await ledger.account({ balance: '100.00' });
    keyId = (await ledger.billing.createKey({ accountId: account, name: 'onboarding' })).id;
  });
  afterAll(() => ledger.close());

  /** Charges a screening of one subject that hits the listing. */
  async function screened(of = account, { hits = [LISTING], amount = '0.06', name = 'Zacarías' } = {}) {
    serial += 1;
    const id = `scr_${String(serial).padStart(32, '0')}`;
    const document = { id, z: 1, results: [{ name, hits: hits.map((listing) => ({ listing })) }] };
    const basis = { ...party, names: [name] };
    const subjects = [{ nr: 0, keys: [KEY], basis, listingIds: hits }];
    const signed = await screenings.sign({ id, accountId: of }, document, subjects);
    const outcome = await ledger.charge(of, amount, { alongside: signed.store });
    return { id, text: signed.text, outcome };
  }
  const entryOf = (outcome: { outcome: string; entryId?: EntryId }): EntryId => {
    if (outcome.entryId === undefined) throw new Error(outcome.outcome);
    return outcome.entryId;
  };

  it('are there exactly if they were charged, and only for their account', async () => {
    const { id, text, outcome } = await screened();
    expect(outcome.outcome).toBe('charged');
    expect(await screenings.find(account, id)).toMatchObject({ entryId: entryOf(outcome), document: text, jws: expect.stringMatching(/^[\w-]+\.\.[\w-]+$/) }); // prettier-ignore
    expect(await screenings.find(other, id)).toBeNull();
    const unpaid = await screened(account, { amount: '1000.00' });
    expect(unpaid.outcome.outcome).toBe('insufficient');
    expect(await screenings.find(account, unpaid.id)).toBeNull();
  });

  it('and their charge fail together', async () => {
    const spendable = await ledger.spendable(account);
    const failing = ledger.charge(account, '0.06', { alongside: () => Promise.reject(new Error('no room')) });
    await expect(failing).rejects.toMatchObject({ code: 'service_unavailable', reason: 'unreachable' });
    expect(await ledger.spendable(account)).toBe(spendable);
  });

  it('are charged once, although the same request comes twice', async () => {
    const id = `scr_${'a'.repeat(32)}`;
    const signed = await screenings.sign({ id, accountId: account }, { id, results: [] }, []);
    const again = { idempotencyKey: 'request:twice', alongside: signed.store };
    const outcomes = await Promise.all([ledger.charge(account, '0.06', again), ledger.charge(account, '0.06', again)]);
    expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['charged', 'replayed']);
  });

  it('are hidden if their charge was credited, because the response was never sent', async () => {
    const { id, outcome } = await screened(other);
    const entryId = entryOf(outcome);
    await ledger.billing.creditUnsent(other, entryId);
    expect(await screenings.find(other, id)).toBeNull();
    expect(await decisions.latestSubjects(other, [KEY])).toEqual(new Map());
    expect(await decisions.latestHit(other, hitOf())).toBeNull();
  });

  it('are listed newest first, page by page, without those that were credited', async () => {
    const own = await ledger.account({ balance: '1.00' });
    const list = new ScreeningList(ledger.database.pool, { now });
    const kept = [];
    for (let nr = 0; nr < 3; nr += 1) kept.unshift(await screened(own));
    const credited = await screened(own);
    await ledger.billing.creditUnsent(own, entryOf(credited.outcome));
    const first = await list.page(own, { before: null, limit: 2 });
    expect(first).toMatchObject(kept.slice(0, 2).map(({ id }) => ({ screeningId: id, subjects: 1, withHits: 0 })));
    const rest = await list.page(own, { before: first[1]?.id ?? null, limit: 2 });
    expect(rest.map(({ screeningId }) => screeningId)).toEqual([kept[2]?.id]);
    expect(await list.page(other, { before: null, limit: 100 })).not.toContainEqual(first[0]);
  });

  it('keep each subject as it was last screened, and the latest hit', async () => {
    await screened(account, { name: 'first' });
    const second = await screened(account, { name: 'second' });
    const third = await screened(account, { name: 'third', hits: [] });
    expect(await decisions.latestSubjects(account, [KEY])).toEqual(new Map([[KEY, { ...party, names: ['third'] }]]));
    expect(await decisions.latestHit(account, hitOf())).toMatchObject({
      ...{ screeningId: second.id, subject: { names: ['second'] }, result: { name: 'second' } },
    });
    expect(await decisions.latestHit(account, hitOf('ofac_sdn:8'))).toBeNull();
    expect(await decisions.latestHit(account, { ...hitOf(), screeningId: second.id })).not.toBeNull();
    expect(await decisions.latestHit(account, { ...hitOf(), screeningId: third.id })).toBeNull();
  });

  it('and decisions can be erased for a whole account, and for no other', async () => {
    const [leaving, staying] = [await ledger.account({ balance: '1.00' }), await ledger.account({ balance: '1.00' })];
    const { pool } = ledger.database;
    for (const own of [leaving, staying]) {
      const { id } = await screened(own);
      const basis = {
        accountId: own,
        keyId,
        userId: null,
        requestId: 'r-1',
        subjectKey: KEY,
        subjectKeys: [KEY],
        listingId: LISTING,
      };
      await decisions.decide({
        ...basis,
        decision: 'open',
        reason: null,
        expiresAt: null,
        basis: BASIS,
        screeningId: id,
      });
    }
    await inTransaction(pool, (tx) => erasePerson(tx, { subject: 'screened', accountId: leaving }));
    const count = async (of: AccountId): Promise<unknown> => {
      const tables = ['screening', 'screened_subject', 'screening_decision'];
      const counts = tables.map((table) => `(select count(*) from ${table} where account_id = $1)::int as ${table}`);
      return (await pool.query(`select ${counts.join(', ')}`, [of])).rows[0];
    };
    expect(await count(leaving)).toEqual({ screening: 0, screened_subject: 0, screening_decision: 0 });
    expect(await count(staying)).toEqual({ screening: 1, screened_subject: 1, screening_decision: 1 });
    await expect(pool.query(`update screening_decision set decision = 'open'`)).rejects.toThrow('append-only');
    await expect(pool.query('truncate screening_decision')).rejects.toThrow('append-only');
  });

  it('are deleted after five years, and decisions with the last screening of their subject', async () => {
    const { id } = await screened(other);
    await decisions.decide({
      ...{ accountId: other, keyId, userId: null, requestId: 'r-1', subjectKey: KEY, subjectKeys: [KEY] },
      ...{ listingId: LISTING, decision: 'open', reason: null, expiresAt: null, basis: BASIS, screeningId: id },
    });
    const before = ledger.time;
    const left = async (at: string): Promise<unknown> => {
      ledger.time = new Date(at);
      await new Housekeeping(ledger.database.pool, { now }).run('purge_history');
      const tables = ['screening', 'screened_subject', 'screening_decision'];
      const counts = tables.map((table) => `(select count(*) from ${table} where account_id = $1)::int`);
      return (await ledger.database.pool.query(`select array[${counts.join(', ')}] as left`, [other])).rows[0];
    };
    ledger.time = new Date('2027-03-10T12:00:00Z');
    await screened(other);
    // The first screening is gone, the second not yet.
    expect(await left('2031-03-12T12:00:00Z')).toEqual({ left: [1, 1, 1] });
    expect(await screenings.find(other, id)).toBeNull();
    expect(await left('2032-03-12T12:00:00Z')).toEqual({ left: [0, 0, 0] });
    ledger.time = before;
  });

  describe('a decision about a hit', () => {
    const request = (more: Partial<DecisionRequest> = {}): DecisionRequest => ({
      ...{
        accountId: account,
        keyId,
        userId: null,
        requestId: 'r-1',
        subjectKey: KEY,
        subjectKeys: [KEY],
        listingId: LISTING,
      },
      ...{ decision: 'dismissed', reason: 'another birth date', expiresAt: null, basis: BASIS, screeningId: 'scr_1' },
      ...more,
    });

    it('is appended with who, when and why, and recorded in the audit log without the reason', async () => {
      const { decision, isNew } = await decisions.decide(request());
      expect([isNew, decision.actor, decision.decidedAt, decision.reason]).toEqual([
        ...[true, 'key onboarding', ledger.time, 'another birth date'],
      ]);
      const { rows } = await ledger.database.pool.query<{ actor: string; detail: object }>(
        `select actor, detail from audit_entry where action = 'screening.decide' and account_id = $1`,
        [account],
      );
      const after = { listing: LISTING, decision: 'dismissed' };
      expect(rows).toEqual([{ actor: 'key onboarding', detail: { after } }]);
    });

    const named = (reference: string) => ({
      ...{ subjectKey: subjectKey({ reference }), subjectKeys: [subjectKey({ reference })] },
    });

    it('can be made with a key whose name is as long as names get', async () => {
      const { id } = await ledger.billing.createKey({ accountId: account, name: 'k'.repeat(200) });
      const { decision } = await decisions.decide(request({ keyId: id, ...named('k') }));
      expect(decision.actor).toBe(`key ${'k'.repeat(196)}`);
    });

    it('that is sent again adds nothing, unless the facts have changed', async () => {
      const [first, again] = await Promise.all([decisions.decide(request()), decisions.decide(request())]);
      expect([first.isNew, again.isNew]).toEqual([false, false]);
      const basis = { ...BASIS, listing: { ...party, birthDates: ['1971'] } };
      expect((await decisions.decide(request({ basis }))).isNew).toBe(true);
    });

    it('has its history, newest first, and no account sees that of another', async () => {
      await decisions.decide(request({ decision: 'open', reason: null }));
      const all = { subjectKey: KEY, ofItems: true, listingId: null, decision: null };
      const page = { before: null, limit: 10 };
      const history = await decisions.list(account, all, page);
      expect(history.map(({ decision, isSuperseded }) => [decision, isSuperseded])).toEqual([
        ['open', false],
        ['dismissed', true],
        ['dismissed', true],
      ]);
      expect((await decisions.latest(account, [KEY])).map(({ decision }) => decision)).toEqual(['open']);
      const older = await decisions.list(account, all, { before: history[0]?.id ?? 0n, limit: 1 });
      expect(older.map(({ id }) => id)).toEqual([history[1]?.id]);
      expect([await decisions.list(other, all, page), await decisions.latest(other, [KEY])]).toEqual([[], []]);
    });
  });
});
