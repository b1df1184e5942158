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
  'Jurisdictions where it is available.',
);
const Kinds = list(Type.Enum(['Organization', 'NaturalPerson']), 2, 'Entity types it applies to.');
const Codes = list(Type.String(), CATALOG.codes.length, 'Product codes that return it.');
const Tags = list(Type.String(), CATALOG.tags.length, 'Sections of the level.');

const CatalogCode = Type.Object(
  {
    code: text('Product code.'),
    price: orNull(
      Type.String(),
      `Price in ${jurisdictionNames([DEFAULT_JURISDICTION])}, in USD as a decimal string. Null if it has no price yet.`,
    ),
    prices: Type.Optional(
      Type.Object(
        Object.fromEntries(
          JURISDICTION_CODES.map((jurisdiction) => [
            jurisdiction,
            Type.Optional(text(`Price in jurisdiction \`${jurisdiction}\`, in USD.`)),
          ]),
        ),
        { ...closed, description: 'Price by jurisdiction.' },
      ),
    ),
    price_source: Type.Optional(Type.Enum(['specification', 'ruling'], { description: 'Where the price is defined.' })),
    unit: Type.Optional(Type.Enum(['entity', 'row', 'call'], { description: 'Unit that the price applies to.' })),
    use: Type.Optional(
      Type.Enum(['include', 'endpoint'], {
        description: '`include`: requested with `include`. `endpoint`: the price of an endpoint.',
      }),
    ),
    description: text('What the code returns.'),
    jurisdictions: Jurisdictions,
    free_tier: Type.Boolean({ description: 'Whether free keys can use it.' }),
    levels: list(Type.String(), CATALOG.levels.length, 'Data levels it returns.'),
    applies_to: Kinds,
    status: Type.Enum(['active', 'unpriced'], { description: '`unpriced`: listed, but rejected as unknown.' }),
  },
  { $id: 'CatalogCode', ...closed, description: 'Product code.' },
);

const CatalogLevel = Type.Object(
  {
    level: text('Name of the level.'),
    tags: Tags,
    jurisdictions: Jurisdictions,
    applies_to: Kinds,
    codes: Codes,
    source: orNull(Type.String(), 'Source in the first of its jurisdictions. Null if there is none.'),
    sources: list(
      Type.Object(
        {
          id: text('Identifier of the source.'),
          jurisdiction: Type.Enum([...JURISDICTION_CODES], { description: 'Jurisdiction.' }),
        },
        { ...closed, description: 'Source.' },
      ),
      50,
      'All sources, in all jurisdictions where it is available.',
    ),
    max_items: orNull(Type.Integer(), 'Maximum items of each list in one response. Null if it has no lists.'),
  },
  { $id: 'CatalogLevel', ...closed, description: 'Data level: the smallest unit of information.' },
);

const CatalogSource = Type.Object(
  {
    id: text('Identifier of the source.'),
    name: text('Name of the institution.'),
    url: Type.String({ format: 'uri', description: 'Public URL.' }),
    jurisdiction: Type.Enum([...JURISDICTION_CODES], { description: 'Jurisdiction of the source.' }),
    cadence: text('How often we read the source.'),
    leaked: Type.Boolean({ description: 'Whether its records come from a leak.' }),
    attribution: orNull(
      Type.String(),
      'Text that its license requires you to show with its records. Null if there is none.',
    ),
    feeds: list(Type.String(), CATALOG.tags.length, 'Sections that use it.'),
  },
  { $id: 'CatalogSource', ...closed, description: 'Source: an institution that we read.' },
);

const Catalog = Type.Object(
  {
    version: Type.String({ format: 'date', description: 'Date of the last change.' }),
    currency: Type.Literal(CATALOG.currency, { description: 'Currency of the prices.' }),
    base: text('Base charge per request, in USD as a decimal string.'),
    codes: list(CatalogCode, 100, 'All product codes.'),
    levels: list(CatalogLevel, 100, 'All data levels.'),
    sources: list(CatalogSource, 100, 'All sources.'),
    billing: Billing,
  },
  { $id: 'Catalog', ...closed, description: 'Product codes, data levels and sources.' },
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
    summary: 'Get the catalog',
    description: 'Returns the product codes with their prices, the data levels and the sources.',
    access: { key: 'any' },
    charge: { kind: 'exempt' },
    responses: [
      {
        status: 200,
        description: 'The catalog.',
        schema: Catalog,
        examples: { catalog: { summary: 'One code, one level and one source', value: EXAMPLE } },
      },
    ],
  },
];
