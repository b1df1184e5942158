import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { LEVELS } from '@entity-registry/sdk';
import type { Catalog, Entity } from '@entity-registry/sdk';
import { load } from 'js-yaml';
import { sumAmounts } from '../../../charts/amounts.js';
import { fieldLabel, hasLabel } from './values/field-labels.js';
import { kindOf, tableShape } from './values/items.js';
import { messages } from './messages.js';
import { addResponse, addPage } from './opened.js';
import type { ListSection } from './opened.js';
import { cheapestCodes, questionsOf } from './questions.js';

const DOCUMENT = join(import.meta.dirname, '../../../../../../openapi/v5.yml');

interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
}

/** Fields of a schema including nested ones, as `section.field`. */
function fieldsOf(
  schemas: Record<string, Schema>,
  schema: Schema | undefined,
  section: string,
  seen: string[] = [],
): string[] {
  if (schema === undefined) return [];
  const name = schema.$ref?.split('/').at(-1);
  if (name !== undefined) return seen.includes(name) ? [] : fieldsOf(schemas, schemas[name], section, [...seen, name]);
  const inner = [...(schema.anyOf ?? []), ...(schema.items ? [schema.items] : [])];
  return [
    ...inner.flatMap((part) => fieldsOf(schemas, part, section, seen)),
    ...Object.entries(schema.properties ?? {}).flatMap(([field, part]) => [
      `${section}.${field}`,
      ...fieldsOf(schemas, part, field, seen),
    ]),
  ];
}

const CATALOG = {
  codes: [
    { code: 'CHK-BIN', price: '0.02', status: 'active', use: 'include' },
    { code: 'DAT-BIZ', price: '0.08', status: 'active', use: 'include' },
    { code: 'DAT-IP', price: '0.03', status: 'active', use: 'include' },
    { code: 'DAT-ASSET', price: '0.25', status: 'active', use: 'include' },
    { code: 'DAT-ALL', price: '1.41', status: 'active', use: 'include' },
    { code: 'DAT-ALL+', price: null, status: 'unpriced', use: 'include' },
  ],
  levels: [
    { level: 'core_registro', tags: ['core_registro'], jurisdictions: ['pa'], codes: ['CHK-BIN'] },
    { level: 'avisos', tags: ['avisos'], jurisdictions: ['pa'], codes: ['DAT-ALL', 'DAT-BIZ'] },
    { level: 'marcas', tags: ['marcas'], jurisdictions: ['pa'], codes: ['DAT-BIZ', 'DAT-ALL+', 'DAT-IP', 'DAT-ALL'] },
    { level: 'naves', tags: ['naves'], jurisdictions: ['pa'], codes: ['DAT-ASSET', 'DAT-ALL'] },
    { level: 'quipus', tags: ['quipus'], jurisdictions: ['pa'], codes: ['DAT-ALL'] },
    { level: 'contacto', tags: ['contacto'], jurisdictions: ['pa'], codes: ['DAT-ALL'], applies_to: ['Organization'] },
    { level: 'accionistas', tags: ['accionistas'], jurisdictions: ['ec'], codes: ['DAT-ALL'] },
  ].map((level) => ({ applies_to: ['Organization', 'NaturalPerson'], source: null, ...level })),
} as unknown as Catalog;

const BILLING = { price: '0.16', charged: '0.16', codes: [{ code: 'DAT-GOV', price: '0.15' }] };
const page = (items: unknown[], more: object = {}) => ({
  ...{
    code: 'DAT-GOV',
    state: 'ok',
    source: { id: 'registro_publico', fetched_at: null, source_updated_at: null },
    sources: [],
  },
  ...{
    items,
    total: 3,
    returned: items.length,
    truncated: true,
    next: '/v5/entities/pa_own_1/sections/directores?cursor=a',
  },
  ...more,
});
const response = (more: object) =>
  ({
    ...{ id: 'pa_own_1', type: 'Organization', jurisdiction: 'pa', nombre: 'X', ruc: null, ruc_no_dv: null, core: {} },
    ...{ sections: {}, not_applicable: [], billing: BILLING, ...more },
  }) as unknown as Entity;

describe('the fields of every section', () => {
  it('have a label in both languages', async () => {
    const { components } = load(await readFile(DOCUMENT, 'utf8')) as {
      components: { schemas: Record<string, Schema> };
    };
    const { schemas } = components;
    const { sections, core } = schemas['EntityCard']?.properties ?? {};
    const fields = Object.entries(sections?.properties ?? {}).flatMap(([tag, { properties }]) =>
      fieldsOf(schemas, properties?.['items'] ?? properties?.['data'], tag),
    );
    fields.push(...fieldsOf(schemas, core, 'core'));
    expect(fields.length).toBeGreaterThan(200);
    const without = fields.filter((name) => !hasLabel(...(name.split('.') as [string, string])));
    expect(without).toEqual([]);
  });

  it('and levels have a name that is not their code', () => {
    const { levels, sections } = messages.en;
    const named = new Set([...Object.keys(levels), ...Object.keys(sections)]);
    expect(LEVELS.filter((level) => !named.has(level))).toEqual([]);
  });

  it('without a label are shown by their own name', () => {
    expect(fieldLabel('avisos', 'fecha_de_alta', 'es')).toBe('Fecha de alta');
    expect(fieldLabel('marcas', 'nombre', 'en')).toBe('Mark');
    expect(fieldLabel('gacetas', 'nombre', 'es')).toBe('Nombre');
  });
});

