import type { ScreenBody } from '@entity-registry/sdk';
import { responseSchemas, argumentsOf, inputSchema, outputSchema } from '../schemas/tool-schemas.js';
import { defineTool } from '../tool-kit/define-tool.js';
import { priceOf } from '../tool-kit/prices.js';
import { brief } from './brief-schema.js';

const SUBJECTS =
  'At most 100, with 3 aliases and 4 identifiers. birth_date: 1971 or 1971-03-05. Countries: ISO codes; identifiers need one.';

const {
  subjects = {},
  lists = {},
  min_score: minScore = {},
} = argumentsOf('screen', ['subjects', 'lists', 'min_score']);

export const screenNames = defineTool<ScreenBody>({
  name: 'screen_names',
  title: 'Screen names against sanctions and PEP lists',
  description:
    'List entries that may mean each subject, with score, what agrees and earlier decisions. A hit is a lead, not proof. no_hit ' +
    `only covers lists_searched that have a version. Price: ${priceOf('SCR-NAME')} for the first subject, the code's price for ` +
    'each other; DAT-SCREEN instead with entity_id.',
  input: inputSchema(
    {
      subjects: { ...brief(subjects), description: SUBJECTS },
      lists: { ...brief(lists), description: 'Default: all.' },
      min_score: { ...brief(minScore), description: 'Of hits.' },
    },
    ['subjects'],
  ),
  output: outputSchema(responseSchemas('screen')),
  billed: true,
  run: (body, { registry, options }) => registry.v5.screening.screen(body, options),
});
