import { Library, PERSONAL_DATA_STORES } from '@entity-registry/accounts';
import { SURFACE_NAMES, disclosureOf, levelMask, makeTypedId, ownKey } from '@entity-registry/domain';
import { inTransaction } from '@entity-registry/database';
import { applySuppressions, suppress } from '@entity-registry/registry';
import type { SuppressionRule } from '@entity-registry/registry';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Response, Test } from 'supertest';
import { ApiFixture } from '../test/api-fixture.js';
import type { Customer } from '../test/api-fixture.js';
import { disclosureCases } from '../test/disclosure-cases.js';
import type { DisclosureCase } from '../test/disclosure-cases.js';
import { listed, loadList } from '../test/lists-on-file.js';
import { ENTITIES, writeRepresentative } from '../test/synthetic-register.js';

/** What must not be found: an officer, a name with its number, a trademark, and the text of a document. */
const SUPPRESSED = /aurelia|8-9901-9901|marcasecreta|texto inventado/i;

/** The same name, as an official list has it. */
const LISTED_NAME = 'INVENTADA QUINTERO, Aurelia';

let api: ApiFixture;
let customer: Customer;
let cases: readonly DisclosureCase[];
let company: string;
let person: string;
/** The first answers, by the Idempotency-Key that they are stored under. */
const before = new Map<string, { readonly one: DisclosureCase; readonly text: string }>();

beforeAll(async () => {
  api = await ApiFixture.open();
  customer = await api.customer({ balance: '1000', jurisdictions: ['pa', 'ec', 'co'] });
  [company, person] = [makeTypedId('pa', 'own', api.ids.company), makeTypedId('pa', 'own', api.ids.person)];
  await api.db.query(
    `update record set payload = payload || '{"nombre": "MARCASECRETA"}' where level = 'marcas' and entity_pk = $1`,
    [api.ids.company],
  );
  // Nothing else in the company names the person by id.
  await writeRepresentative(api.db);
  cases = [
    ...(await disclosureCases(api)),
    ...SURFACE_NAMES.map((name) => search(`POST /v5/search/${name}`, `/v5/search/${name}`, { limit: 50 })),
    search('GET /v5/entities/{id}', `/v5/entities/${person}?include=DAT-ALL`),
    search('GET /v5/entities/{id}', `/v5/entities/${company}?include=DAT-ALL`),
    search('POST /v5/search/entities', '/v5/search/entities', { q: 'aurelia inventada' }),
    search('GET /v4/panama/entidades', '/v4/panama/entidades?nombre=aurelia%20inventada'),
    search('GET /v4/panama/entidades', '/v4/panama/entidades?ruc=8-9901-9901'),
    search('POST /v5/resolve', '/v5/resolve', { cedula: '8-9901-9901' }),
    search('GET /v5/reconcile/suggest/{kind}', '/v5/reconcile/suggest/entity?prefix=aurelia'),
    search('GET /v5/entities/{id}/network', `/v5/entities/${person}/network`),
    search('GET /v5/entities/{id}/immigration', `/v5/entities/${person}/immigration`),
    search('GET /v5/entities/{id}/sections/{level}', `/v5/entities/${person}/sections/core_registro`),
    search('POST /v5/screen', '/v5/screen', { subjects: [{ entity_id: person }] }),
  ];
  await loadList(api, 'ofac_sdn', [
    listed('1', LISTED_NAME),
    listed('2', 'MADERAS FICTICIAS DEL TUIRA', { type: 'entity' }),
  ]);
  for (const [nr, one] of cases.entries()) {
    const { status, text } = await ask(one).set('Idempotency-Key', `first:${String(nr)}`);
    if (status === 200) before.set(`first:${String(nr)}`, { one, text });
  }
  for (const rule of RULES) {
    await inTransaction(api.db, (tx) => suppress(tx, rule, { by: 'the tests', now: api.time }));
  }
});
afterAll(() => api.close());

const rule = (entity: keyof typeof ENTITIES, what: SuppressionRule['what']): SuppressionRule => ({
  ...{ jurisdiction: 'pa', entitySid: ENTITIES[entity].sid, what, origin: 'decision', reference: 'data_request:1' },
});
const RULES: readonly SuppressionRule[] = [
  rule('company', { kind: 'fact', tag: 'directores', fields: { nombre: 'aurelia inventada QUINTERO' } }),
  rule('company', { kind: 'section', level: 'marcas' }),
  rule('company', { kind: 'section', level: 'documentos_escaneados' }),
  rule('company', { kind: 'listing', list: 'ofac_sdn', entryId: '2' }),
  rule('person', { kind: 'section', level: 'core_registro' }),
];

function search(operation: string, path: string, body?: object): DisclosureCase {
  return { operation, path, ...(body && { body }), expected: { channel: 'none', told: {} } };
}

