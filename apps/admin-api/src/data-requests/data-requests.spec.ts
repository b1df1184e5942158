import { DataRequests, secretBox } from '@entity-registry/accounts';
import type { AccountId, DataRequestInput } from '@entity-registry/accounts';
import { disclosureOf, levelMask, micro, ownKey } from '@entity-registry/domain';
import { inTransaction } from '@entity-registry/database';
import { listRules } from '@entity-registry/registry';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AdminFixture, SECRET, responseOf } from '../../test/admin-fixture.js';
import { COMPANY, PERSON, importRegister } from '../../test/invented-register.js';

const PNG = Buffer.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3);
const FORM: DataRequestInput = {
  ...{ jurisdiction: 'co', right: 'erasure', name: 'Ana Invento', email: 'ana@example.test', language: 'es' },
  ...{ identifiers: 'cédula 8-9001-1', aboutEntity: null, about: 'I left this company in 2019.' },
};
const DAY_MS = 86_400_000;
const START = new Date('2026-11-26T15:00:00Z');

let admin: AdminFixture;
let people: DataRequests;
let company: string;
let person: string;
let customer: AccountId;
let serial = 0;
beforeAll(async () => {
  admin = await AdminFixture.open();
  people = new DataRequests(admin.db, {
    ...{ box: secretBox(SECRET), linkSecret: SECRET, now: () => admin.time },
  });
  await importRegister(admin.db, false);
  const { rows } = await admin.db.query<{ sid: string; pk: bigint }>('select sid, pk from entity');
  const idOf = (sid: string) => `pa_own_${String(rows.find((row) => row.sid === sid)?.pk ?? 0n)}`;
  [company, person] = [idOf(COMPANY), idOf(PERSON)];
  customer = await admin.account('Banco Prueba', 'ana@banco.example');
  await admin.send('post', `/admin/accounts/${String(customer)}/credits`, { amount: '5', kind: 'purchase' });
  await admin.send('put', '/admin/corporate-domains/banco.example');
  await admin.billing.charge({
    ...{ accountId: customer, keyId: null, idempotencyKey: 'request:1', amount: micro('0.01'), lines: [], quota: null },
    ...{ requestId: 'r-1', route: '/v5/entities/:id', clientReference: null, record: null, userId: null },
    disclosure: disclosureOf('network', [
      { entity: ownKey('pa', BigInt(company.slice(7))), levels: levelMask(['directores']) },
    ]),
    now: START,
  });
});
beforeEach(() => {
  admin.time = START;
});
afterAll(() => admin.close());

const opened = async (form: Partial<DataRequestInput> = {}) => {
  serial += 1;
  const email = `person${String(serial)}@example.test`;
  const token = await inTransaction(admin.db, (tx) => people.submit(tx, { ...FORM, email, ...form }));
  const confirmed = await people.confirm(token);
  return { id: String(confirmed?.request.id), link: confirmed?.link ?? '' };
};
const uploaded = async (form: Partial<DataRequestInput> = {}) => {
  const request = await opened(form);
  await people.upload(request.link, PNG);
  return request;
};
const inReview = async (form: Partial<DataRequestInput> = {}) => {
  const request = await uploaded(form);
  await admin.send('post', `/admin/data-requests/${request.id}/confirm-identity`);
  return request;
};
const decide = (id: string, body: object, preview = '') =>
  admin.send('post', `/admin/data-requests/${id}/decision${preview}`, {
    ...{ outcome: 'granted', reason: 'As you asked.', targets: [] },
    ...body,
  });
const director = (changes: object = {}) => ({
  ...{ entity_id: company, action: 'suppress', tag: 'directores', fields: { nombre: 'ANA INVENTO' } },
  ...changes,
});