describe('a table of items', () => {
  it('has columns for fields with a value in any row, and says that there are more', () => {
    const items = [
      { id: 1, sid: 's', cargo: 'VOCAL', nombre: 'Ana', hasta: null, link: { method: 'id', score: 1 } },
      { id: 2, sid: 't', cargo: null, nombre: 'Eva', hasta: null, link: null, extra: 'x' },
    ];
    expect(tableShape(items)).toEqual({ columns: ['nombre', 'link', 'cargo', 'extra'], more: true });
    expect(tableShape([{ nombre: 'Ana' }])).toEqual({ columns: ['nombre'], more: false });
    // The match confidence of a person is never hidden, even with many other fields.
    const listed = { lista: 'L', nombre: 'Ana', a: 1, b: 2, c: 3, d: 4, e: 5, match: { key: 'name', score: 0.9 } };
    expect(tableShape([listed]).columns).toContain('match');
    expect(tableShape([])).toEqual({ columns: [], more: false });
  });

  it('has at most six columns, and keeps a meaningful identifier', () => {
    const wide = Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`campo_${index}`, index]));
    expect(tableShape([wide])).toMatchObject({ columns: { length: 6 }, more: true });
    expect(tableShape([{ id: 'LG-514119', nombre: 'X' }]).columns).toEqual(['nombre', 'id']);
    expect(tableShape([{ id: 'pa_nave_1', nombre: 'X' }]).columns).toEqual(['nombre']);
  });

  it.each([
    ['activo', true, 'yes_no'],
    ['monto', 12.5, 'money'],
    ['score', 0.9, 'share'],
    ['declaraciones', 3, 'number'],
    ['person_id', 'pa_own_1', 'entity'],
    ['nombre', 'pa_own_1', 'text'],
    ['url', 'https://noticias.example/1', 'url'],
    ['url', 'javascript:alert(1)', 'text'],
    ['fecha', '2026-02-03', 'day'],
    ['fecha', '03/02/2026', 'day'],
    ['fecha', '03/13/2026', 'text'],
    ['source_updated_at', '2026-11-20T06:00:00.000Z', 'time'],
    ['procedencia', 'Estados Unidos', 'country'],
    ['fraccion_arancelaria', '8703', 'tariff'],
  ] as const)('shows %s %j as %s', (field, value, kind) => {
    expect(kindOf(field, value)).toBe(kind);
  });
});

describe('the opened data of an entity', () => {
  it('grows with every response, newer sections replacing older ones', () => {
    const card = addResponse(undefined, response({ signals: { has_directors: true }, codes_with_data: ['DAT-GOV'] }), [
      'DAT-FREE',
    ]);
    const more = addResponse(card, response({ sections: { directores: page([{ nombre: 'Ana' }]) } }), ['DAT-GOV']);
    const again = addResponse(more, response({ sections: { directores: page([{ nombre: 'Eva' }]) } }), ['DAT-GOV']);
    expect([...again.codes]).toEqual(['DAT-FREE', 'DAT-GOV']);
    expect(again.signals).toEqual({ has_directors: true });
    expect(again.sections['directores']).toMatchObject({ items: [{ nombre: 'Eva' }] });
    expect(sumAmounts(again.charges.map(({ amount }) => amount))).toBe('0.48');
    const longer = addPage(
      again,
      'directores',
      page([{ nombre: 'Luz' }], { next: null }) as unknown as ListSection,
      BILLING as never,
    );
    expect(longer.sections['directores']).toMatchObject({
      items: [{ nombre: 'Eva' }, { nombre: 'Luz' }],
      returned: 2,
      next: null,
    });
    expect(longer.charges).toHaveLength(4);
  });
});

describe('the questions', () => {
  const questions = questionsOf(CATALOG, 'pa', 'Organization');

  it('contain every section of the catalog once, including unknown ones, and only those of the entity', () => {
    expect(questions.map(({ question, sections }) => [question, sections.map(({ tag }) => tag)])).toEqual([
      ['who', ['contacto', 'avisos']],
      ['assets', ['naves', 'marcas']],
      ['other', ['quipus']],
    ]);
    expect(
      questionsOf(CATALOG, 'pa', 'NaturalPerson').flatMap(({ sections }) => sections.map(({ tag }) => tag)),
    ).not.toContain('contacto');
    expect(questions[1]?.sections[1]?.codes).toEqual(['DAT-IP', 'DAT-BIZ', 'DAT-ALL']);
  });

  it('are opened by the cheapest codes', () => {
    const sections = questions.flatMap((question) => question.sections);
    const named = (...tags: string[]) => sections.filter(({ tag }) => tags.includes(tag));
    expect(cheapestCodes(named('naves'), CATALOG)).toEqual(['DAT-ASSET']);
    expect(cheapestCodes(named('avisos', 'marcas'), CATALOG)).toEqual(['DAT-BIZ']);
    expect(cheapestCodes(named('marcas', 'naves'), CATALOG)).toEqual(['DAT-ASSET', 'DAT-IP'].sort());
    expect(cheapestCodes(sections, CATALOG)).toEqual(['DAT-ALL']);
  });
});
