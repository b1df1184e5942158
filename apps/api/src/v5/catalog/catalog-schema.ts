import { CATALOG, DEFAULT_JURISDICTION, JURISDICTION_CODES, jurisdictionNames } from '@entity-registry/domain';
import { Type } from 'typebox';
import type { TSchema } from 'typebox';
import { Billing } from '../../openapi/billing-schema.js';
import type { Operation } from '../../openapi/operation.js';

const closed = { additionalProperties: false } as const;
const orNull = (schema: TSchema, description: string) => Type.Union([schema, Type.Null()], { description });
const list = (schema: TSchema, maxItems: number, description: string) => Type.Array(schema, { maxItems, description });
const text = (description: string) => Type.String({ description });
const Jurisdictions = list(
  Type.Enum([...JURISDICTION_CODES]),
  JURISDICTION_CODES.length,
  'Jurisdictions that have it.',
);
const Kinds = list(Type.Enum(['Organization', 'NaturalPerson']), 2, 'The kinds of entity it applies to.');
const Codes = list(Type.String(), CATALOG.codes.length, 'Product codes that deliver it.');
const Tags = list(Type.String(), CATALOG.tags.length, 'Sections that belong to it.');

const CatalogCode = Type.Object(
  {
    code: text('The product code.'),
    price: orNull(
      Type.String(),
      `Price in ${jurisdictionNames([DEFAULT_JURISDICTION])}, USD as a decimal string; null: not priced yet.`,
    ),
    prices: Type.Optional(
      Type.Object(
        Object.fromEntries(
          JURISDICTION_CODES.map((jurisdiction) => [
            jurisdiction,
            Type.Optional(text(`Price where the jurisdiction is \`${jurisdiction}\`, USD.`)),
          ]),
        ),
        { ...closed, description: 'Price by jurisdiction.' },
      ),
    ),
    price_source: Type.Optional(Type.Enum(['specification', 'ruling'], { description: 'Where the price is stated.' })),
    unit: Type.Optional(Type.Enum(['entity', 'row', 'call'], { description: 'What the price is for.' })),
    use: Type.Optional(
      Type.Enum(['include', 'endpoint'], { description: 'Asked for by `include`, or the price of an endpoint.' }),
    ),
    description: text('What it delivers.'),
    jurisdictions: Jurisdictions,
    free_tier: Type.Boolean({ description: 'Whether a free key has it.' }),
    levels: list(Type.String(), CATALOG.levels.length, 'The data levels it delivers.'),
    applies_to: Kinds,
    status: Type.Enum(['active', 'unpriced'], { description: '`unpriced`: listed, and refused as unknown.' }),
  },
  { $id: 'CatalogCode', ...closed, description: 'One product code.' },
);

const CatalogLevel = Type.Object(
  {
    level: text('Name of the level.'),
    tags: Tags,
    jurisdictions: Jurisdictions,
    applies_to: Kinds,
    codes: Codes,
    source: orNull(Type.String(), 'The source that it comes from, in the first of its jurisdictions.'),
    sources: list(
      Type.Object(
        {
          id: text('Identifier of the source.'),
          jurisdiction: Type.Enum([...JURISDICTION_CODES], { description: 'Where.' }),
        },
        { ...closed, description: 'A source.' },
      ),
      50,
      'Every source that it comes from, in every jurisdiction that has it.',
    ),
    max_items: orNull(Type.Integer(), 'Most items of each of its lists in one answer; null: it has no lists.'),
  },
  { $id: 'CatalogLevel', ...closed, description: 'One data level: the smallest unit of information.' },
);

const CatalogSource = Type.Object(
  {
    id: text('Identifier of the source.'),
    name: text('Name of the institution.'),
    url: Type.String({ format: 'uri', description: 'Its public address.' }),
    jurisdiction: Type.Enum([...JURISDICTION_CODES], { description: 'Where it is.' }),
    cadence: text('How often it is asked anew.'),
    leaked: Type.Boolean({ description: 'Whether its records became public by a leak.' }),
    attribution: orNull(
      Type.String(),
      'What its license asks you to print wherever you show its records; null: nothing.',
    ),
    feeds: list(Type.String(), CATALOG.tags.length, 'Sections that it feeds.'),
  },
  { $id: 'CatalogSource', ...closed, description: 'One public register.' },
);

const Catalog = Type.Object(
  {
    version: Type.String({ format: 'date', description: 'Day of the latest change.' }),
    currency: Type.Literal(CATALOG.currency, { description: 'Currency of the prices.' }),
    base: text('Base charge of a call, USD as a decimal string.'),
    codes: list(CatalogCode, 100, 'Every product code.'),
    levels: list(CatalogLevel, 100, 'Every data level.'),
    sources: list(CatalogSource, 100, 'Every source.'),
    billing: Billing,
  },
  { $id: 'Catalog', ...closed, description: 'What the service sells and where it comes from.' },
);

const NOTHING = {
  ...{ currency: 'USD', price: '0.00', charged: '0.00', dry_run: false, base: '0.00', codes: [], redundant: [] },
};

const EXAMPLE = {
  version: '2026-11-23',
  currency: 'USD',
  base: '0.01',
  codes: [
    {
      ...{ code: 'DAT-GOV', price: '0.15', prices: { pa: '0.15' }, price_source: 'specification', unit: 'entity' },
      ...{ use: 'include', description: 'Governance and public office', jurisdictions: ['pa'], free_tier: false },
      ...{ levels: ['directores'], applies_to: ['Organization', 'NaturalPerson'], status: 'active' },
    },
  ],
  levels: [
    {
      ...{ level: 'directores', tags: ['directores'], jurisdictions: ['pa', 'ec'], applies_to: ['Organization'] },
      ...{ codes: ['DAT-GOV', 'DAT-ALL'], source: 'registro_publico', max_items: 100 },
      sources: [
        { id: 'registro_publico', jurisdiction: 'pa' },
        { id: 'supercias', jurisdiction: 'ec' },
      ],
    },
  ],
  sources: [
    {
      ...{ id: 'registro_publico', name: 'Registro Público de Panamá', url: 'https://www.rp.gob.pa' },
      ...{ jurisdiction: 'pa', cadence: 'daily', leaked: false, attribution: null, feeds: ['directores'] },
    },
  ],
  billing: NOTHING,
};

export const operations: readonly Operation[] = [
  {
    method: 'GET',
    path: '/v5/catalog',
    operationId: 'getCatalog',
    group: 'Catalog',
    summary: 'Codes, prices, levels and sources',
    description: 'The live catalogue: what can be asked for, what it costs, and which register it comes from.',
    access: { key: 'any' },
    charge: { kind: 'exempt' },
    responses: [
      {
        status: 200,
        description: 'The catalogue.',
        schema: Catalog,
        examples: { catalog: { summary: 'One code, level and source of each', value: EXAMPLE } },
      },
    ],
  },
];
