import { Command } from 'commander';
import { Batch } from '../batch/batch.js';
import type { Summary } from '../batch/batch.js';
import { readInput } from '../batch/input.js';
import { amount, codes, confidence, each } from '../options.js';
import { formatMoney, parseMoney } from '../output/money.js';
import { facts } from '../output/table.js';
import { show } from '../workplace.js';
import type { Begin, Workplace } from '../workplace.js';

interface Options {
  readonly out: string;
  readonly column: string[];
  readonly jurisdiction?: string;
  readonly type?: string;
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
The file has a header row and a column name (or nombre), ruc or cedula; jurisdiction and type are used where they are there.
Comma, semicolon or tab; UTF-8. The output has all columns of the input, and outcome, id, nombre, confidence, the next best
candidate and more behind them.

The price is found out by dry runs, which are free, and nothing is spent before you agree. Whatever ends the run, the same
command goes on where it ended: what is done stands in OUT.journal until OUT is written, and no row is paid for twice.

  registry-cli batch suppliers.csv --out resolved.csv --column name="Razón social"
  registry-cli batch suppliers.csv --out resolved.csv --include CHK-BIN --max-price 5.00 --yes`;

export function batchCommand(begin: Begin): Command {
  return new Command('batch')
    .description('find the entity behind each row of a CSV file; shows the price, asks, and can resume')
    .argument('<file.csv>', 'the rows')
    .requiredOption('--out <file.csv>', 'where they go, with what was found')
    .option('--column <field="title">', 'column of name, ruc, cedula, jurisdiction or type; may be repeated', each, [])
    .option('--jurisdiction <code>', 'of rows that do not say it')
    .option('--type <type>', 'Organization or NaturalPerson, for rows that do not say it')
    .option('--min-confidence <n>', 'least confidence of a candidate, 0 to 1 (default: 0.3)', confidence)
    .option('--include <codes>', 'adds cards of the entities that were matched, with these product codes', codes)
    .option('--max-price <usd>', 'spends no more than this, cards included', amount)
    .option('--yes', 'spends without asking')
    .option('--partial', 'begins although the balance does not cover all rows')
    .option('--force', 'replaces an output that is there')
    .option('--restart', 'forgets a run that has not ended, and what it paid for')
    .option('--resend', 'sends again what may have been paid for, where that cannot be told any more')
    .addHelpText('after', BATCH_HELP)
    .action(async (file: string, options: Options, command: Command) => {
      const workplace = begin(command);
      const { jurisdiction, type, minConfidence, maxPrice, column } = options;
      const defaults = { ...(jurisdiction !== undefined && { jurisdiction }), ...(type !== undefined && { type }) };
      const input = readInput(file, column, defaults);
      const batch = new Batch(workplace, input, {
        ...{ out: options.out, include: options.include ?? [] },
        // Identifies a run to continue.
        asked: {
          columns: input.places,
          ...defaults,
          ...(minConfidence !== undefined && { 'min-confidence': String(minConfidence) }),
        },
        minConfidence: minConfidence ?? null,
        maxPrice: maxPrice === undefined ? null : parseMoney(maxPrice),
        ...{ yes: options.yes === true, partial: options.partial === true, force: options.force === true },
        ...{ restart: options.restart === true, resend: options.resend === true },
      });
      if (workplace.dryRun) await showPreview(workplace, batch);
      else showSummary(workplace, await batch.run());
    });
}

async function showPreview(workplace: Workplace, batch: Batch): Promise<void> {
  const { lines, total, calls, charged, cardsAtMost, balance, quota } = await batch.dryRun();
  const cards = cardsAtMost === null ? {} : { cards_at_most: formatMoney(cardsAtMost) };
  const price = { price: formatMoney(total), ...cards, calls, charged_rows: charged, balance, quota };
  show(workplace, {
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
    text: () => facts(lines, workplace.terminal.style),
    nothing: '',
  });
}

function showSummary(workplace: Workplace, summary: Summary): void {
  const entries = Object.entries(summary);
  show(workplace, {
    json: summary,
    rows: [summary],
    columns: entries.map(([title, value]) => ({ title, value: () => value as unknown })),
    text: () => facts(entries, workplace.terminal.style),
    nothing: '',
  });
}
