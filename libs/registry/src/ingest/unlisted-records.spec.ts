import { describe, expect, it } from '@jest/globals';
import { company, refreshFixture } from '../../test/refresh-fixture.js';
import type { RecordInput } from './batch.js';

const entry = (id: number, nombre: string, fecha: string) => ({ id, sid: `elemento:${id}`, nombre, fecha });
const sale = { ...entry(901, 'COMPRAVENTA', '2019-03-01'), compraventa: { precio: 90_000 } };
const mortgage = { ...entry(902, 'HIPOTECA', '15/04/2020'), hipoteca: { monto: 60_000 } };
const odd = entry(903, 'ANOTACION', '31/02/2020');

const finca = (entries: object[], more: Partial<RecordInput> = {}): RecordInput => ({
  ...{ jurisdiction: 'pa', tag: 'fincas', sourceKey: 'f1', entitySid: company.sid },
  payload: { folio: '9000001 (F)', record_events: entries, last_hipoteca: mortgage },
  ...more,
});

const DEEDS = `
  select pk::int as id, entity_pk is not null as owned, payload->>'nombre' as nombre, item_date as day, source,
         payload->>'propiedad_tag' as of, payload->'hipoteca'->>'monto' as monto
    from record where level = 'real_estate_deeds' order by pk`;

describe('records that no detail lists', () => {
  const fixture = refreshFixture();
  const deeds = () => fixture.query(DEEDS);

  it('are stored like other records, but no section shows them', async () => {
    const impedimento = {
      ...({ jurisdiction: 'pa', tag: 'impedimentos', sourceKey: 'i1', entitySid: null } as const),
      payload: { nombre: 'PÉREZ, AURELIA', nombre_norm: 'perez aurelia', estado: 'resuelto' },
    };
    const visa = {
      ...impedimento,
      tag: 'authorized_visas',
      entitySid: company.sid,
      payload: { numero_caso: '9' },
    } as const;
    await fixture.store({ records: [impedimento, visa] });
    const stored = await fixture.query(
      `select level, tag, entity_pk is not null as owned from record
        where level in ('impedimentos', 'authorized_visas') order by level`,
    );
    expect(stored).toEqual([
      { level: 'authorized_visas', tag: 'authorized_visas', owned: true },
      { level: 'impedimentos', tag: 'impedimentos', owned: false },
    ]);
    expect(await fixture.query(`select level from section where level <> 'core_registro'`)).toEqual([]);
  });

  it.each([
    ['their fields have another type', 'impedimentos', { nombre: 5 }, '/nombre'],
    ['they are derived from properties', 'real_estate_deeds', {}, 'computed'],
  ] as const)('are rejected if %s', async (_what, tag, payload, reason) => {
    const record = { jurisdiction: 'pa', tag, sourceKey: 'x', entitySid: null, payload } as const;
    await expect(fixture.store({ records: [record] })).rejects.toThrow(reason);
  });

  describe('deeds', () => {
    it('lists each entry of a property once, with its date if that is valid', async () => {
      await fixture.store({ records: [finca([odd, mortgage, sale])] });
      const same = { owned: true, source: 'synthetic', of: 'fincas' };
      expect(await deeds()).toEqual([
        { ...same, id: 901, nombre: 'COMPRAVENTA', day: '2019-03-01', monto: null },
        { ...same, id: 902, nombre: 'HIPOTECA', day: '2020-04-15', monto: '60000' },
        { ...same, id: 903, nombre: 'ANOTACION', day: null, monto: null },
      ]);
      const [folio] = await fixture.records('fincas');
      const of = await fixture.query(`select distinct payload->'propiedad_id' as id from record_real_estate_deeds`);
      expect(of).toEqual([{ id: Number(folio?.pk) }]);
    });

    it('updates deeds when their property changes, loses its owner, or is removed', async () => {
      await fixture.store({ records: [finca([odd, mortgage, sale])] });
      await fixture.store({
        records: [finca([{ ...mortgage, nombre: 'HIPOTECA CANCELADA' }, entry(904, 'VENTA', '2021-01-01')])],
      });
      expect((await deeds()).map(({ id, nombre }) => [id, nombre])).toEqual([
        [902, 'HIPOTECA CANCELADA'],
        [904, 'VENTA'],
      ]);
      await fixture.query(`update record set entity_pk = null where tag = 'fincas'`);
      expect((await deeds()).map(({ owned }) => owned)).toEqual([false, false]);
      await fixture.query(`delete from record where tag = 'fincas'`);
      expect(await deeds()).toEqual([]);
    });

    it('assigns a deed that two properties list to the later one', async () => {
      await fixture.store({ records: [finca([sale])] });
      await fixture.store({ records: [finca([sale], { sourceKey: 'f2', tag: 'propiedades' })] });
      await fixture.query(`delete from record where tag = 'fincas'`);
      expect((await deeds()).map(({ id, of }) => [id, of])).toContainEqual([901, 'propiedades']);
    });

    it('removes a deed that the later property drops until the earlier one, which still lists it, is written again', async () => {
      const later = { sourceKey: 'f2', tag: 'propiedades' } as const;
      await fixture.store({ records: [finca([sale])] });
      await fixture.store({ records: [finca([sale], later)] });
      await fixture.store({ records: [finca([], later)] });
      expect((await deeds()).map(({ id }) => id)).toEqual([902]);
      await fixture.store({ records: [finca([sale, odd])] });
      expect((await deeds()).map(({ id, of }) => [id, of])).toEqual([
        [901, 'fincas'],
        [902, 'fincas'],
        [903, 'fincas'],
      ]);
    });

    it('stores no deeds if a payload has no entries', async () => {
      const bare = { folio: '9', hipotecas: [], last_compraventa: null };
      await fixture.store({ records: [finca([], { payload: bare })] });
      expect(await deeds()).toEqual([]);
    });
  });
});
