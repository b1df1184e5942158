import type { StubEntity } from '@entity-registry/testing';
import { describeTruncatedLists } from '../../test/truncated-lists.js';
import { describeMalformedPages } from '../../test/malformed-pages.js';
import { itRoundTrips, stubOf } from '../../test/round-trip.js';
import { asambleaNacional } from './adapter.js';

const seat = {
  nombre: 'Zuleima Ñandú Trejos',
  cargo: 'Diputado, Panamá, circuito 8-6',
  institucion: 'Asamblea Nacional',
  categoria: 'deputy',
  partido: 'Partido Inventado',
  match: { key: 'name', score: 0.9 },
};

const subject: StubEntity = {
  kind: 'NaturalPerson',
  nombre: 'Zuleima Ñandú Trejos',
  ruc: null,
  cedula: '8-990-1234',
  core: {},
  records: [
    { tag: 'coincidencias_pep', payload: seat, itemDate: null },
    {
      tag: 'coincidencias_pep',
      payload: { ...seat, cargo: 'Diputado suplente, circuito 6-3', partido: null },
      itemDate: null,
    },
  ],
};

const source = { adapter: asambleaNacional, stub: stubOf('asamblea_nacional'), subject };

itRoundTrips(source);
describeMalformedPages({
  ...source,
  printsNoNumbers: true,
  labels: ['Persona', 'Nombre_Completo', 'Partido', 'Circuito', 'Provincia', 'Suplentes'],
  asciiLabels: true,
});
describeTruncatedLists(source);
