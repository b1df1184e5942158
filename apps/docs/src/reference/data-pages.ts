import {
  CATALOG,
  DEFAULT_JURISDICTION,
  SURFACE_NAMES,
  UNLISTED_RECORDS,
  UNLISTED_TAGS,
  sourcesOf,
  surfaceOf,
  tagDefinition,
} from '@entity-registry/domain';
import type {
  Jurisdiction,
  LevelDefinition,
  RecordLevel,
  SurfaceName,
  Tag,
  TagDefinition,
  UnlistedTag,
} from '@entity-registry/domain';
import type { SitePage } from '../site-page.js';
import { priceIn, soldCodes } from './code-prices.js';
import { anchorOf, code, page, prose, table } from './markdown.js';
import { responseTable, fieldsOf, typeText, withoutNull } from './schema-tables.js';
import type { JsonSchema } from './schema-tables.js';

const KINDS = { Organization: 'organizations', NaturalPerson: 'persons' } as const;
const SHAPES = { array: 'a list of', object: 'an object or null:', scalar: 'one value or null:' } as const;

/** The data dictionary: an index, a page for each level, and one for each kind of record that no section lists. */
export function dataPages(): SitePage[] {
  return [indexPage(), ...CATALOG.levels.map(levelPage), ...UNLISTED_TAGS.map(unlistedPage)];
}

/** The name in Spanish. */
export function jurisdictionName(jurisdiction: Jurisdiction): string {
  return CATALOG.jurisdictions.find((one) => one.code === jurisdiction)?.name ?? jurisdiction;
}

function indexPage(): SitePage {
  const rows = CATALOG.levels.map(({ level, description, codes, jurisdictions }) => [
    `[\`${level}\`](/reference/data/${level})`,
    prose(description),
    codes.map(code).join(' '),
    jurisdictions.join(', '),
  ]);
  const unlisted = UNLISTED_TAGS.map((tag) => [
    `[\`${tag}\`](/reference/data/${tag})`,
    prose(UNLISTED_RECORDS[tag].description),
  ]);
  return {
    path: 'reference/data/index',
    title: 'Data dictionary',
    markdown: page(
      '# Data dictionary',
      'The data of an entity is grouped into **levels**. A product code delivers one or more levels. A section of a response has the fields of one tag of a level. This dictionary is generated from the catalog that the service runs on.',
      'An empty list means that the source was read and had no records. It is not a clearance: see [Freshness](/concepts/freshness).',
      table(['level', 'description', 'delivered by', 'jurisdictions'], rows),
      '## Records with their own id',
      'These records are not part of any section. Find them with a [search](/reference/surfaces/) and read them by id.',
      table(['record', 'description'], unlisted),
    ),
  };
}

function levelPage(definition: LevelDefinition): SitePage {
  const { level, description, tags, jurisdictions, appliesTo } = definition;
  const surfaces = surfacesOf(level);
  return {
    path: `reference/data/${level}`,
    title: level,
    markdown: page(
      `# \`${level}\``,
      `${prose(description)}.`,
      table(
        ['', ''],
        [
          ['Applies to', appliesTo.map((kind) => KINDS[kind]).join(' and ')],
          ['Jurisdictions', jurisdictions.map(jurisdictionName).join(', ')],
          ['Sections', tags.map((tag) => `[\`${tag}\`](#${anchorOf(`section ${tag}`)})`).join(', ')],
          ...(surfaces.length === 0 ? [] : [['Search surfaces', surfaces.map(surfaceLink).join(', ')]]),
        ],
      ),
      '## Codes that deliver it',
      codesTable(definition),
      '## Where it comes from',
      sourcesTable(tags),
      ...tags.map((tag) => tagSection(tagDefinition(tag))),
      namedSections(tags.map((tag) => tagDefinition(tag).schema)),
    ),
  };
}

