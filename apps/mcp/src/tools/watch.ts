import type { CallOptions, EntityRegistry, WatchItemsBody } from '@entity-registry/sdk';
import type { JsonSchema } from '../schemas/json-schema.js';
import { argumentsOf, inputSchema, outputSchema } from '../schemas/tool-schemas.js';
import { PRICED_CODES } from '../schemas/generated/operations.js';
import { defineTool } from '../tool-kit/define-tool.js';
import { ToolError } from '../tool-kit/tool-errors.js';
import { brief } from './brief-schema.js';

const ACTIONS = ['lists', 'create', 'items', 'add', 'remove', 'events'] as const;
type Action = (typeof ACTIONS)[number];

interface WatchArguments {
  readonly action: Action;
  readonly name?: string;
  readonly watchlist?: number;
  readonly item?: number;
  readonly items?: WatchItemsBody['items'];
  readonly after?: string;
}

const { items = {} } = argumentsOf('addWatchItems', ['items']);
/** The members that agents need; the API accepts those of screening. */
const { reference, name, entity_id, birth_date } = (
  brief(items) as { items: { properties: Record<string, JsonSchema> } }
).items.properties;

/** The members by which the responses to the actions differ; the API's documents describe all of them. */
const RESPONSE: JsonSchema = {
  type: 'object',
  anyOf: ['id', 'watchlists', 'items', 'deleted', 'events'].map((member) => ({ required: ['billing', member] })),
};

export const watch = defineTool<WatchArguments>({
  name: 'watch',
  title: 'Watch names and entities',
  description:
    'Notices hits on lists and changes of names. lists, create (name), items, add, remove (item), events. ' +
    `items, add and remove need watchlist. add costs ${PRICED_CODES['WCH-MONTH'].price} USD an item and 30 days, until removed.`,
  input: inputSchema(
    {
      action: { type: 'string', enum: [...ACTIONS], description: 'What to do.' },
      name: { type: 'string', description: 'Of the new list.' },
      watchlist: { type: 'integer', description: 'Id.' },
      item: { type: 'integer', description: 'Id.' },
      items: {
        type: 'array',
        items: { type: 'object', properties: { reference, name, entity_id, birth_date } },
        description: 'At most 100.',
      },
      after: { type: 'string', description: 'Cursor: next or next_cursor.' },
    },
    ['action'],
  ),
  // Described by the API's documents: six responses would double what a client loads for one tool.
  output: outputSchema([RESPONSE]),
  billed: true,
  readOnly: false,
  run: (args, { registry, options }) => CALLS[args.action](args, registry.v5, options),
});

type Calls = Pick<EntityRegistry['v5'], 'watchlists' | 'events'>;

const CALLS: Readonly<
  Record<Action, (args: WatchArguments, calls: Calls, options: CallOptions & { dryRun: boolean }) => Promise<object>>
> = {
  lists: ({ after }, { watchlists }, options) => watchlists.list({ limit: 100, cursor: after }, options),
  create: (args, { watchlists }, options) => watchlists.create({ name: needed(args, 'name') }, options),
  items: (args, { watchlists }, options) =>
    watchlists.items(needed(args, 'watchlist'), { cursor: args.after }, options),
  add: (args, { watchlists }, options) =>
    watchlists.addItems(needed(args, 'watchlist'), { items: needed(args, 'items') }, options),
  remove: (args, { watchlists }, options) =>
    watchlists.deleteItem(needed(args, 'watchlist'), needed(args, 'item'), options),
  events: ({ after, watchlist }, { events }, options) => events.list({ after, watchlist }, options),
};

/** Throws ToolError for an argument that the action needs and that is absent. */
function needed<Name extends 'name' | 'watchlist' | 'item' | 'items'>(
  args: WatchArguments,
  member: Name,
): NonNullable<WatchArguments[Name]> {
  const value = args[member];
  if (value === undefined) throw new ToolError('invalid_parameter', `${args.action} needs ${member}`);
  return value;
}
