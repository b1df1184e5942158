import { COMPANY } from '../../test/synthetic-entities.js';
import { describeMalformedPages } from '../../test/malformed-pages.js';
import { itRoundTrips, stubOf } from '../../test/round-trip.js';
import { MARKS, digerpi } from './adapter.js';

const source = {
  adapter: digerpi,
  stub: stubOf('digerpi'),
  subject: {
    ...COMPANY,
    records: [
      {
        tag: 'marcas' as const,
        payload: {
          solicitud: '9100200-01',
          nombre: 'TUCANÍN',
          abogado: 'Bufete del Ensayo',
          titulares: 'Tucán Dorado, S.A.',
          registro: '9300400',
          fecha_solicitud: '2019-03-05',
          fecha_registro: '2020-11-30',
          fecha_vencimiento: '2030-11-30',
          estado: 'REGISTRADA',
        },
        itemDate: '2019-03-05',
      },
      {
        tag: 'marcas' as const,
        payload: {
          solicitud: '9100201-01',
          nombre: 'PICO & PLUMA "ORO"',
          abogado: null,
          titulares: 'Tucán Dorado, S.A.',
          registro: null,
          fecha_solicitud: '2024-02-29',
          fecha_registro: null,
          fecha_vencimiento: null,
          estado: 'EN TRAMITE',
        },
        itemDate: '2024-02-29',
      },
    ],
  },
};

itRoundTrips(source);
describeMalformedPages({ ...source, labels: MARKS.columns });
