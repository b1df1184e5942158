import { expect, it } from '@jest/globals';
import { PERSON, readSamples } from '../../test/samples.js';
import { tribunalElectoral } from './adapter.js';

it('reads its sample pages and ignores rows about others', async () => {
  const pages = { '/datos-abiertos/candidatos.csv': 'candidatos.csv' };
  const whole = (text: string): string => text + 'c-9,Nadie Inventado,,Alcalde,,,,,sent,False,\n'.repeat(100);
  expect(await readSamples(tribunalElectoral, import.meta.url, { subject: PERSON, pages, whole })).toEqual([
    {
      tag: 'coincidencias_pep',
      payload: {
        nombre: 'Eleuterio Pinzón',
        cargo: 'Alcalde, Veraguas, San Francisco (proclamado)',
        institucion: 'Tribunal Electoral',
        categoria: 'candidate',
        partido: 'Partido Inventado (PI)',
        match: { key: 'cedula', score: 1 },
      },
      itemDate: '2024-05-16',
    },
    {
      tag: 'coincidencias_pep',
      payload: {
        nombre: 'Eleuterio Pinzón Quiroz',
        cargo: 'Representante, Veraguas',
        institucion: 'Tribunal Electoral',
        categoria: 'candidate',
        partido: null,
        match: { key: 'name', score: 0.9 },
      },
      itemDate: null,
    },
  ]);
});
