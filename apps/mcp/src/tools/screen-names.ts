import type { ScreenBody } from '@entity-registry/sdk';
import type { JsonSchema } from '../schemas/json-schema.js';
import { responseSchemas, argumentsOf, inputSchema, outputSchema } from '../schemas/tool-schemas.js';
import { defineTool } from '../tool-kit/define-tool.js';
import { priceOf } from '../tool-kit/prices.js';

/** Limits and descriptions that the API repeats in its errors: the definition is read before every question, so it is short. */
const OMITTED = new Set([
  ...['description', 'minLength', 'maxLength', 'maxItems', 'minItems', 'uniqueItems', 'additionalProperties'],
]);

/** `properties` holds names, not keywords. */
function brief(schema: JsonSchema): JsonSchema {
  return Object.fromEntries(
    Object.entries(schema).flatMap(([key, value]) => {
      if (OMITTED.has(key)) return [];
      if (key === 'items') return [[key, brief(value as JsonSchema)]];
      if (key !== 'properties') return [[key, value]];
      const members = Object.entries(value as Readonly<Record<string, JsonSchema>>);
      return [[key, Object.fromEntries(members.map(([name, member]) => [name, brief(member)]))]];
    }),
  );
}

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
