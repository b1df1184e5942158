import { COMPANY } from '../../test/invented-subjects.js';
import { describeOddPages } from '../../test/odd-pages.js';
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
describeOddPages({ ...source, labels: DEBTORS.columns });
