import type { JsonSchema } from '../schemas/json-schema.js';
import { responseSchemas, argumentsOf, inputSchema, outputSchema, withProperties } from '../schemas/tool-schemas.js';
import { defineTool } from '../tool-kit/define-tool.js';
import { priceOf } from '../tool-kit/prices.js';
import { ToolError } from '../tool-kit/tool-errors.js';
import { cursorsInResponse, cursorsInSchema } from '../tool-kit/section-cursors.js';

interface Arguments {
  asset_id?: string;
  owner_id?: string;
  limit?: number;
  cursor?: string;
}

const PAGE = 5;
const ITEMS = [{ $ref: '#/$defs/FincaItem' }, { $ref: '#/$defs/PropiedadItem' }];

/** Narrows the schemas of assets and sections to real estate. */
function narrowed(schema: JsonSchema): JsonSchema {
  const properties = (schema['properties'] ?? {}) as Record<string, JsonSchema>;
  if ('data' in properties && 'entity_id' in properties) {
    return withProperties(schema, { data: { anyOf: [...ITEMS, { $ref: '#/$defs/EdificioItem' }] } });
  }
  if (!('items' in properties && 'section' in properties)) return schema;
  return cursorsInSchema(withProperties(schema, { items: { ...properties['items'], items: { anyOf: ITEMS } } }));
}

const [, asset] = responseSchemas('getEntity');
const [page] = responseSchemas('getSection');

export const getRealEstate = defineTool<Arguments>({
  name: 'get_real_estate',
  title: 'Read real estate',
  description:
    'Parcels (fincas) and units of horizontal property: one by its asset_id, or those of an owner by owner_id, with mortgages, ' +
    'sales and register events. An empty list means that none was found under this owner, not that there is none elsewhere. ' +
    `Price ${priceOf('DAT-ASSET')}; further pages of an owner ${priceOf()} each. get_entity with DAT-ASSET gives movable assets and ` +
    'ships too, for the same price; search_records on real-estate and real-estate-deeds finds property by attributes.',
  input: inputSchema({
    asset_id: {
      type: 'string',
      pattern: '^[a-z]{2}_(finca|ph|edif)_\\d{1,18}$',
      description: 'Id of one property (pa_finca_..., pa_ph_..., pa_edif_...).',
    },
    owner_id: { ...argumentsOf('getSection', ['id'])['id'], description: 'Id of the owner, an entity.' },
    limit: {
      type: 'integer',
      minimum: 1,
      maximum: 100,
      default: PAGE,
      description: 'Properties per page, with owner_id.',
    },
    ...argumentsOf('getSection', ['cursor'], {
      cursor: { description: 'next_cursor of the previous page, with the same owner_id.' },
    }),
  }),
  output: outputSchema(
    [asset, page].filter((schema) => schema !== undefined),
    narrowed,
  ),
  billed: true,
  run: async ({ asset_id, owner_id, limit = PAGE, cursor }, { registry, options }) => {
    const { entities } = registry.v5;
    if (asset_id !== undefined && owner_id === undefined) return entities.get(asset_id, {}, options);
    if (owner_id === undefined || asset_id !== undefined) {
      throw new ToolError('invalid_parameter', 'pass either asset_id or owner_id');
    }
    return cursorsInResponse(await entities.section(owner_id, 'real_estate', { cursor, limit }, options));
  },
});
