import { expect, it } from '@jest/globals';
import { PERSON, readSamples } from '../../test/samples.js';
import { asambleaNacional } from './adapter.js';

it('reads its sample pages and ignores rows about others', async () => {
  const pages = { '/api/diputados': 'diputados.json' };
  const whole = (text: string): string => {
    const seats = JSON.parse(text) as { Persona: object }[];
    const other = { ...seats[0], Persona: { Nombre_Completo: 'NADIE INVENTADO' } };
    return JSON.stringify([...seats, ...Array.from({ length: 50 }, () => other)]);
  };
  expect(await readSamples(asambleaNacional, import.meta.url, { subject: PERSON, pages, whole })).toEqual([
    {
      tag: 'coincidencias_pep',
      payload: {
        nombre: 'ELEUTERIO PINZON QUIROZ',
        cargo: 'Diputado, Panamá, circuito 8-6',
        institucion: 'Asamblea Nacional',
        categoria: 'deputy',
        partido: 'Partido Inventado',
        match: { key: 'name', score: 0.9 },
      },
      itemDate: null,
    },
    {
      tag: 'coincidencias_pep',
      payload: {
        nombre: 'Pinzón Quiroz, Eleuterio',
        cargo: 'Diputado suplente, Chiriquí, circuito 4-1',
        institucion: 'Asamblea Nacional',
        categoria: 'deputy',
        partido: null,
        match: { key: 'name', score: 0.9 },
      },
      itemDate: null,
    },
  ]);
});
