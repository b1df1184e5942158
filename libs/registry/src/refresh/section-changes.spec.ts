import { describe, expect, it } from '@jest/globals';
import { company, item, person, refreshFixture, said } from '../../test/refresh-fixture.js';

const CHANGES = `
  select e.sid, c.level, c.inserted, c.updated, c.removed, c.source, r.dataset
    from section_change c join entity e on e.pk = c.entity_pk join ingest_run r on r.id = c.run_id
   order by c.level, e.sid`;

describe('changes of a refresh', () => {
  const fixture = refreshFixture();
  const changes = () => fixture.query(CHANGES);
  const tender = (acto: string, estado = 'ABIERTO') => item('licitaciones', { acto, estado, documentos: [] });
  const told = (...items: ReturnType<typeof tender>[]) => [said('panamacompra', ['licitaciones'], items)];

  it('records added, changed and removed rows by level and source', async () => {
    await fixture.store({
      records: [fixture.stored('licitaciones', { acto: '1' }), fixture.stored('licitaciones', { acto: '2' })],
    });
    expect(await changes()).toEqual([]);
    await fixture.write(told(tender('2', 'ADJUDICADO'), tender('3')));
    expect(await changes()).toEqual([
      { sid: company.sid, level: 'licitaciones', inserted: 1, updated: 1, removed: 0, source: 'panamacompra', dataset: 'refresh' },
      { sid: company.sid, level: 'licitaciones', inserted: 0, updated: 0, removed: 1, source: 'synthetic', dataset: 'refresh' },
    ]); // prettier-ignore
  });

  it('records nothing if the sources agree with the stored data, even if they take over synthetic rows', async () => {
    await fixture.store({
      records: [fixture.stored('licitaciones', { acto: '1', estado: 'ABIERTO', documentos: [] })],
    });
    await fixture.write(told(tender('1')));
    await fixture.write(told(tender('1')));
    expect(await changes()).toEqual([]);
  });

  it('counts base fields and the memberships of board members', async () => {
    const director = {
      ...item('directores', { nombre: person.nombre, cedula: person.cedula, cargo: 'PRESIDENTE' }),
      namedEntities: {
        person_id: { kind: 'NaturalPerson' as const, nombre: person.nombre, identifier: person.cedula ?? null },
      },
    };
    await fixture.write([said('registro_publico', ['directores'], [director], { domicilio: 'Calle Nueva' })]);
    expect((await changes()).map(({ sid, level, inserted, updated }) => [sid, level, inserted, updated])).toEqual([
      [company.sid, 'core_registro', 0, 1],
      [company.sid, 'directores', 1, 0],
      [person.sid, 'organizaciones', 1, 0],
    ]);
  });
});
