import { LISTS, LIST_KINDS } from '@entity-registry/domain';
import { Type } from 'typebox';
import { Billing } from '../../openapi/billing-schema.js';
import type { Operation } from '../../openapi/operation.js';
import { closed, count, instant, orNull } from '../schema-parts.js';

const List = closed(
  {
    id: Type.String({ description: 'Id of the list.' }),
    kind: Type.Union(
      LIST_KINDS.map((kind) => Type.Literal(kind)),
      { description: '`pep`: politically exposed persons. `debarment`: excluded from public contracts.' },
    ),
    name: Type.String({ description: 'Name of the list.' }),
    publisher: Type.String({ description: 'Institution that publishes it.' }),
    version: orNull(
      Type.String({ description: 'Version.' }),
      "Current version: the publisher's date or else the day of the import, with a number if a day has several. Null if the " +
        'list is not loaded.',
    ),
    published: orNull(
      Type.String({ pattern: '^\\d{4}-\\d{2}(-\\d{2})?$', description: 'Day or month.' }),
      "The publisher's date of the version: a day or a month. Null if it states none.",
    ),
    entries: orNull(count('Entries.'), 'Number of entries. Null if the list is not loaded.'),
    imported_at: orNull(instant('Instant.'), 'When the version was imported. Null if the list is not loaded.'),
  },
  'A list.',
);

/** Response of `GET /v5/lists`. */
export const ListsBody = Type.Object(
  {
    lists: Type.Array(List, {
      maxItems: Object.keys(LISTS).length,
      description: 'Every list that screening knows, loaded or not.',
    }),
    billing: Billing,
  },
  { $id: 'Lists', additionalProperties: false, description: 'Sanctions, PEP and debarment lists.' },
);

const example = {
  lists: [
    {
      ...{ id: 'ofac_sdn', kind: 'sanctions', name: LISTS.ofac_sdn.name[0], publisher: LISTS.ofac_sdn.publisher },
      ...{ version: '2026-11-20', published: '2026-11-20', entries: 18422, imported_at: '2026-11-21T05:10:00.000Z' },
    },
    {
      ...{ id: 'world_bank_debarred', kind: 'debarment', name: LISTS.world_bank_debarred.name[0] },
      ...{ publisher: LISTS.world_bank_debarred.publisher, version: null, published: null },
      ...{ entries: null, imported_at: null },
    },
  ],
  billing: {
    ...{ currency: 'USD', price: '0.00', charged: '0.00', dry_run: false, base: '0.00', codes: [], redundant: [] },
  },
};

export const operations: readonly Operation[] = [
  {
    method: 'GET',
    path: '/v5/lists',
    operationId: 'getLists',
    group: 'Catalog',
    summary: 'Get the lists on file',
    description:
      'Returns every sanctions, PEP and debarment list with its current version, its number of entries and when it was ' +
      'imported. A list without a version is not loaded: nothing is known about it.',
    access: { key: 'any' },
    charge: { kind: 'exempt', freeKey: 'uncounted' },
    responses: [
      {
        status: 200,
        description: 'The lists.',
        schema: ListsBody,
        examples: { lists: { summary: 'A loaded list and one that is not loaded', value: example } },
      },
    ],
  },
];
