import { SURFACE_NAMES, makeTypedId, surfaceOf } from '@entity-registry/domain';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ApiFixture, responseOf } from '../../test/api-fixture.js';
import type { Customer } from '../../test/api-fixture.js';
import { decoded, disclosuresOf, ordered } from '../../test/disclosed.js';
import type { DisclosedRow } from '../../test/disclosed.js';
import { disclosureCases } from '../../test/disclosure-cases.js';
import type { DisclosureCase } from '../../test/disclosure-cases.js';
import { OPERATIONS } from '../operations.js';

let api: ApiFixture;
let paying: Customer;
let cases: readonly DisclosureCase[];
let company: string;

beforeAll(async () => {
  api = await ApiFixture.open();
  paying = await api.customer({ balance: '1000', jurisdictions: ['pa', 'ec', 'co'] });
  cases = await disclosureCases(api);
  company = makeTypedId('pa', 'own', api.ids.company);
});
afterAll(() => api.close());

const ask = ({ operation, path, body, form }: DisclosureCase, customer = paying) => {
  const call = api.send(operation.split(' ')[0] ?? '', path, customer);
  if (form) return call.type('form').send(form);
  return body ? call.send(body) : call;
};

describe('the disclosure of a billed response', () => {
  it('is stored with its charge, for every operation and every response', async () => {
    for (const one of cases) {
      const before = (await disclosuresOf(api, paying)).length;
      const { status, text } = await ask(one);
      expect([one.path, status, status === 200 ? '' : text]).toEqual([one.path, 200, '']);
      const rows = await disclosuresOf(api, paying);
      expect([one.path, rows.length]).toEqual([one.path, before + 1]);
      expect([one.path, rows[0] && decoded(rows[0])]).toEqual([one.path, ordered(one.expected)]);
    }
  });

  it.each(SURFACE_NAMES)(
    'is stored for each row of the surface %s, by its entity or by its own id if it has none',
    async (surface) => {
      const { body } = responseOf(
        await api.send('POST', `/v5/search/${surface}`, paying).send({ limit: 50 }).expect(200),
      );
      const { results } = body as { results: { id: string | number; entity_id: string | null }[] };
      const { channel, told } = decoded((await disclosuresOf(api, paying))[0] as DisclosedRow);
      const owners = results.map(({ id, entity_id: entity }) => entity ?? (typeof id === 'string' ? id : 'nobody'));
      expect([channel, new Set(Object.keys(told))]).toEqual(['surface', new Set(owners)]);
      const levels = surfaceOf(surface).parts.map(({ level }) => level as string);
      for (const [own, ...signals] of Object.values(told)) {
        expect(signals).toEqual([]);
        expect(own.split(' ').every((level) => levels.includes(level))).toBe(true);
      }
    },
  );

  it('is tested here for every billed operation', () => {
    const billed = OPERATIONS.filter(({ charge }) => charge.kind === 'billed').map(
      ({ method, path }) => `${method} ${path}`,
    );
    const surfaces = SURFACE_NAMES.map((name) => `POST /v5/search/${name}`);
    const tried = new Set([...cases.map(({ operation }) => operation), ...surfaces]);
    // Charged by the worker on completion, and tested there.
    expect(billed.filter((operation) => !tried.has(operation))).toEqual([
      'POST /v5/entities/{id}/update',
      'POST /v4/panama/entidades/{id}/update',
    ]);
  });

  it('is stored for a free key too, but not for a caller without a key', async () => {
    const free = await api.customer();
    await api.get(`/v5/entities/${company}`, free).expect(200);
    expect((await disclosuresOf(api, free)).map(decoded)).toMatchObject([
      { channel: 'detail', told: { [company]: expect.any(Array) } },
    ]);
    const count = async () => (await api.db.query<{ count: bigint }>('select count(*) from disclosure')).rows[0]?.count;
    const before = await count();
    await api.get(`/v5/entities/${company}`).expect(200);
    expect(await count()).toBe(before);
  });

  it('is stored once for a call that is repeated under its Idempotency-Key', async () => {
    const customer = await api.customer({ balance: '1' });
    for (const replayed of [undefined, 'true']) {
      const call = api.get(`/v5/entities/${company}?include=CHK-BIN`, customer).set('Idempotency-Key', 'once');
      expect((await call.expect(200)).headers['idempotent-replayed']).toBe(replayed);
    }
    expect(await disclosuresOf(api, customer)).toHaveLength(1);
  });

  it('is not stored for dry runs, errors, or responses that the caller already has', async () => {
    const customer = await api.customer({ balance: '0.08' });
    const path = `/v5/entities/${company}?include=CHK-BIN`;
    const { headers } = responseOf(await api.get(path, customer).expect(200));
    await api
      .get(path, customer)
      .set('If-None-Match', headers['etag'] ?? '')
      .expect(304);
    await api.get(`${path}&dry_run=1`, customer).expect(200);
    await api.get('/v5/entities/pa_own_99999999?include=CHK-BIN', customer).expect(404);
    await api.get(`/v5/entities/${company}?include=DAT-ALL`, customer).expect(402);
    expect(await disclosuresOf(api, customer)).toHaveLength(1);
  });
});
