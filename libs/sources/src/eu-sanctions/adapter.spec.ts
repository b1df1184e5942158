import type { StubEntity } from '@entity-registry/testing';
import { describeTruncatedLists } from '../../test/truncated-lists.js';
import { describeMalformedPages } from '../../test/malformed-pages.js';
import { itRoundTrips, stubOf } from '../../test/round-trip.js';
import { euSanctions } from './adapter.js';

const entry = {
  lista: 'EU',
  nombre: 'Pinzón Quiroz Eleuterio',
  tipo: 'individual',
  programas: ['EU-XXX'],
  alias: ['El Capitán', 'Capitán Pinzón'],
  observaciones: 'Asset freeze',
  fecha_designacion: '2022-02-23',
  url: 'https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:39990R0001',
  match: { key: 'cedula', score: 1 },
};

const subject: StubEntity = {
  kind: 'NaturalPerson',
  nombre: 'Pinzón Quiroz Eleuterio',
  ruc: null,
  cedula: '8-990-1234',
  core: {},
  records: [
    { tag: 'sanciones_internacionales', payload: entry, itemDate: '2022-02-23' },
    {
      tag: 'sanciones_internacionales',
      payload: {
        ...entry,
        fecha_designacion: null,
        observaciones: null,
        alias: [],
        match: { key: 'name', score: 0.9 },
      },
      itemDate: null,
    },
  ],
};

const source = { adapter: euSanctions, stub: stubOf('eu_sanctions'), subject };

itRoundTrips(source);
describeMalformedPages({
  ...source,
  subject: { ...subject, records: subject.records.slice(0, 1) },
  labels: ['celex', 'programKey', 'measure', 'startDate', 'schema', 'name', 'alias', 'taxNumber', 'idNumber', 'notes'],
  asciiLabels: true,
});
describeTruncatedLists(source);
