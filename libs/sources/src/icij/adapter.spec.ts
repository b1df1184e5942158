import { expect, it } from '@jest/globals';
import { MemoryWorld } from '@entity-registry/testing';
import { COMPANY, PERSON } from '../../test/synthetic-entities.js';
import { describeMalformedPages } from '../../test/malformed-pages.js';
import { itRoundTrips, stubOf } from '../../test/round-trip.js';
import { StubSession, toQueriedEntity } from '../../test/stub-session.js';
import type { FoundItem } from '../source.js';
import { CANDIDATE, NODE, RELATION, icij } from './adapter.js';

const source = {
  adapter: icij,
  stub: stubOf('icij'),
  subject: {
    ...COMPANY,
    core: {
      tipo_organizacion: 'Sociedad extranjera (Samoa)',
      fecha_registro: '1998-03-04',
      domicilio: 'Apia, Samoa',
      status: 'Defaulted',
      capital: '10,000.00',
    },
    records: [
      {
        tag: 'directores' as const,
        payload: {
          nombre: 'Zuleima Ñandú Barragán',
          cargo: 'Director',
          activo: false,
          desde: '1999-01-31',
          hasta: '2004-10-01',
        },
        itemDate: '1999-01-31',
      },
      {
        tag: 'organizaciones' as const,
        payload: { cargo: 'shareholder of', nombre: 'Pelícano Imaginario Ltd.', activo: null },
        itemDate: null,
      },
    ],
  },
};

const NAMED_ENTITIES: Readonly<Record<string, NonNullable<FoundItem['namedEntities']>>> = {
  directores: { person_id: { kind: 'NaturalPerson', nombre: 'Zuleima Ñandú Barragán', identifier: null } },
  organizaciones: { organization_id: { kind: 'Organization', nombre: 'Pelícano Imaginario Ltd.', identifier: null } },
};

const { tipo_organizacion, fecha_registro, domicilio, status } = source.subject.core;

itRoundTrips({
  ...source,
  core: { nombre: COMPANY.nombre, tipo_organizacion, fecha_registro, domicilio, status },
  items: source.subject.records.map((record) => ({
    ...record,
    payload: expect.objectContaining(record.payload) as unknown as Record<string, unknown>,
    namedEntities: NAMED_ENTITIES[record.tag],
  })),
});
describeMalformedPages({
  ...source,
  printsNoNumbers: true,
  publishesCore: true,
  labels: ['result', ...new Set([...CANDIDATE, ...NODE, ...RELATION])],
  asciiLabels: true,
});

it('adds the leak and the required disclaimer to every row, as the license requires', async () => {
  const session = new StubSession({ stub: source.stub, world: new MemoryWorld([source.subject]), wanted: icij.feeds });
  const findings = await icij.read(toQueriedEntity(source.subject), session);
  for (const { payload } of findings?.items ?? []) {
    expect(payload['fuente']).toContain('CC BY-SA 3.0');
    expect(payload['aviso']).toContain('implies no wrongdoing');
  }
});

it('returns the name and companies of a person, but no board', async () => {
  const subject = { ...PERSON, records: source.subject.records };
  const session = new StubSession({ stub: source.stub, world: new MemoryWorld([subject]), wanted: icij.feeds });
  const findings = await icij.read(toQueriedEntity(subject), session);
  expect(findings).toMatchObject({ core: { nombre: PERSON.nombre }, tags: ['core_registro', 'organizaciones'] });
  expect(findings?.items.map(({ tag }) => tag)).toEqual(['organizaciones']);
});
