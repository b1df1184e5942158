import { COMPANY } from '../../test/synthetic-entities.js';
import { describeMalformedPages } from '../../test/malformed-pages.js';
import { itRoundTrips, stubOf } from '../../test/round-trip.js';
import { FIRMS, PEOPLE, SANCTIONS, smv } from './adapter.js';

const source = {
  adapter: smv,
  stub: stubOf('smv'),
  subject: {
    ...COMPANY,
    records: [
      {
        tag: 'personal_licenses' as const,
        payload: { id: 'LP-10001', nombre: 'Tucán Dorado, S.A.', idoneidad: 'CORREDOR DE VALORES', activo: true },
        itemDate: '2018-01-31',
      },
      {
        tag: 'personal_licenses' as const,
        payload: { id: 'LP-10002', nombre: 'Tucán Dorado, S.A.', idoneidad: 'EJECUTIVO PRINCIPAL', activo: false },
        itemDate: null,
      },
      {
        tag: 'company_licenses' as const,
        payload: { id: 'LE-2001', nombre: 'CASA DE VALORES' },
        itemDate: '2015-12-01',
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
  labels: [...new Set([...PEOPLE.columns, ...FIRMS.columns, ...SANCTIONS.columns])],
});
