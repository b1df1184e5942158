import { UNLISTED_RECORDS, tagDefinition } from '@entity-registry/domain';
import type { IdType } from '@entity-registry/domain';
import { IMMIGRATION_ITEMS, MAX_IMPEDIMENTS } from '@entity-registry/registry';
import { Type } from 'typebox';
import type { TObject } from 'typebox';
import { Billing } from '../../openapi/billing-schema.js';
import type { Operation } from '../../openapi/operation.js';
import {
  EntityPath,
  SectionStateSchema,
  SourceSchema,
  SourcesSchema,
  closed,
  count,
  itemOf,
  typedId,
} from '../schema-parts.js';
import { ImmigrationQuery } from './immigration.dto.js';

const list = (schema: TObject, type: IdType, of: string) =>
  closed(
    {
      state: SectionStateSchema,
      total: count('Total number of records.'),
      source: SourceSchema,
      sources: SourcesSchema,
      returned: Type.Optional(count('Number of items in this response. Only with DAT-LABOR.')),
      truncated: Type.Optional(Type.Boolean({ description: 'Whether there are more items. Only with DAT-LABOR.' })),
      items: Type.Optional(
        Type.Array(itemOf(schema, 'Record.', type), {
          maxItems: IMMIGRATION_ITEMS,
          description: 'Records, newest first. Only with DAT-LABOR.',
        }),
      ),
    },
    of,
  );

const impediment: Partial<typeof UNLISTED_RECORDS.impedimentos.schema.properties> = {
  ...UNLISTED_RECORDS.impedimentos.schema.properties,
};
// Used to build the name index; it contains nothing that `nombre` does not.
delete impediment.nombre_norm;

const Impediment = closed(
  {
    ...impediment,
    id: typedId('Id of the record.', 'imped'),
    match: closed(
      {
        key: Type.Literal('name', { description: 'What it was matched by: always the name.' }),
        score: Type.Number({ minimum: 0, maximum: 1, description: 'Similarity of the names.' }),
      },
      'How it was matched.',
    ),
  },
  'Impediment that may concern the person.',
);

/** Response of `GET /v5/entities/{id}/immigration`. */
export const ImmigrationBody = Type.Object(
  {
    id: typedId('The entity.', 'own'),
    work_permits: list(tagDefinition('work_permits').schema as TObject, 'wp', 'Work permits.'),
    migrations: list(tagDefinition('migrations').schema as TObject, 'mig', 'Migration movements.'),
    authorized_visas: list(UNLISTED_RECORDS.authorized_visas.schema, 'visaaut', 'Authorized visas.'),
    impedimentos_total: Type.Integer({
      minimum: 0,
      maximum: MAX_IMPEDIMENTS,
      description: 'Number of impediments with a name similar to the person’s.',
    }),
    impedimentos: Type.Optional(
      Type.Array(Impediment, {
        maxItems: MAX_IMPEDIMENTS,
        description: 'The impediments, most similar first. Only with DAT-LABOR.',
      }),
    ),
    impedimentos_note: Type.String({ description: 'How to interpret the matches.' }),
    locked: Type.Optional(
      Type.Literal('DAT-LABOR', {
        description: 'Code that unlocks the records. Absent if there is nothing to unlock.',
      }),
    ),
    billing: Billing,
  },
  { $id: 'Immigration', additionalProperties: false, description: 'Immigration records of an entity.' },
);

const noneOf = (id: string) => {
  const source = { id, fetched_at: null, source_updated_at: null };
  const state = 'not_fetched';
  return { state, total: 0, source, sources: [{ ...source, stands_in_for: null, state }] };
};
const emptyOf = (id: string, fetchedAt: string) => {
  const source = { id, fetched_at: fetchedAt, source_updated_at: null };
  const state = 'empty';
  return { state, total: 0, source, sources: [{ ...source, stands_in_for: null, state }] };
};
const none = noneOf('migracion');
const records = { returned: 0, truncated: false, items: [] };
const note = 'None here means that none was linked, not that there is none.';
const billing = (price: string, codes: { code: string; price: string }[]) => ({
  ...{ currency: 'USD', price, charged: price, dry_run: false, base: '0.01', codes, redundant: [] },
});

const numbers = {
  id: 'pa_own_77',
  work_permits: noneOf('mitradel'),
  migrations: none,
  authorized_visas: none,
  impedimentos_total: 1,
  impedimentos_note: note,
  locked: 'DAT-LABOR',
  billing: billing('0.01', []),
};

const detail = {
  id: 'pa_own_77',
  work_permits: { ...emptyOf('mitradel', '2026-11-19T03:11:00.000Z'), ...records },
  migrations: { ...none, ...records },
  authorized_visas: { ...none, ...records },
  impedimentos_total: 1,
  impedimentos: [
    {
      ...{
        id: 'pa_imped_5',
        nombre: 'AURELIA INVENTADA QUINTERO',
        tipo_impedimento: 'SALIDA',
        fecha_inicio: '2024-05-02',
      },
      ...{ fecha_ultimo_movimiento: '2024-06-01', fecha_fin: null, estado: 'vigente' },
      match: { key: 'name', score: 0.93 },
    },
  ],
  impedimentos_note: note,
  billing: billing('0.16', [{ code: 'DAT-LABOR', price: '0.15' }]),
};

export const operations: readonly Operation[] = [
  {
    method: 'GET',
    path: '/v5/entities/{id}/immigration',
    operationId: 'getImmigration',
    group: 'Relations',
    summary: 'Get immigration records of an entity',
    description:
      'Returns work permits, migration movements, authorized visas and impediments: only counts without `include`, ' +
      'records with `include=DAT-LABOR`. If no source was ever read for the entity, the code is not charged and ' +
      'returns no records; request a refresh first. Impediments are matched by name similarity only, with a score. ' +
      'An empty list means that none matched.',
    access: { key: 'v5' },
    charge: {
      kind: 'billed',
      note: 'plus, with `include=DAT-LABOR`, the price of that code.',
      freeKey: 'locked',
    },
    params: EntityPath,
    query: ImmigrationQuery,
    responses: [
      {
        status: 200,
        description: 'Counts or records.',
        schema: ImmigrationBody,
        examples: {
          numbers: { summary: 'Without include', value: numbers },
          records: { summary: 'With DAT-LABOR', value: detail },
        },
      },
    ],
    errors: [
      'unknown_code',
      'missing_include',
      'empty_include_item',
      'malformed_id',
      'jurisdiction_reserved',
      'entity_not_found',
    ],
    etag: true,
    merges: true,
  },
];
