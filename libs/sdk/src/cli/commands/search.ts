import { Argument, Command } from 'commander';
import { SURFACES } from '../../index.js';
import type { EntityRegistry, SearchSurfaces, Surface, SurfaceSchema } from '../../index.js';
import { confirm } from '../confirm.js';
import { usageError } from '../exit.js';
import { filtersOf, sortOf } from '../filters.js';
import { Interruption } from '../interruption.js';
import { count, collect } from '../options.js';
import { formatMoney, parseMoney } from '../output/money.js';
import { pluralize, formatNumber } from '../output/text.js';
import { columnsOf, show, showPrice } from '../command-context.js';
import type { ContextFactory, CommandContext } from '../command-context.js';

interface Options {
  readonly filter?: string[];
  readonly q?: string;
  readonly sort?: string[];
  readonly facet?: string[];
  readonly limit?: number;
  readonly cursor?: string;
  readonly all?: boolean;
  readonly yes?: boolean;
  readonly schema?: boolean;
}

const PAGE = 100;
const DEFAULT_LIMIT = 20;

const FILTER_HELP = `
Filters: field=value, also !=, >=, <=, >, < and ^= (begins with). Repeat --filter to narrow the search. Repeating the same
field with = matches any of the values. --schema lists the fields of a surface for free.

A search of more than one page shows the price after the first page and asks before it continues. If it stops early, the
records read so far are shown, with the cursor to continue.

  registry-cli search entities --q naviera --filter kind=Organization --facet status
  registry-cli search importaciones --filter procedencia=CHINA --filter 'fecha>=2025-01-01' --sort valor_cif:desc`;

export function searchCommand(begin: ContextFactory): Command {
  return new Command('search')
    .description(
      'search companies and persons by name, or the records of a register; each page of up to 100 costs the base charge',
    )
    .addArgument(new Argument('<surface>', 'search surface').choices(SURFACES))
    .option('--filter <condition>', 'condition on a field; may be repeated', collect)
    .option('--q <words>', 'words anywhere in a record; of a name for entities')
    .option('--sort <field[:desc]>', 'order; may be repeated', collect)
    .option('--facet <name>', 'count the values of a field; may be repeated', collect)
    .option('--limit <n>', `maximum records (default: ${String(DEFAULT_LIMIT)})`, count)
    .option('--cursor <cursor>', 'continue a search with the same other options')
    .option('--all', 'read all records')
    .option('--yes', 'read more than one page without asking')
    .option('--schema', 'show the filters of the surface instead. Free')
    .addHelpText('after', FILTER_HELP)
    .action(async (surface: Surface, options: Options, command: Command) => {
      const context = begin(command);
      if (options.schema) {
        if (context.dryRun) {
          showPrice(context, await context.registry.v5.searchSchema(surface, { dryRun: true }).withResponse());
        } else showSchema(context, await context.registry.v5.searchSchema(surface));
        return;
      }
      if (options.all && options.limit !== undefined) throw usageError('--all and --limit cannot be combined.');
      const limit = options.all ? Infinity : (options.limit ?? DEFAULT_LIMIT);
      const pages = limit > PAGE;
      if (pages && !options.yes && !context.dryRun && context.terminal.ask === null) {
        throw usageError(
          `reading more than one page needs confirmation, and this is not a terminal. Add --yes, or --limit ${String(PAGE)}.`,
        );
      }
      const body = await bodyOf(context.registry, surface, options, Math.min(limit, PAGE));
      if (context.dryRun) {
        showPrice(context, await context.registry.v5.search(surface, body, { dryRun: true }).withResponse());
        if (pages) context.terminal.err(`this is the price of each page of up to ${String(PAGE)} records`);
        return;
      }
      await showRecords(context, { surface, body, limit, ask: pages && !options.yes });
    });
}

type Body = Parameters<EntityRegistry['v5']['search']>[1];
type Page = SearchSurfaces[Surface]['page'];

async function bodyOf(registry: EntityRegistry, surface: Surface, options: Options, limit: number): Promise<Body> {
  const { filter = [], q, sort = [], facet = [], cursor } = options;
  const schema = filter.length > 0 ? await registry.v5.searchSchema(surface) : null;
  const types = new Map(schema?.filters.map(({ name, type }) => [name, type]));
  return {
    ...{ limit, q, cursor },
    ...(filter.length > 0 && { filters: filtersOf(filter, types) }),
    ...(sort.length > 0 && { sort: sort.map(sortOf) }),
    ...(facet.length > 0 && { facets: facet }),
  } as Body;
}

interface SearchRun {
  readonly surface: Surface;
  readonly body: Body;
  readonly limit: number;
  /** Whether to ask for the price of further pages after the first. */
  readonly ask: boolean;
}