function codesTable({ tags, jurisdictions }: LevelDefinition): string {
  const rows = soldCodes()
    .filter(({ offers }) => Object.values(offers).some((offer) => offer.tags.some((tag) => tags.includes(tag))))
    .map((definition) => [
      `[\`${definition.code}\`](/reference/codes#${anchorOf(definition.code)})`,
      prose(definition.description),
      ...jurisdictions.map((jurisdiction) => {
        const delivers = definition.offers[jurisdiction]?.tags.some((tag) => tags.includes(tag)) ?? false;
        return delivers ? priceIn(definition, jurisdiction) : '–';
      }),
    ]);
  return table(['code', 'description', ...jurisdictions.map((one) => `${one}, USD`)], rows);
}

function sourcesTable(tags: readonly Tag[]): string {
  const rows = CATALOG.sources
    .map((source) => ({ source, feeds: source.feeds.filter((tag) => tags.includes(tag)) }))
    .filter(({ feeds }) => feeds.length > 0)
    .map(({ source, feeds }) => [
      `[${prose(source.name)}](${source.url})`,
      jurisdictionName(source.jurisdiction),
      source.cadence,
      feeds.map(code).join(', '),
    ]);
  return table(['source', 'jurisdiction', 'read', 'feeds'], rows);
}

function tagSection(definition: TagDefinition): string {
  const { tag, kind, schema, maxItems, persons, jurisdictions } = definition;
  const of = kind === 'scalar' ? typeText(schema) : code(titleOf(schema));
  const facts = [
    `The section \`${tag}\` is ${SHAPES[kind]} ${of}`,
    maxItems === null ? '' : `, at most ${String(maxItems)} in one response`,
    persons ? '' : '; only organizations have it',
    jurisdictions.length === CATALOG.jurisdictions.length
      ? ''
      : `; in ${jurisdictions.map(jurisdictionName).join(' and ')}`,
    '.',
  ].join('');
  const { description } = schema as JsonSchema;
  const body = kind === 'scalar' ? prose(`${description ?? ''}.`) : responseTable(fieldsOf(schema).rows);
  return page(`## Section \`${tag}\``, facts, body).trimEnd();
}

/** Objects that the fields refer to, each once. */
function namedSections(schemas: readonly unknown[]): string {
  const found = new Map<string, JsonSchema>();
  const visit = (schema: JsonSchema) => {
    for (const [name, named] of fieldsOf(schema).named) {
      if (found.has(name)) continue;
      found.set(name, named);
      visit(named);
    }
  };
  for (const schema of schemas) visit(withoutNull(schema as JsonSchema).schema);
  return [...found]
    .map(([name, schema]) => page(`### ${name}`, responseTable(fieldsOf(schema).rows)).trimEnd())
    .join('\n\n');
}

function unlistedPage(tag: UnlistedTag): SitePage {
  const { schema, idType } = UNLISTED_RECORDS[tag];
  const surfaces = surfacesOf(tag);
  const names = Object.values(sourcesOf(tag)).flat();
  const rows = CATALOG.sources.filter(({ id }) => (names as readonly string[]).includes(id));
  return {
    path: `reference/data/${tag}`,
    title: tag,
    markdown: page(
      `# \`${tag}\``,
      `${prose(UNLISTED_RECORDS[tag].description)}. They are not part of any section. Their ids, such as \`${DEFAULT_JURISDICTION}_${idType}_42\`, come from a search${surfaces.length === 0 ? '' : ` of ${surfaces.map(surfaceLink).join(' or ')}`}.`,
      '## Where it comes from',
      table(
        ['source', 'jurisdiction', 'read'],
        rows.map((source) => [
          `[${prose(source.name)}](${source.url})`,
          jurisdictionName(source.jurisdiction),
          source.cadence,
        ]),
      ),
      '## Fields',
      responseTable(fieldsOf(schema).rows),
      namedSections([schema]),
    ),
  };
}

function surfacesOf(level: RecordLevel): SurfaceName[] {
  return SURFACE_NAMES.filter((name) => surfaceOf(name).parts.some((part) => part.level === level));
}

function surfaceLink(name: SurfaceName): string {
  return `[${name}](/reference/surfaces/${name})`;
}

function titleOf(schema: JsonSchema): string {
  return schema.title ?? 'object';
}
