import { DisclosureLog, Purposes } from '@entity-registry/accounts';
import {
  PURPOSES,
  PURPOSE_LEVELS,
  SURFACE_NAMES,
  makeTypedId,
  purposeCodesFor,
  purposeLevelsFor,
} from '@entity-registry/domain';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ApiFixture, OPERATOR, responseOf } from '../../test/api-fixture.js';
import type { Customer } from '../../test/api-fixture.js';
import { decoded, disclosuresOf } from '../../test/disclosed.js';
import { disclosureCases } from '../../test/disclosure-cases.js';
import type { DisclosureCase } from '../../test/disclosure-cases.js';

let api: ApiFixture;
let purposes: Purposes;
let company: string;
let cases: readonly DisclosureCase[];

const REFUSED = {
  error: 'purpose required',
  code: 'purpose_required',
  jurisdictions: ['pa'],
  purposes: PURPOSES,
  settings_url: 'https://platform.example.test/settings/organization#purpose',
  message: 'An owner of the account has to state once what it uses these records for. Nothing was charged.',
};

beforeAll(async () => {
  api = await ApiFixture.open();
  purposes = new Purposes(api.db, { now: () => api.time });
  company = makeTypedId('pa', 'own', api.ids.company);
  cases = [
    ...(await disclosureCases(api)),
    ...SURFACE_NAMES.map((name) => ask(`POST /v5/search/${name}`, `/v5/search/${name}`, { limit: 50 })),
    ask('GET /v5/entities/{id}', `/v5/entities/${company}?include=DAT-RISK`),
    ask('GET /v5/entities/{id}', `/v5/entities/${company}?include=DAT-ALL`),
    ask('GET /v5/entities/{id}/sections/{level}', `/v5/entities/${company}/sections/expedientes_judiciales`),
    ask('GET /v5/entities/{id}/immigration', `/v5/entities/${company}/immigration`),
    ask('GET /v4/panama/entidades/{id}', `/v4/panama/entidades/${String(api.ids.company)}?include=DAT-LEGAL`),
  ];
  await api.db.query(
    `insert into section_change (jurisdiction, entity_pk, level, inserted, updated, removed, source, run_id, changed_at)
     values ('pa', $1, 'expedientes_judiciales', 1, 0, 0, 'organo_judicial', (select max(id) from ingest_run), now())`,
    [api.ids.company],
  );
});
afterAll(() => api.close());

function ask(operation: string, path: string, body?: object): DisclosureCase {
  return { operation, path, ...(body && { body }), expected: { channel: 'none', told: {} } };
}

const send = ({ operation, path, body, form }: DisclosureCase, customer: Customer) => {
  const call = api.send(operation.split(' ')[0] ?? '', path, customer);
  if (form) return call.type('form').send(form);
  return body ? call.send(body) : call;
};
const newCustomer = () => api.customer({ balance: '1000', jurisdictions: ['pa', 'ec', 'co'] });
const required = (on: boolean) => purposes.setRequired('pa', on, OPERATOR);
/** The states of keys and requirements are at most a second old. */
const forgetStates = () => {
  api.services.keys.clear();
};