describe("the operators' queue of data requests", () => {
  it('lists open requests by their last day, with the days left, and without their persons', async () => {
    const later = await opened();
    const sooner = await opened({ jurisdiction: 'pa' });
    admin.time = new Date('2026-12-14T15:00:00Z');
    const { body } = await admin.send('get', '/admin/data-requests?limit=2');
    const { items } = body as { items: { id: number }[] };
    expect(items.map(({ id }) => String(id))).toEqual([sooner.id, later.id]);
    expect(items).toMatchObject([
      { due_on: '2026-12-11', days_left: -1 },
      { due_on: '2026-12-18', days_left: 4 },
    ]);
    expect(JSON.stringify(body)).not.toContain('Invento');
    const viewer = await admin.call('get', `/admin/data-requests/${later.id}`, 'viewer');
    expect(responseOf(viewer)).toMatchObject({ status: 403, body: { code: 'role_insufficient' } });
    for (const { id } of [later, sooner]) {
      await admin.send('post', `/admin/data-requests/${id}/close`, { reason: 'No document came.' });
    }
  });

  it('shows the document as a file to save, and records who read it', async () => {
    const { id } = await uploaded();
    const file = await admin.call('get', `/admin/data-requests/${id}/document`, 'support');
    expect(file.status).toBe(200);
    expect(file.headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': `attachment; filename="data-request-${id}.png"`,
    });
    expect(Buffer.from(file.body as Uint8Array).equals(PNG)).toBe(true);
    expect((await admin.audit())[0]).toMatchObject({ action: 'data_request.read_document', actor: 'the support' });
  });

  it('says what a decision would change, and changes nothing', async () => {
    const { id } = await inReview();
    const preview = (target: object) => decide(id, { targets: [target] }, '/preview');
    expect(await preview(director())).toMatchObject({ status: 200, body: { removed: [1], accounts: 1 } });
    expect(await preview(director({ fields: { nombre: 'NADIE' } }))).toMatchObject({ status: 409 });
    expect(await listRules(admin.db, { lifted: true })).toEqual([]);
    expect((await decide(id, { outcome: 'refused' })).body).toMatchObject({ targets: [] });
  });

  it('decides nothing before the identity is confirmed, and asks again when it is rejected', async () => {
    const { id, link } = await uploaded();
    expect(await decide(id, { targets: [director()] })).toMatchObject({
      status: 409,
      body: { code: 'data_request_state', state: 'identity_pending' },
    });
    const bare = await admin.send('post', `/admin/data-requests/${id}/reject-identity`, {});
    expect(bare).toMatchObject({
      status: 400,
      body: { field: 'reason', error: 'reason is required: the person reads it' },
    });
    const rejected = await admin.send('post', `/admin/data-requests/${id}/reject-identity`, {
      reason: 'Not readable.',
    });
    expect(rejected).toMatchObject({ status: 200, body: { state: 'opened', has_document: false } });
    expect(await people.find(link)).toMatchObject({ state: 'opened' });
    expect(await admin.send('get', `/admin/data-requests/${id}/document`)).toMatchObject({ status: 404 });
  });

  it('extends the time where the law allows it, and says until when', async () => {
    const { id } = await inReview();
    expect(await admin.send('get', `/admin/data-requests/${id}`)).toMatchObject({
      body: { due_on: '2026-12-18', extendable_to: '2026-12-31', article: 'Law 1581 of 2012, article 15' },
    });
    admin.time = new Date('2026-12-19T15:00:00Z');
    expect(await admin.send('get', `/admin/data-requests/${id}`)).toMatchObject({ body: { extendable_to: null } });
    expect(await admin.send('post', `/admin/data-requests/${id}/extend`, { reason: 'We wait.' })).toMatchObject({
      status: 409,
      body: { code: 'extension_not_allowed' },
    });
    admin.time = new Date('2026-12-18T15:00:00Z');
    expect(await admin.send('post', `/admin/data-requests/${id}/extend`, { reason: 'We wait.' })).toMatchObject({
      body: { state: 'extended', due_on: '2026-12-31', extended: true, extendable_to: null },
    });
    const other = await inReview({ jurisdiction: 'pa' });
    expect(await admin.send('post', `/admin/data-requests/${other.id}/extend`, { reason: 'We wait.' })).toMatchObject({
      status: 409,
      body: { code: 'extension_not_allowed' },
    });
  });
});

describe('a granted request of access', () => {
  it('releases the facts that were named, with their sources and the recipients by category only', async () => {
    const { id, link } = await inReview({ right: 'access', jurisdiction: 'pa', language: 'en' });
    const copy = director({ action: 'copy' });
    expect(await decide(id, { targets: [{ entity_id: person, action: 'copy' }, copy] })).toMatchObject({
      status: 200,
      body: { state: 'granted', has_export: true },
    });
    const released = await people.readExport(link);
    const { entities } = JSON.parse(released?.text ?? '{}') as { entities: unknown[] };
    expect(entities).toMatchObject([
      { entity_id: person, names_and_numbers: { cedula: '8-9001-1' }, facts: [], recipients: [] },
      {
        entity_id: company,
        facts: [
          {
            level: 'directores',
            fields: { nombre: 'Ana Invento', cargo: 'VOCAL' },
            source: expect.any(String) as unknown,
          },
        ],
        recipients: [
          { category: 'Companies that check business partners, such as banks and law firms', levels: ['directores'] },
        ],
      },
    ]);
    for (const other of ['Basilio', 'Banco Prueba', 'banco.example']) expect(released?.text).not.toContain(other);
  });

  it('names the recipients of the section that is copied, not of others', async () => {
    const { id, link } = await inReview({ right: 'access', language: 'en' });
    const copy = { entity_id: company, action: 'copy', tag: 'marcas', fields: { titular: 'Ana Invento' } };
    expect(await decide(id, { targets: [copy] })).toMatchObject({ status: 200 });
    const { entities } = JSON.parse((await people.readExport(link))?.text ?? '{}') as { entities: unknown[] };
    expect(entities).toMatchObject([{ entity_id: company, recipients: [] }]);
  });

  it("is refused for a whole company, whose records name others, and for what isn't there", async () => {
    const { id } = await inReview({ right: 'access' });
    expect(await decide(id, { targets: [{ entity_id: company, action: 'copy' }] })).toMatchObject({
      status: 409,
      body: { code: 'copy_refused', error: expect.stringContaining('name others too') as unknown },
    });
    expect(await decide(id, { targets: [{ entity_id: 'pa_own_999999', action: 'copy' }] })).toMatchObject({
      body: { code: 'copy_refused', error: 'targets (item 1): no entity has this id' },
    });
    expect(await decide(id, { targets: [director()] })).toMatchObject({ body: { code: 'decision_incomplete' } });
    expect(await decide(id, {})).toMatchObject({ body: { code: 'decision_incomplete', field: 'targets' } });
  });
});

