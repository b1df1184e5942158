import { Type } from 'typebox';
import { Billing } from '../../openapi/billing-schema.js';
import type { Operation } from '../../openapi/operation.js';
import { EntityPath, PageSchema, closed, count, instant, orNull, typedId } from '../schema-parts.js';
import { ChangesQuery } from './changes.dto.js';

const Change = closed(
  {
    seq: Type.Integer({
      minimum: 1,
      description: 'Number of the change, by which one that is read twice is known again.',
    }),
    level: Type.String({ description: 'Level of the catalogue whose records changed.' }),
    inserted: count('Records that came.'),
    updated: count('Records that say something else now.'),
    removed: count('Records that went.'),
    source: Type.String({ description: 'Id of the source that said so.' }),
    changed_at: Type.String({ format: 'date-time', description: 'When it was noted, to the microsecond.' }),
  },
  'What one run changed in one level.',
);

/** Response of `GET /v5/entities/{id}/changes`. */
export const ChangesBody = Type.Object(
  {
    id: typedId('The entity.', 'own'),
    since: orNull(instant('Instant.'), 'From when on; null: from the beginning.'),
    changes: Type.Array(Change, { maxItems: 100, description: 'The changes, oldest first.' }),
    page: PageSchema,
    billing: Billing,
  },
  { $id: 'Changes', additionalProperties: false, description: 'What changed in the records of an entity.' },
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
    summary: 'What changed in the records of an entity',
    description:
      'One entry for each run that changed a level of the entity, oldest first. What an entity was first loaded with is no ' +
      'change. Runs are noted when they end, so that two that overlap may be seen out of order: ask again from a few minutes ' +
      'before the last change you know, and pass over what you have seen by its `seq`.',
    access: { key: 'v5' },
    charge: { kind: 'billed', freeKey: 'locked' },
    params: EntityPath,
    query: ChangesQuery,
    responses: [
      {
        status: 200,
        description: 'One page of changes.',
        schema: ChangesBody,
        examples: { board: { summary: 'A member of the board was replaced', value: example } },
      },
    ],
    errors: ['invalid_parameter', 'invalid_cursor', 'malformed_id', 'jurisdiction_reserved', 'entity_not_found'],
    etag: true,
    merges: true,
  },
];
