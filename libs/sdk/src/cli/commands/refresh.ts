import { Command } from 'commander';
import type { UpdateRequestStatus } from '../../index.js';
import { v4Id } from '../../refresh/refresh-and-wait.js';
import { usageFailure } from '../exit.js';
import { codes, countUpTo } from '../options.js';
import { facts } from '../output/table.js';
import { keyOption, paidCall } from '../paid-call.js';
import { show, showPrice } from '../workplace.js';
import type { Begin, Workplace } from '../workplace.js';

interface WaitOptions {
  readonly wait?: boolean;
  readonly interval: number;
  readonly timeout: number;
}

interface RefreshOptions extends WaitOptions {
  readonly include: string[];
  readonly idempotencyKey?: string;
}

export function refreshCommand(begin: Begin): Command {
  return waiting(new Command('refresh'))
    .description('asks the original sources for an entity anew; charged when it completes, without the base charge')
    .argument('<id>', 'id of an entity of Panama, such as pa_own_42')
    .requiredOption('--include <codes>', 'product codes separated by commas; see catalog', codes)
    .addOption(keyOption())
    .action(async (id: string, options: RefreshOptions, command: Command) => {
      const workplace = begin(command);
      const { registry, dryRun, terminal } = workplace;
      const entity = entityOf(id);
      const { include, idempotencyKey } = options;
      if (dryRun) {
        const preview = registry.v4.panama.update(entity, { include }, { dryRun: true });
        showPrice(workplace, await preview.withResponse());
        return;
      }
      const accepted = await paidCall(terminal, idempotencyKey, (call) =>
        registry.v4.panama.update(entity, { include }, call),
      );
      const { update_request_id, estimated_cost } = accepted;
      terminal.err(`refresh ${String(update_request_id)} is under way: ${estimated_cost} USD when it completes`);
      if (options.wait) await wait(workplace, update_request_id, options);
      else {
        terminal.err(`look again: refresh-status ${String(update_request_id)} --wait`);
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
    .description('where a refresh stands. Free')
    .argument('<number>', 'update_request_id, as refresh shows it')
    .action(async (text: string, options: WaitOptions, command: Command) => {
      if (!/^[1-9]\d{0,14}$/.test(text)) throw usageFailure(`"${text}" is no number of a refresh.`);
      const workplace = begin(command);
      if (workplace.dryRun) {
        const preview = workplace.registry.v4.updateRequests.get(Number(text), { dryRun: true });
        showPrice(workplace, await preview.withResponse());
      } else if (options.wait) await wait(workplace, Number(text), options);
      else showStatus(workplace, await workplace.registry.v4.updateRequests.get(Number(text)));
    });
}

function waiting(command: Command): Command {
  return command
    .option('--wait', 'waits until it is completed')
    .option('--interval <seconds>', 'between looks, 1 to 3600', countUpTo(3_600), 5)
    .option('--timeout <seconds>', 'longest wait, up to a day', countUpTo(86_400), 3_600);
}

async function wait(workplace: Workplace, request: number, { interval, timeout }: WaitOptions): Promise<void> {
  const { registry, terminal } = workplace;
  const interruption = new AbortController();
  const release = terminal.onInterrupt(() => {
    terminal.err(`the refresh goes on; look again: refresh-status ${String(request)} --wait`);
    interruption.abort();
  });
  try {
    const begun = terminal.now();
    let said = begun;
    const onStatus = ({ status }: UpdateRequestStatus): void => {
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

function showStatus(workplace: Workplace, status: UpdateRequestStatus): void {
  const { result, error, ...rest } = status;
  const entries: [string, unknown][] = [
    ...Object.entries(rest).map(([name, value]): [string, unknown] => [
      name,
      Array.isArray(value) ? value.join(' ') : value,
    ]),
    ['error', error?.message],
    ...Object.entries(result ?? {}).map(([name, value]): [string, unknown] => [`result.${name}`, value]),
  ];
  show(workplace, {
    json: status,
    rows: [status],
    columns: entries.map(([title, value]) => ({ title, value: () => value })),
    text: () => facts(entries, workplace.terminal.style),
    nothing: '',
  });
}

function entityOf(id: string): number {
  try {
    return v4Id(id);
  } catch (error) {
    throw usageFailure(`${(error as Error).message}. Give an id such as pa_own_42.`);
  }
}
