import { inTransaction } from '@entity-registry/database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { LedgerFixture } from '../../test/ledger-fixture.js';
import { Housekeeping } from '../housekeeping/housekeeping.js';
import { secretBox } from '../sealing/sealing.js';
import type { DataRequestInput } from './data-request-rows.js';
import { DataRequests } from './data-requests.js';
import type { DataRequestNotice } from './data-requests.js';
import { ManagedDataRequests } from './managed-data-requests.js';

const PNG = Buffer.concat([Buffer.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a), Buffer.from('cedula 8-123-456')]);
const FORM: DataRequestInput = {
  ...{ jurisdiction: 'co', right: 'erasure', name: 'Zacarías Xoconal', email: 'zacarias@example.test', language: 'es' },
  ...{ aboutEntity: 'co_own_42', about: 'I left this company in 2019.' },
};
const OPERATOR = { operatorId: null, name: 'the support', requestId: 'r1' };
const START = new Date('2026-11-26T15:00:00Z');
const DAY_MS = 86_400_000;

describe('requests about personal data', () => {
  let ledger: LedgerFixture;
  let people: DataRequests;
  let operators: ManagedDataRequests;
  beforeAll(async () => {
    ledger = await LedgerFixture.open({ poolSize: 6 });
    const options = { box: secretBox('a secret of the tests, long enough'), now: () => ledger.time };
    people = new DataRequests(ledger.database.pool, options);
    operators = new ManagedDataRequests(ledger.database.pool, options);
  });
  beforeEach(async () => {
    ledger.time = START;
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
    const request = await people.confirm(await submit(form));
    const notice = (await notices()).find(({ event }) => event.kind === 'received' && event.requestId === request?.id);
    return { id: request?.id ?? 0n, uploadToken: notice?.uploadToken ?? '' };
  };
  const uploaded = async (form: Partial<DataRequestInput> = {}): Promise<bigint> => {
    const { id, uploadToken } = await opened(form);
    await people.upload(uploadToken, PNG);
    return id;
  };
  const inReview = async (form: Partial<DataRequestInput> = {}): Promise<bigint> => {
    const id = await uploaded(form);
    await operators.confirmIdentity(id, OPERATOR);
    return id;
  };

  it('exist only once the mail address is confirmed, which starts the clock, and once for concurrent clicks', async () => {
    const token = await submit();
    expect(await operators.open({ limit: 10, after: null })).toEqual([]);
    ledger.time = new Date(START.getTime() + DAY_MS);
    const confirmed = await Promise.all([people.confirm(token), people.confirm(token), people.confirm(token)]);
    expect(confirmed.filter((request) => request !== null)).toEqual([
      expect.objectContaining({ ...FORM, state: 'opened', receivedAt: ledger.time, dueOn: '2026-12-21' }),
    ]);
  });

  it('are not opened by a link older than 48 hours', async () => {
    const token = await submit();
    ledger.time = new Date(START.getTime() + 2 * DAY_MS);
    expect(await people.confirm(token)).toBeNull();
  });

  it('take one identity document by link, of an accepted type, and keep it sealed', async () => {
    const { id, uploadToken } = await opened();
    await expect(people.upload(uploadToken, Buffer.from('<html>'))).rejects.toMatchObject({
      detail: { code: 'document_type' },
    });
    const uploads = await Promise.all([people.upload(uploadToken, PNG), people.upload(uploadToken, PNG)]);
    expect(uploads.map((request) => request?.state ?? null).sort()).toEqual(['identity_pending', null]);
    expect(await operators.readDocument(id, OPERATOR)).toEqual({ mediaType: 'image/png', bytes: PNG });
    const { rows } = await ledger.database.pool.query<{ sealed: Buffer }>('select sealed from data_request_document');
    expect(rows[0]?.sealed.includes('cedula')).toBe(false);
  });

  it('are not decided or extended before an operator has confirmed the identity', async () => {
    for (const id of [(await opened()).id, await uploaded()]) {
      const refused = { detail: { code: 'data_request_state' } };
      await expect(operators.decide(id, 'granted', 'yes', OPERATOR)).rejects.toMatchObject(refused);
      await expect(operators.decide(id, 'refused', 'no', OPERATOR)).rejects.toMatchObject(refused);
      await expect(operators.extend(id, 'wait', OPERATOR)).rejects.toMatchObject(refused);
    }
    const { id } = await opened();
    // The database refuses too.
    await expect(
      ledger.database.pool.query(`update data_request set state = 'in_review' where id = $1`, [id]),
    ).rejects.toThrow('data_request_check1');
  });

  it('get a new link when the identity is rejected, and the document is deleted', async () => {
    const id = await uploaded();
    await notices();
    const rejected = await operators.rejectIdentity(id, 'The picture is not readable.', OPERATOR);
    expect(rejected).toMatchObject({ state: 'opened', hasDocument: false });
    const [notice] = await notices();
    expect(notice?.event).toMatchObject({ kind: 'identity_rejected', reason: 'The picture is not readable.' });
    expect(await people.upload(notice?.uploadToken ?? '', PNG)).toMatchObject({ state: 'identity_pending' });
  });

  it('are extended once, where the law allows it', async () => {
    const id = await inReview();
    const extended = await operators.extend(id, 'The register has to answer first.', OPERATOR);
    expect(extended).toMatchObject({ state: 'extended', dueOn: '2026-12-18', extendedDueOn: '2026-12-31' });
    await expect(operators.extend(id, 'again', OPERATOR)).rejects.toMatchObject({
      detail: { code: 'data_request_state', state: 'extended' },
    });
    const other = await inReview({ jurisdiction: 'ec' });
    await expect(operators.extend(other, 'wait', OPERATOR)).rejects.toMatchObject({
      detail: { code: 'extension_not_allowed' },
    });
  });

  it('have an append-only history, one mail for each step, and audit entries without names and reasons', async () => {
    const id = await uploaded();
    await operators.confirmIdentity(id, OPERATOR);
    await operators.decide(id, 'refused', 'Zacarías is on record as director.', OPERATOR);
    const { events, state } = await operators.find(id);
    expect(state).toBe('refused');
    expect(events.map(({ kind, actor }) => [kind, actor])).toEqual([
      ['received', null],
      ['document_uploaded', null],
      ['identity_confirmed', 'the support'],
      ['refused', 'the support'],
    ]);
    expect((await notices()).map(({ event }) => event.kind)).toEqual([
      'document_uploaded',
      'identity_confirmed',
      'refused',
    ]);
    expect(await notices()).toEqual([]);
    await expect(ledger.database.pool.query(`update data_request_event set reason = 'x'`)).rejects.toThrow();
    const { rows } = await ledger.database.pool.query<object>(
      `select action, detail::text from audit_entry where target = $1 order by id`,
      [`data_request:${String(id)}`],
    );
    expect(rows.length).toBe(2);
    expect(JSON.stringify(rows)).not.toContain('Zacarías');
  });

  it('are decided once for concurrent decisions', async () => {
    const id = await inReview();
    const outcomes = await Promise.allSettled([
      operators.decide(id, 'granted', 'yes', OPERATOR),
      operators.decide(id, 'refused', 'no', OPERATOR),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('are listed by their last day, page by page, and counted by how near it is', async () => {
    // Due 2026-12-18, 12-11 and 12-11.
    const ids = [await uploaded(), await uploaded({ jurisdiction: 'pa' }), await uploaded({ jurisdiction: 'ec' })];
    const first = await operators.open({ limit: 2, after: null });
    const second = await operators.open({ limit: 2, after: first[1]?.id ?? null });
    expect([...first, ...second].map(({ id }) => id)).toEqual([ids[1], ids[2], ids[0]]);
    expect(await people.counts()).toEqual({ open: 3, dueSoon: 0, overdue: 0 });
    ledger.time = new Date('2026-12-09T15:00:00Z');
    expect(await people.counts()).toEqual({ open: 3, dueSoon: 2, overdue: 0 });
    ledger.time = new Date('2026-12-12T15:00:00Z');
    expect(await people.counts()).toEqual({ open: 3, dueSoon: 0, overdue: 2 });
  });

  it('lose their document after 90 days, and are deleted five years after their end', async () => {
    const housekeeping = new Housekeeping(ledger.database.pool, { now: () => ledger.time });
    const id = await inReview();
    await operators.decide(id, 'granted', 'Done.', OPERATOR);
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
