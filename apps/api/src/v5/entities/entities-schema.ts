import {
  CATALOG,
  DEFAULT_JURISDICTION,
  ID_TYPES,
  OrganizationBase,
  V5_JURISDICTIONS,
  tagDefinition,
} from '@entity-registry/domain';
import type { IdType } from '@entity-registry/domain';
import { SIGNAL_NAMES, SIGNAL_RANGES, assetTable, sectionNames } from '@entity-registry/registry';
import type { AssetType } from '@entity-registry/registry';
import { Type } from 'typebox';
import type { TProperties, TSchema } from 'typebox';
import { Billing } from '../../openapi/billing-schema.js';
import { SourceSchema, SourcesSchema, closed, count, instant, orNull, typedId } from '../schema-parts.js';
import { MAX_IDS } from './batch/batch-body.js';
import { SECTION_TAGS, shownSchema } from './item-schema.js';

const MAX_ITEMS = 100;
const Code = Type.String({ pattern: '^[A-Z]{3}-[A-Z]+$', maxLength: 20, description: 'Product code.' });
const text = (description: string) => orNull(Type.String(), description);
const oneOf = (values: readonly string[], description: string) =>
  Type.Union(
    values.map((value) => Type.Literal(value)),
    { description },
  );

const Source = Type.Object(SourceSchema.properties, {
  ...{ $id: 'SectionSource', additionalProperties: false },
  description: 'The source that was read last, and when; `GET /v5/catalog` lists the sources.',
});
const Sources = Type.Array(
  Type.Object(SourcesSchema.items.properties, {
    ...{ $id: 'TagSource', additionalProperties: false, description: 'One of the sources of a section.' },
  }),
  { maxItems: 20, description: 'Every source that feeds this, those that were read first.' },
);
const State = oneOf(
  ['ok', 'empty', 'not_fetched', 'source_down'],
  'Whether there are data, and if not, why. `empty`: the source was asked and has none, which is no clearance.',
);
const provenance = {
  code: Type.String({ description: 'The charged code that covers it.', maxLength: 20 }),
  state: State,
  source: Source,
  sources: Sources,
};
const Next = orNull(
  Type.String({ maxLength: 1_000, description: 'Path and query.' }),
  'Where the rest is: good for 24 hours, for the account that paid, at the base charge.',
);
const numbers = {
  total: count('Items in all.'),
  returned: Type.Integer({ minimum: 0, maximum: MAX_ITEMS, description: 'Items of this answer.' }),
  truncated: Type.Boolean({ description: 'Whether there are more.' }),
  next: Next,
};
const itemsOf = (schema: TSchema) => Type.Array(schema, { maxItems: MAX_ITEMS, description: 'The newest first.' });

/** The sections of a card, by tag, each a list or a value. */
const sections: TProperties = Object.fromEntries(
  SECTION_TAGS.map((tag) => {
    const schema = shownSchema(tag);
    const body: TProperties =
      tagDefinition(tag).kind === 'array'
        ? { ...numbers, items: itemsOf(schema) }
        : { data: orNull(schema, 'The data.') };
    return [tag, Type.Optional(closed({ ...provenance, ...body }, `Section \`${tag}\`.`))] as const;
  }),
);

const coreFields = Object.entries(OrganizationBase.properties).filter(
  ([name]) => !['id', 'service_id', 'sid', 'nombre', 'ruc', 'ruc_no_dv'].includes(name),
);
const signals: TProperties = Object.fromEntries([
  ...SIGNAL_NAMES.flags.map((name) => [
    name,
    Type.Optional(orNull(Type.Boolean(), 'Whether there are any; null: unknown.')),
  ]),
  ...SIGNAL_NAMES.ranges.map((name) => [
    name,
    Type.Optional(orNull(oneOf(SIGNAL_RANGES, 'Range.'), 'How many there are; null: unknown.')),
  ]),
]) as TProperties;

const entity = {
  id: typedId('Id of the entity.', 'own'),
  type: oneOf(['Organization', 'NaturalPerson'], 'What the entity is.'),
  jurisdiction: oneOf(V5_JURISDICTIONS, 'Jurisdiction.'),
  nombre: text('Name as registered.'),
  ruc: Type.Optional(text('Tax number with check digit; organisations alone have it.')),
  ruc_no_dv: Type.Optional(text('Tax number without check digit; organisations alone have it.')),
  cedula: Type.Optional(text('Identity card number; persons alone have it.')),
  source: Source,
  sources: Sources,
  core: closed(
    Object.fromEntries(coreFields.map(([name, schema]) => [name, Type.Optional(schema)])),
    'The other base fields of an organisation; empty for a person.',
  ),
  signals: Type.Optional(closed(signals, 'What there is, without the records themselves; with DAT-FREE alone.')),
  codes_with_data: Type.Optional(
    Type.Array(Code, { maxItems: CATALOG.codes.length, description: 'Codes that hold data; with DAT-FREE alone.' }),
  ),
  codes_never_fetched: Type.Optional(
    Type.Array(Code, {
      maxItems: CATALOG.codes.length,
      description:
        'Codes whose sources were never asked about the entity: neither a finding nor a clearance; with DAT-FREE alone.',
    }),
  ),
  sections: closed(sections, 'One section for each tag that the codes hold and that applies.'),
  not_applicable: Type.Array(Type.String({ description: 'Tag.' }), {
    maxItems: CATALOG.tags.length,
    description: 'Tags of the codes that an entity of this type cannot have.',
  }),
};

