import { Command } from 'commander';
import type { UpdateStatus } from '../../index.js';
import { cardCells } from '../cards.js';
import { usageFailure } from '../exit.js';
import { codes, countUpTo } from '../options.js';
import { facts } from '../output/table.js';
import { keyOption, maxChargeOption, paidCall } from '../paid-call.js';
import type { Payment } from '../paid-call.js';
import { show, showPrice } from '../workplace.js';
import type { Begin, Workplace } from '../workplace.js';

interface WaitOptions {
  readonly wait?: boolean;
  readonly interval: number;
  readonly timeout: number;
}

interface RefreshOptions extends WaitOptions, Payment {
  readonly include: string[];
}

export function refreshCommand(begin: Begin): Command {
  return waiting(new Command('refresh'))
    .description('refresh an entity from its sources; charged on completion, without the base charge')
    .argument('<id>', 'id of an entity of Panama, such as pa_own_42')
    .requiredOption('--include <codes>', 'product codes separated by commas; see catalog', codes)
    .addOption(keyOption())
    .addOption(maxChargeOption())
    .action(async (id: string, options: RefreshOptions, command: Command) => {
      const workplace = begin(command);
      const { registry, dryRun, terminal } = workplace;
      if (/^\.{0,2}$/.test(id)) throw usageFailure('pass an id from resolve or search, such as pa_own_42.');
      const { include } = options;
      if (dryRun) {
        const preview = registry.v5.entities.update(id, { include }, { dryRun: true });
        showPrice(workplace, await preview.withResponse());
        return;
      }
      const accepted = await paidCall(terminal, options, (call) => registry.v5.entities.update(id, { include }, call));
      const { update_request_id, estimated_cost } = accepted;
      terminal.err(`refresh ${String(update_request_id)} started: ${estimated_cost} USD on completion`);
      if (options.wait) await wait(workplace, update_request_id, options);
      else {
        terminal.err(`check it with: refresh-status ${String(update_request_id)} --wait`);
        show(workplace, {
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

export function refreshStatusCommand(begin: Begin): Command {
  return waiting(new Command('refresh-status'))
    .description('show the status of a refresh. Free')
    .argument('<number>', 'update_request_id from refresh')
    .action(async (text: string, options: WaitOptions, command: Command) => {
      if (!/^[1-9]\d{0,14}$/.test(text)) throw usageFailure(`"${text}" is not a refresh id.`);
      const workplace = begin(command);
      if (workplace.dryRun) {
        const preview = workplace.registry.v5.updateRequests.get(Number(text), { dryRun: true });
        showPrice(workplace, await preview.withResponse());
      } else if (options.wait) await wait(workplace, Number(text), options);
      else showStatus(workplace, await workplace.registry.v5.updateRequests.get(Number(text)));
    });
}

function waiting(command: Command): Command {
  return command
    .option('--wait', 'wait until it completes')
    .option('--interval <seconds>', 'time between checks, 1 to 3600', countUpTo(3_600), 5)
    .option('--timeout <seconds>', 'maximum wait, up to a day', countUpTo(86_400), 3_600);
}

async function wait(workplace: Workplace, request: number, { interval, timeout }: WaitOptions): Promise<void> {
  const { registry, terminal } = workplace;
  const interruption = new AbortController();
  const release = terminal.onInterrupt(() => {
    terminal.err(`the refresh continues; check it with: refresh-status ${String(request)} --wait`);
    interruption.abort();
  });
  try {
    const begun = terminal.now();
    let said = begun;
    const onStatus = ({ status }: UpdateStatus): void => {
      if (terminal.now() - said < SAY_EVERY_MS) return;
      said = terminal.now();
      terminal.err(`${status} for ${String(Math.round((said - begun) / 1_000))} s`);
    };
    const { signal } = interruption;
    const limits = { pollIntervalMs: interval * 1_000, timeoutMs: timeout * 1_000 };
    showStatus(workplace, await registry.waitForRefresh(request, { ...limits, onStatus, signal }));
  } finally {
    release();
  }
}

const SAY_EVERY_MS = 30_000;

/** Members without information here: polls are free, and `id` is `update_request_id`. */
const UNSHOWN: ReadonlySet<string> = new Set(['billing', 'id']);

function showStatus(workplace: Workplace, status: UpdateStatus): void {
  const { result, error, ...rest } = status;
  const entries: [string, unknown][] = [
    ...Object.entries(rest)
      .filter(([name]) => !UNSHOWN.has(name))
      .map(([name, value]): [string, unknown] => [name, Array.isArray(value) ? value.join(' ') : value]),
    ['error', error?.message],
    ...Object.entries(result === null ? {} : cardCells(result)).map(([name, text]): [string, unknown] => [
      `result.${name}`,
      text,
    ]),
  ];
  show(workplace, {
    json: status,
    rows: [status],
    columns: entries.map(([title, value]) => ({ title, value: () => value })),
    text: () => facts(entries, workplace.terminal.style),
    nothing: '',
  });
}
