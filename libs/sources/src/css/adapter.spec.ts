import { COMPANY } from '../../test/synthetic-entities.js';
import { describeMalformedPages } from '../../test/malformed-pages.js';
import { itRoundTrips, stubOf } from '../../test/round-trip.js';
import { DEBTORS, css } from './adapter.js';

const source = {
  adapter: css,
  stub: stubOf('css'),
  subject: {
    ...COMPANY,
    records: [
      {
        tag: 'css_moroso_menciones' as const,
        payload: { titulo: 'LISTADO DE MOROSOS 2023-04', fecha_publicacion: '2023-04-05' },
        itemDate: '2023-04-05',
      },
    ],
  },
};

itRoundTrips(source);
describeMalformedPages({ ...source, labels: DEBTORS.columns });
