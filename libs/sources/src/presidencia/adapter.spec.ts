import type { StubEntity } from '@entity-registry/testing';
import { describeMalformedPages } from '../../test/malformed-pages.js';
import { itRoundTrips, stubOf } from '../../test/round-trip.js';
import { presidencia } from './adapter.js';

const subject: StubEntity = {
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
describeMalformedPages({
  ...source,
  printsNoNumbers: true,
  labels: ['Nombre', 'Cargo', 'Institución', 'Partido', 'Desde', 'Hasta'],
});
