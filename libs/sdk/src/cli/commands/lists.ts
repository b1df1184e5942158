import { Command } from 'commander';
import type { Lists } from '../../index.js';
import { show, showPrice } from '../command-context.js';
import type { ContextFactory } from '../command-context.js';
import type { Column } from '../output/table.js';

const COLUMNS: readonly Column<Lists['lists'][number]>[] = [
  { title: 'id', value: ({ id }) => id, whole: true },
  { title: 'kind', value: ({ kind }) => kind },
  { title: 'version', value: ({ version }) => version ?? 'not loaded', whole: true },
  { title: 'entries', value: ({ entries }) => entries ?? '', number: true },
  { title: 'imported_at', value: ({ imported_at }) => imported_at },
  { title: 'publisher', value: ({ publisher }) => publisher },
];

export function listsCommand(begin: ContextFactory): Command {
  return new Command('lists')
    .description('list the sanctions, PEP and debarment lists on file, with their versions. Free')
    .action(async (_options: object, command: Command) => {
      const context = begin(command);
      if (context.dryRun) {
        showPrice(context, await context.registry.v5.lists({ dryRun: true }).withResponse());
        return;
      }
      const lists = await context.registry.v5.lists();
      show(context, { json: lists, rows: lists.lists, columns: COLUMNS, nothing: '' });
    });
}
