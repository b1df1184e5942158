import { disclosureOf, levelMask, ownKey } from '@entity-registry/domain';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { erasePerson } from '../personal-data/erase.js';
import { LedgerFixture } from '../../test/ledger-fixture.js';
import { Housekeeping } from '../housekeeping/housekeeping.js';
import { IdempotencyStore } from '../idempotency/idempotency.js';
import { ResponseDeliveries } from '../response-deliveries/response-deliveries.js';
import { Library } from './library.js';
import { LIBRARY_DAYS, SEARCH_SESSION_MS } from './retention.js';
import type { AccountId, EntryId } from '../ids.js';
import type { PurchasedRequest } from './library.js';
import { creditUnsentCharges } from '../response-deliveries/unsent-charges.js';

const MEMBER = 'user-ana';
const DAY_MS = 24 * 3_600_000;
const entity = (pk: number, more: object = {}): string =>
  JSON.stringify({ id: `pa_own_${String(pk)}`, nombre: `EMPRESA ${String(pk)}, S.A.`, sections: {}, ...more });

describe('the Library', () => {
  let ledger: LedgerFixture;
  let library: Library;
  let store: IdempotencyStore;
  let account: AccountId;

  beforeAll(async () => {
    ledger = await LedgerFixture.open({ poolSize: 6 });
    library = new Library(ledger.database.pool, { now: () => ledger.time });
    store = new IdempotencyStore(ledger.database.pool);
    account = await ledger.account({ balance: '100.00' });
    await ledger.database.pool.query(
      `insert into auth_user (id, name, email, email_verified, created_at, updated_at)
       values ($1, 'Ana Prueba', 'ana@example.test', true, now(), now())`,
      [MEMBER],
    );
  });
  afterAll(() => ledger.close());

  const call = (key: string, rest: Partial<PurchasedRequest> = {}): PurchasedRequest => ({
    ...{ accountId: account, userId: MEMBER, key, operation: 'entity', subject: 'pa_own_1', codes: ['DAT-GOV'] },
    ...{ asked: '/v5/entities/pa_own_1?include=DAT-GOV', opensSession: false },
    ...rest,
  });

  /** Charges a call under its key, as the API does; the response is stored with the charge. */
  async function charged(key: string, answer: string, { pk = 1, of = account } = {}): Promise<EntryId> {
    const claim = await store.claim(of, key, Buffer.alloc(32, 1), ledger.time);
    if (claim.outcome !== 'claimed') throw new Error(claim.outcome);
    const outcome = await ledger.charge(of, '0.16', {
      idempotencyKey: `idempotency:${String(claim.recordId)}`,
      record: { id: claim.recordId, response: answer },
      lines: [
        { code: 'base', price: '0.01' },
        { code: 'DAT-GOV', price: '0.15' },
      ],
      disclosure: disclosureOf('detail', [{ entity: ownKey('pa', BigInt(pk)), levels: levelMask(['directores']) }]),
      userId: MEMBER,
    });
    if (outcome.outcome !== 'charged') throw new Error(outcome.outcome);
    return outcome.entryId;
  }
  const bodies = async (subject: string, of = account) =>
    (await library.responses(of, subject)).map(({ body }) => (body === null ? null : (JSON.parse(body) as object)));
  const page = { before: null, limit: 50 };
  const everything = { text: null, code: null };

  it('returns a charged response unchanged, with its age, buyer and price, only to its account', async () => {
    await charged('a', entity(1, { z: 1, a: 2 }));
    expect(await library.save(call('a'))).toBe(true);
    const [answer, ...more] = await library.responses(account, 'pa_own_1');
    expect(more).toEqual([]);
    expect(answer).toMatchObject({
      ...{ operation: 'entity', codes: ['DAT-GOV'], boughtBy: 'Ana Prueba', charged: 160_000n },
      ...{ boughtAt: ledger.time, expiresAt: new Date(ledger.time.getTime() + LIBRARY_DAYS * DAY_MS) },
      // Byte for byte: tables show members in this order.
      body: entity(1, { z: 1, a: 2 }),
    });
    const other = await ledger.account();
    expect(await library.responses(other, 'pa_own_1')).toEqual([]);
    expect(await library.subjects(other, everything, page)).toEqual([]);
    await expect(library.response(other, answer?.id ?? 0n)).rejects.toMatchObject({
      detail: { code: 'unknown_library_answer' },
    });
    expect(await library.save(call('a', { accountId: other }))).toBe(false);
  });

  it('stores a response once, and only if it was charged', async () => {
    expect(await library.save(call('a'))).toBe(true);
    expect(await library.save(call('never'))).toBe(false);
    await store.claim(account, 'under way', Buffer.alloc(32, 1), ledger.time);
    expect(await library.save(call('under way'))).toBe(false);
    expect(await library.responses(account, 'pa_own_1')).toHaveLength(1);
  });

  it('hides a response whose charge was credited, and does not credit the charge of one it shows', async () => {
    const credited = await charged('b', entity(2), { pk: 2 });
    const notes = new ResponseDeliveries(ledger.database.pool, { now: () => ledger.time });
    notes.recordUnsent(credited);
    await notes.close();
    const credit = await ledger.billing.creditUnsent(account, credited);
    expect(credit).toMatchObject({ outcome: 'reversed' });
    expect(await library.save(call('b', { subject: 'pa_own_2' }))).toBe(false);
    expect(await library.responses(account, 'pa_own_2')).toEqual([]);

    const kept = await charged('c', entity(2), { pk: 2 });
    expect(await library.save(call('c', { subject: 'pa_own_2' }))).toBe(true);
    expect(await ledger.billing.creditUnsent(account, kept)).toEqual({ outcome: 'sent' });
    await expect(ledger.billing.reverse(account, kept)).rejects.toMatchObject({
      detail: { code: 'already_answered' },
    });
    const later = new Date(ledger.time.getTime() + 3 * DAY_MS);
    expect(await creditUnsentCharges(ledger.database.pool, later, null)).toMatchObject({ credited: 0 });
    expect(await bodies('pa_own_2')).toHaveLength(1);
  });

  it('gives either the credit or the response when both are requested at once', async () => {
    for (let nr = 0; nr < 10; nr++) {
      const key = `race ${String(nr)}`;
      const subject = `pa_own_10${String(nr)}`;
      const entry = await charged(key, entity(100 + nr), { pk: 100 + nr });
      const [kept, credit] = await Promise.all([
        library.save(call(key, { subject })),
        ledger.billing.creditUnsent(account, entry),
      ]);
      const open = (await library.responses(account, subject)).length === 1;
      expect({ kept, open }).toEqual({ kept: credit.outcome !== 'reversed', open: kept });
    }
  });

  it('lists entities newest first, by part of a name or id and by code', async () => {
    ledger.time = new Date(ledger.time.getTime() + 60_000);
    await charged('d', entity(7), { pk: 7 });
    await library.save(call('d', { subject: 'pa_own_7', codes: ['DAT-GOV', 'DAT-SCREEN'] }));
    const listed = async (filter: object) =>
      (await library.subjects(account, { ...everything, ...filter }, page)).map(({ subject }) => subject);
    expect((await listed({}))[0]).toBe('pa_own_7');
    expect(await listed({ text: 'empresa 7' })).toEqual(['pa_own_7']);
    expect(await listed({ text: 'pa_own_7' })).toEqual(['pa_own_7']);
    expect(await listed({ code: 'DAT-ALL' })).toEqual([]);
    const [newest] = await library.subjects(account, everything, page);
    expect(newest).toMatchObject({
      ...{ name: 'EMPRESA 7, S.A.', codes: ['DAT-GOV'], answers: 1n, paid: 160_000n, lastBy: 'Ana Prueba' },
    });
    const older = await library.subjects(account, everything, { before: newest?.id ?? null, limit: 50 });
    expect(older.map(({ subject }) => subject)).not.toContain('pa_own_7');
  });

  it('shows the newest response to a request, and opens an older one by its id', async () => {
    await charged('e', entity(8, { core: { status: 'old' } }), { pk: 8 });
    await library.save(call('e', { subject: 'pa_own_8' }));
    await charged('f', entity(8, { core: { status: 'new' } }), { pk: 8 });
    await library.save(call('f', { subject: 'pa_own_8' }));
    expect(await bodies('pa_own_8')).toMatchObject([null, { core: { status: 'new' } }]);
    const [old] = await library.responses(account, 'pa_own_8');
    expect((await library.response(account, old?.id ?? 0n)).body).toContain('old');
  });

  it('stores a document with the entity that it belongs to', async () => {
    await charged('g', '{"id":"pa_entrada_5","text":"Escritura inventada"}', { pk: 9 });
    await library.save(
      call('g', { operation: 'text', subject: 'pa_entrada_5', asked: '/v5/entities/pa_entrada_5/text' }),
    );
    expect(await bodies('pa_own_9')).toEqual([{ id: 'pa_entrada_5', text: 'Escritura inventada' }]);
  });

  it('returns a search to the member who made it, for 30 minutes', async () => {
    await charged('h', '{"candidates":[{"id":"pa_own_1"}]}');
    const search = {
      operation: 'search' as const,
      subject: null,
      asked: '/v5/resolve {"name":"empresa"}',
      codes: null,
    };
    await library.save(call('h', search));
    expect(await library.searches(account, MEMBER)).toMatchObject([{ asked: search.asked }]);
    expect(await library.searches(account, 'user-eva')).toEqual([]);
    ledger.time = new Date(ledger.time.getTime() + SEARCH_SESSION_MS);
    expect(await library.searches(account, MEMBER)).toEqual([]);
  });

  it('removes an entity when an owner asks, and records it in the audit log', async () => {
    const actor = { operatorId: null, userId: MEMBER, name: 'Ana Prueba', requestId: 'r1' };
    await charged('i', entity(11), { pk: 11 });
    await library.save(call('i', { subject: 'pa_own_11' }));
    const other = await ledger.account();
    await expect(library.remove(other, 'pa_own_11', actor)).rejects.toMatchObject({
      detail: { code: 'unknown_library_answer' },
    });
    expect(await library.remove(account, 'pa_own_11', actor)).toBe(1);
    expect(await library.responses(account, 'pa_own_11')).toEqual([]);
    const { rows } = await ledger.database.pool.query<object>(
      `select account_id, target, detail from audit_entry where action = 'library.remove'`,
    );
    expect(rows).toEqual([{ account_id: account, target: 'entity:pa_own_11', detail: { before: { answers: 1 } } }]);
  });

  describe('when a registered person is erased', () => {
    const director = (pk: number, nombre: string) => ({ nombre, person_id: `pa_own_${String(pk)}` });
    const section = (items: object[]) => ({ state: 'ok', total: items.length, items });
    const seat = { state: 'ok', data: { nombre: 'Eva Prueba', person_id: 'pa_own_600' } };
    const network = {
      root: 'pa_own_61',
      nodes: [{ id: 'pa_own_61' }, { id: 'pa_own_600', nombre: 'Eva Prueba' }],
      edges: [{ from: 'pa_own_600', to: 'pa_own_61', role: 'director' }],
    };

    beforeAll(async () => {
      const directores = section([director(600, 'Eva Prueba'), director(601, 'Luis Prueba')]);
      const sections = { directores, suspension: { state: 'empty', data: null }, representante: seat };
      await charged('p', entity(600, { nombre: 'Eva Prueba' }), { pk: 600 });
      await library.save(call('p', { subject: 'pa_own_600' }));
      await charged('q', entity(61, { sections }), { pk: 61 });
      await library.save(call('q', { subject: 'pa_own_61' }));
      await charged('r', JSON.stringify(network), { pk: 61 });
      await library.save(
        call('r', { subject: 'pa_own_61', operation: 'network', asked: '/v5/entities/pa_own_61/network' }),
      );
      await charged('s', '{"candidates":[{"id":"pa_own_600","nombre":"Eva Prueba"}]}', { pk: 600 });
      await library.save(call('s', { operation: 'search', subject: null, asked: '/v5/resolve {"name":"Eva Prueba"}' }));
      await erasePerson(ledger.database.pool, { subject: 'registered', jurisdiction: 'pa', entityPk: 600n });
    });

    it('has nothing left about them, and shows `restricted` where something was removed', async () => {
      expect(await library.responses(account, 'pa_own_600')).toEqual([]);
      expect(await library.searches(account, MEMBER)).toEqual([]);
      const [detail, graph] = await bodies('pa_own_61');
      expect(detail).toMatchObject({
        nombre: 'EMPRESA 61, S.A.',
        sections: {
          directores: { state: 'restricted', items: [director(601, 'Luis Prueba')] },
          suspension: { state: 'empty', data: null },
          representante: { state: 'restricted', data: null },
        },
      });
      expect(graph).toEqual({ root: 'pa_own_61', nodes: [{ id: 'pa_own_61' }], edges: [] });
      const { rows } = await ledger.database.pool.query<object>(
        `select id from library_answer t where t::text ~ 'Eva Prueba|pa_own_600'`,
      );
      expect(rows).toEqual([]);
    });
  });

  it('hides expired responses, and then deletes them', async () => {
    await charged('j', entity(12), { pk: 12 });
    await library.save(call('j', { subject: 'pa_own_12' }));
    ledger.time = new Date(ledger.time.getTime() + LIBRARY_DAYS * DAY_MS - 1);
    expect(await bodies('pa_own_12')).toHaveLength(1);
    ledger.time = new Date(ledger.time.getTime() + 1);
    expect(await bodies('pa_own_12')).toEqual([]);
    const housekeeping = new Housekeeping(ledger.database.pool, { now: () => ledger.time });
    await housekeeping.run('purge_history');
    const { rows } = await ledger.database.pool.query<object>('select id from library_answer');
    expect(rows).toEqual([]);
  });
});