const ASSET_TYPES = (Object.keys(ID_TYPES) as IdType[]).filter((type): type is AssetType => type !== 'own');
const assetItems = ASSET_TYPES.map((type) => shownSchema(assetTable(type).tag));
const assetHead = {
  id: typedId('Id of the asset.'),
  type: oneOf(ASSET_TYPES, 'What the asset is.'),
  jurisdiction: oneOf(V5_JURISDICTIONS, 'Jurisdiction.'),
  entity_id: orNull(typedId('Id of an entity.', 'own'), 'Whose it is; null: it is tied to nobody.'),
  ...provenance,
};
const asset = { ...assetHead, data: Type.Union(assetItems, { description: 'The record whole.' }) };

const whole = (id: string, properties: TProperties, description: string) =>
  Type.Object(properties, { $id: id, additionalProperties: false, description });

/** An entity within another response. */
export const CardBody = whole('EntityCardBody', entity, 'An entity.');
/** Response of `GET /v5/entities/{id}` for an entity. */
export const Card = whole('EntityCard', { ...entity, billing: Billing }, 'An entity.');
/** Response of `GET /v5/entities/{id}` for an asset. */
export const Asset = whole('Asset', { ...asset, billing: Billing }, 'An asset.');

const listItems = SECTION_TAGS.filter((tag) => tagDefinition(tag).kind === 'array').map(shownSchema);
const sectionHead = {
  id: typedId('Id of the entity.', 'own'),
  section: oneOf(sectionNames(DEFAULT_JURISDICTION), 'The section, as it was asked for.'),
  level: oneOf(
    CATALOG.levels.map(({ level }) => level),
    'The level that it belongs to.',
  ),
  ...provenance,
};
const distinct = (schemas: readonly TSchema[]) => [...new Set(schemas)];

/** Response of `GET /v5/entities/{id}/sections/{level}` for a list. */
export const SectionList = whole(
  'SectionPage',
  { ...sectionHead, ...numbers, items: itemsOf(Type.Union(distinct(listItems))), billing: Billing },
  'A page of a list.',
);
/** Response of `GET /v5/entities/{id}/sections/{level}` for an object or a single value. */
export const SectionValue = whole(
  'SectionValue',
  {
    ...sectionHead,
    data: Type.Unknown({
      description: 'As the card shows it; of a level that holds several such tags an object with each by its tag.',
    }),
    billing: Billing,
  },
  'A section that is no list.',
);

/** Response of `GET /v5/entities/{id}/text`. */
export const DocumentText = whole(
  'DocumentText',
  {
    ...assetHead,
    page: Type.Integer({ minimum: 1, description: 'The page.' }),
    pages: count('Pages in all; 0: the text was never read.'),
    next: orNull(Type.String({ maxLength: 200 }), 'Path and query of the next page.'),
    text: text('The text of the page, as recognised; null: it was never read.'),
    recognition: orNull(
      closed(
        {
          state: oneOf(
            ['waiting', 'unavailable', 'read', 'failed'],
            'Whether its file waits to be read, was read, or cannot be read; `unavailable`: no text recognizer is installed. Text that ' +
              'there was before stands.',
          ),
          engine: text('What recognised the text, with its version; null, as are the two after it: it came otherwise.'),
          language: text('The language that was read, by its code of ISO 639-2.'),
          read_at: orNull(instant('Time.'), 'When it was recognised.'),
          of_former_file: Type.Boolean({
            description:
              'Whether the text was recognised from a file that the document no longer has; `state` is then that of its present one.',
          }),
        },
        'The recognition of its file.',
      ),
      'Where the text comes from; null: there is no file of the document, and any text came with its record, or is of a file that is gone.',
    ),
    billing: Billing,
  },
  'A page of the text of a document.',
);

/** Response of `POST /v5/entities/batch`. */
export const BatchResponse = whole(
  'EntitiesBatch',
  {
    results: Type.Array(
      closed(
        {
          id: Type.String({ maxLength: 40, description: 'The id as it was asked for.' }),
          outcome: oneOf(
            ['ok', 'not_found', 'merged', 'invalid'],
            'Whether it was found; `invalid`: no code of `include` covers the asset. Only `ok` is charged.',
          ),
          entity: Type.Optional(
            Type.Union([CardBody, whole('AssetBody', asset, 'An asset.')], {
              description: 'The entity or asset, when it was found.',
            }),
          ),
          merged_into: Type.Optional(typedId('The entity that this one was found to be.', 'own')),
          error: Type.Optional(
            closed(
              {
                code: Type.Literal('include_not_applicable', { description: 'Which error it is, for programs.' }),
                supported_includes: Type.Array(Type.String({ maxLength: 20, description: 'Product code.' }), {
                  maxItems: CATALOG.codes.length,
                  description: 'The codes that cover the asset, the cheapest first.',
                }),
              },
              'Why it is `invalid`.',
            ),
          ),
        },
        'The result of one id.',
      ),
      { maxItems: MAX_IDS, description: 'One result for each id, in the order of the ids.' },
    ),
    billing: Billing,
  },
  'What was found.',
);
