import type { StubEntity } from '@entity-registry/testing';
import { describeMalformedPages } from '../../test/malformed-pages.js';
import { itRoundTrips, stubOf } from '../../test/round-trip.js';
import { mitradel } from './adapter.js';

const permit = (numero_caso: string, nombre: string, empresa: string) => ({
  tag: 'work_permits' as const,
  payload: { numero_caso, nombre, nacionalidad: 'PERUANA', numero_pasaporte: 'ZZ9000001', empresa },
  itemDate: '2023-10-02',
});

const company: StubEntity = {
  kind: 'Organization',
  nombre: 'Caminos del Ñeque, S.A.',
  ruc: '900000031-2-2018 DV 62',
  cedula: null,
  core: {},
  records: [
    permit('PT-9000001', 'Ovidio Inventado', 'Caminos del Ñeque, S.A.'),
    permit('PT-9000002', 'Amalia Inventada', 'Caminos del Ñeque, S.A.'),
  ],
};

const person: StubEntity = {
  kind: 'NaturalPerson',
  nombre: 'Nuño Inventado',
  ruc: null,
  cedula: 'E-8-99001',
  core: {},
  records: [permit('PT-9000003', 'Nuño Inventado', 'Panadería del Ensayo')],
};

const stub = stubOf('mitradel');
const labels = ['Número de caso', 'Trabajador', 'Nacionalidad', 'Número de pasaporte', 'Empresa', 'Fecha de solicitud'];

itRoundTrips({ adapter: mitradel, stub, subject: person });
itRoundTrips({ adapter: mitradel, stub, subject: company });
describeMalformedPages({ adapter: mitradel, stub, subject: company, printsNoNumbers: true, labels });
