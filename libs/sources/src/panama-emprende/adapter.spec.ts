import { COMPANY } from '../../test/synthetic-entities.js';
import { describeMalformedPages } from '../../test/malformed-pages.js';
import { itRoundTrips, stubOf } from '../../test/round-trip.js';
import { ADDRESS, NOTICE, OPERATOR, panamaEmprende } from './adapter.js';

const source = {
  adapter: panamaEmprende,
  stub: stubOf('panama_emprende'),
  subject: {
    ...COMPANY,
    records: [
      {
        tag: 'contacto' as const,
        payload: {
          direccion: 'Calle de la Muestra, Local 5',
          provincia: 'Panamá',
          distrito: 'San Miguelito',
          corregimiento: 'Omar Torrijos',
          telefono: '000-1234',
          correo: null,
          sitio_web: 'https://tucan.example',
        },
        itemDate: '2021-01-02',
      },
      {
        tag: 'avisos' as const,
        payload: {
          numero: '900000017-2-2019-2019-100200',
          nombre: 'El Tucán "Dorado"',
          ruc: '900000017-2-2019',
          estatus: 'VIGENTE',
          fecha_generacion: '05/03/2019',
        },
        itemDate: '2019-03-05',
      },
      {
        tag: 'avisos' as const,
        payload: {
          numero: '900000017-2-2019-2020-100201',
          nombre: null,
          ruc: null,
          estatus: 'CANCELADO',
          fecha_generacion: null,
        },
        itemDate: null,
      },
    ],
  },
};

itRoundTrips(source);
describeMalformedPages({ ...source, labels: [...OPERATOR, ...ADDRESS, ...NOTICE], asciiLabels: true });
