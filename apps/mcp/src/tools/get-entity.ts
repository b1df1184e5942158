import type { Section } from '@entity-registry/sdk';
import type { CallOptions, EntityRegistry } from '@entity-registry/sdk';
import type { JsonSchema } from '../schemas/json-schema.js';
import { responseSchemas, argumentsOf, inputSchema, outputSchema, withProperties } from '../schemas/tool-schemas.js';
import { defineTool } from '../tool-kit/define-tool.js';
import { includeSchema, priceOf } from '../tool-kit/prices.js';
import { cursorsInResponse, cursorsInSchema } from '../tool-kit/section-cursors.js';
import { ToolError } from '../tool-kit/tool-errors.js';
import { V4_ENTITY_SCHEMA, V4_ONLY, readV4Entity } from './v4-entity.js';

interface Arguments {
  id: string | number;
  jurisdiction?: (typeof V4_ONLY)[number];
  include?: string[];
  limit?: number;
  section?: Section;
  cursor?: string;
}

/** Default items of each list, and of a page of one list. Low, because a model reads everything it gets. */
const INLINE = 5;
const PAGE = 25;

export const getEntity = defineTool<Arguments>({
  name: 'get_entity',
  title: 'Read an entity, an asset, or more of a section',
  description:
    'Reads a Panamanian company or person by its typed id, with the sections of the product codes in include; or an asset by its ' +
    `own id. Lists are cut to ${String(INLINE)} items: raise limit, or page with section and its next_cursor ` +
    `(${priceOf()} a page). Each section has a state: "empty" means that the source was read and has nothing, "not_fetched" and ` +
    '"source_down" mean unknown; none of them is a clearance. Default include: CHK-BIN, or with a free key or none ' +
    'DAT-FREE (signals, and codes_with_data: which codes are worth buying). Price: ' +
    `${priceOf()} plus the codes. A code covered by a larger one is not charged, nor is one never fetched ` +
    '(billing.not_charged; request_refresh fetches it). An asset takes only codes that cover it. Codes add up quickly: dry_run first. ' +
    'For a company of Ecuador or Colombia, pass jurisdiction and the integer id from search_entities; API v4 answers, with ' +
    'CHK-BIN (default), DAT-CORE and in Ecuador DAT-ALL (0.85 there).',
  input: inputSchema(
    {
      ...argumentsOf('getEntity', ['id'], {
        id: {
          type: ['string', 'integer'],
          description:
            'Typed id of an entity or asset, exactly as returned. With jurisdiction: the integer id of a search result.',
        },
      }),
      jurisdiction: {
        type: 'string',
        enum: V4_ONLY,
        description: 'Ecuador or Colombia, whose entities have integer ids. Absent: Panama, by typed id.',
      },
      include: includeSchema('v5', 'Which data. Without a key: CHK-BIN and DAT-FREE only; a free key: those too.'),
      limit: {
        type: 'integer',
        minimum: 1,
        maximum: 100,
        description: `Maximum items per list: default ${String(INLINE)}, ${String(PAGE)} with section.`,
      },
      section: {
        ...argumentsOf('getSection', ['level'])['level'],
        description: 'Read only this section; with cursor at the base charge, without at the price of its code.',
      },
      ...argumentsOf('getSection', ['cursor'], {
        cursor: { description: 'next_cursor of this section from the last answer; needs section.' },
      }),
    },
    ['id'],
  ),
  output: outputSchema([...responseSchemas('getEntity', 'getSection'), V4_ENTITY_SCHEMA], (schema) =>
    versionInSchema(cursorsInSchema(schema)),
  ),
  billed: true,
  run: async ({ id, jurisdiction, ...wanted }, { registry, options }) => {
    if (jurisdiction !== undefined) return readElsewhere(registry, { id, jurisdiction, ...wanted }, options);
    if (typeof id === 'number') {
      throw new ToolError('invalid_parameter', 'an integer id needs jurisdiction; in Panama, pass entity_id as id');
    }
    return withVersion(await readPanama(registry, { id, ...wanted }, options));
  },
});

async function readPanama(
  { v5: { entities } }: EntityRegistry,
  { id, include, limit, section, cursor }: Omit<Arguments, 'id'> & { id: string },
  options: CallOptions,
): Promise<object> {
  if (section !== undefined) {
    if (include !== undefined) throw new ToolError('invalid_parameter', 'pass section or include, not both');
    return cursorsInResponse(await entities.section(id, section, { cursor, limit: limit ?? PAGE }, options));
  }
  if (cursor !== undefined) throw new ToolError('invalid_parameter', 'cursor needs the section that it belongs to');
  return cursorsInResponse(await entities.get(id, { include, inline_limit: limit ?? INLINE }, options));
}

function readElsewhere(
  registry: EntityRegistry,
  { id, jurisdiction, include = ['CHK-BIN'], limit = INLINE, section, cursor }: Arguments & { jurisdiction: string },
  options: CallOptions,
): Promise<object> {
  if (typeof id !== 'number') {
    throw new ToolError('invalid_parameter', 'with jurisdiction, id must be the integer id from search_entities');
  }
  if (section !== undefined || cursor !== undefined) {
    throw new ToolError('invalid_parameter', 'only sections of Panama entities have pages: raise limit instead');
  }
  return readV4Entity(registry, { id, jurisdiction, include, limit }, options);
}

/** A dry run contains only its price. */
const withVersion = (response: object): object => ('id' in response ? { api_version: 'v5', ...response } : response);

function versionInSchema(schema: JsonSchema): JsonSchema {
  const { id, billing } = (schema['properties'] ?? {}) as { id?: unknown; billing?: unknown };
  if (id === undefined || billing === undefined) return schema;
  const version = { type: 'string', const: 'v5', description: 'API version of this answer.' };
  return withProperties(schema, { api_version: version });
}