describe('a granted request of another right', () => {
  const directors = async () => {
    const { rows } = await admin.db.query<{ nombre: string }>(
      `select payload ->> 'nombre' as nombre from record where tag = 'directores' order by 1`,
    );
    return rows.map(({ nombre }) => nombre);
  };
  const notices = async (id: string) => {
    const { rows } = await admin.db.query<{ account: bigint; level: string }>(
      'select account_id as account, level from correction_notice where correction = $1',
      [`data_request:${id}`],
    );
    return rows;
  };

  it('changes nothing when one of its rules is refused, and never an entry of an official list', async () => {
    const { id } = await inReview();
    const refused = await decide(id, { targets: [director(), director({ fields: { color: 'red' } })] });
    expect(refused).toMatchObject({ status: 409, body: { code: 'suppression_refused', reason: 'unknown_field' } });
    for (const level of ['screening', 'impedimentos']) {
      expect(await decide(id, { targets: [{ entity_id: person, action: 'suppress', level }] })).toMatchObject({
        status: 409,
        body: { code: 'official_list' },
      });
    }
    const cut = { entity_id: person, action: 'cut_link', list: 'ofac_sdn', entry_id: '404' };
    expect(await decide(id, { targets: [cut] })).toMatchObject({ body: { reason: 'unknown_listing' } });
    expect(await directors()).toEqual(['Ana Invento', 'Basilio Fingido']);
    expect(await notices(id)).toEqual([]);
    expect(await admin.send('get', `/admin/data-requests/${id}`)).toMatchObject({ body: { state: 'in_review' } });
  });

  it.each(['directores', 'core_registro'])(
    'hides %s of an organization as a whole only if that is confirmed',
    async (level) => {
      const { id } = await inReview();
      const section = { entity_id: company, action: 'suppress', level };
      expect(await decide(id, { targets: [section] })).toMatchObject({
        status: 409,
        body: { code: 'whole_section_unconfirmed', field: 'targets', error: expect.stringContaining(level) as unknown },
      });
      expect(await directors()).toEqual(['Ana Invento', 'Basilio Fingido']);
      expect(await admin.send('get', `/admin/data-requests/${id}`)).toMatchObject({ body: { state: 'in_review' } });
    },
  );

  it('tells no recipient of a fact that only its source can correct', async () => {
    const { id } = await inReview({ right: 'rectification' });
    expect(await decide(id, { targets: [director({ action: 'note_to_source' })] })).toMatchObject({ status: 200 });
    expect(await notices(id)).toEqual([]);
    expect(await directors()).toEqual(['Ana Invento', 'Basilio Fingido']);
  });

  it('takes effect at once, survives the next import, and tells the recipients', async () => {
    const { id } = await inReview();
    const decided = await decide(id, { outcome: 'partly_granted', targets: [director()] });
    expect(decided).toMatchObject({
      status: 200,
      body: {
        ...{ state: 'partly_granted', days_left: null },
        targets: [{ entity_id: company, action: 'suppress', level: 'directores', fields: { nombre: 'ANA INVENTO' } }],
      },
    });
    expect(await directors()).toEqual(['Basilio Fingido']);
    await importRegister(admin.db, true);
    expect(await directors()).toEqual(['Basilio Fingido']);
    expect(await notices(id)).toEqual([{ account: customer, level: 'directores' }]);
    const [entry] = await admin.audit();
    expect(entry).toMatchObject({ action: 'data_request.partly_granted', target: `data_request:${id}` });
    expect(JSON.stringify(entry?.detail)).not.toMatch(/invento|As you asked/i);
    expect(await decide(id, { outcome: 'refused' })).toMatchObject({ status: 409, body: { state: 'partly_granted' } });
    admin.time = new Date(START.getTime() + DAY_MS);
    const { body } = await admin.send('get', '/admin/data-requests?list=ended&limit=1');
    expect(body).toMatchObject({ items: [{ id: Number(id), days_left: null }] });
    // The same decision again, about what is suppressed already: it is done, and the recipients are told.
    const again = (await inReview()).id;
    expect(await decide(again, { targets: [director()] })).toMatchObject({ status: 200 });
    expect(await notices(again)).toEqual([{ account: customer, level: 'directores' }]);
  });

  it('hides a confirmed section of an organization', async () => {
    const { id } = await inReview();
    const section = { entity_id: company, action: 'suppress', level: 'directores', whole_section: true };
    expect(await decide(id, { targets: [section] })).toMatchObject({ status: 200, body: { state: 'granted' } });
    expect(await directors()).toEqual([]);
  });
});
