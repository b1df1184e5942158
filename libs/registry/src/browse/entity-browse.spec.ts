import { parseEntitySearch } from '@entity-registry/domain';
import { createTestDatabase } from '@entity-registry/testing';
import type { TestDatabase } from '@entity-registry/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EntityBrowse } from './entity-browse.js';
import type { BrowseCursor, EntityBrowseOptions } from './entity-browse.js';

type Body = Parameters<typeof parseEntitySearch>[0];
interface Listed {
  nombre: string;
  kind?: 'Organization' | 'NaturalPerson';
  ruc?: string;
  cedula?: string;
  status?: string;
  form?: string;
  province?: string;
  activity?: string;
  jurisdiction?: string;
}

const SHIPPING: readonly Listed[] = [
  {
    nombre: 'NAVIERA DEL MAR, S.A.',
    status: 'VIGENTE',
    form: 'SOCIEDAD ANÓNIMA',
    province: 'Panamá',
    ruc: '155-2-9001',
  },
  { nombre: 'NAVIERA ÁGUILA, S.A.', status: 'DISUELTA', form: 'SOCIEDAD ANÓNIMA', province: 'COLÓN' },
  { nombre: 'AGENCIA NAVIERA FICTICIA', status: 'VIGENTE', form: 'LIMITADA', activity: 'VENTA DE BARCOS' },
  { nombre: 'MAR Y NAVIERAS', status: 'VIGENTE' },
  { nombre: 'MADERAS INVENTADAS', status: 'VIGENTE' },
  { nombre: 'NAVIERA ANDINA', jurisdiction: 'ec' },
];
const NAMESAKES: readonly Listed[] = [
  { nombre: 'JOSE GONZALEZ', kind: 'NaturalPerson', cedula: '8-123-1234' },
  { nombre: 'JOSÉ GONZÁLEZ', kind: 'NaturalPerson', cedula: '3-77-900' },
  { nombre: 'GONZALEZ, JOSE MARIA', kind: 'NaturalPerson', cedula: 'PE-1-2' },
];

