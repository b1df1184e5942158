import { expect, it } from '@jest/globals';
import { PERSON, readSamples } from '../../test/samples.js';
import { euSanctions } from './adapter.js';

it('reads its sample pages and ignores rows about others', async () => {
  const pages = { '/consolidated.csv': 'consolidated.csv' };
  const whole = (text: string): string =>
    text + '39990R0001;9;EU-XXX;I;Asset freeze;sine die;;Person;Nadie Inventado;;;;;;;;;\n'.repeat(1_000);
  expect(await readSamples(euSanctions, import.meta.url, { subject: PERSON, pages, whole })).toEqual([
    {
      tag: 'sanciones_internacionales',
      payload: {
        lista: 'EU',
        nombre: 'PINZON QUIROZ Eleuterio',
        tipo: 'individual',
        programas: ['EU-XXX'],
        alias: ['El Capitán', 'Capitán Pinzón'],
        observaciones: 'Asset freeze; Comisario; Invented for a test.',
        fecha_designacion: '2022-02-23',
        url: 'https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:39990R0001',
        match: { key: 'cedula', score: 1 },
      },
      itemDate: '2022-02-23',
    },
    {
      tag: 'sanciones_internacionales',
      payload: {
        lista: 'EU',
        nombre: 'Otro Inventado',
        tipo: 'individual',
        programas: ['EU-XXX'],
        alias: ['Eleuterio Pinzón Quiroz'],
        observaciones: 'Asset freeze',
        fecha_designacion: '2026-04-28',
        url: 'https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:39990R0001',
        match: { key: 'name', score: 0.9 },
      },
      itemDate: '2026-04-28',
    },
  ]);
});
