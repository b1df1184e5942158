import { SURFACES } from '@entity-registry/sdk';
import type { SearchSurfaces, Surface } from '@entity-registry/sdk';
import { responseSchemas, argumentsOf, inputSchema, outputSchema } from '../schemas/tool-schemas.js';
import { defineTool } from '../tool-kit/define-tool.js';
import { priceOf } from '../tool-kit/prices.js';

type RecordSurface = Exclude<Surface, 'entities'>;

interface Arguments {
  surface: RecordSurface;
  filters?: Record<string, unknown>;
  q?: string;
  sort?: { field: string; dir?: 'asc' | 'desc' }[];
  facets?: string[];
  limit?: number;
  cursor?: string;
}

/** Entities have a tool of their own, search_entities. */
const RECORD_SURFACES = SURFACES.filter((surface) => surface !== 'entities');

/** Default number of records in a page. */
const PAGE = 10;

export const searchRecords = defineTool<Arguments>({
  name: 'search_records',
  title: 'Search records of one surface',
  description:
    'Searches records across entities: imports, exports, trademarks, ships, real estate and its deeds, immigration, tenders, ' +
    'notices of operation, comptroller papers, court files, sanctions, news, public payrolls. Call describe_surface (free) first: ' +
    'filters, sort fields and facets differ by surface. An empty result is not a clearance. To count, request facets and limit 1. ' +
    "If a result's locked is a code, its detail fields are hidden: get_entity with its entity_id and that code in include " +
    'shows them in searches for 24 hours. ' +
    `Price ${priceOf()} a page; needs a key with a balance. Next page: the same arguments with page.next_cursor as cursor.`,
  input: inputSchema(
    {
      surface: { type: 'string', enum: RECORD_SURFACES, description: 'The surface.' },
      ...argumentsOf('searchRecords', ['filters', 'q', 'sort', 'facets', 'limit', 'cursor'], {
        filters: {
          description:
            'All must match: filter name to value, list of values, or operators, such as {"fecha": {"gte": "2025-01-01"}, "procedencia": ["CN"]}. describe_surface lists them.',
        },
        sort: { description: 'Order of the results; describe_surface lists the fields.' },
        limit: { default: PAGE, description: 'Records per page.' },
        cursor: { description: 'page.next_cursor of the last page, with the same filters, words and order.' },
      }),
    },
    ['surface'],
  ),
  output: outputSchema(responseSchemas('searchRecords')),
  billed: true,
  run: ({ surface, ...body }, { registry, options }) =>
    // The API knows which fields and filters a surface has.
    registry.v5.search(surface, { limit: PAGE, ...body } as SearchSurfaces[RecordSurface]['body'], options),
});
