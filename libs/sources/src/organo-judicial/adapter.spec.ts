import type { StubEntity } from '@entity-registry/testing';
import { describeMalformedPages } from '../../test/malformed-pages.js';
import { itRoundTrips, stubOf } from '../../test/round-trip.js';
import { organoJudicial } from './adapter.js';

const subject: StubEntity = {
  kind: 'NaturalPerson',
  nombre: 'Zuleima Ñandú Trejos',
  ruc: null,
  cedula: '8-990-1234',
  core: {},
  records: [
    {
      tag: 'expedientes_judiciales',
      payload: {
        rue: '20240099000001',
        partes: 'Banco del Ensayo, S.A. VS Zuleima Ñandú Trejos',
        tipo_negocio: 'PROCESO EJECUTIVO',
        fecha_reparto: '2024-02-29',
      },
      itemDate: '2024-02-29',
    },
    {
      tag: 'expedientes_judiciales',
      payload: {
        rue: '20190099000002',
        partes: 'Zuleima Ñandú Trejos contra Ovidio Inventado; Otro Inventado',
        tipo_negocio: null,
        fecha_reparto: null,
      },
      itemDate: null,
    },
  ],
};

const source = { adapter: organoJudicial, stub: stubOf('organo_judicial'), subject };

itRoundTrips(source);
describeMalformedPages({
  ...source,
  printsNoNumbers: true,
  labels: ['Número único de expediente', 'Partes', 'Tipo de negocio', 'Fecha de reparto'],
});
