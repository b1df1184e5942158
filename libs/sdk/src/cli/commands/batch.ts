import { Command } from 'commander';
import { Batch } from '../batch/batch.js';
import type { Summary } from '../batch/batch.js';
import { readInput } from '../batch/input.js';
import { amount, codes, confidence, collect, modeOption } from '../options.js';
import { formatMoney, parseMoney } from '../output/money.js';
import { renderFields } from '../output/table.js';
import { show } from '../command-context.js';
import type { ContextFactory, CommandContext } from '../command-context.js';

interface Options {
  readonly out: string;
  readonly column: string[];
  readonly jurisdiction?: string;
  readonly type?: string;
  readonly mode?: 'identify' | 'screen';
  readonly minConfidence?: number;
  readonly include?: string[];
  readonly maxPrice?: string;
  readonly yes?: boolean;
  readonly partial?: boolean;
  readonly force?: boolean;
  readonly restart?: boolean;
  readonly resend?: boolean;
}

const BATCH_HELP = `
The file needs a header row with a column name (or nombre), ruc or cedula; columns jurisdiction and type are optional.
Use commas, semicolons or tabs, and UTF-8. The output has all columns of the input, followed by outcome, id, nombre,
confidence, the next best candidate and more.

The price is determined with free dry runs, and nothing is spent before you confirm. If a run stops, run the same command
again to continue: finished rows are kept in OUT.journal until OUT is written, and no row is paid for twice.

  registry-cli batch suppliers.csv --out resolved.csv --column name="Razón social"
  registry-cli batch suppliers.csv --out resolved.csv --include CHK-BIN --max-price 5.00 --yes`;

export function batchCommand(begin: ContextFactory): Command {
  return new Command('batch')
    .description('find the entity for each row of a CSV file; shows the price and asks first; can be resumed')
    .argument('<file.csv>', 'input file')
    .requiredOption('--out <file.csv>', 'output file: the input columns plus the results')
    .option(
      '--column <field="title">',
      'column of name, ruc, cedula, jurisdiction or type; may be repeated',
      collect,
      [],
    )
    .option('--jurisdiction <code>', 'for rows without one')
    .option('--type <type>', 'Organization or NaturalPerson, for rows without one')
    .addOption(modeOption())
    .option(
      '--min-confidence <n>',
      'minimum confidence of a candidate, 0 to 1 (default: 0.3; 0.1 to screen)',
      confidence,
    )
    .option('--include <codes>', 'also read the matched entities (cards), with these product codes', codes)
    .option('--max-price <usd>', 'maximum total price, including cards', amount)
    .option('--yes', 'skip the price confirmation')
    .option('--partial', 'start even if the balance does not cover every row')
    .option('--force', 'overwrite an existing output file')
    .option('--restart', 'discard an unfinished run, including results already paid for')
    .option('--resend', 'resend rows whose payment is unknown; they may be charged twice')
    .addHelpText('after', BATCH_HELP)
    .action(async (file: string, options: Options, command: Command) => {
      const context = begin(command);
      const { jurisdiction, type, mode, minConfidence, maxPrice, column } = options;
      const defaults = { ...(jurisdiction !== undefined && { jurisdiction }), ...(type !== undefined && { type }) };
      const input = readInput(file, column, defaults);
      const batch = new Batch(context, input, {
        ...{ out: options.out, include: options.include ?? [] },
        // Identifies a run to continue.
        requestOptions: {
          columns: input.places,
          ...defaults,
          ...(mode !== undefined && { mode }),
          ...(minConfidence !== undefined && { 'min-confidence': String(minConfidence) }),
        },
        mode: mode ?? null,
        minConfidence: minConfidence ?? null,
        maxPrice: maxPrice === undefined ? null : parseMoney(maxPrice),
        ...{ yes: options.yes === true, partial: options.partial === true, force: options.force === true },
        ...{ restart: options.restart === true, resend: options.resend === true },
      });
      if (context.dryRun) await showPreview(context, batch);
      else showSummary(context, await batch.run());
    });
}

async function showPreview(context: CommandContext, batch: Batch): Promise<void> {
  const { lines, total, calls, charged, cardsAtMost, balance, quota } = await batch.dryRun();
  const cards = cardsAtMost === null ? {} : { cards_at_most: formatMoney(cardsAtMost) };
  const price = { price: formatMoney(total), ...cards, calls, charged_rows: charged, balance, quota };
  show(context, {
    json: price,
    rows: [price],
    columns: [
      { title: 'price', value: (row) => row.price, number: true },
      ...(cardsAtMost === null
        ? []
        : [{ title: 'cards_at_most', value: (row: typeof price) => row.cards_at_most, number: true }]),
      { title: 'calls', value: (row) => row.calls, number: true },
      { title: 'charged_rows', value: (row) => row.charged_rows, number: true },
      { title: 'balance', value: (row) => row.balance, number: true },
    ],
    text: () => renderFields(lines, context.terminal.style),
    nothing: '',
  });
}

function showSummary(context: CommandContext, summary: Summary): void {
  const entries = Object.entries(summary);
  show(context, {
    json: summary,
    rows: [summary],
    columns: entries.map(([title, value]) => ({ title, value: () => value as unknown })),
    text: () => renderFields(entries, context.terminal.style),
    nothing: '',
  });
}
