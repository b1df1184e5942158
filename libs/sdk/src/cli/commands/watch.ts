import { Command, InvalidArgumentError } from 'commander';
import { EVENT_TYPES, WATCHLIST_EVENT_TYPES } from '../../index.js';
import type { EventType, FeedEvent, WatchedItem, WatchlistEventType, Watchlists } from '../../index.js';
import { columnsOf, isPreviewed, show } from '../command-context.js';
import type { CommandContext, ContextFactory } from '../command-context.js';
import { confirm } from '../confirm.js';
import { usageError } from '../exit.js';
import { Interruption } from '../interruption.js';
import { amount, collect, recordId } from '../options.js';
import { parseMoney } from '../output/money.js';
import { renderFields } from '../output/table.js';
import type { Column } from '../output/table.js';
import { readWatchInput } from '../watch/watch-input.js';
import { WatchRun } from '../watch/watch-run.js';

type ListRow = Watchlists['watchlists'][number];

const LIST_COLUMNS: readonly Column<ListRow>[] = [
  { title: 'id', value: ({ id }) => id, number: true, whole: true },
  { title: 'name', value: ({ name }) => name },
  { title: 'items', value: ({ items }) => items, number: true },
  { title: 'unpaid', value: ({ unpaid }) => unpaid, number: true },
  { title: 'webhook', value: ({ webhook }) => (webhook ? 'yes' : 'no') },
];

const ITEM_COLUMNS: readonly Column<WatchedItem>[] = [
  { title: 'id', value: ({ id }) => id, number: true, whole: true },
  { title: 'reference', value: ({ reference }) => reference, whole: true },
  { title: 'name', value: ({ name }) => name },
  { title: 'state', value: ({ state }) => state },
  { title: 'paid_until', value: ({ paid_until }) => paid_until },
  { title: 'hits', value: ({ total_hits: total }) => total, number: true },
  { title: 'entity_id', value: ({ entity_id }) => entity_id ?? '', whole: true },
];

const EVENT_COLUMNS: readonly Column<FeedEvent>[] = [
  { title: 'seq', value: ({ seq }) => seq, number: true, whole: true },
  { title: 'at', value: ({ at }) => at, whole: true },
  { title: 'type', value: ({ type }) => type, whole: true },
  { title: 'reference', value: ({ item }) => item?.reference ?? '', whole: true },
  { title: 'data', value: ({ data }) => JSON.stringify(data) },
];

const ADD_HELP = `
The file needs a header row with a column reference (or id, referencia), which must stay the same for each customer, and name (or nombre)
or entity_id. Optional columns are those of screen. The file that export writes works as it is, also for another list. The price is determined with free dry runs, and nothing is spent before you confirm.
If it stops, run the same command again: rows that are watched already cost nothing.

  registry-cli watch create "Customers" --events screening.hit,item.unpaid
  registry-cli watch add 3 customers.csv --country PA
  registry-cli watch export 3 > items.csv
  registry-cli watch events --follow --after "$(cat cursor)"`;

export function watchCommand(begin: ContextFactory): Command {
  return new Command('watch')
    .description('watch names and entities, and read what happened to them')
    .addCommand(listCommand(begin))
    .addCommand(createCommand(begin))
    .addCommand(addCommand(begin))
    .addCommand(exportCommand(begin))
    .addCommand(removeCommand(begin))
    .addCommand(eventsCommand(begin));
}

function listCommand(begin: ContextFactory): Command {
  return new Command('list')
    .description('list your watchlists, or the items of one. Free')
    .argument('[watchlist]', 'id of a watchlist', recordId)
    .action(async (id: number | undefined, _options: object, command: Command) => {
      const context = begin(command);
      const { watchlists } = context.registry.v5;
      if (await isPreviewed(context, (dry) => (id ? watchlists.items(id, {}, dry) : watchlists.list({}, dry)))) return;
      if (id === undefined) {
        const lists: ListRow[] = [];
        for await (const list of watchlists.each({ limit: 100 })) lists.push(list);
        show(context, {
          json: { watchlists: lists },
          rows: lists,
          columns: LIST_COLUMNS,
          nothing: 'no watchlists yet',
        });
        return;
      }
      const items: WatchedItem[] = [];
      for await (const item of watchlists.eachItem(id, { limit: 100 })) items.push(item);
      show(context, { json: { items }, rows: items, columns: ITEM_COLUMNS, nothing: 'nothing is watched yet' });
    });
}

function createCommand(begin: ContextFactory): Command {
  return new Command('create')
    .description('create an empty watchlist. Free')
    .argument('<name>', 'what you call it')
    .option('--events <types>', 'types of events, separated by commas (default: all)', listEventTypes)
    .option('--webhook', 'send its events to the event endpoint')
    .action(async (name: string, options: { events?: FeedEvent['type'][]; webhook?: boolean }, command: Command) => {
      const context = begin(command);
      const { events, webhook = false } = options;
      const { watchlists } = context.registry.v5;
      const body = { name, webhook, ...(events && { events }) };
      if (await isPreviewed(context, (dry) => watchlists.create(body, dry))) return;
      const made = await watchlists.create(body);
      show(context, { json: made, rows: [made], columns: LIST_COLUMNS, nothing: '' });
    });
}

interface AddOptions {
  readonly column: string[];
  readonly type?: string;
  readonly country?: string;
  readonly maxPrice?: string;
  readonly yes?: boolean;
}

