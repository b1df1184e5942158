import { COMPANY } from '../../test/synthetic-entities.js';
import { describeMalformedPages } from '../../test/malformed-pages.js';
import { itRoundTrips, stubOf } from '../../test/round-trip.js';
import { RESOLUTIONS, acodeco } from './adapter.js';

const source = {
  adapter: acodeco,
  stub: stubOf('acodeco'),
  subject: {
    ...COMPANY,
    records: [
      {
        tag: 'sanciones' as const,
        payload: { nombre: 'Tucán Dorado, S.A.', tipo_sancion: 'MULTA' },
        itemDate: '2021-09-01',
      },
      {
        tag: 'sanciones' as const,
        payload: { nombre: 'Tucán Dorado, S.A.', tipo_sancion: 'AMONESTACION' },
        itemDate: null,
      },
    ],
  },
};

itRoundTrips(source);
describeMalformedPages({ ...source, labels: RESOLUTIONS.columns });
