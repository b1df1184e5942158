import { COMPANY } from '../../test/synthetic-entities.js';
import { describeMalformedPages } from '../../test/malformed-pages.js';
import { itRoundTrips, stubOf } from '../../test/round-trip.js';
import { BANKS, SANCTIONS, TRUSTS, sbp } from './adapter.js';

const source = {
  adapter: sbp,
  stub: stubOf('sbp'),
  subject: {
    ...COMPANY,
    records: [
      {
        tag: 'company_licenses' as const,
        payload: { id: 'LE-4001', nombre: 'LICENCIA FIDUCIARIA' },
        itemDate: '2015-12-01',
      },
      {
        tag: 'fideicomisos' as const,
        payload: { ficha: '9000123', folio: '90000456', fecha_inscripcion: '2003-07-04', rol: 'FIDUCIARIO' },
        itemDate: '2003-07-04',
      },
      {
        tag: 'sanciones' as const,
        payload: { nombre: 'Tucán Dorado, S.A.', tipo_sancion: 'MULTA' },
        itemDate: '2019-10-10',
      },
    ],
  },
};

itRoundTrips(source);
describeMalformedPages({
  ...source,
  labels: [...new Set([...BANKS.columns, ...TRUSTS.columns, ...SANCTIONS.columns])],
});
