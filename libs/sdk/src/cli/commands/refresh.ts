import { Command } from 'commander';
import type { UpdateStatus } from '../../index.js';
import { entityCells } from '../entity-cells.js';
import { usageError } from '../exit.js';
import { codes, countUpTo } from '../options.js';
import { renderFields } from '../output/table.js';
import { keyOption, maxChargeOption, paidCall } from '../paid-call.js';
import type { Payment } from '../paid-call.js';
import { show, showPrice } from '../command-context.js';
import type { ContextFactory, CommandContext } from '../command-context.js';

interface WaitOptions {
  readonly wait?: boolean;
  readonly interval: number;
  readonly timeout: number;
}

interface RefreshOptions extends WaitOptions, Payment {
  readonly include: string[];
}

export function refreshCommand(begin: ContextFactory): Command {
  return waiting(new Command('refresh'))
    .description('refresh an entity from its sources; charged on completion, without the base charge')
    .argument('<id>', 'id of a company or person, such as pa_own_42')
    .requiredOption('--include <codes>', 'product codes separated by commas; see catalog', codes)
    .addOption(keyOption())
    .addOption(maxChargeOption())
    .action(async (id: string, options: RefreshOptions, command: Command) => {
      const context = begin(command);
      const { registry, dryRun, terminal } = context;
      if (/^\.{0,2}$/.test(id)) throw usageError('pass an id from resolve or search, such as pa_own_42.');
      const { include } = options;
      if (dryRun) {
        const preview = registry.v5.entities.update(id, { include }, { dryRun: true });
        showPrice(context, await preview.withResponse());
        return;
      }
      const accepted = await paidCall(terminal, options, (call) => registry.v5.entities.update(id, { include }, call));
      const { update_request_id, estimated_cost } = accepted;
      terminal.err(`refresh ${String(update_request_id)} started: ${estimated_cost} USD on completion`);
      if (options.wait) await wait(context, update_request_id, options);
      else {
        terminal.err(`check it with: refresh-status ${String(update_request_id)} --wait`);
        show(context, {
          json: accepted,
          rows: [accepted],
          columns: (['update_request_id', 'status', 'entity_id', 'estimated_cost'] as const).map((title) => ({
            ...{ title, value: (row: typeof accepted) => row[title] },
          })),
          nothing: '',
        });
      }
    });
}

export function refreshStatusCommand(begin: ContextFactory): Command {
  return waiting(new Command('refresh-status'))
    .description('show the status of a refresh. Free')
    .argument('<number>', 'update_request_id from refresh')
    .action(async (text: string, options: WaitOptions, command: Command) => {
      if (!/^[1-9]\d{0,14}$/.test(text)) throw usageError(`"${text}" is not a refresh id.`);
      const context = begin(command);
      if (context.dryRun) {
        const preview = context.registry.v5.updateRequests.get(Number(text), { dryRun: true });
        showPrice(context, await preview.withResponse());
      } else if (options.wait) await wait(context, Number(text), options);
      else showStatus(context, await context.registry.v5.updateRequests.get(Number(text)));
    });
}

function waiting(command: Command): Command {
  return command
    .option('--wait', 'wait until it completes')
    .option('--interval <seconds>', 'time between checks, 1 to 3600', countUpTo(3_600), 5)
    .option('--timeout <seconds>', 'maximum wait, up to a day', countUpTo(86_400), 3_600);
}

async function wait(context: CommandContext, request: number, { interval, timeout }: WaitOptions): Promise<void> {
  const { registry, terminal } = context;
  const interruption = new AbortController();
  const release = terminal.onInterrupt(() => {
    terminal.err(`the refresh continues; check it with: refresh-status ${String(request)} --wait`);
    interruption.abort();
  });
  try {
    const begun = terminal.now();
    let reportedAt = begun;
    const onStatus = ({ status }: UpdateStatus): void => {
      if (terminal.now() - reportedAt < REPORT_INTERVAL_MS) return;
      reportedAt = terminal.now();
      terminal.err(`${status} for ${String(Math.round((reportedAt - begun) / 1_000))} s`);
    };
    const { signal } = interruption;
    const limits = { pollIntervalMs: interval * 1_000, timeoutMs: timeout * 1_000 };
    showStatus(context, await registry.waitForRefresh(request, { ...limits, onStatus, signal }));
  } finally {
    release();
  }
}

const REPORT_INTERVAL_MS = 30_000;

/** Members without information here: polls are free, and `id` is `update_request_id`. */
const UNSHOWN: ReadonlySet<string> = new Set(['billing', 'id']);

function showStatus(context: CommandContext, status: UpdateStatus): void {
  const { result, error, ...rest } = status;
  const entries: [string, unknown][] = [
    ...Object.entries(rest)
      .filter(([name]) => !UNSHOWN.has(name))
      .map(([name, value]): [string, unknown] => [name, Array.isArray(value) ? value.join(' ') : value]),
    ['error', error?.message],
    ...Object.entries(result === null ? {} : entityCells(result)).map(([name, text]): [string, unknown] => [
      `result.${name}`,
      text,
    ]),
  ];
  show(context, {
    json: status,
    rows: [status],
    columns: entries.map(([title, value]) => ({ title, value: () => value })),
    text: () => renderFields(entries, context.terminal.style),
    nothing: '',
  });
}
