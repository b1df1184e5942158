import { expect, it } from '@jest/globals';
import { MemoryWorld } from '@entity-registry/testing';
import type { StubEntity } from '@entity-registry/testing';
import { editWorkbook } from '../../test/edit-workbook.js';
import { describeMalformedPages } from '../../test/malformed-pages.js';
import { itRoundTrips, stubOf } from '../../test/round-trip.js';
import { StubSession, toQueriedEntity } from '../../test/stub-session.js';
import { contraloriaPlanilla } from './adapter.js';

const deputy = {
  nombre: 'Eleuterio Pinzón Quiroz',
  cedula: '8-1990-1234',
  institucion: 'Asamblea del Ensayo',
  cargo: 'DIPUTADO',
  fecha_inicio: '2024-07-01',
  estado: 'PERMANENTE',
  total: 10000.5,
  pep_score: 1,
};
const adviser = {
  ...deputy,
  institucion: 'Ministerio del Ensayo',
  cargo: 'ASESOR',
  fecha_inicio: '2019-01-02',
  estado: null,
  total: 900,
  pep_score: 0,
};

const subject: StubEntity = {
  kind: 'NaturalPerson',
  nombre: 'Eleuterio Pinzón Quiroz',
  ruc: null,
  // Padded as in the payroll, so that the pages contain it verbatim.
  cedula: '8-1990-001234',
  core: {},
  records: [
    { tag: 'funcionario', payload: deputy, itemDate: '2024-07-01' },
    { tag: 'funcionario', payload: adviser, itemDate: '2019-01-02' },
  ],
};

const sourceUpdatedAt = '2026-11-16T00:00:00Z';
const items = [
  { tag: 'funcionario' as const, payload: deputy, itemDate: '2024-07-01', sourceUpdatedAt },
  { tag: 'funcionario' as const, payload: adviser, itemDate: '2019-01-02', sourceUpdatedAt },
  {
    tag: 'coincidencias_pep' as const,
    payload: {
      nombre: 'Eleuterio Pinzón Quiroz',
      cargo: 'DIPUTADO',
      institucion: 'Asamblea del Ensayo',
      categoria: 'deputy',
      fecha_inicio: '2024-07-01',
      match: { key: 'cedula', score: 1 },
    },
    itemDate: '2024-07-01',
    sourceUpdatedAt,
  },
];

const stub = stubOf('contraloria_planilla');
const source = { adapter: contraloriaPlanilla, stub, subject };

itRoundTrips({ ...source, items });
describeMalformedPages({
  ...source,
  labels: [
    'Nombre',
    'Apellido',
    'Cédula',
    'Institución',
    'Cargo',
    'Salario',
    'Gasto',
    'Estado',
    'Fecha de inicio',
    'Fecha de actualización',
  ],
  editBody: editWorkbook,
});

it('searches by the padded cédula, and sends no request without one or for a company', async () => {
  const requested = async (about: Partial<StubEntity>) => {
    const session = new StubSession({ stub, world: new MemoryWorld([]), wanted: ['funcionario'] });
    const findings = await contraloriaPlanilla.read(toQueriedEntity({ ...subject, ...about }), session);
    return { findings, queries: session.requests.map(({ query }) => query.toString()) };
  };
  expect(await requested({ cedula: 'PE-12-345' })).toEqual({
    findings: null,
    queries: ['Ne=&N=&A=&C=PE-0012-000345&E='],
  });
  expect(await requested({ kind: 'Organization' })).toEqual({ findings: null, queries: [] });
  // The form needs names and surnames separately, and no data shows where the name ends, so the tags stay unknown.
  const nothing = { findings: { tags: [], items: [] }, queries: [] };
  expect(await requested({ cedula: null })).toEqual(nothing);
  expect(await requested({ cedula: 'sin cédula' })).toEqual(nothing);
});
