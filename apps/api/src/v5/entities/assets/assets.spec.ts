import { ID_TYPES } from '@entity-registry/domain';
import { assetCode, assetCodes } from '@entity-registry/registry';
import type { AssetType } from '@entity-registry/registry';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Compile } from 'typebox/compile';
import { ApiFixture, responseOf } from '../../../../test/api-fixture.js';
import type { Customer } from '../../../../test/api-fixture.js';
import { tagOf, writeSyntheticAssets } from '../../../../test/synthetic-assets.js';
import { Asset, BatchResponse, DocumentText } from '../entities-schema.js';

const TYPES = Object.keys(ID_TYPES).filter((type): type is AssetType => type !== 'own');
const NEVER_LINKED = 'imped';

type Body = Record<string, unknown>;

describe('an asset by its id', () => {
  let api: ApiFixture;
  let paying: Customer;
  let free: Customer;
  let keys: Readonly<Record<string, bigint>>;

  beforeAll(async () => {
    api = await ApiFixture.open();
    keys = await writeSyntheticAssets(api.db, api.ids.company);
    paying = await api.customer({ balance: '100' });
    free = await api.customer();
  });
  afterAll(() => api.close());

  const idOf = (type: AssetType): string => `pa_${type}_${String(keys[tagOf(type)])}`;
  const read = async (path: string, customer = paying): Promise<Body> =>
    (await api.get(`/v5/entities/${path}`, customer).expect(200)).body as Body;

  it.each(TYPES)(
    'pa_%s returns the complete record, for the base and the cheapest code that covers it',
    async (type) => {
      const code = assetCode('pa', type);
      const body = await read(idOf(type));
      expect([...Compile(Asset).Errors(body)]).toEqual([]);
      expect(body).toMatchObject({
        id: idOf(type),
        type,
        jurisdiction: 'pa',
        entity_id: type === NEVER_LINKED ? null : `pa_own_${String(api.ids.company)}`,
        code,
        state: 'ok',
        source: { id: expect.any(String), fetched_at: '2026-11-20T06:00:00.000Z', source_updated_at: null },
        data: { id: idOf(type) },
        billing: { base: '0.01', codes: [{ code }], redundant: [] },
      });
      expect(body['billing']).not.toHaveProperty('codes[0].quantity');
    },
  );

  it.each(TYPES)('pa_%s is a 404 if there is no such record, in a dry run too, free of charge', async (type) => {
    const charges = (await api.charges(paying)).length;
    // The key of a record of another type is not valid for this one.
    for (const key of ['999999999', String(keys['directores'])]) {
      await api
        .get(`/v5/entities/pa_${type}_${key}`, paying)
        .expect(404, { error: 'entity not found', code: 'entity_not_found' });
      await api.get(`/v5/entities/pa_${type}_${key}?dry_run=1`, paying).expect(404);
    }
    expect(await api.charges(paying)).toHaveLength(charges);
  });

  it('names every record and entity in it by its typed id', async () => {
    const { data } = (await read(idOf('finca'))) as { data: Record<string, Body[]> };
    expect(data['hipotecas']?.[0]).toMatchObject({ id: 'pa_relemento_7000001', nombre: 'HIPOTECA' });
    const deed = (await read('pa_relemento_7000001')) as { data: Body };
    expect(deed.data).toMatchObject({
      id: 'pa_relemento_7000001',
      propiedad_id: idOf('finca'),
      propiedad_tag: 'fincas',
    });
  });

  it('shows that its source was down when its entity was last read', async () => {
    const down = `update section set state = $1 where level = 'naves' and entity_pk = $2`;
    await api.db.query(down, ['source_down', api.ids.company]);
    expect(await read(idOf('nave'))).toMatchObject({ state: 'source_down', data: {} });
    await api.db.query(down, ['ok', api.ids.company]);
  });

  it.each([
    ['DAT-IP', '0.04', 'DAT-IP', {}],
    ['DAT-BIZ', '0.09', 'DAT-BIZ', {}],
    ['DAT-ALL', '1.42', 'DAT-ALL', {}],
    // Several cover it: the cheapest is charged, and codes that do not cover it are not.
    [
      'DAT-ALL,CHK-BIN,DAT-IP',
      '0.04',
      'DAT-IP',
      { redundant: ['DAT-ALL'], not_charged: [{ code: 'CHK-BIN', reason: 'not_applicable' }] },
    ],
  ])('costs with include=%s: %s', async (include, price, code, reported) => {
    const path = `${idOf('marca')}?include=${include}`;
    const { billing } = await read(path);
    expect(billing).toMatchObject({ price, charged: price, codes: [{ code }], ...reported });
    expect(await read(path)).toMatchObject({ code, data: { id: idOf('marca') } });
    const { billing: preview } = await read(`${path}&dry_run=1`);
    expect({ ...(preview as Body), charged: price, dry_run: false }).toEqual(billing);
  });

  it.each(TYPES)('pa_%s with codes that do not cover it is refused with the list of those that do', async (type) => {
    const charges = (await api.charges(paying)).length;
    for (const dryRun of ['', '&dry_run=1']) {
      const rejected = await api
        .get(`/v5/entities/${idOf(type)}?include=CHK-BIN,DAT-FREE${dryRun}`, paying)
        .expect(400);
      expect(responseOf(rejected).body).toEqual({
        error: 'no code of include covers this asset: CHK-BIN, DAT-FREE',
        code: 'include_not_applicable',
        supported_includes: assetCodes('pa', type),
      });
    }
    expect(await api.charges(paying)).toHaveLength(charges);
  });

  describe('in a batch', () => {
    const company = () => `pa_own_${String(api.ids.company)}`;
    const batch = async (body: object, query = '') => {
      const response = await api.send('POST', `/v5/entities/batch${query}`, paying).send(body).expect(200);
      return response.body as { results: { outcome: string }[]; billing: object };
    };

    it('is invalid if no named code covers it, free of charge', async () => {
      const body = { ids: [idOf('finca'), company()], include: ['CHK-BIN'] };
      const response = await batch(body);
      expect([...Compile(BatchResponse).Errors(response)]).toEqual([]);
      const supported = ['DAT-ASSET', 'DAT-ALL'];
      expect(response.results[0]).toEqual({
        ...{ id: idOf('finca'), outcome: 'invalid' },
        error: { code: 'include_not_applicable', supported_includes: supported },
      });
      expect(response.results[1]).toMatchObject({ id: company(), outcome: 'ok' });
      expect(response.billing).toMatchObject({ price: '0.03', codes: [{ code: 'CHK-BIN', price: '0.02' }] });
      const { billing } = await batch(body, '?dry_run=1');
      expect(billing).toMatchObject({ price: '0.03' });
    });

    it('costs the named code that covers it, and entities cost all named codes', async () => {
      const response = await batch({ ids: [idOf('finca'), company()], include: ['CHK-BIN', 'DAT-ASSET'] });
      expect(response.results.map(({ outcome }) => outcome)).toEqual(['ok', 'ok']);
      expect(response.billing).toMatchObject({
        price: '0.53',
        codes: [
          { code: 'DAT-ASSET', price: '0.50', quantity: 2 },
          { code: 'CHK-BIN', price: '0.02' },
        ],
        not_charged: [{ code: 'CHK-BIN', reason: 'not_applicable' }],
      });
    });
  });

  it('refuses an invalid include', async () => {
    const { body } = responseOf(await api.get(`/v5/entities/${idOf('marca')}?include=DAT-NOPE`, paying).expect(400));
    expect(body).toMatchObject({ error: 'unknown product code(s): DAT-NOPE', supported_includes: expect.any(Array) });
  });

  it.each([
    ['finca', '0.26', 'DAT-ASSET', '0.25'],
    ['marca', '0.04', 'DAT-IP', '0.03'],
    ['imp', '0.21', 'DAT-TRADE', '0.20'],
    ['entrada', '0.07', 'DAT-DOC', '0.06'],
    ['wp', '0.11', 'DAT-LEGAL', '0.10'],
    ['imped', '0.16', 'DAT-LABOR', '0.15'],
  ] as const)('a dry run shows a free key what a pa_%s costs: %s', async (type, price, code, codePrice) => {
    expect(await read(`${idOf(type)}?dry_run=1`, free)).toEqual({
      billing: {
        ...{ currency: 'USD', price, charged: '0.00', dry_run: true, base: '0.01', redundant: [] },
        codes: [{ code, price: codePrice }],
        free_tier: { locked: true },
      },
    });
    await api.get(`/v5/entities/${idOf(type)}?dry_run=1`).expect(403);
    await api.get(`/v5/entities/${idOf(type)}?dry_run=yes`, free).expect(400);
  });

  describe('of a document', () => {
    const text = (type: 'entrada' | 'elemento', query = '') => `${idOf(type)}/text${query}`;
    beforeAll(async () => {
      await api.db.query(
        `insert into document_text (level, jurisdiction, pk, page, body)
         select 'documentos_escaneados', 'pa', $1, n, 'Página inventada ' || n from generate_series(1, 3) n`,
        [keys[tagOf('entrada')]],
      );
    });

    it('returns its text by page, each for the base and DAT-DOC', async () => {
      const first = await read(text('entrada'));
      expect([...Compile(DocumentText).Errors(first)]).toEqual([]);
      expect(first).toMatchObject({
        ...{ id: idOf('entrada'), type: 'entrada', page: 1, pages: 3, text: 'Página inventada 1', state: 'ok' },
        next: `/v5/entities/${text('entrada', '?page=2')}`,
        billing: { price: '0.07', charged: '0.07', codes: [{ code: 'DAT-DOC', price: '0.06' }] },
      });
      expect(await read(text('entrada', '?page=3'))).toMatchObject({ text: 'Página inventada 3', next: null });
    });

    it('shows that a text was never read', async () => {
      const body = await read(text('elemento'));
      expect(body).toMatchObject({
        state: 'not_fetched',
        page: 1,
        pages: 0,
        text: null,
        next: null,
        recognition: null,
      });
    });

    it('shows what a text was recognized with, and that its file is queued', async () => {
      const pk = [keys[tagOf('entrada')]];
      await api.db.query(
        `insert into document_reading (level, jurisdiction, pk, object_key) values ('documentos_escaneados', 'pa', $1, 'pa/a.pdf')
         on conflict (level, jurisdiction, pk) do update set object_key = excluded.object_key`,
        pk,
      );
      const never = { engine: null, language: null, read_at: null };
      // No text reader was ever seen, then none for hours, then one recently.
      expect(await read(text('entrada'))).toMatchObject({ recognition: { state: 'unavailable', ...never } });
      const seen = `insert into text_recognizer values ('invented 1.0', 'spa', now() - $1::interval)
        on conflict (engine) do update set seen_at = excluded.seen_at`;
      await api.db.query(seen, ['2 hours']);
      expect(await read(text('entrada'))).toMatchObject({ recognition: { state: 'unavailable' } });
      await api.db.query(seen, ['1 minute']);
      expect(await read(text('entrada'))).toMatchObject({ recognition: { state: 'waiting', ...never } });
      await api.db.query(
        `update document_reading set state = 'read', digest = sha256('a'), engine = 'invented 1.0', language = 'spa', pages = 3,
                read_at = '2026-11-20T08:00:00Z' where pk = $1`,
        pk,
      );
      const recognized = await read(text('entrada'));
      expect([...Compile(DocumentText).Errors(recognized)]).toEqual([]);
      expect(recognized).toMatchObject({
        recognition: {
          ...{ state: 'read', engine: 'invented 1.0', language: 'spa', read_at: '2026-11-20T08:00:00.000Z' },
          of_former_file: false,
        },
      });
      await api.db.query(
        `update record set payload = payload || '{"pdf_url": "object://pa/another.pdf"}'
          where level = 'documentos_escaneados' and jurisdiction = 'pa' and pk = $1`,
        pk,
      );
      expect(await read(text('entrada'))).toMatchObject({
        recognition: { state: 'waiting', engine: 'invented 1.0', of_former_file: true },
      });
    });

    it.each(['0', '-1', '1.5', 'x', '', '4', '99999999999'])('has no page %j: 400, uncharged', async (page) => {
      const charges = (await api.charges(paying)).length;
      const { body } = responseOf(
        await api.get(`/v5/entities/${text('entrada', `?page=${page}`)}`, paying).expect(400),
      );
      expect((body as { error: string }).error).toMatch(/^page must (be|not exceed) /);
      expect(await api.charges(paying)).toHaveLength(charges);
    });

    it('reveals its number of pages only to callers who have paid for one', async () => {
      for (const customer of [paying, free]) {
        const body = await read(text('entrada', '?page=99&dry_run=1'), customer);
        expect(body).toMatchObject({ billing: { price: '0.07', charged: '0.00' } });
      }
      const { body } = responseOf(await api.get(`/v5/entities/${text('entrada', '?page=99')}`, paying).expect(400));
      expect((body as { error: string }).error).toMatch(/^page must not exceed the number of pages/);
      expect(JSON.stringify(body)).not.toContain('3');
    });

    it('is available only by its own id', async () => {
      const { body } = responseOf(await api.get(`/v5/entities/${idOf('nave')}/text`, paying).expect(400));
      expect(body).toEqual({
        error: 'id must belong to a document, such as pa_entrada_1 or pa_elemento_1',
        code: 'invalid_parameter',
      });
      await api.get('/v5/entities/pa_entrada_999999999/text', paying).expect(404);
    });

    it('is not readable with a free key, but a dry run shows its price', async () => {
      const { body } = responseOf(await api.get(`/v5/entities/${text('entrada')}`, free).expect(403));
      expect(body).toMatchObject({ code: 'free_tier_code_locked', locked_codes: ['DAT-DOC'] });
      expect(await read(text('entrada', '?dry_run=1'), free)).toMatchObject({
        billing: { price: '0.07', charged: '0.00', free_tier: { locked: true } },
      });
      await api.get(`/v5/entities/${text('entrada')}`).expect(403);
    });
  });
});
