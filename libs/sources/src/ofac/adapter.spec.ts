import type { StubEntity } from '@entity-registry/testing';
import { describeTruncatedLists } from '../../test/truncated-lists.js';
import { describeMalformedPages } from '../../test/malformed-pages.js';
import { itRoundTrips, stubOf } from '../../test/round-trip.js';
import { ofac } from './adapter.js';

const entry = {
  lista: 'OFAC SDN',
  nombre: 'NAVIERA GARZA AÑIL, S.A.',
  tipo: 'entity',
  programas: ['SDNTK', 'SDGT'],
  alias: ['GARZA LINES', 'NAVIERA DEL GOLFO'],
  observaciones: "RUC # 900001-1-800001-12 (Panama); a.k.a. 'GARZA LINES'; f.k.a. 'NAVIERA DEL GOLFO'.",
  fecha_designacion: '2019-05-01',
  url: 'https://sanctionssearch.ofac.treas.gov/Details.aspx?id=90001',
  match: { key: 'ruc', score: 1 },
};

const subject: StubEntity = {
  kind: 'Organization',
  nombre: 'NAVIERA GARZA AÑIL, S.A.',
  ruc: '900001-1-800001 DV 12',
  cedula: null,
  core: {},
  records: [{ tag: 'sanciones_internacionales', payload: entry, itemDate: '2019-05-01' }],
};

const byName: StubEntity = {
  kind: 'NaturalPerson',
  nombre: 'Eleuterio Pinzón Quiroz',
  ruc: null,
  cedula: '8-990-1234',
  core: {},
  records: [
    {
      tag: 'sanciones_internacionales',
      payload: {
        ...entry,
        lista: 'LISTA DE MUESTRA',
        nombre: 'PINZON QUIROZ, Eleuterio',
        tipo: 'individual',
        programas: [],
        alias: [],
        observaciones: null,
        fecha_designacion: null,
        url: 'https://sanciones.example/muestra',
        match: { key: 'name', score: 0.9 },
      },
      itemDate: null,
    },
  ],
};

const source = { adapter: ofac, stub: stubOf('ofac'), subject };

itRoundTrips(source);
itRoundTrips({ ...source, subject: byName });
describeMalformedPages({
  ...source,
  labels: ['ent_num', 'SDN_Name', 'SDN_Type', 'Program', 'Title', 'Remarks'],
  asciiLabels: true,
});
describeTruncatedLists(source);
