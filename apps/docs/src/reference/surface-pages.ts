import { OPERATORS, SEARCH_LIMITS, SURFACE_NAMES, facetsOf, surfaceOf, valuesOf } from '@entity-registry/domain';
import type { SurfaceDefinition, SurfaceField, SurfaceName } from '@entity-registry/domain';
import type { SitePage } from '../site-page.js';
import { code, json, page, prose, table } from './markdown.js';
import { exampleOf, operationAt } from './openapi-document.js';
import type { OpenApiDocument } from './openapi-document.js';
import { curlSample, sdkSample } from './samples.js';

/** The search surfaces: what each searches, its filters, its order and its facets. */
export function surfacePages(v5: OpenApiDocument): SitePage[] {
  return [indexPage(), ...SURFACE_NAMES.map((name) => surfacePage(name, v5))];
}

function indexPage(): SitePage {
  const rows = SURFACE_NAMES.map((name) => {
    const surface = surfaceOf(name);
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
      'A surface searches the records of one register by what they say: `POST /v5/search/{surface}`. A page of results costs the base charge, whatever is found. What a surface takes it says itself, free with any key: `GET /v5/search/{surface}/schema`.',
      table(['surface', 'what it searches', 'facets'], rows),
      '## Operators',
      'A bare value means `eq` (for texts `contains`), a list means `in`. Keywords are compared whole, whatever their case and accents; texts by their words.',
      table(['type', 'operators'], operators),
      '## Limits',
      table(
        ['', 'at most'],
        [
          [
            'results of a page',
            `${String(SEARCH_LIMITS.limit.maximum)} (${String(SEARCH_LIMITS.limit.default)} unless told)`,
          ],
          ['fields to sort by', String(SEARCH_LIMITS.sortKeys)],
          ['facets', String(SEARCH_LIMITS.facets)],
          ['values in a list', String(SEARCH_LIMITS.listValues)],
          ['characters of a text', String(SEARCH_LIMITS.text)],
          ['words of `q`', String(SEARCH_LIMITS.words)],
        ],
      ),
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
      `${prose(surface.description)}. The records are those of ${levels.map((level) => `[\`${level}\`](/reference/data/${level})`).join(', ')}. A page costs the base charge.`,
      '## Filters',
      filterTable(surface),
      '## Order and facets',
      table(
        ['', ''],
        [
          ['Order unless told', `\`${surface.defaultSort}\`, falling`],
          [
            'Can be sorted by',
            surface.fields
              .filter((field) => field.sortable)
              .map((field) => code(field.name))
              .join(', ') || '–',
          ],
          ['Facets', facetsOf(surface).map(code).join(', ') || '–'],
          [
            '`q` looks through',
            [...new Set(surface.parts.flatMap((part) => part.words.map((path) => path.join('.'))))]
              .map(code)
              .join(', '),
          ],
        ],
      ),
      '## A search',
      curlSample(operation),
      sdkSample(operation),
      '## Its answer',
      json(exampleOf(operation, '200')),
    ),
  };
}

function filterTable(surface: SurfaceDefinition): string {
  return table(
    ['filter', 'type', 'example', 'what it is'],
    surface.fields.map((field) => [code(field.name), field.type, code(JSON.stringify(field.example)), describe(field)]),
  );
}

function describe(field: SurfaceField): string {
  const values = valuesOf(field);
  const parts = [
    prose(field.description),
    values === undefined ? '' : `one of ${values.map(code).join(', ')}`,
    field.exactCase ? 'compared as it is written' : '',
    field.deprecated === null ? '' : `deprecated: ${prose(field.deprecated)}`,
  ];
  return parts.filter((part) => part !== '').join('; ');
}
