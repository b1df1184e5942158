import { Command } from 'commander';
import { CommandError, EXIT, usageError } from '../exit.js';
import { confidence, countUpTo, modeOption } from '../options.js';
import { otherNameText } from '../output/matched-name.js';
import type { Column } from '../output/table.js';
import type { Resolution, ResolveBody } from '../../index.js';
import { keyOption, maxChargeOption, paidCall } from '../paid-call.js';
import type { Payment } from '../paid-call.js';
import { noteCost, show, showPrice } from '../command-context.js';
import type { ContextFactory } from '../command-context.js';

type Candidate = Resolution['candidates'][number];

const COLUMNS: readonly Column<Candidate>[] = [
  { title: 'id', value: ({ id }) => id, whole: true },
  { title: 'nombre', value: ({ nombre }) => nombre },
  { title: 'confidence', value: ({ confidence }) => confidence, number: true },
  { title: 'type', value: ({ type }) => type, whole: true },
  { title: 'ruc_no_dv', value: ({ ruc_no_dv }) => ruc_no_dv, whole: true },
  { title: 'status', value: ({ status }) => status },
  { title: 'matched_on', value: matchedOn },
];

/** The matching fields, and the name that matches if it is not the current one: `name (former name X, until 2012-03-02)`. */
function matchedOn({ matched_on: fields, matched_name: name }: Candidate): string {
  const other = otherNameText(name);
  return fields.map((field) => (field === 'name' && other !== null ? `name (${other})` : field)).join(' ');
}

interface Options extends Payment {
  readonly ruc?: string;
  readonly cedula?: string;
  readonly jurisdiction?: string;
  readonly type?: string;
  readonly mode?: string;
  readonly limit?: number;
  readonly minConfidence?: number;
}

export function resolveCommand(begin: ContextFactory): Command {
  return new Command('resolve')
    .description('find the entity for a name, RUC or cédula, best match first; one candidate without a key')
    .argument('[name]', 'name, in any spelling and order')
    .option('--ruc <ruc>', 'tax number, in any format')
    .option('--cedula <cedula>', 'identity card number of a person')
    .option('--jurisdiction <code>', 'pa; ec and co are reserved')
    .option('--type <type>', 'only Organization or NaturalPerson')
    .addOption(modeOption())
    .option('--limit <n>', 'maximum candidates, 1 to 50 (default: 5)', countUpTo(50))
    .option('--min-confidence <n>', 'minimum confidence, 0 to 1 (default: 0.3; 0.1 to screen)', confidence)
    .addOption(keyOption())
    .addOption(maxChargeOption())
    .action(async (name: string | undefined, options: Options, command: Command) => {
      const { ruc, cedula, jurisdiction, type, mode, limit, minConfidence } = options;
      if ([name, ruc, cedula].every((value) => (value ?? '').trim() === '')) {
        throw usageError('pass a name, --ruc or --cedula.');
      }
      const context = begin(command);
      const { registry, dryRun, terminal } = context;
      const query = { name, ruc, cedula, jurisdiction, type, mode };
      const body = { ...query, limit, min_confidence: minConfidence } as ResolveBody;
      if (dryRun) {
        showPrice(context, await registry.v5.resolve(body, { dryRun: true }).withResponse());
        return;
      }
      const { data, response } = await paidCall(terminal, options, (call) =>
        registry.v5.resolve(body, call).withResponse(),
      );
      show(context, { json: data, rows: data.candidates, columns: COLUMNS, nothing: 'no candidates' });
      const margin = data.margin === null ? '' : `, margin ${String(data.margin)}`;
      terminal.err(`${[data.outcome, ...data.warnings].join(', ')}${margin}`);
      noteCost(context, response);
      if (data.outcome === 'no_match') throw new CommandError(EXIT.notFound, '');
    });
}
