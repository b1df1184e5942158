import { expect, it } from '@jest/globals';
import { MemoryWorld } from '@entity-registry/testing';
import type { StubEntity } from '@entity-registry/testing';
import { describeMalformedPages } from '../../test/malformed-pages.js';
import { itRoundTrips, stubOf } from '../../test/round-trip.js';
import { StubSession, toQueriedEntity, missingDocuments } from '../../test/stub-session.js';
import { panamacompra } from './adapter.js';
import { tenderToken } from './token.js';

const tender = (number: number, published: string | null, documentos: readonly unknown[] = []) => {
  const acto = `2025-0-99-01-08-CL-${String(number).padStart(6, '0')}`;
  const licitacion_url = `https://www.panamacompra.gob.pa/Inicio/#/pliego-de-cargos/${acto}/${tenderToken({ i: number, tp: 2 })}`;
  const payload = {
    acto,
    descripcion: 'Sillas para la señalización',
    entidad: 'Ministerio del Ensayo',
    estado: 'ADJUDICADO',
    fecha_publicacion: published,
    licitacion_url,
    documentos,
  };
  return { tag: 'licitaciones' as const, payload, itemDate: published };
};

const subject: StubEntity = {
  kind: 'Organization',
  nombre: 'Caminos del Ñeque, S.A.',
  ruc: '900000031-2-2018 DV 62',
  cedula: null,
  core: {},
  records: [
    tender(900001, '2025-06-17'),
    tender(900002, null, [{ nombre: 'Pliego', pdf_url: null }]),
    {
      tag: 'sanciones',
      payload: { nombre: 'Caminos del Ñeque, S.A.', tipo_sancion: 'INHABILITACIÓN' },
      itemDate: null,
    },
  ],
};

const stub = stubOf('panamacompra');
const source = { adapter: panamacompra, stub, subject };

itRoundTrips(source);
describeMalformedPages({
  ...source,
  labels: [
    'actos',
    'siguiente',
    'id',
    'tipo',
    'ruta',
    'acto',
    'entidad',
    'estado',
    'fecha_publicacion',
    'proponentes',
    'nombre',
    'ruc',
    'Número',
    'Título',
    'Descripción',
    'Documento',
    'Archivo',
    'inhabilitados',
    'tipo_sancion',
  ],
});

it('encodes the token of a tender as the site does', () => {
  expect(tenderToken({ i: 540352, tp: 2 })).toBe('QfyojIwRnIsITNzADN1ojIpJye');
});

it('reads the pages of the ten latest tenders and stores their documents', async () => {
  const document = [{ nombre: 'Pliego', pdf_url: 'object://somewhere.pdf' }];
  const tenders = Array.from({ length: 60 }, (_, day) =>
    tender(900100 + day, new Date(Date.UTC(2025, 0, 1 + day)).toISOString().slice(0, 10), document),
  );
  const session = new StubSession({
    stub,
    world: new MemoryWorld([{ ...subject, records: tenders }]),
    wanted: ['licitaciones'],
  });
  const findings = await panamacompra.read(toQueriedEntity(subject), session);
  expect(findings?.items).toHaveLength(60);
  expect(session.documents).toHaveLength(10);
  // Two pages of the list, ten pages of tenders, and one document for each.
  expect(session.requests).toHaveLength(22);
  const [latest, ...others] = findings?.items ?? [];
  expect(latest?.itemDate).toBe('2025-03-01');
  expect(latest?.payload['documentos']).toEqual([
    { nombre: 'Pliego', pdf_url: expect.stringMatching(/^object:\/\/panamacompra\/Inicio\/documentos\/\d+\.pdf$/) },
  ]);
  // Tenders whose page was not read have no such fields, so known data stays.
  expect(others.at(-1)?.payload).not.toHaveProperty('documentos');
  expect(others.at(-1)?.payload).not.toHaveProperty('descripcion');
  expect(latest?.payload['descripcion']).toBe('Sillas para la señalización');
});

it('finds a tender even if its document is gone', async () => {
  const records = [tender(900100, '2025-01-01', [{ nombre: 'Pliego', pdf_url: 'object://somewhere.pdf' }])];
  const world = new MemoryWorld([{ ...subject, records }]);
  const session = new StubSession({ stub, world, wanted: ['licitaciones'], alter: missingDocuments });
  const findings = await panamacompra.read(toQueriedEntity(subject), session);
  expect(findings?.items.map(({ payload }) => payload['documentos'])).toEqual([[{ nombre: 'Pliego', pdf_url: null }]]);
});
