import { inTransaction } from '@entity-registry/database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { LedgerFixture } from '../../test/ledger-fixture.js';
import { Housekeeping } from '../housekeeping/housekeeping.js';
import { secretBox } from '../sealing/sealing.js';
import type { DataRequestInput } from './data-request-rows.js';
import { DataRequests, countDataRequests } from './data-requests.js';
import type { DataRequestNotice } from './data-requests.js';
import type { CarryOut, DataRequestDecision } from './managed-data-requests.js';
import type { DataRequestTarget } from './target-rows.js';
import { ManagedDataRequests } from './managed-data-requests.js';

const PNG = Buffer.concat([Buffer.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a), Buffer.from('cedula 8-123-456')]);
const FORM: DataRequestInput = {
  ...{ jurisdiction: 'co', right: 'erasure', name: 'Zacarías Xoconal', email: 'zacarias@example.test', language: 'es' },
  ...{ identifiers: 'CC 1.234.567', aboutEntity: 'co_own_42', about: 'I left this company in 2019.' },
};
const OPERATOR = { operatorId: null, name: 'the support', requestId: 'r1' };
const TARGET: DataRequestTarget = {
  ...{ entity: 'co_own_42', action: 'suppress', level: 'directores', tag: 'directores' },
  ...{ fact: { nombre: 'Zacarías Xoconal' }, list: null, entryId: null },
};
const COPY: DataRequestTarget = { ...TARGET, action: 'copy', level: null, tag: null, fact: null };
const START = new Date('2026-11-26T15:00:00Z');
const DAY_MS = 86_400_000;

