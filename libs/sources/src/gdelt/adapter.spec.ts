import { expect, it } from '@jest/globals';
import { MemoryWorld } from '@entity-registry/testing';
import type { StubEntity } from '@entity-registry/testing';
import { describeMalformedPages } from '../../test/malformed-pages.js';
import { itRoundTrips, stubOf } from '../../test/round-trip.js';
import { StubSession, toQueriedEntity } from '../../test/stub-session.js';
import { gdelt } from './adapter.js';

const subject: StubEntity = {
  kind: 'NaturalPerson',
  nombre: 'Zuleima Ñandú Trejos',
  ruc: null,
  cedula: '8-990-1234',
  core: {},
  records: [
    {
      tag: 'noticias_globales',
      payload: {
        titulo: 'Premian a Zuleima Ñandú Trejos en el exterior',
        fuente: 'diario.example',
        url: 'https://noticias.example/2024-05-14/1',
        fecha: '2024-05-14',
      },
      itemDate: '2024-05-14',
    },
    {
      tag: 'noticias_globales',
      payload: {
        titulo: 'Zuleima Ñandú Trejos nombra nueva junta directiva',
        fuente: 'agencia.example',
        url: 'https://noticias.example/2015-01-02/9',
        fecha: '2015-01-02',
      },
      itemDate: '2015-01-02',
    },
  ],
};

const source = { adapter: gdelt, stub: stubOf('gdelt'), subject };

itRoundTrips(source);
describeMalformedPages({
  ...source,
  printsNoNumbers: true,
  labels: ['articles', 'url', 'title', 'seendate', 'domain'],
  asciiLabels: true,
});

it('fails on a response without a list of articles, and treats an empty object as no articles', async () => {
  const read = (body: string) => {
    const alter = () => ({ contentType: 'application/json', body });
    const world = new MemoryWorld([]);
    return gdelt.read(
      toQueriedEntity(subject),
      new StubSession({ stub: source.stub, world, wanted: gdelt.feeds, alter }),
    );
  };
  await expect(read('{"articles": null}')).rejects.toThrow('list of articles: "articles" is not a list');
  await expect(read('{"error": "busy"}')).rejects.toThrow('"articles" missing');
  await expect(read('{"articles": []}')).resolves.toBeNull();
  await expect(read('{}')).resolves.toBeNull();
});
