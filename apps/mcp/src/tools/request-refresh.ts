import { answersOf, inputSchema, outputSchema } from '../schemas/tool-schemas.js';
import { defineTool } from '../tool-kit/define-tool.js';
import { v4IdOf } from '../tool-kit/panama-ids.js';
import { includeSchema } from '../tool-kit/prices.js';

interface Arguments {
  id: string;
  include: string[];
}

export const requestRefresh = defineTool<Arguments>({
  name: 'request_refresh',
  title: 'Ask the sources anew',
  description:
    'Asks the public registers again for what product codes say of a Panamanian entity. It takes minutes, up to an hour: follow it ' +
    'with get_refresh. Price: the codes without the base charge, charged when it completes; nothing if it fails. Each call ' +
    'starts another refresh that is charged again: call once, and only when source.fetched_at of get_entity is too old for the ' +
    'user. dry_run shows the price and starts nothing. Needs a balance.',
  input: inputSchema(
    {
      id: { type: 'string', maxLength: 40, description: 'Id of the entity, as an answer gave it (pa_own_...).' },
      include: includeSchema('v4', 'What to ask for anew.'),
    },
    ['id', 'include'],
  ),
  output: outputSchema(answersOf('requestPanamaUpdate')),
  billed: true,
  readOnly: false,
  answer: ({ id, include }, { registry, options }) => registry.v4.panama.update(v4IdOf(id), { include }, options),
});
