import type { UpdateRequestStatus } from '@entity-registry/sdk';
import type { JsonSchema } from '../schemas/json-schema.js';
import { answersOf, argumentsOf, inputSchema, outputSchema, withProperties } from '../schemas/tool-schemas.js';
import { defineTool } from '../tool-kit/define-tool.js';

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
            'Lists of result that were cut, each with the number of its items: raise limit for the rest, it is free.',
        },
      })
    : schema;

export const getRefresh = defineTool<Arguments>({
  name: 'get_refresh',
  title: 'Where a refresh stands',
  description:
    'State of a refresh: pending, completed (with result, the entity as the sources have it now) or failed (never charged; error ' +
    'says why). Free. While it is pending, wait at least 30 seconds between calls; it may take an hour. ' +
    `Lists of result are cut to ${String(PAGE)} items: a higher limit costs nothing.`,
  input: inputSchema(
    {
      ...argumentsOf('getUpdateRequest', ['update_request_id'], {
        update_request_id: { description: 'What request_refresh answered.' },
      }),
      limit: {
        type: 'integer',
        minimum: 1,
        maximum: 100,
        default: PAGE,
        description: 'Most items of each list of result.',
      },
    },
    ['update_request_id'],
  ),
  output: outputSchema(answersOf('getUpdateRequest'), withTruncated),
  billed: false,
  answer: async ({ update_request_id, limit = PAGE }, { registry, options }) => {
    const status = await registry.v4.updateRequests.get(update_request_id, options);
    return 'status' in status ? cut(status, limit) : status;
  },
});

function cut(status: UpdateRequestStatus, limit: number): object {
  const members = Object.entries(status.result ?? {});
  const long = members.flatMap(([name, value]) =>
    Array.isArray(value) && value.length > limit ? [[name, value.length]] : [],
  );
  const result = members.map(([name, value]: [string, unknown]) => [
    name,
    Array.isArray(value) ? value.slice(0, limit) : value,
  ]);
  return {
    ...status,
    result: status.result === null ? null : (Object.fromEntries(result) as object),
    truncated: Object.fromEntries(long) as object,
  };
}
