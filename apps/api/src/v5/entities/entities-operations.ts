import { DEFAULT_JURISDICTION } from '@entity-registry/domain';
import { sectionNames } from '@entity-registry/registry';
import { Type } from 'typebox';
import type { Operation } from '../../openapi/operation.js';
import { EntityPath, servedIdPattern } from '../schema-parts.js';
import { BatchBody } from './batch/batch-body.js';
import { CardQuery } from './entity-query.dto.js';
import { Asset, BatchResponse, Card, DocumentText, SectionList, SectionValue } from './entities-schema.js';
import { EXAMPLES } from './entities-examples.js';
import { SectionQuery } from './sections/section-query.dto.js';
import { TextQuery } from './sections/text-query.dto.js';

const AnyPath = Type.Object({
  id: Type.String({
    description: 'Id of an entity or of an asset.',
    maxLength: 40,
    pattern: servedIdPattern(),
    examples: ['pa_own_42'],
  }),
});
const SectionPath = Type.Object({
  ...EntityPath.properties,
  level: Type.Union(
    sectionNames(DEFAULT_JURISDICTION).map((name) => Type.Literal(name)),
    { description: 'A section as the card names it, or a level that holds several of them.', examples: ['directores'] },
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
  summary: 'An entity or an asset by its id',
  description:
    'The base fields of an entity, and one section for each tag of the codes asked for, each with its state, its source and ' +
    'the time it was fetched. Lists are cut to `inline_limit`; `next` leads to the rest. An empty list is not a clearance. The ' +
    'id of an asset gives that asset whole, for the code of `include` that covers it. A code is not charged when no source was ' +
    'ever read for any of its sections: `billing.not_charged` names it.',
  access: { key: 'v5', keyless: true },
  charge: {
    kind: 'billed',
    note: 'and the codes asked for; without `include` an asset costs the base and the cheapest code that covers it.',
    freeKey: 'by code',
  },
  params: AnyPath,
  query: CardQuery,
  responses: [
    {
      status: 200,
      description: 'The entity or the asset.',
      schema: Type.Union([Card, Asset]),
      examples: {
        company: { summary: 'A company with its directors: include=DAT-GOV', value: EXAMPLES.card },
        finca: { summary: 'A parcel', value: EXAMPLES.asset },
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
  summary: 'A section of an entity, page by page',
  description:
    'With the `cursor` of a `next` that the account was given within 24 hours, the rest of a list that has been paid for. ' +
    'Without one, the section from its beginning. The `next` of an entity that was merged leads to its survivor. Newest items come first, those without a date last; items that ' +
    'arrive meanwhile shift nothing. A section that is no list has `data` instead of `items`.',
  access: { key: 'v5' },
  charge: {
    kind: 'billed',
    note: 'and without a cursor also the cheapest code that covers the section.',
    freeKey: 'locked',
  },
  params: SectionPath,
  query: SectionQuery,
  responses: [
    {
      status: 200,
      description: 'The page, or the value.',
      schema: Type.Union([SectionList, SectionValue]),
      examples: {
        list: { summary: 'A page of directors', value: EXAMPLES.page },
        value: { summary: 'A section that is no list', value: EXAMPLES.value },
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
  summary: 'The text of a document, page by page',
  description: 'The text of a scanned (`entrada`) or digital (`elemento`) document, as it was recognised.',
  access: { key: 'v5' },
  charge: { kind: 'billed', codes: ['DAT-DOC'], note: 'For each page.', freeKey: 'locked' },
  params: DocumentPath,
  query: TextQuery,
  responses: [
    {
      status: 200,
      description: 'The page.',
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
  summary: 'Many entities and assets at once',
  description:
    'Up to 100 entities and assets, each as it is answered by itself. One that is not there, or was merged into another, ' +
    'is said so in its place and not charged; nor is an asset that no code of `include` covers, or a code of which no source was ' +
    'ever read for the entity. A dry run looks which there are, and says what the call would cost now. ' +
    'With very many entities and lists `inline_limit` has a lower maximum, which its 400 names.',
  access: { key: 'v5' },
  charge: {
    kind: 'billed',
    note: 'once, and the codes for each id that is found; the balance must cover all of them.',
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
