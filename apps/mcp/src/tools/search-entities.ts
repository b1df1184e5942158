import { JURISDICTIONS } from '@entity-registry/sdk';
import type { Jurisdiction } from '@entity-registry/sdk';
import { argumentsOf, definition, inputSchema, outputSchema, withProperties } from '../schemas/tool-schemas.js';
import { defineTool } from '../tool-kit/define-tool.js';
import { typedIdOf } from '../tool-kit/panama-ids.js';
import { priceOf } from '../tool-kit/prices.js';

interface Arguments {
  name?: string;
  ruc?: string;
  jurisdiction?: Jurisdiction;
}

/** Maximum results of the API's search, which has no further pages (specification, "Limits"). */
const MAX_RESULTS = 20;
const { nombre, ruc } = argumentsOf('searchPanamaEntities', ['nombre', 'ruc']);

export const searchEntities = defineTool<Arguments>({
  name: 'search_entities',
  title: 'Search companies and persons by name or tax number',
  description:
    `Plain search of a register by words of the name, by tax number, or both: at most ${String(MAX_RESULTS)} results, no ranking by ` +
    'likelihood. To find the entity for a name in Panama use resolve_entity, which is more tolerant and returns a confidence; ' +
    'use this for Ecuador and Colombia, or to find similar names. ' +
    `Price ${priceOf()}. Next: get_entity, in Panama with entity_id as its id, elsewhere with jurisdiction and id.`,
  input: inputSchema({
    name: { ...nombre, description: 'Words of the name, in any order; at least 3 letters in Panama.' },
    ruc: { ...ruc, description: 'Tax number (NIT in Colombia), with or without check digit and dashes.' },
    jurisdiction: {
      type: 'string',
      enum: JURISDICTIONS,
      default: 'pa',
      description: 'Panama; Ecuador (companies only); Colombia (for accounts that have it).',
    },
  }),
  output: outputSchema([
    {
      type: 'object',
      required: ['api_version', 'jurisdiction', 'results', 'truncated', 'charged'],
      properties: {
        api_version: { type: 'string', const: 'v4', description: 'API version of this answer.' },
        jurisdiction: { type: 'string', enum: JURISDICTIONS, description: 'The register searched.' },
        results: {
          type: 'array',
          maxItems: MAX_RESULTS,
          description: 'Best first.',
          items: withProperties(definition('EntitySummary'), {
            entity_id: {
              type: ['string', 'null'],
              description: 'Typed id for every tool; null outside Panama: pass jurisdiction and id to get_entity.',
            },
          }),
        },
        truncated: {
          type: 'boolean',
          description: 'Whether there may be more: add words or the tax number, there is no next page.',
        },
        charged: { type: ['string', 'null'], description: 'Cost of this call, USD; null: free.' },
      },
    },
  ]),
  billed: true,
  run: async ({ name, ruc: number, jurisdiction = 'pa' }, { registry, options }) => {
    const { panama, ecuador, colombia } = registry.v4;
    const register = { pa: panama, ec: ecuador, co: colombia }[jurisdiction];
    const { data, response } = await register.search({ nombre: name, ruc: number }, options).withResponse();
    if (!Array.isArray(data)) return data;
    return {
      api_version: 'v4',
      jurisdiction,
      results: data.map((found) => ({ ...found, entity_id: jurisdiction === 'pa' ? typedIdOf(found.id) : null })),
      truncated: data.length === MAX_RESULTS,
      charged: response.charge,
    };
  },
});
