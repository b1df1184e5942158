import { expect, it } from '@jest/globals';
import { MemoryWorld } from '@entity-registry/testing';
import { COMPANY } from '../../test/synthetic-entities.js';
import { describeMalformedPages } from '../../test/malformed-pages.js';
import { itRoundTrips, stubOf } from '../../test/round-trip.js';
import { StubSession, toQueriedEntity } from '../../test/stub-session.js';
import { ACTIVE, PROFESSIONALS, minsa } from './adapter.js';

const licence = (number: number, activo: boolean) => ({
  tag: 'licencias' as const,
  payload: { id: `${number}-02-2019`, nombre: COMPANY.nombre, activo },
  itemDate: '2026-03-19',
});

const source = {
  adapter: minsa,
  stub: stubOf('minsa'),
  subject: {
    ...COMPANY,
    records: [
      licence(3, true),
      { ...licence(4, false), itemDate: null },
      {
        tag: 'idoneidades' as const,
        payload: { id: 'FARMACEUTICO 2004-017', nombre: COMPANY.nombre, idoneidad: '2004-017' },
        itemDate: '2004-09-01',
      },
    ],
  },
};

itRoundTrips(source);
describeMalformedPages({
  ...source,
  printsNoNumbers: true,
  labels: [
    ...[...ACTIVE.columns, ACTIVE.searchBy, ACTIVE.total],
    ...[...PROFESSIONALS.columns, PROFESSIONALS.searchBy, PROFESSIONALS.total],
    ACTIVE.button,
  ],
  // A name with garbled letters doesn't match; the headings are ASCII.
  asciiLabels: true,
});

const many = { ...COMPANY, records: Array.from({ length: 34 }, (_, at) => licence(at, true)) };
const read = async (alter: (body: string) => string) => {
  const session = new StubSession({
    stub: source.stub,
    world: new MemoryWorld([many]),
    wanted: ['licencias'],
    alter: (response) => ({ ...response, body: alter(response.body as string) }),
  });
  return await minsa.read(toQueriedEntity(many), session);
};

it('reads all pages of the grid', async () => {
  const findings = await read((body) => body);
  expect(findings?.items.map(({ payload }) => payload['id'])).toEqual(many.records.map(({ payload }) => payload.id));
});

it('fails if there are fewer rows than the page declares', async () => {
  await expect(read((body) => body.replaceAll('Page$3', 'Page$1'))).rejects.toThrow('20 rows of 34');
  await expect(read((body) => body.replaceAll(': 34', ': 340'))).rejects.toThrow('34 rows of 340');
});
