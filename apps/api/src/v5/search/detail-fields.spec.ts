import { SURFACE_NAMES, detailFieldsOf, formatMoney, surfaceOf } from '@entity-registry/domain';
import type { SurfaceName } from '@entity-registry/domain';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { expectSchema } from '../../../test/expect-schema.js';
import { ApiFixture, responseOf } from '../../../test/api-fixture.js';
import type { Customer } from '../../../test/api-fixture.js';
import { loadList } from '../../../test/lists-on-file.js';
import { writeSyntheticAssets } from '../../../test/synthetic-assets.js';
import { operations } from './search-schema.js';

type Row = Readonly<Record<string, unknown>> & { readonly entity_id: string | null; readonly locked: string | null };

const HOUR_MS = 3_600_000;
/** The code that unlocks the records of each surface: the cheapest for each of its levels. */
const OPENED_BY: Readonly<Record<SurfaceName, readonly string[]>> = {
  importaciones: ['DAT-TRADE'],
  exportaciones: ['DAT-TRADE'],
  marcas: ['DAT-IP'],
  naves: ['DAT-ASSET'],
  'real-estate': ['DAT-ASSET'],
  'real-estate-deeds': ['DAT-ASSET'],
  immigration: ['DAT-LEGAL', 'DAT-LABOR'],
  licitaciones: ['DAT-PROC'],
  avisos: ['DAT-BIZ'],
  contraloria: ['DAT-CGR'],
  expedientes: ['DAT-RISK'],
  sanctions: ['DAT-RISK', 'DAT-SCREEN'],
  noticias: ['DAT-NEWS'],
  planillas: ['DAT-CGR'],
};