describe('a purpose for immigration, court and criminal records', () => {
  it('is not asked for until operators require it', async () => {
    const customer = await newCustomer();
    await api.get(`/v5/entities/${company}?include=DAT-RISK,DAT-LEGAL`, customer).expect(200);
  });

  it('is needed for every response that tells of them, and for no other', async () => {
    await required(true);
    const customer = await newCustomer();
    const refused: string[] = [];
    for (const one of cases) {
      const [before, balance] = [await disclosuresOf(api, customer), await api.charges(customer)];
      const answer = await send(one, customer);
      const response = responseOf(answer);
      if (answer.status === 403) {
        expect(response.body).toEqual(REFUSED);
        expect(await api.charges(customer)).toEqual(balance);
        refused.push(one.path);
        continue;
      }
      expect([one.path, answer.status]).toEqual([one.path, 200]);
      const [row] = (await disclosuresOf(api, customer)).slice(0, 1);
      expect((await disclosuresOf(api, customer)).length).toBe(before.length + 1);
      const told = Object.values((row && decoded(row))?.told ?? {}).flatMap((levels) => levels.join(' ').split(' '));
      expect([one.path, told.filter((level) => (PURPOSE_LEVELS as readonly string[]).includes(level))]).toEqual([
        one.path,
        [],
      ]);
    }
    const paths = refused.map((path) => path.split('?')[0] ?? '');
    expect(paths).toEqual(expect.arrayContaining(['/v5/search/expedientes', '/v5/search/immigration']));
    expect(new Set(refused.filter((path) => path.startsWith('/v5/search/'))).size).toBe(2);
    expect(paths).toEqual(expect.arrayContaining([`/v5/entities/${company}/immigration`]));
    expect(refused).toEqual(expect.arrayContaining([`/v5/entities/${company}?include=DAT-RISK`]));
  });

  it('is missing in signals and changes, which say so', async () => {
    await required(true);
    const customer = await newCustomer();
    const withheld = purposeLevelsFor('pa');
    const keyless = responseOf(await api.get(`/v5/entities/${company}?include=DAT-FREE`).expect(200)).body;
    const card = responseOf(await api.get(`/v5/entities/${company}?include=DAT-FREE`, customer).expect(200)).body;
    const codes = purposeCodesFor('pa');
    expect(codes).toEqual(expect.arrayContaining(['DAT-RISK', 'DAT-LEGAL', 'DAT-LABOR', 'DAT-ALL']));
    for (const body of [keyless, card]) {
      expect(body).toMatchObject({
        signals: { court_cases: null },
        ...{ levels_needing_purpose: withheld, codes_needing_purpose: codes },
      });
      const { codes_never_fetched: never, codes_with_data: holding } = body as Record<string, string[]>;
      // Whether they were read tells of the records too.
      expect(never?.filter((code) => (codes as readonly string[]).includes(code))).toEqual([]);
      expect(holding).not.toContain('DAT-LEGAL');
    }
    const counts = await api
      .send('POST', '/v5/resolve/batch', customer)
      .send({ rows: [{ row_id: '1', name: 'Maderas Ficticias del Tuira, S.A.' }], with_presence: true })
      .expect(200);
    const { presence } = responseOf(counts).body as { presence: { levels: { code: string }[] } };
    expect(presence).toMatchObject({ matched: 1, codes_needing_purpose: codes });
    expect(presence.levels.filter(({ code }) => (codes as readonly string[]).includes(code))).toEqual([]);
    const path = `/v5/entities/${company}/changes`;
    const changes = responseOf(await api.get(path, customer).expect(200)).body as { changes: { level: string }[] };
    expect(changes).toMatchObject({ levels_needing_purpose: withheld });
    expect(changes.changes.map(({ level }) => level)).not.toContain('expedientes_judiciales');

    const stated = await newCustomer();
    await purposes.state(stated.accountId, 'credit', OPERATOR);
    const whole = responseOf(await api.get(path, stated).expect(200)).body as { changes: { level: string }[] };
    expect(whole).not.toHaveProperty('levels_needing_purpose');
    expect(whole.changes.map(({ level }) => level)).toContain('expedientes_judiciales');
  });

  it('is stated once, works at once, and stands in the disclosure log from then on', async () => {
    await required(true);
    const customer = await newCustomer();
    const path = `/v5/entities/${company}?include=DAT-RISK`;
    await api.get(`/v5/entities/${company}?include=CHK-BIN`, customer).expect(200);
    await api.get(path, customer).expect(403);
    api.time = new Date(api.time.getTime() + 1_000);
    await purposes.state(customer.accountId, 'kyc_aml', OPERATOR);
    await api.get(path, customer).expect(200);
    api.time = new Date(api.time.getTime() + 1_000);
    await purposes.state(customer.accountId, 'legal_claim', OPERATOR);
    await api.get(path, customer).expect(200);
    const log = await new DisclosureLog(api.db, () => api.time).list(
      { accountId: customer.accountId, entity: null, level: null, since: null },
      { before: null, limit: 10 },
      { actor: OPERATOR, reason: 'test' },
    );
    expect(log.map(({ purpose }) => purpose)).toEqual(['legal_claim', 'kyc_aml', null]);
  });

  it('is needed again for a replay, and for a dry run', async () => {
    await required(false);
    const customer = await newCustomer();
    const path = `/v5/entities/${company}?include=DAT-RISK`;
    const first = responseOf(await api.get(path, customer).set('Idempotency-Key', 'one').expect(200));
    await required(true);
    forgetStates();
    await api.get(path, customer).set('Idempotency-Key', 'one').expect(403, REFUSED);
    await api.get(`${path}&dry_run=1`, customer).expect(403, REFUSED);
    await purposes.state(customer.accountId, 'own_data', OPERATOR);
    const again = responseOf(await api.get(path, customer).set('Idempotency-Key', 'one').expect(200));
    expect(again.body).toEqual(first.body);
    expect(await api.charges(customer)).toHaveLength(1);
  });

  it('is not needed where it is not required any more', async () => {
    await required(false);
    forgetStates();
    const customer = await newCustomer();
    await api.get(`/v5/entities/${company}?include=DAT-RISK`, customer).expect(200);
  });
});
