import { COMPANY } from '../../test/synthetic-entities.js';
import { describeMalformedPages } from '../../test/malformed-pages.js';
import { itRoundTrips, stubOf } from '../../test/round-trip.js';
import { SHIPS, amp } from './adapter.js';

const source = {
  adapter: amp,
  stub: stubOf('amp'),
  subject: {
    ...COMPANY,
    records: [
      {
        tag: 'naves' as const,
        payload: { nombre: 'MV Garza Imaginaria', ficha: '900123', fecha_registro: '2011-02-28' },
        itemDate: '2011-02-28',
      },
      {
        tag: 'naves' as const,
        payload: { nombre: 'LP "Pelícano" & Cía', ficha: null, fecha_registro: null },
        itemDate: null,
      },
    ],
  },
};

itRoundTrips(source);
describeMalformedPages({ ...source, labels: SHIPS.columns });
