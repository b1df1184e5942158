import {
  ENTITY_SEARCH,
  OPERATORS,
  SEARCH_LIMITS,
  SURFACE_NAMES,
  facetsOf,
  surfaceOf,
  valuesOf,
} from '@entity-registry/domain';
import type { SurfaceDefinition, SurfaceField, SurfaceName } from '@entity-registry/domain';
import type { SitePage } from '../site-page.js';
import { code, json, page, prose, table } from './markdown.js';
import { exampleOf, operationAt } from './openapi-document.js';
import type { OpenApiDocument } from './openapi-document.js';
import { curlSample, sdkSample } from './samples.js';

/** The search surfaces with their levels, filters, sort fields and facets. */
export function surfacePages(v5: OpenApiDocument): SitePage[] {
  return [indexPage(), entitiesPage(v5), ...SURFACE_NAMES.map((name) => surfacePage(name, v5))];
}

function indexPage(): SitePage {
  const surfaces = [ENTITY_SEARCH, ...SURFACE_NAMES.map((name) => ({ ...surfaceOf(name), name }))];
  const rows = surfaces.map(({ name, ...surface }) => {
    return [
      `[\`${name}\`](/reference/surfaces/${name})`,
      prose(surface.description),
      facetsOf(surface).map(code).join(', ') || '–',
    ];
  });
  const operators = Object.entries(OPERATORS).map(([type, allowed]) => [code(type), allowed.map(code).join(', ')]);
  return {
    path: 'reference/surfaces/index',
    title: 'Search surfaces',
    markdown: page(
      '# Search surfaces',
      'A surface searches the records of one register by their content, or companies and persons by name: `POST /v5/search/{surface}`. A page of results costs the base charge, even if it is empty. `GET /v5/search/{surface}/schema` returns the filters, sort fields and facets of a surface, free with any key.',
      table(['surface', 'description', 'facets'], rows),
      '## Operators',
      'A bare value means `eq` (`contains` for texts). A list means `in`. Keywords are compared as a whole, ignoring case and accents. Texts are compared word by word.',
      table(['type', 'operators'], operators),
      '## Limits',
      table(
        ['', 'maximum'],
        [
          [
            'results per page',
            `${String(SEARCH_LIMITS.limit.maximum)} (default ${String(SEARCH_LIMITS.limit.default)})`,
          ],
          ['fields to sort by', String(SEARCH_LIMITS.sortKeys)],
          ['facets', String(SEARCH_LIMITS.facets)],
          ['values in a list', String(SEARCH_LIMITS.listValues)],
          ['characters in a text', String(SEARCH_LIMITS.text)],
          ['words in `q`', String(SEARCH_LIMITS.words)],
        ],
      ),
    ),
  };
}

function entitiesPage(v5: OpenApiDocument): SitePage {
  const { name } = ENTITY_SEARCH;
  const operation = operationAt(v5, 'post', `/v5/search/${name}`);
  return {
    path: `reference/surfaces/${name}`,
    title: name,
    markdown: page(
      `# Search: \`${name}\``,
      `${prose(ENTITY_SEARCH.description)}. A page costs the base charge. Names that begin with \`q\` come first, then the others, each in alphabetical order.`,
      '## Filters',
      filterTable(ENTITY_SEARCH),
      `Facets: ${facetsOf(ENTITY_SEARCH).map(code).join(', ')}.`,
      '## Request',
      curlSample(operation),
      sdkSample(operation),
      '## Response',
      json(exampleOf(operation, '200')),
    ),
  };
}

function surfacePage(name: SurfaceName, v5: OpenApiDocument): SitePage {
  const surface = surfaceOf(name);
  const operation = operationAt(v5, 'post', `/v5/search/${name}`);
  const levels = [...new Set(surface.parts.map((part) => part.level))];
  return {
    path: `reference/surfaces/${name}`,
    title: name,
    markdown: page(
      `# Search: \`${name}\``,
      `${prose(surface.description)}. It searches the records of ${levels.map((level) => `[\`${level}\`](/reference/data/${level})`).join(', ')}. A page costs the base charge.`,
      '## Filters',
      filterTable(surface),
      '## Order and facets',
      table(
        ['', ''],
        [
          ['Default order', `\`${surface.defaultSort}\`, descending`],
          [
            'Sort fields',
            surface.fields
              .filter((field) => field.sortable)
              .map((field) => code(field.name))
              .join(', ') || '–',
          ],
          ['Facets', facetsOf(surface).map(code).join(', ') || '–'],
          [
            '`q` searches',
            [...new Set(surface.parts.flatMap((part) => part.words.map((path) => path.join('.'))))]
              .map(code)
              .join(', '),
          ],
        ],
      ),
      '## Request',
      curlSample(operation),
      sdkSample(operation),
      '## Response',
      json(exampleOf(operation, '200')),
    ),
  };
}

function filterTable(surface: Pick<SurfaceDefinition, 'fields'>): string {
  return table(
    ['filter', 'type', 'example', 'description'],
    surface.fields.map((field) => [code(field.name), field.type, code(JSON.stringify(field.example)), describe(field)]),
  );
}

function describe(field: SurfaceField): string {
  const values = valuesOf(field);
  const parts = [
    prose(field.description),
    values === undefined ? '' : `one of ${values.map(code).join(', ')}`,
    field.exactCase ? 'compared exactly as written' : '',
    field.deprecated === null ? '' : `deprecated: ${prose(field.deprecated)}`,
  ];
  return parts.filter((part) => part !== '').join('; ');
}
