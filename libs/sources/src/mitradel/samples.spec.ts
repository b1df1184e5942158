import { expect, it } from '@jest/globals';
import { COMPANY, readSamples } from '../../test/samples.js';
import { mitradel } from './adapter.js';

it('reads its sample pages and ignores rows about others', async () => {
  const pages = { '/consultas/permisos': 'permisos.html' };
  expect(await readSamples(mitradel, import.meta.url, { subject: COMPANY, pages })).toEqual([
    {
      tag: 'work_permits',
      payload: {
        numero_caso: 'PT-9000001',
        nombre: 'NUÑO INVENTADO',
        nacionalidad: 'PERUANA',
        numero_pasaporte: 'ZZ9000001',
        empresa: 'MOLINOS DEL ENSAYO, S.A.',
      },
      itemDate: '2023-10-02',
    },
  ]);
});
