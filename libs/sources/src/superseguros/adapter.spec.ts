import { COMPANY } from '../../test/synthetic-entities.js';
import { describeMalformedPages } from '../../test/malformed-pages.js';
import { itRoundTrips, stubOf } from '../../test/round-trip.js';
import { BROKERS, INSURERS, PENALTIES, superseguros } from './adapter.js';

const source = {
  adapter: superseguros,
  stub: stubOf('superseguros'),
  subject: {
    ...COMPANY,
    records: [
      {
        tag: 'personal_licenses' as const,
        payload: { id: 'LP-20001', nombre: 'Tucán Dorado, S.A.', idoneidad: 'CORREDOR DE SEGUROS; VIDA', activo: true },
        itemDate: '2018-01-31',
      },
      {
        tag: 'personal_licenses' as const,
        payload: { id: 'LP-20002', nombre: 'Tucán Dorado, S.A.', idoneidad: null, activo: null },
        itemDate: null,
      },
      {
        tag: 'company_licenses' as const,
        payload: { id: 'LE-3001', nombre: 'ASEGURADORA "DEL ENSAYO"' },
        itemDate: '2015-12-01',
      },
      {
        tag: 'sanciones' as const,
        payload: { nombre: 'Tucán Dorado, S.A.', tipo_sancion: 'SUSPENSION DE LICENCIA' },
        itemDate: '2019-10-10',
      },
    ],
  },
};

itRoundTrips(source);
describeMalformedPages({
  ...source,
  labels: [...new Set([...BROKERS.columns, ...INSURERS.columns, ...PENALTIES.columns])],
});
