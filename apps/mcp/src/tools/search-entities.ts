import type { SearchSurfaces } from '@entity-registry/sdk';
import {
  argumentsOf,
  definition,
  inputSchema,
  outputSchema,
  responseSchemas,
  withProperties,
} from '../schemas/tool-schemas.js';
import { defineTool } from '../tool-kit/define-tool.js';
import {
  DEFAULT_JURISDICTION,
  DEFAULT_NAME,
  JURISDICTIONS,
  JURISDICTION_CODES,
  V5_JURISDICTIONS,
  listed,
  namesOf,
  typedIdOf,
} from '../jurisdictions.js';
import type { Jurisdiction } from '../jurisdictions.js';
import { priceOf } from '../tool-kit/prices.js';
import { ToolError } from '../tool-kit/tool-errors.js';

interface Arguments {
  name?: string;
  ruc?: string;
  jurisdiction?: Jurisdiction;
  filters?: Record<string, unknown>;
  facets?: string[];
  limit?: number;
  cursor?: string;
}

type Body = SearchSurfaces['entities']['body'];

/** Members that only the search by name of the country of v5 has. */
const BROWSING = ['filters', 'facets', 'limit', 'cursor'] as const;
/** Default number of entities in a page. */
const PAGE = 20;

/** Maximum results of the API's search, which has no further pages (specification, "Limits"). */
const MAX_RESULTS = 20;
const { nombre, ruc } = argumentsOf('searchV4Entities', ['nombre', 'ruc']);

const OTHERS = JURISDICTION_CODES.filter((code) => code !== DEFAULT_JURISDICTION);

/** Where a search needs more than one letter. */
const MIN_NAME_LENGTHS = listed(
  JURISDICTION_CODES.flatMap((code) => {
    const { minNameLength, name }: { minNameLength: number; name: string } = JURISDICTIONS[code];
    return minNameLength > 1 ? [`${String(minNameLength)} letters in ${name}`] : [];
  }),
);

function describe(code: Jurisdiction): string {
  const { name, kinds, reserved }: { name: string; kinds: readonly string[]; reserved: boolean } = JURISDICTIONS[code];
  const limits = [
    ...(kinds.includes('NaturalPerson') ? [] : ['companies only']),
    ...(reserved ? ['for accounts that have it'] : []),
  ];
  return limits.length === 0 ? name : `${name} (${limits.join(', ')})`;
}

export const searchEntities = defineTool<Arguments>({
  name: 'search_entities',
  title: 'Search companies and persons by name or tax number',
  description:
    `Plain search of a register by words of the name or by tax number. Without ruc in ${DEFAULT_NAME} it lists all matches page by page, with ` +
    'filters, facets (also alone), a masked identifier and the province to tell namesakes apart; otherwise at ' +
    `most ${String(MAX_RESULTS)} results. ` +
    `It tolerates no typos: to find the entity for a name in ${DEFAULT_NAME} use resolve_entity; use this for ${namesOf(OTHERS)}, or to ` +
    `browse. Price ${priceOf()} a page, also an empty one; needs a balance. Next: get_entity, in ${namesOf(V5_JURISDICTIONS)} with the typed id, elsewhere with jurisdiction and id.`,
  input: inputSchema({
    name: { ...nombre, description: `Words of the name, in any order; at least ${MIN_NAME_LENGTHS}.` },
    ruc: { ...ruc, description: 'Tax number (RUC, NIT), with or without check digit and dashes.' },
    jurisdiction: {
      type: 'string',
      enum: JURISDICTION_CODES,
      default: DEFAULT_JURISDICTION,
      description: `${JURISDICTION_CODES.map(describe).join('; ')}.`,
    },
    filters: {
      type: 'object',
      description: `Only in ${DEFAULT_NAME}, without ruc; all must match: kind, status, legal_form, province, activity. Example: {"kind": "Organization", "status": ["VIGENTE"]}.`,
    },
    ...argumentsOf('searchEntities', ['facets', 'limit', 'cursor'], {
      facets: { description: 'Fields to count values of.' },
      limit: { default: PAGE, description: 'Entities per page.' },
      cursor: { description: 'page.next_cursor of the last page.' },
    }),
  }),
  output: outputSchema([
    ...responseSchemas('searchEntities'),
    {
      type: 'object',
      required: ['api_version', 'jurisdiction', 'results', 'truncated', 'charged'],
      properties: {
        api_version: { type: 'string', const: 'v4', description: 'API version of this answer.' },
        jurisdiction: { type: 'string', enum: JURISDICTION_CODES, description: 'The register searched.' },
        results: {
          type: 'array',
          maxItems: MAX_RESULTS,
          description: 'Best first.',
          items: withProperties(definition('EntitySummary'), {
            entity_id: {
              type: ['string', 'null'],
              description: `Typed id for every tool; null outside ${namesOf(V5_JURISDICTIONS)}: pass jurisdiction and id to get_entity.`,
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
  run: async ({ name, ruc: number, jurisdiction = DEFAULT_JURISDICTION, ...browsing }, { registry, options }) => {
    const member = BROWSING.find((one) => browsing[one] !== undefined);
    if (jurisdiction === DEFAULT_JURISDICTION && number === undefined && (name ?? member) !== undefined) {
      return registry.v5.search('entities', { limit: PAGE, q: name, ...browsing } as Body, options);
    }
    if (member !== undefined) {
      throw new ToolError('invalid_parameter', `${member} is only for a search in ${DEFAULT_NAME}, without ruc`);
    }
    const register = registry.v4[JURISDICTIONS[jurisdiction].v4Name];
    const { data, response } = await register.search({ nombre: name, ruc: number }, options).withResponse();
    if (!Array.isArray(data)) return data;
    return {
      api_version: 'v4',
      jurisdiction,
      results: data.map((found) => ({ ...found, entity_id: typedIdOf(jurisdiction, found.id) })),
      truncated: data.length === MAX_RESULTS,
      charged: response.charge,
    };
  },
});
