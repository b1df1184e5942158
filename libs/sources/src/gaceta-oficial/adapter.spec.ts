import { expect, it } from '@jest/globals';
import { MemoryWorld } from '@entity-registry/testing';
import type { StubEntity } from '@entity-registry/testing';
import { describeMalformedPages } from '../../test/malformed-pages.js';
import { itRoundTrips, stubOf } from '../../test/round-trip.js';
import { StubSession, toQueriedEntity, missingDocuments } from '../../test/stub-session.js';
import { gacetaOficial } from './adapter.js';

const publication = {
  gaceta: '30284-B',
  entidad: 'Ministerio del Ensayo',
  titulo: 'RESOLUCION N° 12',
  descripcion: 'QUE CONCEDE AUTORIZACION A Caminos del Ñeque, S.A.',
  gaceta_url: 'https://www.gacetaoficial.gob.pa/gacetas/30284_B.html',
  pdf_url: null,
  publicacion_id: '990001',
  fecha_publicacion: '2025-05-22',
  fecha_redactacion: '2025-05-20',
};

const subject: StubEntity = {
  kind: 'Organization',
  nombre: 'Caminos del Ñeque, S.A.',
  ruc: '900000031-2-2018 DV 62',
  cedula: null,
  core: {},
  records: [
    { tag: 'gacetas', payload: publication, itemDate: '2025-05-22' },
    {
      tag: 'gacetas',
      payload: { ...publication, gaceta: '24935', gaceta_url: null, publicacion_id: null, fecha_redactacion: null },
      itemDate: '2025-05-22',
    },
  ],
};

const stub = stubOf('gaceta_oficial');
const source = { adapter: gacetaOficial, stub, subject };

itRoundTrips(source);
describeMalformedPages({
  ...source,
  printsNoNumbers: true,
  labels: [
    'Gaceta',
    'Entidad',
    'Título',
    'Descripción',
    'Publicación',
    'Fecha de publicación',
    'Fecha de redacción',
    'Documento',
  ],
});

const payload = { ...publication, pdf_url: 'object://somewhere.pdf' };
const world = new MemoryWorld([{ ...subject, records: [{ tag: 'gacetas', payload, itemDate: '2025-05-22' }] }]);

it('stores the document of a publication', async () => {
  const session = new StubSession({ stub, world, wanted: ['gacetas'] });
  const findings = await gacetaOficial.read(toQueriedEntity(subject), session);
  expect(findings?.items[0]?.payload['pdf_url']).toMatch(/^object:\/\/gaceta_oficial\/pdfTemp\/30284_B\/\d+\.pdf$/);
  expect(session.documents).toHaveLength(1);
});

it('finds a publication even if its document is gone', async () => {
  const session = new StubSession({ stub, world, wanted: ['gacetas'], alter: missingDocuments });
  const findings = await gacetaOficial.read(toQueriedEntity(subject), session);
  expect(findings?.items.map((item) => item.payload)).toEqual([{ ...publication, pdf_url: null }]);
});