describe('the search of entities by name', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createTestDatabase();
    await store([...SHIPPING, ...NAMESAKES]);
  });
  afterAll(() => database.drop());

  /** Stores entities with their contact and customs records, and lists them. */
  async function store(entities: readonly Listed[]): Promise<void> {
    const { pool } = database;
    await pool.query(
      `insert into ingest_run (id, dataset, importer_version, status, started_at)
       overriding system value values (1, 'invented', 1, 'completed', '2026-11-20T06:00:00Z') on conflict do nothing`,
    );
    const { rows } = await pool.query<{ pks: Record<string, string[]> }>(
      `with given as (
         select nextval('entity_pk_seq') as pk, nextval('entity_pk_seq') as record, coalesce(e ->> 'jurisdiction', 'pa') as j,
                coalesce(e ->> 'kind', 'Organization') as kind, e
           from jsonb_array_elements($1::jsonb) e
       ), stored as (
         insert into entity (jurisdiction, pk, sid, kind, nombre, name_norm, ruc_no_dv, cedula, core, source, run_id, fetched_at)
         select j, pk, 'invented:' || pk, kind, e ->> 'nombre',
                btrim(regexp_replace(search_fold(e ->> 'nombre'), '[^a-z0-9]+', ' ', 'g')), e ->> 'ruc', e ->> 'cedula',
                jsonb_build_object('status', e -> 'status', 'tipo_organizacion', e -> 'form'), 'invented', 1,
                '2026-11-20T06:00:00Z' from given
       ), contact as (
         insert into record (level, jurisdiction, pk, tag, entity_pk, payload, source, source_key, run_id, fetched_at)
         select 'contacto', j, record, 'contacto', pk, jsonb_build_object('provincia', e -> 'province'), 'invented',
                record::text, 1, '2026-11-20T06:00:00Z' from given where e ? 'province'
       ), customs as (
         insert into record (level, jurisdiction, pk, tag, entity_pk, payload, source, source_key, run_id, fetched_at)
         select 'customs_summaries', j, record, 'customs_summary', pk,
                jsonb_build_object('import_tariff_activity_similarity', jsonb_build_object('actividad', e -> 'activity')),
                'invented', record::text, 1, '2026-11-20T06:00:00Z' from given where e ? 'activity'
       )
       select jsonb_object_agg(j, pks) as pks from (select j, jsonb_agg(pk) as pks from given group by j) g`,
      [JSON.stringify(entities)],
    );
    await pool.query('select sync_entity_listing($1, $2)', ['pa', rows[0]?.pks['pa'] ?? []]);
  }

  const find = (body: Body, cursor: BrowseCursor | null = null, options: EntityBrowseOptions = {}) =>
    new EntityBrowse(database.pool, options).search(parseEntitySearch(body), cursor);
  const names = async (body: Body, options: EntityBrowseOptions = {}) =>
    (await find(body, null, options)).results.map(({ nombre }) => nombre);

  it('finds many by one word, names that begin with it first', async () => {
    expect(await names({ q: 'naviera' })).toEqual([
      'NAVIERA ÁGUILA, S.A.',
      'NAVIERA DEL MAR, S.A.',
      'AGENCIA NAVIERA FICTICIA',
      'MAR Y NAVIERAS',
    ]);
  });

  it.each([
    ['words in any order', 'mar naviera', ['MAR Y NAVIERAS', 'NAVIERA DEL MAR, S.A.']],
    [
      'a prefix',
      'navi',
      ['NAVIERA ÁGUILA, S.A.', 'NAVIERA DEL MAR, S.A.', 'AGENCIA NAVIERA FICTICIA', 'MAR Y NAVIERAS'],
    ],
    ['the beginning of each word', 'fic age', ['AGENCIA NAVIERA FICTICIA']],
    ['accents or none', 'ÁGUÍLA', ['NAVIERA ÁGUILA, S.A.']],
    ['any way to write a legal form', 'Naviera del Mar SA', ['NAVIERA DEL MAR, S.A.']],
    ['short words beside longer ones', 'y mar', ['MAR Y NAVIERAS']],
    ['a beginning of two letters', 'ma', ['MADERAS INVENTADAS', 'MAR Y NAVIERAS']],
    ['nothing for a word that no name has', 'naviera zzz', []],
  ])('finds by %s', async (_name, q, expected) => {
    expect(await names({ q })).toEqual(expected);
  });

  it.each([
    ['naviera', 'Naviera NAVIERA'],
    ['naviera del mar', 'naviera del mar, del mar S.A.'],
    ['ma', 'ma ma'],
    ['m', 'm m m'],
  ])('finds the same by %j and by %j, in the same order', async (once, repeated) => {
    for (const options of [{}, { most: 1 }, { most: 1, window: 1 }]) {
      const found = await names({ q: once }, options);
      expect(found).not.toEqual([]);
      expect(await names({ q: repeated }, options)).toEqual(found);
    }
  });

  it('puts names first that do repeat a word', async () => {
    await store(['AMPARO DOBLE TRES', 'DOBLE DOBLE TRES', 'DOBLE TRES'].map((nombre) => ({ nombre })));
    expect(await names({ q: 'doble doble tres' })).toEqual(['DOBLE DOBLE TRES', 'DOBLE TRES', 'AMPARO DOBLE TRES']);
    await database.pool.query(`delete from entity where nombre like '%DOBLE%'`);
    await database.pool.query(`delete from entity_listing where name like '%doble%'`);
  });

  it('tells namesakes apart without showing their numbers', async () => {
    const { results } = await find({ q: 'jose gonzalez' });
    expect(results).toEqual([
      expect.objectContaining({ nombre: 'JOSE GONZALEZ', identifier_masked: '8-***-1234', province: 'PANAMÁ' }),
      expect.objectContaining({ nombre: 'JOSÉ GONZÁLEZ', identifier_masked: '3-***-900', province: 'COLÓN' }),
      expect.objectContaining({ nombre: 'GONZALEZ, JOSE MARIA', identifier_masked: 'PE-***-2', province: null }),
    ]);
    expect(results.map(({ ruc_no_dv }) => ruc_no_dv)).toEqual([null, null, null]);
    for (const { cedula = '' } of NAMESAKES) expect(JSON.stringify(results)).not.toContain(cedula);
  });

  it.each<[string, Record<string, unknown>, string[]]>([
    ['kind', { kind: 'NaturalPerson' }, ['GONZALEZ, JOSE MARIA', 'JOSE GONZALEZ', 'JOSÉ GONZÁLEZ']],
    ['status', { status: 'disuelta' }, ['NAVIERA ÁGUILA, S.A.']],
    ['any of several values', { legal_form: ['limitada', 'x'] }, ['AGENCIA NAVIERA FICTICIA']],
    ['the beginning of a value', { activity: { prefix: 'venta' } }, ['AGENCIA NAVIERA FICTICIA']],
    ['province of organizations and persons', { province: 'COLON' }, ['JOSÉ GONZÁLEZ', 'NAVIERA ÁGUILA, S.A.']],
    ['the beginning of a province', { province: { prefix: 'pan' } }, ['JOSE GONZALEZ', 'NAVIERA DEL MAR, S.A.']],
    ['values that it must not have', { status: { not: 'VIGENTE' }, kind: 'Organization' }, ['NAVIERA ÁGUILA, S.A.']],
    ['several filters', { status: 'VIGENTE', legal_form: 'SOCIEDAD ANONIMA' }, ['NAVIERA DEL MAR, S.A.']],
    ["a value with ' and \\", { status: "x' & \\" }, []],
  ])('filters by %s', async (_name, filters, expected) => {
    expect(await names({ filters })).toEqual(expected);
  });

  it('counts facets, a province once for organizations and persons', async () => {
    const { facets, facetsRelation, total } = await find({ facets: ['kind', 'status', 'province', 'activity'] });
    expect(facets).toEqual({
      kind: [
        { value: 'Organization', count: 5 },
        { value: 'NaturalPerson', count: 3 },
      ],
      status: [
        { value: 'VIGENTE', count: 4 },
        { value: 'DISUELTA', count: 1 },
      ],
      province: expect.arrayContaining([{ value: 'COLÓN', count: 2 }]),
      activity: [{ value: 'VENTA DE BARCOS', count: 1 }],
    });
    expect(facets['province']?.map(({ count }) => count)).toEqual([2, 2]);
    expect([facetsRelation, total]).toEqual(['eq', { count: 8, relation: 'eq' }]);
  });

  it.each<[string, EntityBrowseOptions]>([
    ['that are all read', {}],
    ['that are walked', { most: 1 }],
    ['that are walked beyond the window', { most: 1, window: 1 }],
  ])('pages without gaps or repeats through matches %s', async (_name, options) => {
    for (const body of [{ q: 'na' }, { q: 'naviera' }, {}, { q: 'mar', filters: { status: 'VIGENTE' } }]) {
      const expected = await names({ ...body, limit: 100 });
      expect(await names({ ...body, limit: 100 }, options)).toEqual(expected);
      const seen: (string | null)[] = [];
      let cursor: BrowseCursor | null = null;
      do {
        const page = await find({ ...body, limit: 1 }, cursor, options);
        seen.push(...page.results.map(({ nombre }) => nombre));
        cursor = page.next;
      } while (cursor !== null);
      expect(seen).toEqual(expected);
    }
  });

  it('says when there are more matches than it counts', async () => {
    const { total, facetsRelation } = await find({ q: 'naviera', facets: ['kind'] }, null, { mostWithFacets: 2 });
    expect([total, facetsRelation]).toEqual([{ count: 2, relation: 'gte' }, 'gte']);
  });

  it('does not count what the index of words says is many, and pages through it all the same', async () => {
    const { pool } = database;
    const options = { most: 1, mostWithFacets: 1 };
    const counted = { count: 1, relation: 'gte' };
    const expected = await names({ q: 'navi', limit: 100 });
    await pool.query(
      `insert into name_token (jurisdiction, token, df) values ('pa', 'naviera', 3), ('pa', 'navieras', 1)`,
    );
    const first = await find({ q: 'navi', facets: ['kind'], limit: 1 }, null, options);
    expect(first).toMatchObject({ total: counted, facets: { kind: [{ value: 'Organization', count: 1 }] } });
    const rest = await find({ q: 'navi', limit: 100 }, first.next, options);
    expect([...first.results, ...rest.results].map(({ nombre }) => nombre)).toEqual(expected);
    expect((await find({ q: 'navi', limit: 1 }, null, options)).total).toEqual(counted);
    // With a filter or another word, they are counted.
    expect((await find({ q: 'navi mar' }, null, options)).total).toEqual({ count: 1, relation: 'gte' });
    expect((await find({ q: 'navi', filters: { status: 'DISUELTA' } }, null, options)).total.relation).toBe('eq');
    await pool.query('delete from name_token');
  });

  it('loses entities that are merged, and follows a change of name', async () => {
    const { pool } = database;
    await store([{ nombre: 'CAMBIANTE UNO' }, { nombre: 'CAMBIANTE DOS' }]);
    const pks = `select array_agg(pk) from entity where jurisdiction = 'pa' and nombre like '%CAMBIANTE%'`;
    await pool.query(
      `update entity set nombre = 'OTRO NOMBRE CAMBIANTE', name_norm = 'otro nombre cambiante' where nombre = 'CAMBIANTE UNO'`,
    );
    await pool.query(
      `update entity set merged_into = (select pk from entity where nombre = 'OTRO NOMBRE CAMBIANTE') where nombre = 'CAMBIANTE DOS'`,
    );
    expect(await names({ q: 'cambiante dos' })).toEqual([]);
    await pool.query(`select sync_entity_listing('pa', (${pks}))`);
    expect(await names({ q: 'cambiante' })).toEqual(['OTRO NOMBRE CAMBIANTE']);
    expect((await find({ q: 'cambiante' })).total).toEqual({ count: 1, relation: 'eq' });
  });

  it('finds by other names, and says which one it was', async () => {
    const { pool } = database;
    await store([{ nombre: 'ULTRAMAR NUEVA, S.A.' }, { nombre: 'ULTRAMAR SIN CAMBIO' }]);
    const named = (name: string, kind: string) =>
      pool.query(
        `insert into entity_name (jurisdiction, entity_pk, kind, name, name_norm, until, source, source_key, run_id, fetched_at)
         select jurisdiction, pk, $2, $1, btrim(regexp_replace(search_fold($1), '[^a-z0-9]+', ' ', 'g')), '2012-03-02', 'invented',
                $1, 1, '2026-11-20T06:00:00Z' from entity where nombre = 'ULTRAMAR NUEVA, S.A.'`,
        [name, kind],
      );
    await named('FLETES DE Y PARA TODOS', 'former');
    await named('Ultramar Viejita', 'trade');
    const former = {
      name: 'FLETES DE Y PARA TODOS',
      kind: 'former',
      since: null,
      until: '2012-03-02',
      source: 'invented',
    };
    for (const q of ['fletes', 'para fletes', 'fletes de y']) {
      expect([q, (await find({ q })).results]).toMatchObject([
        q,
        [{ nombre: 'ULTRAMAR NUEVA, S.A.', matched_name: former }],
      ]);
    }
    expect((await find({ q: 'viejita' })).results).toMatchObject([{ matched_name: { kind: 'trade' } }]);
    // Words of two names together are no name.
    expect(await names({ q: 'fletes ultramar' })).toEqual([]);
    expect((await find({ q: 'ultramar' })).results.map(({ matched_name: name }) => name)).toEqual([null, null]);
    for (const options of [{ most: 1 }, { most: 1, window: 1 }]) {
      expect(await names({ q: 'fletes' }, options)).toEqual(['ULTRAMAR NUEVA, S.A.']);
    }
    await pool.query(`delete from entity_name where kind = 'former'`);
    expect(await names({ q: 'fletes' })).toEqual([]);
  });
});
