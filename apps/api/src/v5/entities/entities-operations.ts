import { DEFAULT_JURISDICTION } from '@entity-registry/domain';
import { sectionNames } from '@entity-registry/registry';
import { Type } from 'typebox';
import type { Operation } from '../../openapi/operation.js';
import { EntityPath, servedIdPattern } from '../schema-parts.js';
import { BatchBody } from './batch/batch-body.js';
import { EntityQuery } from './entity-query.dto.js';
import { Asset, BatchResponse, Entity, DocumentText, SectionList, SectionValue } from './entities-schema.js';
import { EXAMPLES } from './entities-examples.js';
import { SectionQuery } from './sections/section-query.dto.js';
import { TextQuery } from './sections/text-query.dto.js';

const AnyPath = Type.Object({
  id: Type.String({
    description: 'Id of an entity or asset.',
    maxLength: 40,
    pattern: servedIdPattern(),
    examples: ['pa_own_42'],
  }),
});
const SectionPath = Type.Object({
  ...EntityPath.properties,
  level: Type.Union(
    sectionNames(DEFAULT_JURISDICTION).map((name) => Type.Literal(name)),
    { description: 'Name of a section, or of a level with several sections.', examples: ['directores'] },
  ),
});
const DocumentPath = Type.Object({
  id: Type.String({
    description: 'Id of a document.',
    maxLength: 40,
    pattern: servedIdPattern(['entrada', 'elemento']),
    examples: ['pa_entrada_5'],
  }),
});

const byId = ['malformed_id', 'jurisdiction_reserved', 'entity_not_found'] as const;
const includes = ['missing_include', 'empty_include_item', 'unknown_code', 'invalid_inline_limit'] as const;

const getEntity: Operation = {
  method: 'GET',
  path: '/v5/entities/{id}',
  operationId: 'getEntity',
  group: 'Entities',
  summary: 'Get an entity or asset',
  description:
    'Returns the base fields of an entity, and a section for each tag of the requested codes with its state, ' +
    'source and fetch time. Lists are cut to `inline_limit`; `next` returns the rest. An empty list is not a ' +
    'clearance. For the id of an asset, returns the full asset if a code in `include` covers it. A code is not ' +
    'charged if no source of its sections was ever read; `billing.not_charged` lists it.',
  access: { key: 'v5', keyless: true },
  charge: {
    kind: 'billed',
    note:
      'plus the requested codes. Without `include`, an asset costs the base charge plus the cheapest code that ' +
      'covers it.',
    freeKey: 'by code',
  },
  params: AnyPath,
  query: EntityQuery,
  responses: [
    {
      status: 200,
      description: 'The entity or asset.',
      schema: Type.Union([Entity, Asset]),
      examples: {
        company: { summary: 'A company with its directors: include=DAT-GOV', value: EXAMPLES.entity },
        finca: { summary: 'A land parcel', value: EXAMPLES.asset },
      },
    },
  ],
  errors: [...byId, ...includes, 'include_not_applicable'],
  etag: true,
  merges: true,
};

const getSection: Operation = {
  method: 'GET',
  path: '/v5/entities/{id}/sections/{level}',
  operationId: 'getSection',
  group: 'Entities',
  summary: 'Page through a section',
  description:
    'With the `cursor` of a `next` from the last 24 hours, returns the rest of a list that your account paid ' +
    'for. Without a cursor, returns the section from the beginning. If the entity was merged, `next` returns the ' +
    'items of its survivor. Newest items come first, items without a date last. Items added in the meantime do ' +
    'not shift pages. A section that is not a list has `data` instead of `items`.',
  access: { key: 'v5' },
  charge: {
    kind: 'billed',
    note: 'plus, without a cursor, the cheapest code that covers the section.',
    freeKey: 'locked',
  },
  params: SectionPath,
  query: SectionQuery,
  responses: [
    {
      status: 200,
      description: 'The page or the value.',
      schema: Type.Union([SectionList, SectionValue]),
      examples: {
        list: { summary: 'A page of directors', value: EXAMPLES.page },
        value: { summary: 'A section that is not a list', value: EXAMPLES.value },
      },
    },
  ],
  errors: [...byId, 'invalid_cursor'],
  etag: true,
  merges: true,
};

const getText: Operation = {
  method: 'GET',
  path: '/v5/entities/{id}/text',
  operationId: 'getDocumentText',
  group: 'Documents',
  summary: 'Get the text of a document',
  description: 'Returns a page of the recognized text of a scanned (`entrada`) or digital (`elemento`) document.',
  access: { key: 'v5' },
  charge: { kind: 'billed', codes: ['DAT-DOC'], note: 'Charged for each page.', freeKey: 'locked' },
  params: DocumentPath,
  query: TextQuery,
  responses: [
    {
      status: 200,
      description: 'Page.',
      schema: DocumentText,
      examples: { page: { summary: 'The first of two pages', value: EXAMPLES.text } },
    },
  ],
  errors: byId,
  etag: true,
};

const batch: Operation = {
  method: 'POST',
  path: '/v5/entities/batch',
  operationId: 'getEntities',
  group: 'Entities',
  summary: 'Get up to 100 entities and assets',
  description:
    'Returns up to 100 entities and assets, each as a single request would. Ids that are not found or were ' +
    'merged have an `outcome` and are not charged. Assets that no code in `include` covers, and codes whose ' +
    'sources were never read for the entity, are not charged either. A dry run checks which ids exist and ' +
    'returns the current price. For large batches the maximum `inline_limit` is lower; the 400 error states it.',
  access: { key: 'v5' },
  charge: {
    kind: 'billed',
    note: 'once, plus the codes for each id found. The balance must cover all ids.',
    freeKey: 'by code',
  },
  body: { schema: BatchBody, examples: { two: { summary: 'Two ids', value: EXAMPLES.batchBody } } },
  responses: [
    {
      status: 200,
      description: 'One result for each id.',
      schema: BatchResponse,
      examples: { two: { summary: 'One found, one not', value: EXAMPLES.batch } },
    },
  ],
  errors: ['malformed_id', 'jurisdiction_reserved', ...includes, 'free_tier_batch_rows'],
};

export const operations: readonly Operation[] = [getEntity, batch, getSection, getText];