function ask({ operation, path, body, form }: DisclosureCase): Test {
  const call = api.send(operation.split(' ')[0] ?? '', path, customer);
  if (form) return call.type('form').send(form);
  return body ? call.send(body) : call;
}

/** What a response has of it, besides what the caller sent and the entry of the official list. */
function foundIn(text: string, { path, body = {} }: DisclosureCase): string | null {
  const sent = SUPPRESSED.exec(`${path} ${JSON.stringify(body)}`)?.[0] ?? '\0';
  return SUPPRESSED.exec(text.replaceAll(sent, '').replaceAll(LISTED_NAME, ''))?.[0] ?? null;
}

interface Section {
  state: string;
  total?: number;
  sources: { state: string }[];
}
const sectionsOf = (response: Response) => (response.body as { sections: Record<string, Section> }).sections;

describe('a suppressed fact', () => {
  it('was found by many operations', () => {
    const found = [...before.values()].filter(({ text }) => SUPPRESSED.test(text)).map(({ one }) => one.operation);
    expect(new Set(found).size).toBeGreaterThan(12);
  });

  it('is found by no operation', async () => {
    for (const one of cases) {
      const { text } = await ask(one);
      expect([one.operation, one.path, foundIn(text, one)]).toEqual([one.operation, one.path, null]);
    }
  });

  it('is in no replay of an earlier response, and the ledger stays as it is', async () => {
    const ledger = async () =>
      (await api.db.query<object>('select count(*), sum(amount_micro) from journal_entry where account_id = $1', [customer.accountId])).rows; // prettier-ignore
    const booked = await ledger();
    let refused = 0;
    for (const [key, { one, text }] of before) {
      const response = await ask(one).set('Idempotency-Key', key);
      expect([one.path, foundIn(response.text, one)]).toEqual([one.path, null]);
      if (foundIn(text, one) === null) continue;
      refused += 1;
      expect([one.path, response.status]).toEqual([one.path, 410]);
      expect(response.body).toMatchObject({ code: 'response_restricted' });
    }
    expect(refused).toBeGreaterThan(12);
    expect(await ledger()).toEqual(booked);
  });

  it('leaves its section restricted, never empty, and a code that covers it no signal', async () => {
    const shown = sectionsOf(await api.get(`/v5/entities/${company}?include=DAT-ALL`, customer).expect(200));
    expect(shown['directores']).toMatchObject({ state: 'restricted', total: 120 });
    expect(shown['marcas']).toMatchObject({ state: 'restricted', total: 0, items: [] });
    expect(shown['representante_legal_identificado']).toMatchObject({ state: 'restricted', data: null });
    expect(shown['marcas']?.sources.map(({ state }) => state)).not.toContain('empty');
    const screened = sectionsOf(await api.get(`/v5/entities/${company}?include=DAT-SCREEN`, customer).expect(200));
    expect(screened['sanciones_internacionales']).toMatchObject({ state: 'restricted' });
    const page = await api.get(`/v5/entities/${company}/sections/marcas`, customer).expect(200);
    expect(page.body).toMatchObject({ state: 'restricted' });
    const card = await api.get(`/v5/entities/${company}?include=DAT-FREE`, customer).expect(200);
    const { signals } = card.body as { signals: Record<string, unknown> };
    expect(Object.entries(signals).filter(([name]) => name.includes('marca') || name.includes('trademark'))).toEqual(
      expect.arrayContaining([[expect.any(String), null]]),
    );
    const network = await api.get(`/v5/entities/${company}/network`, customer).expect(200);
    expect(network.body).toMatchObject({ state: 'restricted', edges: [] });
  });

  it('leaves an entity without its name, which v4 shows as null in its documented form', async () => {
    const v5 = await api.get(`/v5/entities/${person}?include=DAT-SCREEN`, customer).expect(200);
    expect(v5.body).toMatchObject({ nombre: null, cedula: null });
    expect((v5.body as { sources: { state: string }[] }).sources[0]?.state).not.toBe('empty');
    expect(sectionsOf(v5)['sanciones_internacionales']).toMatchObject({ state: 'restricted', total: 0 });
    const v4 = await api.get(`/v4/panama/entidades/${String(api.ids.person)}?include=CHK-BIN`, customer).expect(200);
    expect(v4.body).toMatchObject({ id: Number(api.ids.person), sid: 'restricted', nombre: null, cedula: null });
  });

  it('leaves the entry of an official list of the same name where it is', async () => {
    const screen = (subject: object) =>
      api
        .send('POST', '/v5/screen', customer)
        .send({ subjects: [subject] })
        .expect(200);
    expect(JSON.stringify((await screen({ name: 'Aurelia Inventada Quintero' })).body)).toContain('"ofac_sdn:1"');
    // The link to an entry was cut; the entry is found by name.
    expect(JSON.stringify((await screen({ entity_id: company })).body)).not.toContain('"ofac_sdn:2"');
    expect(JSON.stringify((await screen({ name: 'Maderas Ficticias del Tuira' })).body)).toContain('"ofac_sdn:2"');
  });

  it('is in no stored screening that names it, which cannot be returned in part', async () => {
    const { rows } = await api.db.query<{ id: string; document: string }>('select id, document::text from screening');
    const naming = rows.filter(({ document }) => document.includes(person) || document.includes(company));
    expect(naming.length).toBeGreaterThan(0);
    for (const { id, document } of naming.filter((row) => SUPPRESSED.test(row.document))) {
      const { status } = await api.get(`/v5/screenings/${id}`, customer);
      expect([document.slice(0, 80), status]).toEqual([document.slice(0, 80), 410]);
    }
  });

  it('is in no result of a refresh', async () => {
    const charged = await api.billing.charge({
      ...{ accountId: customer.accountId, keyId: null, idempotencyKey: 'update_request:900', amount: 0n as never },
      ...{ lines: [], quota: null, requestId: null, route: null, clientReference: null, record: null, userId: null },
      ...{ now: new Date(api.time.getTime() - 3_600_000) },
      disclosure: disclosureOf('refresh', [
        { entity: ownKey('pa', api.ids.company), levels: levelMask(['core_registro', 'directores']) },
      ]),
    });
    if (!('entryId' in charged)) throw new Error(charged.outcome);
    const { rows } = await api.db.query<{ id: bigint }>(
      `insert into update_request (account_id, jurisdiction, entity_pk, requested_codes, price_micro, status, requested_at,
                                   completed_at, entry_id, result, typed_result)
       values ($1, 'pa', $2, '{DAT-GOV}', 0, 'completed', $3, $3, $4, '{"directores":["Aurelia"]}', '{"entity":{"x":"Aurelia"}}') returning id`,
      [customer.accountId, api.ids.company, api.time, charged.entryId],
    );
    for (const version of ['v4', 'v5']) {
      const response = await api.get(`/${version}/update_requests/${String(rows[0]?.id)}`, customer).expect(200);
      expect(response.text).not.toMatch(SUPPRESSED);
      expect(response.body).toMatchObject({ status: 'completed', result: null });
    }
  });

  it('is in no response of the Library, and the rest of it stays', async () => {
    const library = new Library(api.db, { now: () => api.time });
    const save = (path: string) => {
      const [key] = [...before].find(([, { one }]) => one.path === path) ?? [];
      const call = { accountId: customer.accountId, userId: 'u', key: key ?? '', subject: company };
      return library.save({ ...call, operation: 'entity', asked: path, codes: null, opensSession: false });
    };
    await api.db.query(
      `insert into auth_user (id, name, email, email_verified, created_at, updated_at) values ('u', 'Ana', 'ana@example.test', true, now(), now())
           on conflict do nothing`,
    );
    expect(await save(`/v5/entities/${company}?include=DAT-ALL`)).toBe(true);
    const [whole] = await library.responses(customer.accountId, company);
    const shown = JSON.parse(whole?.body ?? 'null') as { nombre: string; sections: Record<string, Section> };
    expect(whole?.body).not.toMatch(SUPPRESSED);
    expect(shown.nombre).toBe(ENTITIES.company.nombre);
    expect(shown.sections['directores']).toMatchObject({ state: 'restricted', items: [] });
    expect(shown.sections['contacto']).toMatchObject({ state: 'ok' });
    expect(await save(`/v5/entities/${company}/network`)).toBe(true);
    const network = (await library.responses(customer.accountId, company)).find(({ asked }) =>
      asked.includes('network'),
    );
    expect(network?.body).toBeNull();
  });

  it('is in no store of personal data, except lists and responses, which are not returned with it', async () => {
    const kept = new Set([
      ...['listing', 'listing_change', 'held_listing', 'suppression'],
      ...['idempotency_record', 'library_answer', 'update_request', 'screening', 'screened_subject'],
    ]);
    const tables = PERSONAL_DATA_STORES.filter(({ people, columns, name }) => people.registered && columns.length > 0 && !kept.has(name)); // prettier-ignore
    for (const { name } of tables) {
      // The register's key of the entity stays, so that an import finds it. It isn't served.
      const text = name === 'entity' ? `replace(t::text, t.sid, '')` : 't::text';
      const { rows } = await api.db.query<{ text: string }>(`select ${text} as text from ${name} t`);
      // The records of a list are those of the list; rules are about one country.
      const own = rows.map((row) => row.text).filter((row) => SUPPRESSED.test(row) && !/ofac|[(,]ec,/.test(row));
      expect([name, own]).toEqual([name, []]);
    }
  });

  it('stays suppressed when rules are applied again', async () => {
    const counted = async () => (await api.db.query<object>('select count(*) from record')).rows;
    const records = await counted();
    await inTransaction(api.db, applySuppressions);
    expect(await counted()).toEqual(records);
  });
});
