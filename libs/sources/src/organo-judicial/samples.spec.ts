import { expect, it } from '@jest/globals';
import { PERSON, readSamples } from '../../test/samples.js';
import { organoJudicial } from './adapter.js';

it('reads its sample pages and ignores rows about others', async () => {
  const pages = { '/consultas/expedientes': 'expedientes.html' };
  expect(await readSamples(organoJudicial, import.meta.url, { subject: PERSON, pages })).toEqual([
    {
      tag: 'expedientes_judiciales',
      payload: {
        rue: '20240099000001',
        partes: 'BANCO INVENTADO, S.A. VS. PINZON QUIROZ ELEUTERIO',
        tipo_negocio: 'PROCESO EJECUTIVO',
        fecha_reparto: '2024-02-29',
      },
      itemDate: '2024-02-29',
    },
    {
      tag: 'expedientes_judiciales',
      payload: {
        rue: '20180099000003',
        partes: 'ELEUTERIO PINZON QUIROZ c/ MOLINOS DEL ENSAYO, S.A.',
        tipo_negocio: 'LABORAL',
        fecha_reparto: null,
      },
      itemDate: null,
    },
  ]);
});
