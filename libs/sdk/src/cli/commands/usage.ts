import { Command } from 'commander';
import type { UsageCall } from '../../index.js';
import { count, day } from '../options.js';
import type { Column } from '../output/table.js';
import { show, showPrice } from '../command-context.js';
import type { ContextFactory } from '../command-context.js';

interface Options {
  readonly from?: string;
  readonly to?: string;
  readonly limit: number;
}

const COLUMNS: readonly Column<UsageCall>[] = [
  { title: 'at', value: ({ at }) => at, whole: true },
  { title: 'route', value: ({ route }) => route },
  { title: 'charged', value: ({ charged }) => charged, number: true },
  { title: 'codes', value: ({ lines }) => lines.map(({ code }) => code).join(' ') },
  { title: 'client_reference', value: ({ client_reference }) => client_reference },
  { title: 'request_id', value: ({ request_id }) => request_id },
];

const PAGE = 100;

export function usageCommand(begin: ContextFactory): Command {
  return new Command('usage')
    .description('list the calls of the account and their cost, newest first. Free')
    .option('--from <day>', 'first UTC day (default: 30 days before --to)', day)
    .option('--to <day>', 'last UTC day, inclusive (default: today)', day)
    .option('--limit <n>', 'maximum calls; CSV has all of them', count, 50)
    .action(async ({ from, to, limit }: Options, command: Command) => {
      const context = begin(command);
      const { registry, dryRun, format, terminal } = context;
      if (dryRun) {
        showPrice(context, await registry.v5.usage({ from, to }, { dryRun: true }).withResponse());
        return;
      }
      if (format === 'csv') {
        terminal.out(await registry.v5.usageCsv({ from, to }));
        return;
      }
      const calls: UsageCall[] = [];
      for await (const call of registry.v5.usageCalls({ from, to, limit: Math.min(limit, PAGE) })) {
        calls.push(call);
        if (calls.length === limit) break;
      }
      show(context, { json: { calls }, rows: calls, columns: COLUMNS, nothing: 'no calls in this period' });
    });
}
