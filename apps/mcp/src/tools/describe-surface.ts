import { SURFACES } from '@entity-registry/sdk';
import type { Surface } from '@entity-registry/sdk';
import { responseSchemas, inputSchema, outputSchema } from '../schemas/tool-schemas.js';
import { defineTool } from '../tool-kit/define-tool.js';

export const describeSurface = defineTool<{ surface: Surface }>({
  name: 'describe_surface',
  title: 'Filters of a search surface',
  description:
    'Arguments of search_records for one surface, or of search_entities for entities: filters with types, operators and values, ' +
    'sort fields and facets. Free. Call it once per surface before the first search.',
  input: inputSchema({ surface: { type: 'string', enum: SURFACES, description: 'The surface.' } }, ['surface']),
  output: outputSchema(responseSchemas('describeSurface')),
  billed: false,
  run: ({ surface }, { registry, options }) => registry.v5.searchSchema(surface, options),
});
