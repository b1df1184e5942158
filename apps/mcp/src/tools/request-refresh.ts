import { answersOf, argumentsOf, inputSchema, outputSchema } from '../schemas/tool-schemas.js';
import { defineTool } from '../tool-kit/define-tool.js';
import { includeSchema } from '../tool-kit/prices.js';

interface Arguments {
  id: string;
  include: string[];
}

export const requestRefresh = defineTool<Arguments>({
  name: 'request_refresh',
  title: 'Refresh an entity from its sources',
  description:
    'Asks the public registers again for what product codes say of a Panamanian company or person. It takes minutes, up to an ' +
    'hour: follow it with get_refresh. Price: the codes without the base charge, charged when it completes; nothing if it fails. ' +
    'Each call starts another refresh that is charged again: call once, and only when source.fetched_at of get_entity is too old ' +
    'for the user. dry_run shows the price and starts nothing. Needs a balance.',
  input: inputSchema(
    {
      ...argumentsOf('requestUpdate', ['id'], {
        id: { description: 'Typed id of a company or a person, as an answer gave it, unchanged.' },
      }),
      include: includeSchema('v4', 'What to refresh.'),
    },
    ['id', 'include'],
  ),
  output: outputSchema(answersOf('requestUpdate')),
  billed: true,
  readOnly: false,
  answer: ({ id, include }, { registry, options }) => registry.v5.entities.update(id, { include }, options),
});
