import { expect, it } from '@jest/globals';
import { MemoryWorld } from '@entity-registry/testing';
import type { Tag } from '@entity-registry/domain';
import { COMPANY } from '../../test/synthetic-entities.js';
import { describeMalformedPages } from '../../test/malformed-pages.js';
import { itRoundTrips, stubOf } from '../../test/round-trip.js';
import { StubSession, toQueriedEntity } from '../../test/stub-session.js';
import { FLOWS, aduanas } from './adapter.js';

const source = {
  adapter: aduanas,
  stub: stubOf('aduanas'),
  subject: {
    ...COMPANY,
    records: [
      {
        tag: 'importaciones' as const,
        payload: {
          descripcion: 'LECHE EN POLVO; "ENTERA"',
          fraccion_arancelaria: '040200019000',
          puerto_entrada: 'BALBOA',
          procedencia: 'ESPAÑA',
          fecha: '2024-02-29',
          valor_cif: 123456.78,
        },
        itemDate: '2024-02-29',
      },
      {
        tag: 'importaciones' as const,
        payload: {
          descripcion: null,
          fraccion_arancelaria: '100600000000',
          puerto_entrada: null,
          procedencia: null,
          fecha: '2016-07-01',
          valor_cif: 50,
        },
        itemDate: '2016-07-01',
      },
      {
        tag: 'exportaciones' as const,
        payload: {
          descripcion: 'PIÑAS FRESCAS',
          fraccion_arancelaria: '080400000000',
          puerto_salida: 'CRISTÓBAL',
          destino: 'ALEMANIA',
          fecha: '2020-12-31',
          valor_cif: 0.5,
        },
        itemDate: '2020-12-31',
      },
    ],
  },
};

itRoundTrips({
  ...source,
  // A summary is computed from the declarations, so requesting it reads those.
  tagsRead: (wanted) =>
    FLOWS.map(({ tag, summary }): Tag[] => [tag, summary])
      .filter((tags) => [...tags, 'customs_summary' as const].some((tag) => wanted.includes(tag)))
      .flat(),
});
describeMalformedPages({ ...source, labels: [...new Set(FLOWS.flatMap(({ columns }) => columns))] });

it.each([
  ['imports_summary', ['importaciones', 'imports_summary']],
  ['customs_summary', ['importaciones', 'imports_summary', 'exportaciones', 'exports_summary']],
] as const)('reads the declarations from which %s is computed', async (tag, tags) => {
  const session = new StubSession({ stub: source.stub, world: new MemoryWorld([source.subject]), wanted: [tag] });
  expect((await aduanas.read(toQueriedEntity(source.subject), session))?.tags).toEqual(tags);
});

it('reads thousands of declarations', async () => {
  const [declaration] = source.subject.records;
  const subject = { ...COMPANY, records: Array.from({ length: 5_000 }, () => declaration ?? never()) };
  const session = new StubSession({ stub: source.stub, world: new MemoryWorld([subject]), wanted: ['importaciones'] });
  expect((await aduanas.read(toQueriedEntity(subject), session))?.items).toHaveLength(5_000);
});

function never(): never {
  throw new Error('the subject has no declaration');
}
