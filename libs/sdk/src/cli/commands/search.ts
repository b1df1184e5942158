import { Argument, Command } from 'commander';
import { SURFACES } from '../../index.js';
import type { EntityRegistry, SearchSurfaces, Surface, SurfaceSchema } from '../../index.js';
import { confirmed } from '../confirm.js';
import { usageFailure } from '../exit.js';
import { filtersOf, sortOf } from '../filters.js';
import { count, each } from '../options.js';
import { formatMoney, parseMoney } from '../output/money.js';
import { counted, grouped } from '../output/text.js';
import { columnsOf, show, showPrice } from '../workplace.js';
import type { Begin, Workplace } from '../workplace.js';

interface Options {
  readonly filter?: string[];
  readonly q?: string;
  readonly sort?: string[];
  readonly facet?: string[];
  readonly limit?: number;
  readonly all?: boolean;
  readonly yes?: boolean;
  readonly schema?: boolean;
}

const PAGE = 100;
const DEFAULT_LIMIT = 20;

const FILTER_HELP = `
Filters: field=value, also !=, >=, <=, >, < and ^= (begins with). --filter several times narrows the search; the same field
with = several times is any of the values. --schema names the fields of a surface, for nothing.

  registry-cli search importaciones --filter procedencia=CHINA --filter 'fecha>=2025-01-01' --sort valor_cif:desc`;

export function searchCommand(begin: Begin): Command {
  return new Command('search')
    .description('records of a register, page by page; each page of up to 100 costs the base charge')
    .addArgument(new Argument('<surface>', 'what is searched').choices(SURFACES))
    .option('--filter <condition>', 'what a field must say; may be repeated', each)
    .option('--q <words>', 'words anywhere in a record')
    .option('--sort <field[:desc]>', 'order; may be repeated', each)
    .option('--facet <name>', 'counts the values of a field; may be repeated', each)
    .option('--limit <n>', `records at most (default: ${String(DEFAULT_LIMIT)})`, count)
    .option('--all', 'every record; asks before it reads on')
    .option('--yes', 'does not ask')
    .option('--schema', 'shows what the surface can be searched by instead. Free')
    .addHelpText('after', FILTER_HELP)
    .action(async (surface: Surface, options: Options, command: Command) => {
      const workplace = begin(command);
      if (options.schema) {
        if (workplace.dryRun) {
          showPrice(workplace, await workplace.registry.v5.searchSchema(surface, { dryRun: true }).withResponse());
        } else showSchema(workplace, await workplace.registry.v5.searchSchema(surface));
        return;
      }
      if (options.all && options.limit !== undefined) throw usageFailure('--all and --limit exclude each other.');
      const limit = options.all ? Infinity : (options.limit ?? DEFAULT_LIMIT);
      const body = await bodyOf(workplace.registry, surface, options, Math.min(limit, PAGE));
      if (workplace.dryRun) {
        showPrice(workplace, await workplace.registry.v5.search(surface, body, { dryRun: true }).withResponse());
        return;
      }
      if (options.all && !options.yes && workplace.terminal.ask === null) {
        throw usageFailure(
          '--all: this is no terminal, so nobody can be asked how far to read. Add --yes, or --limit.',
        );
      }
      await showRecords(workplace, { surface, body, limit, ask: options.all === true && !options.yes });
    });
}

type Body = Parameters<EntityRegistry['v5']['search']>[1];
type Page = SearchSurfaces[Surface]['page'];

async function bodyOf(registry: EntityRegistry, surface: Surface, options: Options, limit: number): Promise<Body> {
  const { filter = [], q, sort = [], facet = [] } = options;
  const schema = filter.length > 0 ? await registry.v5.searchSchema(surface) : null;
  const types = new Map(schema?.filters.map(({ name, type }) => [name, type]));
  return {
    ...{ limit, q },
    ...(filter.length > 0 && { filters: filtersOf(filter, types) }),
    ...(sort.length > 0 && { sort: sort.map(sortOf) }),
    ...(facet.length > 0 && { facets: facet }),
  } as Body;
}

interface Reading {
  readonly surface: Surface;
  readonly body: Body;
  readonly limit: number;
  /** Whether to ask, after the first page, for the price of the others. */
  readonly ask: boolean;
}

async function showRecords(workplace: Workplace, { surface, body, limit, ask }: Reading): Promise<void> {
  const { registry, terminal } = workplace;
  const pages: Page[] = [];
  const records: object[] = [];
  const progress = terminal.progress();
  let charged = 0n;
  try {
    for await (const page of registry.v5.searchRecords(surface, body).pages()) {
      pages.push(page);
      records.push(...page.results);
      charged += parseMoney(page.billing.charged);
      const { next_cursor, total } = page.page;
      if (records.length >= limit || next_cursor === null) break;
      if (pages.length === 1) {
        if (ask && !(await confirmed(terminal, questionOf(page), false))) break;
        progress.start('Reading', 'records', Math.min(limit, Math.max(total, records.length)), records.length);
      }
      progress.advance(records.length);
    }
  } finally {
    progress.stop();
  }
  const first = pages[0];
  if (first === undefined) return;
  const rows = records.slice(0, limit);
  showFacets(workplace, first);
  show(workplace, {
    json: pages.length === 1 ? first : withAll(first, pages, rows),
    ...{ rows, columns: columnsOf(rows), nothing: 'no records' },
  });
  const { total, total_relation } = first.page;
  const all = `${total_relation === 'eq' ? '' : 'at least '}${grouped(total)}`;
  terminal.err(`${counted(rows.length, 'record')} of ${all}, charged ${formatMoney(charged)} USD`);
}

/** Several pages in the form of one; what was paid for them is in `pages`. */
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

function questionOf({ page, billing }: Page): string {
  const pages = Math.max(1, Math.ceil(page.total / PAGE) - 1);
  const price = parseMoney(billing.price) * BigInt(pages);
  const about = page.total_relation === 'eq' ? '' : 'at least ';
  return `${about}${counted(page.total, 'record')}: ${about}${counted(pages, 'more page')}, ${formatMoney(price)} USD. Read them?`;
}

function showFacets({ terminal, format }: Workplace, { facets }: Page): void {
  if (format !== 'table') return;
  for (const [name, values] of Object.entries(
    facets as Readonly<Record<string, readonly { value: unknown; count: number }[]>>,
  )) {
    terminal.err(
      `${name}: ${values.map(({ value, count: times }) => `${String(value)} (${String(times)})`).join(', ')}`,
    );
  }
}

function showSchema(workplace: Workplace, schema: SurfaceSchema): void {
  show(workplace, {
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
