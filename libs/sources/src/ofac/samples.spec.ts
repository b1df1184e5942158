import { expect, it } from '@jest/globals';
import { COMPANY, readSamples } from '../../test/samples.js';
import { ofac } from './adapter.js';

const HEADER = /^.*\r?\n/;

it.each([
  ['as published, without a header line', (text: string): string => `${text.replace(HEADER, '')}\u001a\r\n`],
  ['with a header line', (text: string): string => text],
])('reads its sample pages %s and ignores rows about others', async (_, written) => {
  const pages = { '/sdn.csv': 'sdn.csv' };
  const whole = (text: string): string =>
    written(text + '90099,NADIE INVENTADO,individual,SDNT,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0-\n'.repeat(1_000));
  expect(await readSamples(ofac, import.meta.url, { subject: COMPANY, pages, whole })).toEqual([
    {
      tag: 'sanciones_internacionales',
      payload: {
        lista: 'OFAC SDN',
        nombre: 'MOLINERA DEL GOLFO, S.A.',
        tipo: 'entity',
        programas: ['SDNTK', 'SDGT'],
        alias: ['MOLINOS GOLFO'],
        observaciones: "RUC # 900000502-2-2012 (Panama); a.k.a. 'MOLINOS GOLFO'.",
        url: 'https://sanctionssearch.ofac.treas.gov/Details.aspx?id=90001',
        match: { key: 'ruc', score: 1 },
      },
      itemDate: null,
    },
    {
      tag: 'sanciones_internacionales',
      payload: {
        lista: 'OFAC SDN',
        nombre: 'OTRA, S.A.',
        tipo: 'entity',
        programas: ['SDNT'],
        alias: ['MOLINOS DEL ENSAYO S.A.'],
        observaciones: "RUC # 20108363102 (Peru); a.k.a. 'MOLINOS DEL ENSAYO S.A.'; Additional Info.",
        url: 'https://sanctionssearch.ofac.treas.gov/Details.aspx?id=90003',
        match: { key: 'name', score: 0.9 },
      },
      itemDate: null,
    },
  ]);
});

it('fails on a list without a header line if its number of columns differs', async () => {
  const whole = (text: string): string => text.replace(HEADER, '').replace(/^/gm, '1,');
  const reading = readSamples(ofac, import.meta.url, { subject: COMPANY, pages: { '/sdn.csv': 'sdn.csv' }, whole });
  await expect(reading).rejects.toThrow('list of designated nationals: "a line of 12 cells" missing');
});
