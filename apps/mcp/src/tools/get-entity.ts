import type { Section } from '@entity-registry/sdk';
import type { CallOptions, EntityRegistry } from '@entity-registry/sdk';
import type { JsonSchema } from '../schemas/json-schema.js';
import { responseSchemas, argumentsOf, inputSchema, outputSchema, withProperties } from '../schemas/tool-schemas.js';
import { defineTool } from '../tool-kit/define-tool.js';
import { JURISDICTIONS, V4_ONLY, V5_JURISDICTIONS, listed, namesOf } from '../jurisdictions.js';
import type { Jurisdiction } from '../jurisdictions.js';
import { includeSchema, priceOf } from '../tool-kit/prices.js';
import { cursorsInResponse, cursorsInSchema } from '../tool-kit/section-cursors.js';
import { ToolError } from '../tool-kit/tool-errors.js';
import { V4_ENTITY_SCHEMA, readV4Entity } from './v4-entity.js';

interface Arguments {
  id: string | number;
  jurisdiction?: Jurisdiction;
  include?: string[];
  limit?: number;
  section?: Section;
  cursor?: string;
}

/** Default items of each list, and of a page of one list. Low, because a model reads everything it gets. */
const INLINE = 5;
const PAGE = 25;

/** Read without `include`. */
const V4_DEFAULT = 'CHK-BIN';

/** The codes of the countries that only v4 serves, with the price of those that not all of them have. */
function v4Codes(): string {
  const sold = V4_ONLY.map((code): [string, Readonly<Record<string, string>>] => {
    const { name, codes } = JURISDICTIONS[code];
    return [name, codes];
  });
  const common = Object.keys(sold[0]?.[1] ?? {}).filter((code) =>
    sold.every(([, codes]) => Object.hasOwn(codes, code)),
  );
  return listed([
    ...common.map((code) => (code === V4_DEFAULT ? `${code} (default)` : code)),
    ...sold.flatMap(([name, codes]) =>
      Object.entries(codes)
        .filter(([code]) => !common.includes(code))
        .map(([code, price]) => `in ${name} ${code} (${price} there)`),
    ),
  ]);
}

export const getEntity = defineTool<Arguments>({
  name: 'get_entity',
  title: 'Read an entity, an asset, or more of a section',
  description:
    `Reads a company or person of ${namesOf(V5_JURISDICTIONS)} by its typed id, with the sections of the product codes in include; or an asset by its ` +
    `own id. Lists are cut to ${String(INLINE)} items: raise limit, or page with section and its next_cursor ` +
    `(${priceOf()} a page). Each section has a state: "empty" means that the source was read and has nothing, "not_fetched" and ` +
    '"source_down" mean unknown; none of them is a clearance. Default include: CHK-BIN, or with a free key or none ' +
    'DAT-FREE (signals, and codes_with_data: which codes are worth buying); both free within the quotas of a free key or without one. Price: ' +
    `${priceOf()} plus the codes. A code covered by a larger one is not charged, nor is one never fetched ` +
    '(billing.not_charged; request_refresh fetches it). An asset takes only codes that cover it. Codes add up quickly: dry_run first. ' +
    `For a company of ${namesOf(V4_ONLY, 'or')}, pass jurisdiction and the integer id from search_entities; API v4 answers, with ` +
    `${v4Codes()}.`,
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
        description: `${namesOf(V4_ONLY, 'or')}, whose entities have integer ids. Absent: ${namesOf(V5_JURISDICTIONS, 'or')}, by typed id.`,
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
    if (jurisdiction !== undefined) return readByNumber(registry, { id, jurisdiction, ...wanted }, options);
    if (typeof id === 'number') {
      const places = namesOf(V5_JURISDICTIONS);
      throw new ToolError('invalid_parameter', `an integer id needs jurisdiction; in ${places}, pass entity_id as id`);
    }
    return withVersion(await readByTypedId(registry, { id, ...wanted }, options));
  },
});

async function readByTypedId(
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

function readByNumber(
  registry: EntityRegistry,
  {
    id,
    jurisdiction,
    include = [V4_DEFAULT],
    limit = INLINE,
    section,
    cursor,
  }: Arguments & { jurisdiction: Jurisdiction },
  options: CallOptions,
): Promise<object> {
  if (typeof id !== 'number') {
    throw new ToolError('invalid_parameter', 'with jurisdiction, id must be the integer id from search_entities');
  }
  if (section !== undefined || cursor !== undefined) {
    throw new ToolError(
      'invalid_parameter',
      'only sections of entities with typed ids have pages: raise limit instead',
    );
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
