import { expect, it } from '@jest/globals';
import { COMPANY, readSamples } from '../../test/samples.js';
import { gdelt } from './adapter.js';

it('reads its sample pages and ignores rows about others', async () => {
  const pages = { '/api/v2/doc/doc': 'artlist.json' };
  expect(await readSamples(gdelt, import.meta.url, { subject: COMPANY, pages })).toEqual([
    {
      tag: 'noticias_globales',
      payload: {
        titulo: 'Multan a Molinos del Ensayo , S.A. por tercera vez',
        fuente: 'diario.example',
        url: 'https://diario.example/1',
        fecha: '2024-05-15',
      },
      itemDate: '2024-05-15',
    },
  ]);
});
