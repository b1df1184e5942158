import type { CallOptions, EntityRegistry } from '@entity-registry/sdk';
import type { JsonSchema } from '../schemas/json-schema.js';
import { JURISDICTIONS, V4_ONLY, V5_JURISDICTIONS, namesOf } from '../jurisdictions.js';
import type { Jurisdiction } from '../jurisdictions.js';

export interface V4EntityRequest {
  readonly jurisdiction: Jurisdiction;
  readonly id: number;
  readonly include: readonly string[];
  /** Maximum items of each list. */
  readonly limit: number;
}

/** The response of `readV4Entity`. */
export const V4_ENTITY_SCHEMA: JsonSchema = {
  type: 'object',
  required: ['api_version', 'jurisdiction', 'entity', 'truncated', 'charged'],
  properties: {
    api_version: {
      type: 'string',
      const: 'v4',
      description: `API version of this answer: v4 outside ${namesOf(V5_JURISDICTIONS)}.`,
    },
    jurisdiction: { type: 'string', enum: V4_ONLY },
    entity: {
      type: 'object',
      description:
        'The base fields and the tags of the codes. A tag that is [] or null has no data; its source may not have been read.',
    },
    truncated: {
      type: 'object',
      additionalProperties: { type: 'integer', minimum: 0 },
      description: 'Truncated lists, each with its number of items: raise limit for the rest.',
    },
    charged: { type: ['string', 'null'], description: 'Cost of this call, USD; null: free.' },
  },
};

/** One entity of a jurisdiction that only v4 serves, by the id from v4's search; for a dry run the price. */
export async function readV4Entity(
  { v4 }: EntityRegistry,
  { jurisdiction, id, include, limit }: V4EntityRequest,
  options: CallOptions,
): Promise<object> {
  const { data, response } = await v4[JURISDICTIONS[jurisdiction].v4Name].get(id, { include }, options).withResponse();
  if (!('sid' in data)) return data;
  const members = Object.entries(data as object) as [string, unknown][];
  const long = members.flatMap(([name, value]) =>
    Array.isArray(value) && value.length > limit ? [[name, value.length] as const] : [],
  );
  const shown = members.map(([name, value]) => [name, Array.isArray(value) ? value.slice(0, limit) : value] as const);
  return {
    api_version: 'v4',
    jurisdiction,
    entity: Object.fromEntries(shown),
    truncated: Object.fromEntries(long),
    charged: response.charge,
  };
}
