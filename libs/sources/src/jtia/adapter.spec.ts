import { PERSON } from '../../test/synthetic-entities.js';
import { describeMalformedPages } from '../../test/malformed-pages.js';
import { itRoundTrips, stubOf } from '../../test/round-trip.js';
import { PROFESSIONALS, jtia } from './adapter.js';

const source = {
  adapter: jtia,
  stub: stubOf('jtia'),
  subject: {
    ...PERSON,
    records: [
      {
        tag: 'idoneidades' as const,
        payload: { id: 'INGENIERO CIVIL 2004-017', nombre: 'Zuleima Ñandú Barragán', idoneidad: '2004-017' },
        itemDate: '2004-06-30',
      },
      {
        tag: 'idoneidades' as const,
        payload: { id: 'ARQUITECTO 2010-200', nombre: 'Zuleima Ñandú Barragán', idoneidad: null },
        itemDate: null,
      },
    ],
  },
};

itRoundTrips(source);
describeMalformedPages({ ...source, labels: PROFESSIONALS.columns });
