import type { StubEntity } from '@entity-registry/testing';
import { describeTruncatedLists } from '../../test/truncated-lists.js';
import { describeMalformedPages } from '../../test/malformed-pages.js';
import { itRoundTrips, stubOf } from '../../test/round-trip.js';
import { tribunalElectoral } from './adapter.js';

const candidacy = {
  nombre: 'Zuleima Ñandú Trejos',
  cargo: 'Alcalde, Veraguas, San Francisco (proclamado)',
  institucion: 'Tribunal Electoral',
  categoria: 'candidate',
  partido: 'Partido Inventado (PI)',
  match: { key: 'cedula', score: 1 },
};

const subject: StubEntity = {
  kind: 'NaturalPerson',
  nombre: 'Zuleima Ñandú Trejos',
  ruc: null,
  cedula: '8-990-1234',
  core: {},
  records: [
    { tag: 'coincidencias_pep', payload: candidacy, itemDate: '2024-05-16' },
    {
      tag: 'coincidencias_pep',
      payload: { ...candidacy, cargo: 'Diputado', partido: null },
      itemDate: null,
    },
  ],
};

const source = { adapter: tribunalElectoral, stub: stubOf('tribunal_electoral'), subject };

itRoundTrips(source);
describeMalformedPages({
  ...source,
  labels: ['candidateName', 'documentId', 'position', 'party', 'province', 'district', 'isProclaimed', 'dateSent'],
  asciiLabels: true,
});
describeTruncatedLists(source);
