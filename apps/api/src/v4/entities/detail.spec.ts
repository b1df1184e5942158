import { codesFor, detailSchema, resolveCodes, tagsFor } from '@entity-registry/domain';
import type { EntityKind, Jurisdiction } from '@entity-registry/domain';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Value } from 'typebox/value';
import { ApiFixture } from '../../../test/api-fixture.js';
import type { Customer } from '../../../test/api-fixture.js';
import { REPORT_KEY } from '../../../test/synthetic-register.js';
import type { SyntheticEntityName } from '../../../test/synthetic-register.js';

type Body = Record<string, unknown>;

describe('v4 detail', () => {
  let api: ApiFixture;
  let customer: Customer;

  beforeAll(async () => {
    api = await ApiFixture.open();
    customer = await api.customer({ balance: '1000', jurisdictions: ['pa', 'ec', 'co'] });
  });
  afterAll(() => api.close());

  const detail = async (country: string, name: SyntheticEntityName, include: string): Promise<Body> => {
    const path = `/v4/${country}/entidades/${String(api.ids[name])}?include=${include}`;
    return (await api.get(path, customer).expect(200)).body as Body;
  };

  it.each<[string, SyntheticEntityName, Jurisdiction, EntityKind]>([
    ['panama', 'company', 'pa', 'Organization'],
    ['panama', 'bareCompany', 'pa', 'Organization'],
    ['panama', 'person', 'pa', 'NaturalPerson'],
    ['ecuador', 'supplier', 'ec', 'Organization'],
    ['colombia', 'trader', 'co', 'Organization'],
  ])('returns for %s the %s as the catalog describes it, for every code', async (country, name, jurisdiction, kind) => {
    const schema = detailSchema(jurisdiction, kind);
    if (!schema) throw new Error('no schema');
    for (const code of codesFor(jurisdiction, 'v4')) {
      const body = await detail(country, name, code);
      expect({ code, errors: Value.Errors(schema, body) }).toEqual({ code, errors: [] });
      const applicable = tagsFor(jurisdiction, kind);
      const delivered = resolveCodes(jurisdiction, [code]).tags.filter((tag) => applicable.includes(tag));
      expect(Object.keys(body)).toEqual(expect.arrayContaining(delivered.filter((tag) => tag !== 'core_registro')));
      expect(applicable.filter((tag) => tag in body && !delivered.includes(tag))).toEqual([]);
    }
  });

  it('has all base fields, even with CHK-BIN', async () => {
    const body = await detail('panama', 'company', 'CHK-BIN');
    expect(Object.keys(body).sort()).toEqual(
      [
        ...['id', 'service_id', 'sid', 'nombre', 'ficha', 'folio', 'ruc', 'ruc_no_dv', 'tipo_organizacion'],
        ...['fecha_registro', 'capital', 'domicilio', 'status', 'vigencia', 'source_updated_at'],
      ].sort(),
    );
    expect(body).toMatchObject({ id: Number(api.ids.company), service_id: Number(api.ids.company), ficha: '900001' });
  });

  it('shows a natural person with a cédula and without the tags that persons cannot have', async () => {
    const body = await detail('panama', 'person', 'DAT-ALL');
    expect(body).toMatchObject({ cedula: '8-9901-9901' });
    for (const tag of [
      ...['contacto', 'directores', 'suspension', 'representante_legal_identificado', 'customs_summary'],
      ...['is_itbm', 'last_itbm_date', 'rp_report_url', 'ruc', 'ficha'],
    ]) {
      expect(body).not.toHaveProperty(tag);
    }
  });

  it('returns [] or null where there is no data, never a missing key', async () => {
    const body = await detail('panama', 'bareCompany', 'DAT-ALL');
    expect(body).toMatchObject({ contacto: null, gacetas: [], is_itbm: null, imports_summary: null });
    expect(body['directores'] === null || Array.isArray(body['directores'])).toBe(true);
  });

  it('lists at most 100 items of a tag', async () => {
    const body = await detail('panama', 'company', 'DAT-GOV');
    expect(body['directores']).toHaveLength(100);
  });

  it('signs the URL of the report for each response, and the URL serves the document', async () => {
    await api.services.objects.put(REPORT_KEY, { body: Buffer.from('%PDF invented'), contentType: 'application/pdf' });
    const { rp_report_url: address } = await detail('panama', 'company', 'DAT-DOC');
    const { pathname, search } = new URL(String(address));
    const document = await api.get(pathname + search).expect(200);
    expect(document.headers['content-type']).toBe('application/pdf');
    expect(document.headers['content-disposition']).toContain('attachment');
    expect(String(document.body)).toBe('%PDF invented');
    const forged = search.replace(/[0-9a-f]$/, (digit) => (digit === '0' ? '1' : '0'));
    await api.get(pathname + forged).expect(404);
    api.time = new Date(api.time.getTime() + 15 * 60_000);
    await api.get(pathname + search).expect(404);
  });

  it('sends the whole body with its length, without ETag, and not cacheable', async () => {
    const path = `/v4/panama/entidades/${String(api.ids.company)}?include=CHK-BIN`;
    const { headers, text } = await api.get(path, customer).expect(200);
    expect(headers['content-length']).toBe(String(Buffer.byteLength(text)));
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers).not.toHaveProperty('etag');
    expect(headers).not.toHaveProperty('x-powered-by');
  });
});
