import { Command } from 'commander';
import type { ScreenBody } from '../../index.js';
import { show } from '../command-context.js';
import type { CommandContext, ContextFactory } from '../command-context.js';
import { amount, collect, confidence } from '../options.js';
import { formatMoney, parseMoney } from '../output/money.js';
import { renderFields } from '../output/table.js';
import { readScreenInput } from '../screen/screen-input.js';
import { ScreenRun } from '../screen/screen-run.js';
import { listKinds } from './list-kinds.js';

interface Options {
  readonly out: string;
  readonly column: string[];
  readonly lists?: ScreenBody['lists'];
  readonly minScore?: number;
  readonly type?: string;
  readonly country?: string;
  readonly maxPrice?: string;
  readonly yes?: boolean;
  readonly partial?: boolean;
  readonly force?: boolean;
  readonly restart?: boolean;
  readonly resend?: boolean;
}

const SCREEN_HELP = `
The file needs a header row with a column name (or nombre) or entity_id. Optional columns: reference, aliases (at most three,
separated by semicolons), type, birth_date (1971, 1971-03 or 1971-03-05), nationalities, cedula, ruc, passport, country, identifiers
(kind:number:country). Decisions about hits are
kept under the reference, so give each customer one that stays the same. Rows without one are screened too, but you can't decide about them.

OUT has the rows of the input with the best hit of each, or every hit if it ends in .json. The price is determined with free dry
runs, and nothing is spent before you confirm. If a run stops, run the same command again to continue.
When a run is finished, the same command screens the whole file again: lists and decisions may have changed.

  registry-cli screen customers.csv --out screened.csv --country PA
  registry-cli screen customers.csv --out hits.json --lists sanctions,pep --max-price 25.00 --yes`;

export function screenCommand(begin: ContextFactory): Command {
  return new Command('screen')
    .description(
      'screen each row of a CSV file against sanctions and PEP lists; shows the price and asks first; can be resumed',
    )
    .argument('<file.csv>', 'input file')
    .requiredOption('--out <file>', 'output file: .csv, or .json for every hit')
    .option('--column <field="title">', 'column of a field, such as name="Razón social"; may be repeated', collect, [])
    .option(
      '--lists <kinds>',
      'kinds of lists, separated by commas: sanctions,pep,debarment,impediment (default: all)',
      listKinds,
    )
    .option('--min-score <n>', 'minimum score of a hit, 0 to 1 (default: 0.6)', confidence)
    .option('--type <type>', 'Organization or NaturalPerson, for rows without one')
    .option('--country <code>', 'country of the numbers, such as PA, for rows without one')
    .option('--max-price <usd>', 'maximum total price', amount)
    .option('--yes', 'skip the price confirmation')
    .option('--partial', 'start even if the balance does not cover every row')
    .option('--force', 'overwrite an existing output file')
    .option('--restart', 'discard an unfinished run, including results already paid for')
    .option('--resend', 'resend rows whose payment is unknown; they may be charged twice')
    .addHelpText('after', SCREEN_HELP)
    .action(async (file: string, options: Options, command: Command) => {
      const context = begin(command);
      const { lists, minScore, type, country, maxPrice } = options;
      const defaults = { ...(type !== undefined && { type }), ...(country !== undefined && { country }) };
      const input = readScreenInput(file, options.column, defaults);
      const run = new ScreenRun(context, input, {
        ...{ out: options.out, lists: lists ?? null, minScore: minScore ?? null },
        // Identifies a run to continue.
        requestOptions: {
          columns: input.places,
          ...defaults,
          ...(lists !== undefined && { lists: lists.join(',') }),
          ...(minScore !== undefined && { 'min-score': String(minScore) }),
        },
        maxPrice: maxPrice === undefined ? null : parseMoney(maxPrice),
        ...{ yes: options.yes === true, partial: options.partial === true, force: options.force === true },
        ...{ restart: options.restart === true, resend: options.resend === true },
      });
      if (context.dryRun) await showPreview(context, run);
      else showSummary(context, { ...(await run.run()) });
    });
}

async function showPreview(context: CommandContext, run: ScreenRun): Promise<void> {
  const { lines, total, calls, charged, balance } = await run.dryRun();
  const price = { price: formatMoney(total), calls, charged_subjects: charged, balance };
  show(context, {
    json: price,
    rows: [price],
    columns: [
      { title: 'price', value: (row) => row.price, number: true },
      { title: 'calls', value: (row) => row.calls, number: true },
      { title: 'charged_subjects', value: (row) => row.charged_subjects, number: true },
      { title: 'balance', value: (row) => row.balance, number: true },
    ],
    text: () => renderFields(lines, context.terminal.style),
    nothing: '',
  });
}

function showSummary(context: CommandContext, summary: Readonly<Record<string, string | number>>): void {
  const entries = Object.entries(summary);
  show(context, {
    json: summary,
    rows: [summary],
    columns: entries.map(([title, value]) => ({ title, value: () => value })),
    text: () => renderFields(entries, context.terminal.style),
    nothing: '',
  });
}
