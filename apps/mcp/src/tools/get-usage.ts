import { responseSchemas, argumentsOf, inputSchema, outputSchema } from '../schemas/tool-schemas.js';
import { defineTool } from '../tool-kit/define-tool.js';

interface Arguments {
  from?: string;
  to?: string;
  limit?: number;
  cursor?: string;
}

const PAGE = 20;

export const getUsage = defineTool<Arguments>({
  name: 'get_usage',
  title: 'Calls and charges',
  description:
    'The calls of the account, newest first, each with its cost and codes. Free. Use it to tell the user what an ' +
    'investigation cost, or to see whether a call with a lost answer was charged. Next page: page.next_cursor as cursor.',
  input: inputSchema(argumentsOf('getUsage', ['from', 'to', 'limit', 'cursor'], { limit: { default: PAGE } })),
  output: outputSchema(responseSchemas('getUsage')),
  billed: false,
  run: ({ limit = PAGE, ...query }, { registry, options }) => registry.v5.usage({ ...query, limit }, options),
});