describe('requests about personal data', () => {
  let ledger: LedgerFixture;
  let people: DataRequests;
  let operators: ManagedDataRequests;
  let carriedOut: (readonly DataRequestTarget[])[] = [];
  const carryOut: CarryOut = (_tx, { targets }) => {
    if (targets.some(({ entity }) => entity === 'co_own_404')) return Promise.reject(new Error('no such entity'));
    return Promise.resolve({ removed: [carriedOut.push(targets)], accounts: 0 });
  };
  beforeAll(async () => {
    ledger = await LedgerFixture.open({ poolSize: 6 });
    const options = { box: secretBox('a secret of the tests, long enough'), now: () => ledger.time };
    people = new DataRequests(ledger.database.pool, { ...options, linkSecret: 'a secret for links' });
    operators = new ManagedDataRequests(ledger.database.pool, { ...options, carryOut });
  });
  beforeEach(async () => {
    ledger.time = START;
    carriedOut = [];
    await ledger.database.pool.query('delete from data_request');
  });
  afterAll(() => ledger.close());

  const submit = (form: Partial<DataRequestInput> = {}) =>
    inTransaction(ledger.database.pool, (tx) => people.submit(tx, { ...FORM, ...form }));
  const notices = async (): Promise<DataRequestNotice[]> => {
    const sent: DataRequestNotice[] = [];
    while (await people.notifyNext((_tx, notice) => Promise.resolve(void sent.push(notice)))) continue;
    return sent;
  };
  const opened = async (form: Partial<DataRequestInput> = {}) => {
    const confirmed = await people.confirm(await submit(form));
    return { id: confirmed?.request.id ?? 0n, link: confirmed?.link ?? '' };
  };
  const uploaded = async (form: Partial<DataRequestInput> = {}): Promise<bigint> => {
    const { id, link } = await opened(form);
    await people.upload(link, PNG);
    return id;
  };
  const inReview = async (form: Partial<DataRequestInput> = {}): Promise<bigint> => {
    const id = await uploaded(form);
    await operators.confirmIdentity(id, OPERATOR);
    return id;
  };

  const decide = (id: bigint, changes: Partial<DataRequestDecision> = {}) =>
    operators.decide(
      id,
      { ...{ outcome: 'refused', reason: 'No.', targets: [], exportText: null }, ...changes },
      OPERATOR,
    );
  const incomplete = { detail: { code: 'decision_incomplete' } };

  it('exist only once the mail address is confirmed, which starts the clock, and once for concurrent clicks', async () => {
    const token = await submit();
    expect(await operators.open({ limit: 10, after: null })).toEqual([]);
    ledger.time = new Date(START.getTime() + DAY_MS);
    const confirmed = await Promise.all([people.confirm(token), people.confirm(token), people.confirm(token)]);
    expect(confirmed.flatMap((one) => (one === null ? [] : [one.request]))).toEqual([
      expect.objectContaining({ ...FORM, state: 'opened', receivedAt: ledger.time, dueOn: '2026-12-21' }),
    ]);
  });

  it('are not opened by a link older than 48 hours', async () => {
    const token = await submit();
    ledger.time = new Date(START.getTime() + 2 * DAY_MS);
    expect(await people.confirm(token)).toBeNull();
  });

  it('take one identity document by link, of an accepted type, and keep it sealed', async () => {
    const { id, link } = await opened();
    await expect(people.upload(link, Buffer.from('<html>'))).rejects.toMatchObject({
      detail: { code: 'document_type' },
    });
    const uploads = await Promise.allSettled([people.upload(link, PNG), people.upload(link, PNG)]);
    expect(uploads.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(people.upload(link, PNG)).rejects.toMatchObject({ detail: { code: 'data_request_state' } });
    expect(await operators.readDocument(id, OPERATOR)).toEqual({ mediaType: 'image/png', bytes: PNG });
    const { rows } = await ledger.database.pool.query<{ sealed: Buffer }>('select sealed from data_request_document');
    expect(rows[0]?.sealed.includes('cedula')).toBe(false);
  });

  it('open only by their own link, in which nothing can be changed, until 90 days after their end', async () => {
    const [one, other] = [await opened(), await opened()];
    const [, proof = ''] = /-(.*)/.exec(one.link) ?? [];
    for (const link of [
      '',
      '1',
      `${String(other.id)}-${proof}`,
      `0${one.link}`,
      `${one.link}x`,
      one.link.slice(0, -1),
    ]) {
      expect([link, await people.find(link)]).toEqual([link, null]);
      expect(await people.upload(link, PNG)).toBeNull();
      expect(await people.readExport(link)).toBeNull();
    }
    expect(await people.find(one.link)).toMatchObject({ id: one.id, state: 'opened', hasExport: false });
    await operators.close(one.id, 'No document came.', OPERATOR);
    ledger.time = new Date(START.getTime() + 90 * DAY_MS - 1);
    expect(await people.find(one.link)).toMatchObject({ state: 'closed' });
    ledger.time = new Date(START.getTime() + 90 * DAY_MS);
    expect(await people.find(one.link)).toBeNull();
  });

  it('are open ten at a time for one mail address, also when confirmed at once', async () => {
    const tokens = [];
    for (let count = 0; count < 12; count += 1) tokens.push(await submit());
    const confirmed = await Promise.allSettled(tokens.map((token) => people.confirm(token)));
    const refused = confirmed.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
    expect(refused).toHaveLength(2);
    expect(refused[0]).toMatchObject({ detail: { code: 'too_many_data_requests', maximum: 10 } });
    expect(await people.confirm(await submit({ email: 'other@example.test' }))).not.toBeNull();
  });

  it('of access are granted with a copy of the data, sealed and readable for 30 days, and change nothing', async () => {
    const { id, link } = await opened({ right: 'access' });
    await people.upload(link, PNG);
    await operators.confirmIdentity(id, OPERATOR);
    await expect(decide(id, { outcome: 'granted' })).rejects.toMatchObject(incomplete);
    await expect(decide(id, { outcome: 'refused', exportText: '{}' })).rejects.toMatchObject(incomplete);
    await expect(decide(id, { outcome: 'granted', exportText: '{}', targets: [TARGET] })).rejects.toMatchObject(
      incomplete,
    );
    expect(await people.readExport(link)).toBeNull();
    await expect(decide(id, { outcome: 'granted', targets: [COPY] })).rejects.toMatchObject(incomplete);
    await decide(id, { outcome: 'granted', targets: [COPY], exportText: '{"cedula":"8-123-456"}' });
    expect(await people.readExport(link)).toEqual({ id, text: '{"cedula":"8-123-456"}' });
    const { rows } = await ledger.database.pool.query<{ sealed: Buffer }>('select sealed from data_request_export');
    expect(rows[0]?.sealed.includes('cedula')).toBe(false);
    ledger.time = new Date(START.getTime() + 30 * DAY_MS);
    expect(await people.readExport(link)).toBeNull();
    expect(carriedOut).toEqual([]);
  });

  it('say whether a copy is stored without opening it', async () => {
    const id = await inReview({ right: 'access' });
    await decide(id, { outcome: 'granted', targets: [COPY], exportText: '{}' });
    await ledger.database.pool.query(`update data_request_export set sealed = 'damaged'`);
    expect(await operators.find(id)).toMatchObject({ hasExport: true });
  });

  it('of erasure are granted with what changes, carried out in the same transaction, but never for entries of lists', async () => {
    const id = await inReview();
    await expect(decide(id, { outcome: 'granted' })).rejects.toMatchObject(incomplete);
    await expect(decide(id, { outcome: 'granted', targets: [COPY] })).rejects.toMatchObject(incomplete);
    await expect(decide(id, { outcome: 'refused', targets: [TARGET] })).rejects.toMatchObject(incomplete);
    const entry = { ...TARGET, level: 'screening' as const, tag: null, fact: null };
    await expect(decide(id, { outcome: 'granted', targets: [entry] })).rejects.toMatchObject({
      detail: { code: 'official_list' },
    });
    await expect(
      decide(id, { outcome: 'granted', targets: [TARGET, { ...TARGET, entity: 'co_own_404' }] }),
    ).rejects.toThrow('no such entity');
    expect(await operators.find(id)).toMatchObject({ state: 'in_review', targets: [], endedAt: null });
    const cut = { ...entry, action: 'cut_link' as const, list: 'ofac_sdn' as const, entryId: '123' };
    await decide(id, { outcome: 'partly_granted', targets: [TARGET, cut] });
    expect(await operators.find(id)).toMatchObject({ state: 'partly_granted', targets: [TARGET, cut] });
    expect(carriedOut).toEqual([[TARGET, cut]]);
    await expect(ledger.database.pool.query('delete from data_request_target')).rejects.toThrow('append-only');
  });

  it('are not decided or extended before an operator has confirmed the identity', async () => {
    for (const id of [(await opened()).id, await uploaded()]) {
      const refused = { detail: { code: 'data_request_state' } };
      await expect(decide(id, { outcome: 'granted', targets: [TARGET] })).rejects.toMatchObject(refused);
      await expect(decide(id)).rejects.toMatchObject(refused);
      await expect(operators.extend(id, 'wait', OPERATOR)).rejects.toMatchObject(refused);
    }
    const { id } = await opened();
    // The database refuses too.
    await expect(
      ledger.database.pool.query(`update data_request set state = 'in_review' where id = $1`, [id]),
    ).rejects.toThrow('data_request_check1');
  });

  it('have no identity confirmed once the document is gone', async () => {
    const id = await uploaded();
    ledger.time = new Date(START.getTime() + 90 * DAY_MS);
    await expect(operators.confirmIdentity(id, OPERATOR)).rejects.toMatchObject({
      detail: { code: 'no_identity_document' },
    });
    expect(await operators.find(id)).toMatchObject({ state: 'identity_pending', identityConfirmedAt: null });
  });

  it('take another document when the identity is rejected, which deletes the first one', async () => {
    const { id, link } = await opened();
    await people.upload(link, PNG);
    await notices();
    const rejected = await operators.rejectIdentity(id, 'The picture is not readable.', OPERATOR);
    expect(rejected).toMatchObject({ state: 'opened', hasDocument: false });
    const [notice] = await notices();
    expect(notice?.event).toMatchObject({ kind: 'identity_rejected', reason: 'The picture is not readable.' });
    expect(notice?.link).toBe(link);
    expect(await people.upload(link, PNG)).toMatchObject({ state: 'identity_pending' });
  });

  it('are extended once, where the law allows it', async () => {
    const id = await inReview();
    const extended = await operators.extend(id, 'The register has to answer first.', OPERATOR);
    expect(extended).toMatchObject({ state: 'extended', dueOn: '2026-12-18', extendedDueOn: '2026-12-31' });
    await expect(operators.extend(id, 'again', OPERATOR)).rejects.toMatchObject({
      detail: { code: 'data_request_state', state: 'extended' },
    });
    const late = await inReview();
    ledger.time = new Date('2026-12-19T15:00:00Z');
    const refused = { detail: { code: 'extension_not_allowed' } };
    await expect(operators.extend(late, 'wait', OPERATOR)).rejects.toMatchObject(refused);
    ledger.time = START;
    const other = await inReview({ jurisdiction: 'ec' });
    await expect(operators.extend(other, 'wait', OPERATOR)).rejects.toMatchObject(refused);
  });

  it('have an append-only history, one mail for each step, and audit entries without names and reasons', async () => {
    const id = await uploaded();
    await operators.confirmIdentity(id, OPERATOR);
    await decide(id, { reason: 'Zacarías is on record as director.' });
    const { events, state } = await operators.find(id);
    expect(state).toBe('refused');
    expect(events.map(({ kind, actor }) => [kind, actor])).toEqual([
      ['received', null],
      ['document_uploaded', null],
      ['identity_confirmed', 'the support'],
      ['refused', 'the support'],
    ]);
    expect((await notices()).map(({ event }) => event.kind)).toEqual([
      'received',
      'document_uploaded',
      'identity_confirmed',
      'refused',
    ]);
    expect(await notices()).toEqual([]);
    await expect(ledger.database.pool.query(`update data_request_event set reason = 'x'`)).rejects.toThrow();
    await expect(ledger.database.pool.query('delete from data_request_event')).rejects.toThrow('append-only');
    const { rows } = await ledger.database.pool.query<object>(
      `select action, detail::text from audit_entry where target = $1 order by id`,
      [`data_request:${String(id)}`],
    );
    expect(rows.length).toBe(2);
    expect(JSON.stringify(rows)).not.toContain('Zacarías');
  });

  it('are decided once for concurrent decisions', async () => {
    const id = await inReview();
    const outcomes = await Promise.allSettled([decide(id, { outcome: 'granted', targets: [TARGET] }), decide(id)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('are listed by their last day, page by page, and counted by how near it is', async () => {
    // Due 2026-12-18, 12-11 and 12-11.
    const ids = [await uploaded(), await uploaded({ jurisdiction: 'pa' }), await uploaded({ jurisdiction: 'ec' })];
    const first = await operators.open({ limit: 2, after: null });
    const second = await operators.open({ limit: 2, after: first[1]?.id ?? null });
    expect([...first, ...second].map(({ id }) => id)).toEqual([ids[1], ids[2], ids[0]]);
    expect(await countDataRequests(ledger.database.pool, ledger.time)).toEqual({ open: 3, dueSoon: 0, overdue: 0 });
    ledger.time = new Date('2026-12-09T15:00:00Z');
    expect(await countDataRequests(ledger.database.pool, ledger.time)).toEqual({ open: 3, dueSoon: 2, overdue: 0 });
    ledger.time = new Date('2026-12-12T15:00:00Z');
    expect(await countDataRequests(ledger.database.pool, ledger.time)).toEqual({ open: 3, dueSoon: 0, overdue: 2 });
  });

  it('lose their document after 90 days, and are deleted five years after their end', async () => {
    const housekeeping = new Housekeeping(ledger.database.pool, { now: () => ledger.time });
    const id = await inReview();
    await decide(id, { outcome: 'granted', targets: [TARGET] });
    ledger.time = new Date(START.getTime() + 89 * DAY_MS);
    await housekeeping.run('purge_history');
    expect(await operators.find(id)).toMatchObject({ hasDocument: false });
    const { rowCount } = await ledger.database.pool.query('select from data_request_document');
    expect(rowCount).toBe(0);
    ledger.time = new Date(START.getTime() + 1_826 * DAY_MS);
    await housekeeping.run('purge_history');
    await expect(operators.find(id)).rejects.toMatchObject({ detail: { code: 'unknown_data_request' } });
  });
});