/** Shows the records and their cost, even after an error, because they are paid for. */
async function showRecords(context: CommandContext, run: SearchRun): Promise<void> {
  const pages: Page[] = [];
  try {
    await readPages(context, run, pages);
  } finally {
    const [first] = pages;
    if (first !== undefined) showPages(context, run, first, pages);
  }
}

/** Reads the requested or confirmed pages into `pages`. */
async function readPages(
  context: CommandContext,
  { surface, body, limit, ask }: SearchRun,
  pages: Page[],
): Promise<void> {
  const { registry, terminal } = context;
  const interruption = new Interruption(terminal);
  const progress = terminal.progress();
  const next = registry.v5.searchRecords(surface, body, { signal: interruption.signal }).pages();
  let read = 0;
  try {
    for (;;) {
      const { value: page } = await interruption.finishCall(() => next.next());
      if (!page) return;
      pages.push(page);
      read += page.results.length;
      const { next_cursor, total } = page.page;
      if (read >= limit || next_cursor === null) return;
      if (pages.length === 1) {
        if (ask && !(await confirm(terminal, questionOf(page, limit), false))) return;
        progress.start('Reading', 'records', Math.min(limit, Math.max(total, read)), read);
      }
      progress.advance(read);
    }
  } finally {
    progress.stop();
    interruption.end();
  }
}

function showPages(context: CommandContext, { limit }: SearchRun, first: Page, pages: readonly Page[]): void {
  const { terminal } = context;
  const records: object[] = pages.flatMap(({ results }): object[] => results);
  const rows = records.slice(0, limit);
  showFacets(context, first);
  show(context, {
    json: pages.length === 1 ? first : withAll(first, pages, rows),
    ...{ rows, columns: columnsOf(rows), nothing: 'no records' },
  });
  const charged = pages.reduce((sum, { billing }) => sum + parseMoney(billing.charged), 0n);
  const { total, total_relation } = first.page;
  const all = `${total_relation === 'eq' ? '' : 'at least '}${formatNumber(total)}`;
  terminal.err(`${pluralize(rows.length, 'record')} of ${all}, charged ${formatMoney(charged)} USD`);
  noteLocked(context, rows);
  const next = pages.at(-1)?.page.next_cursor ?? null;
  if (next !== null && records.length < limit) terminal.err(`continue with --cursor ${next}`);
}

/** Says why records have no detail fields, and how to get them. */
function noteLocked({ terminal }: CommandContext, rows: readonly { locked?: unknown }[]): void {
  const locked = rows.flatMap((row) => (typeof row.locked === 'string' ? [row.locked] : []));
  if (locked.length === 0) return;
  terminal.err(
    `${pluralize(locked.length, 'record')} without detail fields: get the entity_id with --include ${[...new Set(locked)].join(' or ')}, ` +
      'and search again within 24 hours',
  );
}

/** Several pages in the shape of one; `pages` has the charge of each. */
function withAll(first: Page, pages: readonly Page[], results: readonly object[]): object {
  const next_cursor = pages.at(-1)?.page.next_cursor ?? null;
  const { billing, ...rest } = first;
  return {
    currency: billing.currency,
    ...rest,
    results,
    page: { ...first.page, returned: results.length, next_cursor },
    pages: pages.map(({ billing, page }) => ({ returned: page.returned, charged: billing.charged })),
  };
}

function questionOf({ page, billing }: Page, limit: number): string {
  const pages = Math.max(1, Math.ceil(Math.min(page.total, limit) / PAGE) - 1);
  const price = parseMoney(billing.price) * BigInt(pages);
  const about = page.total_relation === 'eq' ? '' : 'at least ';
  return `${about}${pluralize(page.total, 'record')}: ${about}${pluralize(pages, 'more page')}, ${formatMoney(price)} USD. Read them?`;
}

function showFacets({ terminal, format }: CommandContext, { facets }: Page): void {
  if (format !== 'table') return;
  for (const [name, values] of Object.entries(
    facets as Readonly<Record<string, readonly { value: unknown; count: number }[]>>,
  )) {
    terminal.err(
      `${name}: ${values.map(({ value, count: times }) => `${String(value)} (${String(times)})`).join(', ')}`,
    );
  }
}

function showSchema(context: CommandContext, schema: SurfaceSchema): void {
  show(context, {
    json: schema,
    rows: schema.filters,
    columns: [
      { title: 'field', value: ({ name }) => name, whole: true },
      { title: 'type', value: ({ type }) => type },
      { title: 'operators', value: ({ operators }) => operators.join(' ') },
      { title: 'sort', value: ({ sortable }) => (sortable ? 'yes' : '') },
      { title: 'facet', value: ({ facet }) => facet },
      {
        title: 'description',
        value: ({ description, deprecated }) => (deprecated === null ? description : `deprecated: ${deprecated}`),
      },
    ],
    nothing: '',
  });
}
