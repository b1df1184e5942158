import { codesFor, resolveCodes, tagsFor } from '@entity-registry/domain';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ApiFixture, responseOf } from '../../../test/api-fixture.js';
import type { Customer } from '../../../test/api-fixture.js';
import { ENTITIES, FORMER_NAME, REPORT_KEY } from '../../../test/synthetic-register.js';

type Body = Record<string, unknown>;

const billing = (price: string, base: string, codes: Record<string, string>, more: Body = {}) => ({
  currency: 'USD',
  price,
  charged: price,
  dry_run: false,
  base,
  codes: Object.entries(codes).map(([code, codePrice]) => ({ code, price: codePrice })),
  redundant: [],
  ...more,
});

describe('GET /v5/entities/{id}', () => {
  let api: ApiFixture;
  let company: string;
  let person: string;
  let paying: Customer;
  let free: Customer;

  beforeAll(async () => {
    api = await ApiFixture.open();
    company = `/v5/entities/pa_own_${String(api.ids.company)}`;
    person = `/v5/entities/pa_own_${String(api.ids.person)}`;
    paying = await api.customer({ balance: '1000' });
    free = await api.customer();
  });
  afterAll(() => api.close());

  const entity = async (path: string, customer?: Customer): Promise<Body> =>
    (await api.get(path, customer).expect(200)).body as Body;

  const quotaUsed = async ({ accountId }: Customer): Promise<number> => {
    const { rows } = await api.db.query<{ used: number }>('select quota_day_used as used from account where id = $1', [
      accountId,
    ]);
    return rows[0]?.used ?? 0;
  };

  const publicUsed = async (): Promise<number> => (await api.billing.publicUsage(api.time)).used;

  describe('without include', () => {
    it('is CHK-BIN for a key with a balance: the base fields, charged', async () => {
      const before = (await api.charges(paying)).length;
      const { body, headers } = responseOf(await api.get(company, paying).expect(200));
      const { nombre, ruc } = ENTITIES.company;
      expect(body).toEqual({
        id: `pa_own_${String(api.ids.company)}`,
        type: 'Organization',
        jurisdiction: 'pa',
        nombre,
        ruc,
        ruc_no_dv: '9900001-1-900001',
        other_names: [{ ...FORMER_NAME, source: 'registro_publico' }],
        core: {
          ficha: '900001',
          folio: null,
          tipo_organizacion: 'SOCIEDAD ANONIMA',
          fecha_registro: null,
          capital: null,
          domicilio: null,
          status: 'VIGENTE',
          vigencia: null,
          source_updated_at: null,
        },
        source: { id: 'registro_publico', fetched_at: '2026-11-20T06:00:00.000Z', source_updated_at: null },
        sources: ['registro_publico', 'dgi', 'icij'].map((id): unknown => expect.objectContaining({ id })),
        sections: {},
        not_applicable: [],
        billing: billing('0.03', '0.01', { 'CHK-BIN': '0.02' }),
      });
      expect(headers['x-service-charge']).toBe('0.03');
      expect(await api.charges(paying)).toHaveLength(before + 1);
      expect((await api.charges(paying))[0]).toBe(-30_000n);
    });

    it('is the signals card for a free key: no records, no charge, one card of the quota', async () => {
      const used = await quotaUsed(free);
      const { body, headers } = responseOf(await api.get(company, free).expect(200));
      expect(body).toMatchObject({
        signals: { has_directors: true, memberships: '1-5', properties: '1-5' },
        codes_with_data: expect.arrayContaining(['CHK-BIN', 'DAT-GOV', 'DAT-ALL']),
        sections: {},
        billing: billing('0.00', '0.00', { 'DAT-FREE': '0.00' }),
      });
      expect(JSON.stringify(body)).not.toContain('Director Inventado');
      expect(headers['x-service-tier']).toBe('free');
      expect(await quotaUsed(free)).toBe(used + 1);
    });

    it('is the signals card for a caller without a key, one query of the shared budget', async () => {
      const used = await publicUsed();
      const { body, headers } = responseOf(await api.get(company).expect(200));
      expect(body).toMatchObject({ signals: { has_directors: true }, billing: { price: '0.00', charged: '0.00' } });
      expect(headers['x-service-tier']).toBe('public');
      expect(headers['x-service-public-budget-remaining']).toBe(String(1_000 - used - 1));
      expect(headers).not.toHaveProperty('x-service-charge');
      expect(await publicUsed()).toBe(used + 1);
    });
  });

  it('costs a key with a balance only the base charge with DAT-FREE', async () => {
    const body = await entity(`${company}?include=DAT-FREE`, paying);
    expect(body).toMatchObject({ signals: {}, billing: billing('0.01', '0.01', { 'DAT-FREE': '0.00' }) });
  });

  it('serves CHK-BIN to every tier', async () => {
    for (const customer of [undefined, free, paying]) {
      const body = await entity(`${company}?include=CHK-BIN`, customer);
      expect(body).toMatchObject({ core: { ficha: '900001' }, sections: {} });
      expect(body).not.toHaveProperty('signals');
    }
  });

  it('returns the contact as an object with DAT-CORE, and charges no code twice', async () => {
    const body = await entity(`${company}?include=DAT-CORE,CHK-BIN`, paying);
    expect(body).toMatchObject({
      sections: {
        contacto: {
          code: 'DAT-CORE',
          state: 'ok',
          data: { correo: 'contacto@example.test', telefono: null },
          source: { id: 'registro_publico', fetched_at: '2026-11-20T06:00:00.000Z', source_updated_at: null },
        },
      },
      billing: billing('0.16', '0.01', { 'DAT-CORE': '0.15' }, { redundant: ['CHK-BIN'] }),
    });
  });

  it('lists ten items of a section, or as many as inline_limit says, and how many there are', async () => {
    const directores = async (query: string) =>
      ((await entity(`${company}?include=DAT-GOV${query}`, paying))['sections'] as Record<string, Body>)['directores'];
    expect(await directores('')).toMatchObject({ total: 121, returned: 10, truncated: true });
    expect(await directores('&inline_limit=1')).toMatchObject({ returned: 1, items: [expect.any(Object)] });
    expect(await directores('&inline_limit=100')).toMatchObject({ returned: 100, truncated: true });
  });

  it('returns the sections of each code that apply, each with its code', async () => {
    for (const [path, kind] of [
      [company, 'Organization'],
      [person, 'NaturalPerson'],
    ] as const) {
      for (const code of codesFor('pa', 'v5')) {
        const body = await entity(`${path}?include=${code}`, paying);
        const tags = resolveCodes('pa', [code]).tags.filter((tag) => tag !== 'core_registro');
        const applicable = tags.filter((tag) => tagsFor('pa', kind).includes(tag));
        const sections = body['sections'] as Record<string, Body>;
        expect(Object.keys(sections)).toEqual(applicable);
        expect(body['not_applicable']).toEqual(tags.filter((tag) => !applicable.includes(tag)));
        for (const section of Object.values(sections)) {
          expect(section).toMatchObject({ code, state: expect.stringMatching(/^(ok|empty|not_fetched)$/) });
        }
      }
    }
  });

  it('shows a natural person with a cédula, and never with a RUC or a service_id', async () => {
    const body = await entity(person, paying);
    expect(body).toMatchObject({ type: 'NaturalPerson', cedula: '8-9901-9901', core: {} });
    for (const field of ['ruc', 'ruc_no_dv', 'service_id', 'sid']) expect(body).not.toHaveProperty(field);
  });

  it('names assets and entities by typed ids', async () => {
    const { sections } = (await entity(`${company}?include=DAT-ALL`, paying)) as { sections: Record<string, Body> };
    const idOf = (tag: string) => (sections[tag]?.['items'] as Body[])[0]?.['id'];
    expect(idOf('fincas')).toMatch(/^pa_finca_\d+$/);
    expect(idOf('propiedades')).toMatch(/^pa_ph_\d+$/);
    expect(idOf('documentos_escaneados')).toMatch(/^pa_entrada_\d+$/);
    expect(idOf('gacetas')).toEqual(expect.any(Number));
  });

  it('shows which sections were never fetched', async () => {
    const bare = `/v5/entities/pa_own_${String(api.ids.bareCompany)}?include=DAT-PROC`;
    expect(await entity(bare, paying)).toMatchObject({
      sections: {
        licitaciones: {
          state: 'not_fetched',
          total: 0,
          items: [],
          source: { id: 'panamacompra', fetched_at: null, source_updated_at: null },
        },
      },
    });
  });

  it('signs the URL of the report again for each response', async () => {
    await api.services.objects.put(REPORT_KEY, { body: Buffer.from('%PDF invented'), contentType: 'application/pdf' });
    const body = await entity(`${company}?include=DAT-DOC`, paying);
    const { data } = (body as { sections: { rp_report_url: { data: string } } }).sections.rp_report_url;
    const { origin, pathname, search } = new URL(data);
    expect(origin).toBe('https://api.example.test');
    await api.get(pathname + search).expect(200);
  });

  describe('dry_run', () => {
    it('returns only the price, and charges and counts nothing', async () => {
      const [charges, used, budget] = [await api.charges(paying), await quotaUsed(free), await publicUsed()];
      for (const dryRun of ['true', '1']) {
        expect(await entity(`${company}?include=DAT-ALL&dry_run=${dryRun}`, paying)).toEqual({
          billing: billing('1.42', '0.01', { 'DAT-ALL': '1.41' }, { charged: '0.00', dry_run: true }),
        });
      }
      expect(Object.keys(await entity(`${company}?dry_run=1`, free))).toEqual(['billing']);
      expect(Object.keys(await entity(`${company}?dry_run=1`))).toEqual(['billing']);
      expect(await api.charges(paying)).toEqual(charges);
      expect(await quotaUsed(free)).toBe(used);
      expect(await publicUsed()).toBe(budget);
    });

    it('shows the price of a code that is locked for a free key, and that it is locked', async () => {
      expect(await entity(`${company}?include=DAT-GOV&dry_run=true`, free)).toMatchObject({
        billing: { price: '0.16', charged: '0.00', free_tier: { locked: true } },
      });
    });

    it('is a 404 for an unknown entity', async () => {
      await api
        .get('/v5/entities/pa_own_999999999?dry_run=1', paying)
        .expect(404, { error: 'entity not found', code: 'entity_not_found' });
    });
  });

  it('redirects a request for a merged entity to its survivor, free of charge', async () => {
    const { rows } = await api.db.query<{ pk: bigint }>(
      `insert into entity (jurisdiction, pk, sid, kind, core, source, run_id, fetched_at, merged_into)
       select 'pa', nextval('entity_pk_seq'), 'merged', kind, core, source, run_id, fetched_at, pk
         from entity where jurisdiction = 'pa' and pk = $1 returning pk`,
      [api.ids.company],
    );
    const merged = `/v5/entities/pa_own_${String(rows[0]?.pk)}`;
    const [charges, budget, used] = [await api.charges(paying), await publicUsed(), await quotaUsed(free)];
    for (const customer of [undefined, free, paying]) {
      const { headers } = await api.get(`${merged}?include=CHK-BIN&inline_limit=5`, customer).redirects(0).expect(308);
      expect(headers['location']).toBe(`${company}?include=CHK-BIN&inline_limit=5`);
      expect((await api.get(merged, customer).redirects(0).expect(308)).headers['location']).toBe(company);
    }
    expect(await api.charges(paying)).toEqual(charges);
    expect(await publicUsed()).toBe(budget);
    expect(await quotaUsed(free)).toBe(used);
  });
});
