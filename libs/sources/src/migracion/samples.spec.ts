import { expect, it } from '@jest/globals';
import { PERSON, readSamples } from '../../test/samples.js';
import { migracion } from './adapter.js';

it('reads its sample pages and ignores rows about others', async () => {
  const pages = { '/consultas/casos': 'casos.html' };
  expect(await readSamples(migracion, import.meta.url, { subject: PERSON, pages })).toEqual([
    {
      tag: 'migrations',
      payload: { numero_caso: '900000001', nombre: 'PINZON QUIROZ, ELEUTERIO' },
      itemDate: '2022-12-31',
    },
  ]);
});
