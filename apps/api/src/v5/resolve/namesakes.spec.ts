import { IngestWriter, indexNames } from '@entity-registry/registry';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Check } from 'typebox/value';
import { ApiFixture, responseOf } from '../../../test/api-fixture.js';
import type { Customer } from '../../../test/api-fixture.js';
import { BatchResponse } from './resolve-schema.js';

const NAME = 'Pesquera Zafiral del Golfo, S.A.';
const COMPANY = { jurisdiction: 'pa', kind: 'Organization' } as const;
const FORMERLY = 'Panificadora Marañón Central, S.A.';

interface Row {
  outcome: string;
  warnings: string[];
  candidates: { status: string | null; matched_on: string[] }[];
}

describe('a batch of names and numbers that name more than one entity', () => {
  let api: ApiFixture;
  let paying: Customer;

  beforeAll(async () => {
    api = await ApiFixture.open();
    paying = await api.customer({ balance: '10' });
    const client = await api.db.connect();
    const run = {
      id: 1n,
      source: 'registro_publico',
      fetchedAt: new Date('2026-11-20T06:00:00Z'),
      synthetic: true,
    } as const;
    await new IngestWriter(client, indexNames).write(run, {
      source: 'registro_publico',
      entities: [
        { ...COMPANY, sid: 'same:1', nombre: NAME, ruc: '9900011-1-900011', core: { status: 'DISUELTA' } },
        { ...COMPANY, sid: 'same:2', nombre: NAME.toUpperCase(), ruc: '9900012-1-900012', core: { status: 'VIGENTE' } },
        { ...COMPANY, sid: 'same:3', nombre: 'Naviera Quetzalillo, S.A.', ruc: '9900013-1-900013' },
      ],
      records: [],
      links: [],
      names: [{ jurisdiction: 'pa', sid: 'same:3', kind: 'former', name: FORMERLY, since: null, until: null }],
    });
    client.release();
  });
  afterAll(() => api.close());

  it('says for each row what its outcome is, and why', async () => {
    const rows = [
      { name: NAME },
      { name: NAME, ruc: '9900012-1-900012' },
      { name: NAME, ruc: '9900099-1-900099' },
      { name: 'Xilofrasto Ultramarino', ruc: '9900013-1-900013' },
      { name: FORMERLY, ruc: '9900013-1-900013' },
      { ruc: '9900013-1-900013', type: 'NaturalPerson' },
      { name: 'S.A.' },
    ];
    const { body, headers } = responseOf(
      await api.send('POST', '/v5/resolve/batch', paying).send({ rows }).expect(200),
    );
    expect(Check(BatchResponse, body)).toBe(true);
    const { results } = body as { results: Row[] };
    expect(results.map(({ outcome, warnings }) => [outcome, warnings])).toEqual([
      ['ambiguous', ['same_name']],
      ['matched', []],
      ['ambiguous', ['ruc_not_found']],
      ['ambiguous', ['name_mismatch']],
      ['matched', []],
      ['no_match', ['type_mismatch']],
      ['invalid', undefined],
    ]);
    expect(results[0]?.candidates.map(({ status }) => status)).toEqual(['VIGENTE', 'DISUELTA']);
    expect(results[3]?.candidates[0]?.matched_on).toEqual(['ruc']);
    expect(results[6]).toMatchObject({
      error: { code: 'invalid_search_query', field: 'name', message: 'name must have more than a legal form' },
    });
    expect(headers).toMatchObject({ 'x-service-charge': '0.07' }); // 0.01 + 6 x 0.01
  });

  it('has no match in reconciliation for an entity with a namesake', async () => {
    const queries = { q0: { query: NAME }, q1: { query: NAME, properties: [{ pid: 'ruc', v: '9900011-1-900011' }] } };
    const { body } = responseOf(await api.send('POST', '/v5/reconcile', paying).send({ queries }).expect(200));
    const matches = Object.values(body as Record<string, { result: { match: boolean }[] }>).map(
      ({ result }) => result[0]?.match,
    );
    expect(matches).toEqual([false, true]);
  });
});