function addCommand(begin: ContextFactory): Command {
  return new Command('add')
    .description('watch each row of a CSV file; shows the price and asks first; can be run again')
    .argument('<watchlist>', 'id of the watchlist', recordId)
    .argument('<file.csv>', 'input file')
    .option('--column <field="title">', 'column of a field, such as name="Razón social"; may be repeated', collect, [])
    .option('--type <type>', 'Organization or NaturalPerson, for rows without one')
    .option('--country <code>', 'country of the numbers, such as PA, for rows without one')
    .option('--max-price <usd>', 'maximum total price', amount)
    .option('--yes', 'skip the price confirmation')
    .addHelpText('after', ADD_HELP)
    .action(async (id: number, file: string, options: AddOptions, command: Command) => {
      const context = begin(command);
      const { type, country, maxPrice } = options;
      const input = readWatchInput(file, options.column, {
        ...(type !== undefined && { type }),
        ...(country !== undefined && { country }),
      });
      const run = new WatchRun(context, id, input, {
        maxPrice: maxPrice === undefined ? null : parseMoney(maxPrice),
        yes: options.yes === true,
      });
      const result = context.dryRun ? await run.price() : await run.run();
      const entries = Object.entries(result);
      show(context, {
        json: result,
        rows: [result],
        columns: columnsOf([result]),
        text: () => renderFields(entries, context.terminal.style),
        nothing: '',
      });
    });
}

function exportCommand(begin: ContextFactory): Command {
  return new Command('export')
    .description('write the items of a watchlist as CSV, which watch add takes as it is. Free')
    .argument('<watchlist>', 'id of the watchlist', recordId)
    .action(async (id: number, _options: object, command: Command) => {
      const context = begin(command);
      const { watchlists } = context.registry.v5;
      if (await isPreviewed(context, (dry) => watchlists.items(id, {}, dry))) return;
      context.terminal.out(await watchlists.itemsCsv(id));
    });
}

function removeCommand(begin: ContextFactory): Command {
  return new Command('remove')
    .description('stop watching an item, or delete a whole watchlist. Free; nothing is paid back')
    .argument('<watchlist>', 'id of the watchlist', recordId)
    .argument('[item]', 'id of the item; without it, the watchlist and everything in it ends', recordId)
    .option('--yes', 'skip the confirmation')
    .action(async (id: number, item: number | undefined, { yes = false }: { yes?: boolean }, command: Command) => {
      const context = begin(command);
      const { watchlists } = context.registry.v5;
      if (
        await isPreviewed(context, (dry) => (item ? watchlists.deleteItem(id, item, dry) : watchlists.delete(id, dry)))
      ) {
        return;
      }
      if (item !== undefined) await watchlists.deleteItem(id, item);
      else {
        const { name, items } = await watchlists.get(id);
        const question = `Delete the watchlist "${name}" and its ${String(items)} items?`;
        if (!(await confirm(context.terminal, question, yes))) throw usageError('nothing was deleted.');
        await watchlists.delete(id);
      }
      context.terminal.err('deleted');
    });
}

interface EventsOptions {
  readonly after?: string;
  readonly types?: FeedEvent['type'][];
  readonly watchlist?: number;
  readonly follow?: boolean;
}

function eventsCommand(begin: ContextFactory): Command {
  return new Command('events')
    .description('read the feed of events, in order. Free')
    .option('--after <cursor>', 'continue after this cursor; the last one is printed on standard error')
    .option('--types <types>', 'only these types, separated by commas', eventTypes)
    .option('--watchlist <id>', 'only events of this watchlist', recordId)
    .option('--follow', 'wait for further events until Ctrl-C; one JSON object per line')
    .action(async (options: EventsOptions, command: Command) => {
      const context = begin(command);
      if (await isPreviewed(context, (dry) => context.registry.v5.events.list({}, dry))) return;
      if (options.follow === true) await follow(context, options);
      else await readAll(context, options);
    });
}

async function readAll(context: CommandContext, { after, types, watchlist }: EventsOptions): Promise<void> {
  const events: FeedEvent[] = [];
  let [cursor, isLast] = [after, false];
  while (!isLast) {
    const page = await context.registry.v5.events.list({ after: cursor, types, watchlist, limit: 100 });
    events.push(...page.events);
    cursor = page.next;
    isLast = page.events.length < 100;
  }
  show(context, { json: { events, next: cursor }, rows: events, columns: EVENT_COLUMNS, nothing: 'no events' });
  context.terminal.err(`next: ${cursor ?? ''}`);
}

/** Each event is a line, so that a program can read them as they happen. */
async function follow({ registry, terminal }: CommandContext, options: EventsOptions): Promise<void> {
  const { after, types, watchlist } = options;
  const interruption = new Interruption(terminal);
  const stream = registry.v5.events.stream({ after, types, watchlist, signal: interruption.signal });
  try {
    for await (const event of stream) terminal.out(JSON.stringify(event));
  } finally {
    interruption.end();
    // Of a page that was read in part, the events come again: their ids are the same.
    terminal.err(`next: ${stream.cursor ?? ''}`);
  }
}

const listEventTypes = (text: string): WatchlistEventType[] => typesIn(text, WATCHLIST_EVENT_TYPES);
const eventTypes = (text: string): EventType[] => typesIn(text, EVENT_TYPES);

function typesIn<Type extends string>(text: string, known: readonly Type[]): Type[] {
  return text.split(',').map((part) => {
    const type = known.find((one) => one === part.trim());
    if (type === undefined) throw new InvalidArgumentError(`Use some of ${known.join(', ')}.`);
    return type;
  });
}