describe('the detail fields of a search', () => {
  let api: ApiFixture;
  let company: string;
  let person: string;
  let keys: Readonly<Record<string, bigint>>;

  beforeAll(async () => {
    api = await ApiFixture.open();
    company = `pa_own_${String(api.ids.company)}`;
    person = `pa_own_${String(api.ids.person)}`;
    keys = await writeSyntheticAssets(api.db, api.ids.company);
    // One of the entity's records for each surface without any in the synthetic register.
    await api.db.query(
      `insert into record (level, jurisdiction, pk, tag, entity_pk, payload, source, source_key, run_id, fetched_at)
       select 'importaciones', 'pa', 910000 + n, 'importaciones', case when n = 3 then null else $1::bigint end,
              jsonb_build_object('descripcion', 'ARROZ ' || n, 'fecha', '2025-01-0' || n, 'valor_cif', n), 'aduanas', 'detail:' || n, 1, now()
         from generate_series(1, 3) n`,
      [api.ids.company],
    );
  });
  afterAll(() => api.close());

  const newCustomer = () => api.customer({ balance: '50' });
  const search = async (surface: SurfaceName, customer: Customer, body: object = {}): Promise<Row[]> => {
    const response = await api.send('POST', `/v5/search/${surface}`, customer).send(body).expect(200);
    const answer = responseOf(response).body as { results: Row[] };
    expectSchema(operations.find(({ path }) => path === `/v5/search/${surface}`)?.responses[0]?.schema ?? {}, answer);
    return answer.results;
  };
  const ofCompany = async (surface: SurfaceName, customer: Customer): Promise<Row[]> =>
    (await search(surface, customer, { limit: 100 })).filter((row) => row.entity_id === company);
  const buy = (path: string, customer: Customer) => api.get(path, customer).expect(200);
  const isOpen = async (surface: SurfaceName, customer: Customer): Promise<boolean[]> => [
    ...new Set((await ofCompany(surface, customer)).map(({ locked }) => locked === null)),
  ];

  it.each(SURFACE_NAMES)(
    'of %s are absent until a code that covers them is bought, and the row says which',
    async (surface) => {
      const customer = await newCustomer();
      const hidden = detailFieldsOf(surfaceOf(surface));
      const before = await ofCompany(surface, customer);
      expect(before.length).toBeGreaterThan(0);
      for (const row of before) {
        expect(Object.keys(row).filter((name) => hidden.includes(name))).toEqual([]);
        expect(OPENED_BY[surface]).toContain(row.locked);
      }
      await buy(`/v5/entities/${company}?include=${OPENED_BY[surface].join()}`, customer);
      for (const row of await ofCompany(surface, customer)) {
        expect(row.locked).toBeNull();
        expect(Object.keys(row)).toEqual(expect.arrayContaining([...hidden]));
      }
    },
  );

  it('are marked in the schema of each surface, with the code that unlocks them', async () => {
    const customer = await newCustomer();
    for (const surface of SURFACE_NAMES) {
      const { body } = responseOf(await api.get(`/v5/search/${surface}/schema`, customer).expect(200));
      const { detail, filters } = body as {
        detail: { fields: string[]; codes: string[] };
        filters: { name: string; detail: boolean }[];
      };
      expect(detail).toMatchObject({ fields: detailFieldsOf(surfaceOf(surface)), hours: 24 });
      expect(detail.codes).toEqual(expect.arrayContaining([...OPENED_BY[surface]]));
      for (const { name, detail: marked } of filters)
        expect([name, marked]).toEqual([name, detail.fields.includes(name)]);
    }
  });

  it.each([
    ['a detail of v5', (id: string) => `/v5/entities/${id}?include=DAT-IP`],
    ['a larger code', (id: string) => `/v5/entities/${id}?include=DAT-ALL`],
    ['a detail of v4', (id: string) => `/v4/panama/entidades/${id.slice('pa_own_'.length)}?include=DAT-BIZ`],
    ['a section', (id: string) => `/v5/entities/${id}/sections/marcas`],
    ['an asset of the entity', () => `/v5/entities/pa_marca_${String(keys['marcas'])}`],
  ])('are unlocked by %s, only for the account that bought it, for 24 hours', async (_what, path) => {
    const [customer, other] = [await newCustomer(), await newCustomer()];
    await buy(path(company), customer);
    const bought = api.time;
    const colleague = await api.anotherKey(customer.accountId);
    expect([
      await isOpen('marcas', customer),
      await isOpen('marcas', colleague),
      await isOpen('marcas', other),
    ]).toEqual([[true], [true], [false]]);
    api.time = new Date(bought.getTime() + 24 * HOUR_MS - 1_000);
    expect(await isOpen('marcas', customer)).toEqual([true]);
    api.time = new Date(bought.getTime() + 24 * HOUR_MS + 1_000);
    expect(await isOpen('marcas', customer)).toEqual([false]);
    api.time = bought;
  });

  it('are unlocked by a batch for the entities for which the code was charged', async () => {
    const customer = await newCustomer();
    const ids = [`pa_own_${String(api.ids.bareCompany)}`, person, company];
    await api
      .send('POST', '/v5/entities/batch', customer)
      .send({ ids, include: ['DAT-IP'] })
      .expect(200);
    const rows = await search('marcas', customer, { limit: 100 });
    expect(
      rows.filter(({ entity_id: id }) => id === person || id === company).map(({ locked }) => locked),
    ).not.toContain('DAT-IP');
  });

  it.each([
    ['one entity', () => [company]],
    ['several entities', () => [person, company]],
  ])('are unlocked by screening %s', async (_what, ids) => {
    await loadList(api, 'un_security_council', []);
    const customer = await newCustomer();
    const locked = async (): Promise<(string | null)[]> =>
      (await ofCompany('sanctions', customer)).map((row) => row.locked);
    expect(await locked()).toContain('DAT-SCREEN');
    const subjects = ids().map((entity_id) => ({ entity_id }));
    await api.send('POST', '/v5/screen', customer).send({ subjects }).expect(200);
    expect(await locked()).not.toContain('DAT-SCREEN');
    expect(await locked()).toContain(null);
  });

  it.each([
    ['another code', () => `/v5/entities/${company}?include=DAT-TRADE,DAT-CORE`],
    ['the same code for another entity', () => `/v5/entities/${person}?include=DAT-IP`],
    ['its network', () => `/v5/entities/${company}/network`],
    ['its card of signals', () => `/v5/entities/${company}?include=DAT-FREE`],
    ['a dry run', () => `/v5/entities/${company}?include=DAT-IP&dry_run=1`],
  ])('are not unlocked by %s', async (_what, path) => {
    const customer = await newCustomer();
    await buy(path(), customer);
    expect(await isOpen('marcas', customer)).toEqual([false]);
  });

  it('are not unlocked by further pages of a list, whose code was paid before', async () => {
    const customer = await newCustomer();
    const start = api.time;
    const first = responseOf(await buy(`/v5/entities/${company}/sections/directores?limit=1`, customer)).body as {
      next: string;
    };
    api.time = new Date(start.getTime() + 23 * HOUR_MS);
    await buy(first.next, customer);
    const { rows } = await api.db.query<{ lines: { code: string }[] }>(
      `select lines from journal_entry where account_id = $1 and kind = 'charge' order by id desc limit 1`,
      [customer.accountId],
    );
    // A lookup depends on this: a charge without a code in its lines bought none.
    expect(rows[0]?.lines).toEqual([{ code: 'base', price: '0.01' }]);
    api.time = start;
  });

  it.each(['unsent', 'reversed'])('are not unlocked by a charge whose response is %s', async (state) => {
    const customer = await newCustomer();
    await buy(`/v5/entities/${company}?include=DAT-IP`, customer);
    await api.services.responseDeliveries.flush();
    await api.db.query(
      `insert into response_delivery (entry_id, state)
       select id, $2 from journal_entry where account_id = $1 and kind = 'charge'
       on conflict (entry_id) do update set sent_at = null, state = excluded.state`,
      [customer.accountId, state],
    );
    expect(await isOpen('marcas', customer)).toEqual([false]);
  });

  it('are included for records without an entity only if the record itself was bought', async () => {
    const customer = await newCustomer();
    await buy(`/v5/entities/${company}?include=DAT-TRADE`, customer);
    const rows = await search('importaciones', customer, { q: 'arroz' });
    expect(rows.map((row) => [row.entity_id, row['descripcion'], row.locked])).toEqual([
      [null, undefined, 'DAT-TRADE'],
      [company, 'ARROZ 2', null],
      [company, 'ARROZ 1', null],
    ]);
    // A record with an id of its own can be bought by that id.
    await buy('/v5/entities/pa_imp_910003', customer);
    expect((await search('importaciones', customer, { q: 'arroz' }))[0]).toMatchObject({
      descripcion: 'ARROZ 3',
      locked: null,
    });
  });

  it('are not in a cursor either', async () => {
    const customer = await newCustomer();
    const body = { sort: [{ field: 'fecha_vencimiento', dir: 'asc' }], limit: 1 };
    await api.db.query(
      `update record set payload = payload || '{"fecha_vencimiento": "2031-07-09"}' where level = 'marcas'`,
    );
    const page = responseOf(await api.send('POST', '/v5/search/marcas', customer).send(body).expect(200)).body as {
      page: { next_cursor: string };
    };
    const { next_cursor: cursor } = page.page;
    expect(Buffer.from(cursor, 'base64url').toString('latin1')).not.toContain('2031');
    expect(await search('marcas', customer, { ...body, cursor })).toHaveLength(1);
  });

  it.each([
    ['importaciones', ['CHK-BIN'], ['DAT-TRADE']],
    ['importaciones', ['DAT-TRADE'], null],
    ['importaciones', ['DAT-ALL'], null],
    ['sanctions', ['DAT-RISK'], ['DAT-SCREEN']],
    ['sanctions', ['DAT-ALL', 'DAT-SCREEN'], null],
    ['immigration', ['DAT-LEGAL'], ['DAT-LABOR']],
    ['immigration', ['DAT-LABOR'], null],
    ['real-estate-deeds', ['DAT-IP'], ['DAT-ASSET']],
  ] as const)('of %s, with a key whose scopes are %j, have the locked codes %j', async (surface, scopes, locked) => {
    const customer = await api.customer({ balance: '1', scopes });
    for (const query of ['', '?dry_run=1']) {
      const response = await api.send('POST', `/v5/search/${surface}${query}`, customer).send({});
      if (locked === null) expect(response.status).toBe(200);
      else {
        const body = {
          error: 'not in the scopes of this key',
          code: 'key_scope_locked',
          locked_codes: locked,
          key_scopes: scopes,
        };
        expect([response.status, responseOf(response).body]).toEqual([403, body]);
      }
    }
    const [charge] = await api.charges(customer);
    expect(charge).toBe(locked === null ? -10_000n : undefined);
    await api.get(`/v5/search/${surface}/schema`, customer).expect(200);
    expect(formatMoney(await api.billing.spendable(customer.accountId))).toBe(locked === null ? '0.99' : '1.00');
  });
});
