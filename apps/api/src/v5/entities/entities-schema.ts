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
import {
  CodesNeedingPurpose,
  NeedingPurpose,
  OtherName,
  SourceSchema,
  SourcesSchema,
  closed,
  count,
  instant,
  orNull,
  typedId,
} from '../schema-parts.js';
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
  description: 'The source that was read last, and when. `GET /v5/catalog` lists the sources.',
});
const Sources = Type.Array(
  Type.Object(SourcesSchema.items.properties, {
    ...{ $id: 'TagSource', additionalProperties: false, description: 'Source of a section.' },
  }),
  { maxItems: 20, description: 'Every source of this data, those already read first.' },
);
const State = oneOf(
  ['ok', 'empty', 'not_fetched', 'source_down'],
  'Whether there is data and, if not, why. `empty`: the source was read and has none, which is not a clearance.',
);
const provenance = {
  code: Type.String({ description: 'Charged code that covers it.', maxLength: 20 }),
  state: State,
  source: Source,
  sources: Sources,
};
const Next = orNull(
  Type.String({ maxLength: 1_000, description: 'Path and query.' }),
  'Path of the rest of the list, for the base charge. Valid for 24 hours, only for the account that paid. Null ' +
    'if there is no more.',
);
const numbers = {
  total: count('Total number of items.'),
  returned: Type.Integer({ minimum: 0, maximum: MAX_ITEMS, description: 'Number of items in this response.' }),
  truncated: Type.Boolean({ description: 'Whether there are more items.' }),
  next: Next,
};
const itemsOf = (schema: TSchema) => Type.Array(schema, { maxItems: MAX_ITEMS, description: 'Newest first.' });

/** The sections of an entity, by tag, each a list or a value. */
const sections: TProperties = Object.fromEntries(
  SECTION_TAGS.map((tag) => {
    const schema = shownSchema(tag);
    const body: TProperties =
      tagDefinition(tag).kind === 'array'
        ? { ...numbers, items: itemsOf(schema) }
        : { data: orNull(schema, 'The data. Null if there is none.') };
    return [tag, Type.Optional(closed({ ...provenance, ...body }, `Section \`${tag}\`.`))] as const;
  }),
);

const coreFields = Object.entries(OrganizationBase.properties).filter(
  ([name]) => !['id', 'service_id', 'sid', 'nombre', 'ruc', 'ruc_no_dv'].includes(name),
);
const signals: TProperties = Object.fromEntries([
  ...SIGNAL_NAMES.flags.map((name) => [
    name,
    Type.Optional(orNull(Type.Boolean(), 'Whether there are any. Null if unknown.')),
  ]),
  ...SIGNAL_NAMES.ranges.map((name) => [
    name,
    Type.Optional(orNull(oneOf(SIGNAL_RANGES, 'Range.'), 'How many there are. Null if unknown.')),
  ]),
]) as TProperties;

const entity = {
  id: typedId('Id of the entity.', 'own'),
  type: oneOf(['Organization', 'NaturalPerson'], 'Type of the entity.'),
  jurisdiction: oneOf(V5_JURISDICTIONS, 'Jurisdiction.'),
  nombre: text('Registered name.'),
  ruc: Type.Optional(text('Tax number with check digit. Organizations only.')),
  ruc_no_dv: Type.Optional(text('Tax number without check digit. Organizations only.')),
  cedula: Type.Optional(text('Identity card number. Persons only.')),
  other_names: Type.Array(OtherName, {
    maxItems: 50,
    description:
      'Former, trade and alias names: those in use first, then the latest. Resolve and searches find them too.',
  }),
  source: Source,
  sources: Sources,
  core: closed(
    Object.fromEntries(coreFields.map(([name, schema]) => [name, Type.Optional(schema)])),
    'Other base fields of an organization. Empty for a person.',
  ),
  signals: Type.Optional(closed(signals, 'Which data exists, without the records. Only with DAT-FREE.')),
  codes_with_data: Type.Optional(
    Type.Array(Code, { maxItems: CATALOG.codes.length, description: 'Codes with data. Only with DAT-FREE.' }),
  ),
  codes_never_fetched: Type.Optional(
    Type.Array(Code, {
      maxItems: CATALOG.codes.length,
      description:
        'Codes whose sources were never read for the entity: neither a finding nor a clearance. Only with DAT-FREE.',
    }),
  ),
  levels_needing_purpose: NeedingPurpose,
  codes_needing_purpose: CodesNeedingPurpose,
  sections: closed(sections, 'One section for each applicable tag of the codes.'),
  not_applicable: Type.Array(Type.String({ description: 'Tag.' }), {
    maxItems: CATALOG.tags.length,
    description: 'Tags of the codes that do not apply to this entity type.',
  }),
};

