import { Command } from 'commander';
import { cardCells } from '../cards.js';
import type { Card } from '../cards.js';
import { usageFailure } from '../exit.js';
import { codes, countUpTo } from '../options.js';
import { emphasised, facts } from '../output/table.js';
import { cellText } from '../output/text.js';
import { keyOption, maxChargeOption, paidCall } from '../paid-call.js';
import type { Payment } from '../paid-call.js';
import type { Terminal } from '../terminal.js';
import { columnsOf, laidOut, noteCost, noteNotCharged, show, showPrice } from '../workplace.js';
import type { Begin } from '../workplace.js';
import { lookup } from '../lookup.js';

interface Options extends Payment {
  readonly include?: string[];
  readonly inlineLimit?: number;
}

export function getCommand(begin: Begin): Command {
  return new Command('get')
    .description('read an entity with the sections of the requested codes, or an asset')
    .argument('<id>', 'id from resolve or search, such as pa_own_42')
    .option('--include <codes>', 'product codes separated by commas; see catalog', codes)
    .option('--inline-limit <n>', 'maximum items per list, 1 to 100 (default: 10)', countUpTo(100))
    .addOption(keyOption())
    .addOption(maxChargeOption())
    .action(async (id: string, { include, inlineLimit, ...payment }: Options, command: Command) => {
      if (/^\.{0,2}$/.test(id)) throw usageFailure('pass an id from resolve or search, such as pa_own_42.');
      const workplace = begin(command);
      const { registry, dryRun, terminal } = workplace;
      const query = { include, inline_limit: inlineLimit };
      if (dryRun) {
        showPrice(workplace, await registry.v5.entities.get(id, query, { dryRun: true }).withResponse());
        return;
      }
      const { data, response } = await paidCall(terminal, payment, (call) =>
        registry.v5.entities.get(id, query, call).withResponse(),
      );
      const cells = cardCells(data);
      show(workplace, {
        json: data,
        rows: [cells],
        columns: Object.keys(cells).map((title) => ({ title, value: () => lookup(cells, title) })),
        text: () => cardText(data as Card, terminal),
        nothing: '',
      });
      noteCost(workplace, response);
      noteNotCharged(workplace, data.billing);
    });
}

/** Base fields one per line, then each section under its name. */
function cardText(card: Card, terminal: Terminal): string {
  const { sections = {}, ...rest } = card as Card & { sections?: Readonly<Record<string, Section>> };
  const base = Object.entries(rest).flatMap(([name, value]): [string, unknown][] => {
    if (name === 'billing') return [];
    if (name === 'core' || name === 'signals' || name === 'data') return Object.entries(value as object);
    return [[name, Array.isArray(value) ? value.map(cellText).join(' ') : value]];
  });
  const parts = Object.entries(sections).map(([name, section]) => sectionText(name, section, terminal));
  return [facts(base, terminal.style), ...parts].join('\n\n');
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
  const title = emphasised(`${name} (${state}${amount})`, terminal.style.colour);
  if (items !== undefined && items.length > 0) return `${title}\n${laidOut(terminal, items, columnsOf(items))}`;
  if (typeof data === 'object' && data !== null) return `${title}\n${facts(Object.entries(data), terminal.style)}`;
  return data === undefined || data === null ? title : `${title}\n${cellText(data)}`;
}
