import { expect, it } from '@jest/globals';
import { MemoryWorld } from '@entity-registry/testing';
import { COMPANY, PERSON } from '../../test/synthetic-entities.js';
import { describeMalformedPages } from '../../test/malformed-pages.js';
import { itRoundTrips, stubOf } from '../../test/round-trip.js';
import { StubSession, toQueriedEntity } from '../../test/stub-session.js';
import { TAXPAYER, dgi } from './adapter.js';

const source = {
  adapter: dgi,
  stub: stubOf('dgi'),
  subject: {
    ...COMPANY,
    records: [
      { tag: 'is_itbm' as const, payload: { is_itbm: true }, itemDate: '2019-05-06' },
      { tag: 'last_itbm_date' as const, payload: { last_itbm_date: '2019-05-06' }, itemDate: '2019-05-06' },
    ],
  },
};

itRoundTrips({ ...source, core: { nombre: COMPANY.nombre, ruc: COMPANY.ruc } });
describeMalformedPages({ ...source, publishesCore: true, labels: TAXPAYER });

const readOf = async (subject: typeof COMPANY) => {
  const session = new StubSession({ stub: source.stub, world: new MemoryWorld([subject]), wanted: dgi.feeds });
  return await dgi.read(toQueriedEntity(subject), session);
};

it('reads name and number of a person, but no ITBMS, which persons do not have', async () => {
  const findings = await readOf({ ...PERSON, records: source.subject.records });
  expect(findings).toEqual({
    core: { nombre: PERSON.nombre, cedula: PERSON.cedula },
    tags: ['core_registro'],
    items: [],
  });
});

it('returns no ITBMS items if the card leaves it blank', async () => {
  expect(await readOf(COMPANY)).toMatchObject({ tags: dgi.feeds, items: [] });
});

it('sends no request for a subject without name and number', async () => {
  expect(await readOf({ ...COMPANY, nombre: null, ruc: null })).toEqual({ tags: [], items: [] });
});
