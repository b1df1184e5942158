import { expect, it } from '@jest/globals';
import { PERSON, readSamples } from '../../test/samples.js';
import { contraloriaPlanilla } from './adapter.js';

it('reads its sample pages and ignores rows about others', async () => {
  const pages = { '/Reporte': 'reporte.xlsx' };
  expect(await readSamples(contraloriaPlanilla, import.meta.url, { subject: PERSON, pages })).toEqual([
    {
      tag: 'funcionario',
      payload: {
        nombre: 'ELEUTERIO PINZON',
        cedula: '8-990-1234',
        institucion: 'MINISTERIO DEL ENSAYO',
        cargo: 'DIRECTOR GENERAL',
        fecha_inicio: '2024-07-01',
        estado: 'PERMANENTE',
        total: 7000.5,
        pep_score: 0.8,
      },
      itemDate: '2024-07-01',
      sourceUpdatedAt: '2026-03-16T00:00:00Z',
    },
    {
      tag: 'coincidencias_pep',
      payload: {
        nombre: 'ELEUTERIO PINZON',
        cargo: 'DIRECTOR GENERAL',
        institucion: 'MINISTERIO DEL ENSAYO',
        categoria: 'official',
        fecha_inicio: '2024-07-01',
        match: { key: 'cedula', score: 1 },
      },
      itemDate: '2024-07-01',
      sourceUpdatedAt: '2026-03-16T00:00:00Z',
    },
  ]);
});
