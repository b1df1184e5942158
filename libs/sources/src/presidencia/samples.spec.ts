import { expect, it } from '@jest/globals';
import { PERSON, readSamples } from '../../test/samples.js';
import { presidencia } from './adapter.js';

it('reads its sample pages and ignores rows about others', async () => {
  const pages = { '/directorio/funcionarios': 'directorio.html' };
  expect(await readSamples(presidencia, import.meta.url, { subject: PERSON, pages })).toEqual([
    {
      tag: 'coincidencias_pep',
      payload: {
        nombre: 'Eleuterio Pinzón Quiroz',
        cargo: 'Viceministro',
        institucion: 'Ministerio del Ensayo',
        categoria: 'official',
        partido: null,
        fecha_inicio: '2024-07-01',
        fecha_fin: null,
        match: { key: 'name', score: 0.9 },
      },
      itemDate: '2024-07-01',
    },
  ]);
});
