import { describe, expect, it } from '@jest/globals';
import {
  LATER,
  READ,
  company,
  item,
  nothing,
  person,
  refreshFixture,
  said,
  second,
} from '../../test/refresh-fixture.js';
import type { EntityInput } from '../ingest/batch.js';
import type { RefreshItem } from './refresh-readings.js';

describe('changes beyond the refreshed entity', () => {
  const fixture = refreshFixture();

  describe('the board', () => {
    const director = (entity: EntityInput, cargo: string, more: object = {}): RefreshItem => ({
      ...item('directores', { nombre: entity.nombre, cargo, activo: true, desde: '2019-02-03', ...more }, '2019-02-03'),
      namedEntities: { person_id: { kind: 'NaturalPerson', nombre: entity.nombre, identifier: entity.cedula ?? null } },
    });
    const before = async () => {
      await fixture.store({
        records: [
          fixture.stored('directores', { nombre: person.nombre, cargo: 'PRESIDENTE', cedula: person.cedula, activo: true, desde: '2019-02-03', link: { method: 'id', score: 1 } }, { refs: { person_id: person.sid } }),
          fixture.stored('organizaciones', { cargo: 'PRESIDENTE', nombre: company.nombre, activo: true }, { entitySid: person.sid, refs: { organization_id: company.sid }, itemDate: '2019-02-03' }),
        ],
        links: [{ jurisdiction: 'pa', fromSid: person.sid, toSid: company.sid, role: 'director', sourceKey: '7.1.l', cargo: 'PRESIDENTE', active: true, since: '2019-02-03', method: 'id', score: 1 }],
      }); // prettier-ignore
    };

    it('matches a director by identifier in any form, else by an exact name that only one entity has', async () => {
      await fixture.store({ entities: [{ ...person, sid: 'other', nombre: 'Basilio Fingido Dos', cedula: '9-1-1' }, { ...second, sid: 'twin', nombre: 'Homónima Fingida', cedula: '9-1-2' }, { ...second, sid: 'twin 2', nombre: 'HOMONIMA FINGIDA', cedula: '9-1-3' }] }); // prettier-ignore
      const named = (nombre: string, identifier: string | null) => ({
        ...item('directores', { nombre, cargo: 'VOCAL' }),
        namedEntities: { person_id: { kind: 'NaturalPerson' as const, nombre, identifier } },
      });
      await fixture.write([
        said('registro_publico', ['directores'], [
          named('A. Inventada', '08-7001-0001'),
          named('BASILIO   FINGIDO', null),
          named('Homónima Fingida', null),
          named('Nadie Conocido', null),
        ]),
      ]); // prettier-ignore
      const rows = (await fixture.records('directores')).map(({ payload }) => [payload['person_id'], payload['link']]);
      expect(rows).toEqual([
        [Number(fixture.pkOf(person)), { method: 'id', score: 1 }],
        [Number(fixture.pkOf(second)), { method: 'name', score: 1 }],
        [undefined, undefined],
        [undefined, undefined],
      ]);
      expect(await fixture.links()).toMatchObject([{ from_pk: fixture.pkOf(person), method: 'id' }, { from_pk: fixture.pkOf(second), method: 'name' }]); // prettier-ignore
    });

    it('leaves the links and the other side unchanged, except for their source, if nothing changes', async () => {
      await before();
      const memberships = await fixture.records('organizaciones', person);
      const network = await fixture.links();
      await fixture.write([said('registro_publico', ['directores'], [director(person, 'PRESIDENTE')])]);
      const proven = { source: 'registro_publico' };
      expect(await fixture.records('organizaciones', person)).toEqual(memberships.map((row) => ({ ...row, ...proven, synthetic: false }))); // prettier-ignore
      expect(await fixture.links()).toEqual(network.map((link) => ({ ...link, ...proven })));
      expect((await fixture.section('organizaciones', person))?.sources).toBeNull();
      expect((await fixture.records('directores'))[0]).toMatchObject({ source: 'registro_publico', payload: { cedula: person.cedula } }); // prettier-ignore
    });

    it('updates the links and both directors’ organizations when a director is replaced', async () => {
      await before();
      const [membership] = await fixture.records('organizaciones', person);
      await fixture.write([said('registro_publico', ['directores'], [director(person, 'PRESIDENTE', { activo: false, hasta: '2026-01-01' }), director(second, 'TESORERO')])]); // prettier-ignore
      expect(await fixture.records('organizaciones', person)).toMatchObject([
        { pk: membership?.pk, payload: { activo: false } },
      ]);
      expect((await fixture.records('organizaciones', second)).map(({ payload }) => payload)).toEqual([
        { cargo: 'TESORERO', nombre: company.nombre, organization_id: Number(fixture.pkOf(company)), activo: true },
      ]);
      expect(await fixture.links()).toMatchObject([{ from_pk: fixture.pkOf(person), active: false }, { from_pk: fixture.pkOf(second), role: 'director', cargo: 'TESORERO', since: '2019-02-03', source: 'registro_publico' }]); // prettier-ignore

      await fixture.write([said('registro_publico', ['directores'], [director(second, 'TESORERO')])]);
      expect(await fixture.records('organizaciones', person)).toEqual([]);
      expect(await fixture.section('organizaciones', person)).toMatchObject({ state: 'empty' });
      expect(await fixture.links()).toMatchObject([{ from_pk: fixture.pkOf(second) }]);
    });

    describe('in the organizations of its members, whose sources were not read', () => {
      const shown = (of: EntityInput) => fixture.section('organizaciones', of);
      const look = (of: EntityInput, items: RefreshItem[], fetchedAt = READ) =>
        fixture.write([said('registro_publico', ['organizaciones'], items), nothing('icij', 'organizaciones')], {
          ...{ entityPk: fixture.pkOf(of), fetchedAt },
        });
      const tesorero = () => [{ cargo: 'TESORERO', nombre: company.nombre, organization_id: Number(fixture.pkOf(company)), activo: true }]; // prettier-ignore
      const board = (...directors: RefreshItem[]) =>
        fixture.write([said('registro_publico', ['directores'], directors)], { fetchedAt: LATER });

      it('shows a director from the member’s first read on, not before', async () => {
        await board(director(second, 'TESORERO'));
        expect(await shown(second)).toBeUndefined();
        await look(second, [item('organizaciones', { nombre: company.nombre, cargo: 'TESORERO' })], LATER);
        expect(await shown(second)).toMatchObject({ state: 'ok', totals: { organizaciones: 1 }, fetched_at: LATER });
      });

      it('leaves the read date unchanged', async () => {
        await look(second, []);
        await board(director(second, 'TESORERO'));
        expect(await shown(second)).toMatchObject({ state: 'ok', body: { organizaciones: tesorero() }, totals: { organizaciones: 1 }, fetched_at: READ }); // prettier-ignore
        await board();
        expect(await shown(second)).toMatchObject({ state: 'empty', body: { organizaciones: [] }, totals: {}, fetched_at: READ }); // prettier-ignore
      });

      it('leaves the state of a source that is down unchanged', async () => {
        await before();
        await fixture.markDown(['organizaciones'], fixture.pkOf(person));
        await fixture.markDown(['organizaciones'], fixture.pkOf(second));
        const fetchedAt = (await shown(person))?.fetched_at;
        await board(director(person, 'PRESIDENTE'), director(person, 'VOCAL'), director(second, 'TESORERO'));
        expect(await shown(person)).toMatchObject({ state: 'source_down', totals: { organizaciones: 2 }, fetched_at: fetchedAt }); // prettier-ignore
        expect(await shown(second)).toMatchObject({ state: 'source_down', body: { organizaciones: tesorero() } });
        await board(director(person, 'PRESIDENTE'));
        expect(await shown(person)).toMatchObject({ state: 'source_down', totals: { organizaciones: 1 } });
        expect(await shown(second)).toMatchObject({ state: 'source_down', body: { organizaciones: [] }, totals: {} });
      });
    });

    it('keeps the board of another source, with its links', async () => {
      await before();
      await fixture.write([said('icij', ['directores'], [])]);
      expect(await fixture.records('directores')).toHaveLength(1);
      expect(await fixture.links()).toHaveLength(1);
      expect(await fixture.records('organizaciones', person)).toHaveLength(1);
    });

    it('shows the new name of a renamed company in its directors’ organizations', async () => {
      await before();
      await fixture.write([said('registro_publico', ['core_registro', 'directores'], [director(person, 'PRESIDENTE')], { nombre: 'Caobas, S.A.' })]); // prettier-ignore
      expect((await fixture.records('organizaciones', person))[0]?.payload).toMatchObject({ nombre: 'Caobas, S.A.' });
    });
  });

  describe('assets', () => {
    const entry = (nombre: string, fecha: string, more: object = {}) => ({ nombre, fecha, hipoteca: null, compraventa: null, ...more }); // prettier-ignore
    const finca = (more: object = {}) =>
      item('fincas', { folio: '9 (F)', ficha: '8', fecha_inscripcion: '2019-01-01', ...more }, '2019-01-01');

    it('reports one event each when an asset appears, changes and disappears', async () => {
      await fixture.write([said('registro_publico', ['fincas'], [finca()])]);
      const [asset] = await fixture.records('fincas');
      await fixture.write([said('registro_publico', ['fincas', 'entity_events'], [finca({ ficha: '88' })])], { fetchedAt: LATER }); // prettier-ignore
      await fixture.write([said('registro_publico', ['fincas', 'entity_events'], [])], { fetchedAt: LATER });
      const told = (await fixture.records('entity_events')).map(({ payload }) => payload);
      const id = Number(asset?.pk);
      expect(told).toEqual([
        { asset_type: 'finca', asset_id: id, event_action: 'created', asset_event_date: '2019-01-01', asset_snapshot: { id, folio: '9 (F)', ficha: '8', fecha_inscripcion: '2019-01-01' } },
        { asset_type: 'finca', asset_id: id, event_action: 'updated', asset_event_date: '2026-11-22', asset_snapshot: { id, folio: '9 (F)', ficha: '88', fecha_inscripcion: '2019-01-01' } },
        { asset_type: 'finca', asset_id: id, event_action: 'removed', asset_event_date: '2026-11-22', asset_snapshot: { id, folio: '9 (F)', ficha: '88', fecha_inscripcion: '2019-01-01' } },
      ]); // prettier-ignore
      expect((await fixture.section('entity_events'))?.totals).toEqual({ entity_events: 3 });
    });

    it('reports no event for an asset that only replaces a synthetic one', async () => {
      await fixture.store({ records: [fixture.stored('fincas', { folio: '9 (F)', ficha: '8', fecha_inscripcion: '2019-01-01' }, { itemDate: '2019-01-01' })] }); // prettier-ignore
      await fixture.write([said('registro_publico', ['fincas'], [finca()])]);
      expect(await fixture.records('entity_events')).toEqual([]);
      expect((await fixture.records('fincas'))[0]?.source).toBe('registro_publico');
    });

    it('keeps the ids of folio entries, the same in every list, and gives new entries new ids', async () => {
      const mortgage = entry('HIPOTECA', '2020-01-01', { id: 500, sid: 'syn:elemento:500', hipoteca: { monto: 5, moneda: 'USD', estado: 'VIGENTE' } }); // prettier-ignore
      await fixture.store({ records: [fixture.stored('fincas', { folio: '9 (F)', hipotecas: [mortgage], last_hipoteca: mortgage, record_events: [mortgage] })] }); // prettier-ignore
      const cancelled = entry('HIPOTECA', '2020-01-01', { hipoteca: { monto: 5, estado: 'CANCELADA' } });
      const sale = entry('COMPRAVENTA', '2026-05-05', { compraventa: { precio: 9 } });
      const now = { hipotecas: [cancelled], compraventas: [sale], last_hipoteca: cancelled, last_compraventa: sale, record_events: [sale, cancelled] }; // prettier-ignore
      await fixture.write([said('registro_publico', ['fincas'], [item('fincas', { folio: '9 (F)', ...now })])]);
      const payload = (await fixture.records('fincas'))[0]?.payload as Record<string, Record<string, unknown>[]>;
      expect(payload['hipotecas']).toEqual([
        { ...mortgage, hipoteca: { monto: 5, moneda: 'USD', estado: 'CANCELADA' } },
      ]);
      const id = payload['compraventas']?.[0]?.['id'] as number;
      expect(id).toBeGreaterThan(0);
      expect(payload['record_events']?.map((listed) => listed['id'])).toEqual([id, 500]);
      expect(payload['last_compraventa']).toEqual({ ...sale, id, sid: `elemento:${id}` });
      const again = await fixture.write([
        said('registro_publico', ['fincas'], [item('fincas', { folio: '9 (F)', ...now })]),
      ]);
      expect(again).toEqual({ inserted: 0, updated: 0, removed: 0 });
    });
  });
});
