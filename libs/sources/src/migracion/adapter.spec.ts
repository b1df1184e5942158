import type { StubEntity } from '@entity-registry/testing';
import { describeMalformedPages } from '../../test/malformed-pages.js';
import { itRoundTrips, stubOf } from '../../test/round-trip.js';
import { migracion } from './adapter.js';

const immigrant = (numero_caso: string, nombre: string) => ({
  tag: 'migrations' as const,
  payload: { numero_caso, nombre },
  itemDate: '2022-12-31',
});

const person: StubEntity = {
  kind: 'NaturalPerson',
  nombre: 'Nuño Inventado',
  ruc: null,
  cedula: 'E-8-99001',
  core: {},
  records: [immigrant('900000001', 'Nuño Inventado'), immigrant('900000002', 'Nuño Inventado')],
};

const company: StubEntity = {
  kind: 'Organization',
  nombre: 'Caminos del Ñeque, S.A.',
  ruc: '900000031-2-2018 DV 62',
  cedula: null,
  core: {},
  records: [immigrant('900000003', 'Amalia Inventada')],
};

const stub = stubOf('migracion');

itRoundTrips({ adapter: migracion, stub, subject: company });
itRoundTrips({ adapter: migracion, stub, subject: person });
describeMalformedPages({
  adapter: migracion,
  stub,
  subject: person,
  printsNoNumbers: true,
  labels: ['Número de caso', 'Nombre', 'Responsable económico', 'Fecha de entrada'],
});
