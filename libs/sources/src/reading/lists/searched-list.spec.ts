import { expect, it } from '@jest/globals';
import { MemoryWorld } from '@entity-registry/testing';
import type { StubResponse } from '@entity-registry/testing';
import { COMPANY } from '../../../test/synthetic-entities.js';
import { stubOf } from '../../../test/round-trip.js';
import { StubSession, toQueriedEntity } from '../../../test/stub-session.js';
import { amp } from '../../amp/adapter.js';

const fleet = {
  ...COMPANY,
  records: Array.from({ length: 120 }, (_, at) => ({
    tag: 'naves' as const,
    payload: { nombre: `MV Garza ${at}`, ficha: String(900_000 + at), fecha_registro: null },
    itemDate: null,
  })),
};

async function read(alter: (response: StubResponse) => StubResponse = (response) => response) {
  const session = new StubSession({ stub: stubOf('amp'), world: new MemoryWorld([fleet]), wanted: ['naves'], alter });
  const findings = await amp.read(toQueriedEntity(fleet), session);
  return { names: findings?.items.map(({ payload }) => payload['nombre']), pages: session.requests.length };
}

const linked = (to: string) => (response: StubResponse) => ({
  ...response,
  body: (response.body as string).replace(/href="[^"]*"/, `href="${to}"`),
});

it('reads a list page after page', async () => {
  const { names, pages } = await read();
  expect(names).toEqual(fleet.records.map(({ payload }) => payload.nombre));
  expect(pages).toBe(3);
});

it('fails on a pager that never ends', async () => {
  await expect(read(linked('naves?ruc=900000017-2-2019&amp;pagina=1'))).rejects.toThrow('list of ships: more than');
});

it('fails if the search page is missing', async () => {
  const reading = read((response) => ({ ...response, status: 404 }));
  await expect(reading).rejects.toThrow('list of ships: page not found (404)');
});
