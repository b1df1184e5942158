import { expect, it } from '@jest/globals';
import { COMPANY, readSamples } from '../../test/samples.js';
import { laPrensa } from './adapter.js';

it('reads its sample pages and ignores rows about others', async () => {
  const pages = { '/buscar/feed': 'feed.xml' };
  expect(await readSamples(laPrensa, import.meta.url, { subject: COMPANY, pages })).toEqual([
    {
      tag: 'noticias',
      payload: {
        titulo: 'Molinos del Ensayo, S.A. cierra "por reformas"',
        fuente: 'La Prensa',
        url: 'https://prensa.example/1',
        fecha: '2024-05-14',
        resumen: 'La planta cierra tres días.',
      },
      itemDate: '2024-05-14',
    },
  ]);
});
