import { Command } from 'commander';
import { entityCells } from '../entity-cells.js';
import type { BatchEntity } from '../entity-cells.js';
import { usageError } from '../exit.js';
import { codes, countUpTo } from '../options.js';
import { bold, renderFields } from '../output/table.js';
import { cellText } from '../output/text.js';
import { keyOption, maxChargeOption, paidCall } from '../paid-call.js';
import type { Payment } from '../paid-call.js';
import type { Terminal } from '../terminal.js';
import { columnsOf, renderTable, noteCost, noteNotCharged, show, showPrice } from '../command-context.js';
import type { ContextFactory } from '../command-context.js';
import { lookup } from '../lookup.js';

interface Options extends Payment {
  readonly include?: string[];
  readonly inlineLimit?: number;
}

export function getCommand(begin: ContextFactory): Command {
  return new Command('get')
    .description('read an entity with the sections of the requested codes, or an asset')
    .argument('<id>', 'id from resolve or search, such as pa_own_42')
    .option('--include <codes>', 'product codes separated by commas; see catalog', codes)
    .option('--inline-limit <n>', 'maximum items per list, 1 to 100 (default: 10)', countUpTo(100))
    .addOption(keyOption())
    .addOption(maxChargeOption())
    .action(async (id: string, { include, inlineLimit, ...payment }: Options, command: Command) => {
      if (/^\.{0,2}$/.test(id)) throw usageError('pass an id from resolve or search, such as pa_own_42.');
      const context = begin(command);
      const { registry, dryRun, terminal } = context;
      const query = { include, inline_limit: inlineLimit };
      if (dryRun) {
        showPrice(context, await registry.v5.entities.get(id, query, { dryRun: true }).withResponse());
        return;
      }
      const { data, response } = await paidCall(terminal, payment, (call) =>
        registry.v5.entities.get(id, query, call).withResponse(),
      );
      const cells = entityCells(data);
      show(context, {
        json: data,
        rows: [cells],
        columns: Object.keys(cells).map((title) => ({ title, value: () => lookup(cells, title) })),
        text: () => cardText(data as BatchEntity, terminal),
        nothing: '',
      });
      noteCost(context, response);
      noteNotCharged(context, data.billing);
    });
}

/** Base fields one per line, then each section under its name. */
function cardText(card: BatchEntity, terminal: Terminal): string {
  const { sections = {}, ...rest } = card as BatchEntity & { sections?: Readonly<Record<string, Section>> };
  const base = Object.entries(rest).flatMap(([name, value]): [string, unknown][] => {
    if (name === 'billing') return [];
    if (name === 'core' || name === 'signals' || name === 'data') return Object.entries(value as object);
    return [[name, Array.isArray(value) ? value.map(cellText).join(' ') : value]];
  });
  const parts = Object.entries(sections).map(([name, section]) => sectionText(name, section, terminal));
  return [renderFields(base, terminal.style), ...parts].join('\n\n');
}

interface Section {
  readonly state: string;
  readonly total?: number;
  readonly returned?: number;
  readonly items?: readonly Readonly<Record<string, unknown>>[];
  readonly data?: unknown;
}

function sectionText(name: string, { state, total, returned, items, data }: Section, terminal: Terminal): string {
  const amount = total === undefined ? '' : `, ${String(returned ?? total)} of ${String(total)}`;
  const title = bold(`${name} (${state}${amount})`, terminal.style.color);
  if (items !== undefined && items.length > 0) return `${title}\n${renderTable(terminal, items, columnsOf(items))}`;
  if (typeof data === 'object' && data !== null)
    return `${title}\n${renderFields(Object.entries(data), terminal.style)}`;
  return data === undefined || data === null ? title : `${title}\n${cellText(data)}`;
}
