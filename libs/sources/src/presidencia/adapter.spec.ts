import { expect, it } from '@jest/globals';
import { MemoryWorld } from '@entity-registry/testing';
import type { StubSubject } from '@entity-registry/testing';
import { describeOddPages } from '../../test/odd-pages.js';
import { itRoundTrips, stubOf } from '../../test/round-trip.js';
import { StubSession, askedAs } from '../../test/stub-session.js';
import { presidencia } from './adapter.js';

const subject: StubSubject = {
  kind: 'NaturalPerson',
  nombre: 'Zuleima Ñandú Trejos',
  ruc: null,
  cedula: '8-990-1234',
  core: {},
  records: [
    {
      tag: 'coincidencias_pep',
      payload: {
        nombre: 'Zuleima Ñandú Trejos',
        cargo: 'VICEMINISTRA',
        institucion: 'Ministerio del Ensayo',
        categoria: 'official',
        partido: null,
        fecha_inicio: '2024-07-01',
        fecha_fin: null,
        match: { key: 'name', score: 0.9 },
      },
      itemDate: '2024-07-01',
    },
  ],
};

const stub = stubOf('presidencia');
const source = { adapter: presidencia, stub, subject };

itRoundTrips(source);
describeOddPages({ ...source, labels: ['Nombre', 'Cargo', 'Institución', 'Partido', 'Desde', 'Hasta'] });

it('asks nothing about a company, and says nothing of it', async () => {
  const session = new StubSession({ stub, world: new MemoryWorld([subject]), wanted: presidencia.feeds });
  const company = { ...askedAs(subject), kind: 'Organization' as const };
  expect(await presidencia.read(company, session)).toEqual({ tags: [], items: [] });
  expect(session.asked).toEqual([]);
});
