import type { UpdateStatus } from '@entity-registry/sdk';
import type { JsonSchema } from '../schemas/json-schema.js';
import { responseSchemas, argumentsOf, inputSchema, outputSchema, withProperties } from '../schemas/tool-schemas.js';
import { defineTool } from '../tool-kit/define-tool.js';
import { cursorsInResponse } from '../tool-kit/section-cursors.js';

interface Arguments {
  update_request_id: number;
  limit?: number;
}

const PAGE = 5;

const withTruncated = (schema: JsonSchema): JsonSchema =>
  'webhook_attempts' in ((schema['properties'] as object | undefined) ?? {})
    ? withProperties(schema, {
        truncated: {
          type: 'object',
          additionalProperties: { type: 'integer', minimum: 0 },
          description:
            'Truncated sections of result, each with its number of items: raise limit for the rest, which is free.',
        },
      })
    : schema;

export const getRefresh = defineTool<Arguments>({
  name: 'get_refresh',
  title: 'Status of a refresh',
  description:
    'State of a refresh: pending, completed (with result, the entity as its sources have it now) or failed (not charged; error ' +
    'says why). Free. While it is pending, wait at least 30 seconds between calls; it may take an hour. ' +
    `Lists of result are cut to ${String(PAGE)} items: a higher limit is free.`,
  input: inputSchema(
    {
      ...argumentsOf('getUpdateRequest', ['update_request_id'], {
        update_request_id: { description: 'Id from request_refresh.' },
      }),
      limit: {
        type: 'integer',
        minimum: 1,
        maximum: 100,
        default: PAGE,
        description: 'Maximum items per list in result.',
      },
    },
    ['update_request_id'],
  ),
  output: outputSchema(responseSchemas('getUpdateRequest'), withTruncated),
  billed: false,
  run: async ({ update_request_id, limit = PAGE }, { registry, options }) => {
    const status = await registry.v5.updateRequests.get(update_request_id, options);
    return 'status' in status ? cut(status, limit) : status;
  },
});

/** A truncated list has no `next`, which would skip the items cut here. Callers raise the limit instead. */
function cut(status: UpdateStatus, limit: number): object {
  if (status.result === null) return { ...status, truncated: {} };
  const sections = Object.entries(status.result.sections) as [string, object][];
  const long = sections.flatMap(([name, section]) => {
    const { length } = itemsOf(section);
    return length > limit ? [[name, length]] : [];
  });
  const shown = sections.map(([name, section]) => {
    const items = itemsOf(section);
    if (items.length <= limit) return [name, section];
    return [name, { ...section, items: items.slice(0, limit), returned: limit, truncated: true, next: null }];
  });
  return {
    ...status,
    result: cursorsInResponse({ ...status.result, sections: Object.fromEntries(shown) as object }),
    truncated: Object.fromEntries(long) as object,
  };
}

const itemsOf = (section: object): readonly unknown[] =>
  'items' in section && Array.isArray(section.items) ? section.items : [];