const ASSET_TYPES = (Object.keys(ID_TYPES) as IdType[]).filter((type): type is AssetType => type !== 'own');
const assetItems = ASSET_TYPES.map((type) => shownSchema(assetTable(type).tag));
const assetHead = {
  id: typedId('Id of the asset.'),
  type: oneOf(ASSET_TYPES, 'Type of the asset.'),
  jurisdiction: oneOf(V5_JURISDICTIONS, 'Jurisdiction.'),
  entity_id: orNull(typedId('Id of an entity.', 'own'), 'Owner of the asset. Null if it is not matched to an entity.'),
  ...provenance,
};
const asset = { ...assetHead, data: Type.Union(assetItems, { description: 'The full record.' }) };

const whole = (id: string, properties: TProperties, description: string) =>
  Type.Object(properties, { $id: id, additionalProperties: false, description });

/** An entity within another response. */
export const EntityBody = whole('EntityCardBody', entity, 'An entity.');
/** Response of `GET /v5/entities/{id}` for an entity. */
export const Entity = whole('EntityCard', { ...entity, billing: Billing }, 'An entity.');
/** Response of `GET /v5/entities/{id}` for an asset. */
export const Asset = whole('Asset', { ...asset, billing: Billing }, 'An asset.');

const listItems = SECTION_TAGS.filter((tag) => tagDefinition(tag).kind === 'array').map(shownSchema);
const sectionHead = {
  id: typedId('Id of the entity.', 'own'),
  section: oneOf(sectionNames(DEFAULT_JURISDICTION), 'Requested section.'),
  level: oneOf(
    CATALOG.levels.map(({ level }) => level),
    'Level that the section belongs to.',
  ),
  ...provenance,
};
const distinct = (schemas: readonly TSchema[]) => [...new Set(schemas)];

/** Response of `GET /v5/entities/{id}/sections/{level}` for a list. */
export const SectionList = whole(
  'SectionPage',
  { ...sectionHead, ...numbers, items: itemsOf(Type.Union(distinct(listItems))), billing: Billing },
  'Page of a list.',
);
/** Response of `GET /v5/entities/{id}/sections/{level}` for an object or a single value. */
export const SectionValue = whole(
  'SectionValue',
  {
    ...sectionHead,
    data: Type.Unknown({
      description: 'The value, as in the entity. For a level with several such tags, an object keyed by tag.',
    }),
    billing: Billing,
  },
  'Section that is not a list.',
);

/** Response of `GET /v5/entities/{id}/text`. */
export const DocumentText = whole(
  'DocumentText',
  {
    ...assetHead,
    page: Type.Integer({ minimum: 1, description: 'Page.' }),
    pages: count('Total number of pages. 0 if the text was never recognized.'),
    next: orNull(Type.String({ maxLength: 200 }), 'Path and query of the next page. Null on the last page.'),
    text: text('Recognized text of the page. Null if it was never recognized.'),
    recognition: orNull(
      closed(
        {
          state: oneOf(
            ['waiting', 'unavailable', 'read', 'failed'],
            'Status of the recognition of its file. `unavailable`: no text recognizer is installed. Earlier text is kept.',
          ),
          engine: text(
            'Text recognizer and version. Null if the text was not recognized from a file; `language` and `read_at` are ' +
              'then null too.',
          ),
          language: text('ISO 639-2 code of the recognition language.'),
          read_at: orNull(instant('Time.'), 'When the text was recognized.'),
          of_former_file: Type.Boolean({
            description:
              'Whether the text comes from a file that was since replaced. `state` is that of the current file.',
          }),
        },
        'The recognition of its file.',
      ),
      'Where the text comes from. Null if the document has no file: any text came with its record or from a ' +
        'deleted file.',
    ),
    billing: Billing,
  },
  'Page of the text of a document.',
);

/** Response of `POST /v5/entities/batch`. */
export const BatchResponse = whole(
  'EntitiesBatch',
  {
    results: Type.Array(
      closed(
        {
          id: Type.String({ maxLength: 40, description: 'Requested id.' }),
          outcome: oneOf(
            ['ok', 'not_found', 'merged', 'invalid'],
            'Whether it was found. `invalid`: no code in `include` covers the asset. Only `ok` is charged.',
          ),
          entity: Type.Optional(
            Type.Union([EntityBody, whole('AssetBody', asset, 'An asset.')], {
              description: 'The entity or asset, if it was found.',
            }),
          ),
          merged_into: Type.Optional(typedId('Entity that it was merged into.', 'own')),
          error: Type.Optional(
            closed(
              {
                code: Type.Literal('include_not_applicable', { description: 'Error code, for programs.' }),
                supported_includes: Type.Array(Type.String({ maxLength: 20, description: 'Product code.' }), {
                  maxItems: CATALOG.codes.length,
                  description: 'Codes that cover the asset, cheapest first.',
                }),
              },
              'Why it is `invalid`.',
            ),
          ),
        },
        'Result for an id.',
      ),
      { maxItems: MAX_IDS, description: 'One result for each id, in the same order.' },
    ),
    billing: Billing,
  },
  'Results by id.',
);
