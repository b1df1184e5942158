import { Type } from 'typebox';
import { Billing } from '../../openapi/billing-schema.js';
import type { Operation } from '../../openapi/operation.js';
import { EntityPath, NeedingPurpose, PageSchema, closed, count, instant, orNull, typedId } from '../schema-parts.js';
import { ChangesQuery } from './changes.dto.js';

const Change = closed(
  {
    seq: Type.Integer({
      minimum: 1,
      description: 'Number of the change. Use it to skip duplicates.',
    }),
    level: Type.String({ description: 'Level whose records changed.' }),
    inserted: count('Records added.'),
    updated: count('Records updated.'),
    removed: count('Records removed.'),
    source: Type.String({ description: 'Id of the source.' }),
    changed_at: Type.String({ format: 'date-time', description: 'When the change was recorded, with microseconds.' }),
  },
  'Changes of one run to one level.',
);

/** Response of `GET /v5/entities/{id}/changes`. */
export const ChangesBody = Type.Object(
  {
    id: typedId('The entity.', 'own'),
    since: orNull(instant('Instant.'), 'Start of the period. Null if it is unlimited.'),
    changes: Type.Array(Change, { maxItems: 100, description: 'Changes, oldest first.' }),
    levels_needing_purpose: NeedingPurpose,
    page: PageSchema,
    billing: Billing,
  },
  { $id: 'Changes', additionalProperties: false, description: 'Changes to the records of an entity.' },
);

const example = {
  id: 'pa_own_42',
  since: '2026-11-01T00:00:00.000Z',
  changes: [
    {
      ...{ seq: 1201, level: 'directores', inserted: 1, updated: 0, removed: 1, source: 'registro_publico' },
      changed_at: '2026-11-19T03:11:02.481516Z',
    },
  ],
  page: { returned: 1, next_cursor: null },
  billing: {
    ...{ currency: 'USD', price: '0.01', charged: '0.01', dry_run: false, base: '0.01', codes: [], redundant: [] },
  },
};

export const operations: readonly Operation[] = [
  {
    method: 'GET',
    path: '/v5/entities/{id}/changes',
    operationId: 'listChanges',
    group: 'Entities',
    summary: 'List changes to an entity',
    description:
      'Returns an entry for each run that changed a level of the entity, oldest first. The first load of an entity ' +
      'is not a change. Runs are recorded when they end, so overlapping runs can appear out of order. Start from a ' +
      'few minutes before the last change you have, and skip duplicates by `seq`.',
    access: { key: 'v5' },
    charge: { kind: 'billed', freeKey: 'locked' },
    params: EntityPath,
    query: ChangesQuery,
    responses: [
      {
        status: 200,
        description: 'A page of changes.',
        schema: ChangesBody,
        examples: { board: { summary: 'Change of a board member', value: example } },
      },
    ],
    errors: ['invalid_parameter', 'invalid_cursor', 'malformed_id', 'jurisdiction_reserved', 'entity_not_found'],
    etag: true,
    merges: true,
  },
];
