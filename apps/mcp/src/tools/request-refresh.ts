import { responseSchemas, argumentsOf, inputSchema, outputSchema } from '../schemas/tool-schemas.js';
import { defineTool } from '../tool-kit/define-tool.js';
import { DEFAULT_NAME } from '../jurisdictions.js';
import { includeSchema } from '../tool-kit/prices.js';

interface Arguments {
  id: string;
  include: string[];
}

export const requestRefresh = defineTool<Arguments>({
  name: 'request_refresh',
  title: 'Refresh an entity from its sources',
  description:
    `Reads the data of product codes for a company or person of ${DEFAULT_NAME} from the public registers again. It takes minutes, up to an ` +
    'hour: poll get_refresh. Price: the codes without the base charge, charged on completion; free if it fails. ' +
    'Each call starts and charges another refresh: call once, and only if source.fetched_at of get_entity is too old ' +
    'for the user. dry_run shows the price and starts nothing. Needs a balance.',
  input: inputSchema(
    {
      ...argumentsOf('requestUpdate', ['id'], {
        id: { description: 'Typed id of a company or person, exactly as returned.' },
      }),
      include: includeSchema('v4', 'To refresh.'),
    },
    ['id', 'include'],
  ),
  output: outputSchema(responseSchemas('requestUpdate')),
  billed: true,
  readOnly: false,
  run: ({ id, include }, { registry, options }) => registry.v5.entities.update(id, { include }, options),
});
