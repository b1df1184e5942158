import { HOUSEKEEPING_TASKS } from '@entity-registry/accounts';
import type { HousekeepingRun, HousekeepingTask } from '@entity-registry/accounts';
import { Argument, Command } from 'commander';
import type { WithServices } from './command-services.js';
import { LedgerDriftError, CommandFailedError } from '../failures.js';
import { json } from '../output.js';
import type { Terminal } from '../output.js';

/** `housekeeping run` */
export function housekeepingCommands(withServices: WithServices, terminal: Terminal): Command {
  const group = new Command('housekeeping').description('Run scheduled jobs by hand.');
  group
    .command('run')
    .description('Run one task or all tasks now, even if they are not due. The run is recorded.')
    .addArgument(new Argument('[task]', 'Task (default: all)').choices(HOUSEKEEPING_TASKS))
    .option('--json', 'Print JSON')
    .addHelpText('after', '\n  registry housekeeping run credit_unsent')
    .action((task: HousekeepingTask | undefined, options: { json?: true }) =>
      withServices(async ({ housekeeping }) => {
        const runs: HousekeepingRun[] = [];
        for (const one of task === undefined ? HOUSEKEEPING_TASKS : [task]) runs.push(await housekeeping.run(one));
        terminal.out(options.json ? json(runs.map(toRun)) : runs.map(describe).join('\n'));
        if (runs.some(({ outcome }) => outcome === 'failed')) throw new CommandFailedError();
        if (runs.some(({ outcome }) => outcome === 'drift')) throw new LedgerDriftError();
      }),
    );
  return group;
}

function toRun({ task, outcome, startedAt, detail }: HousekeepingRun): object {
  return { task, outcome, started_at: startedAt, detail };
}

/** `credit_unsent: ok, credited 1, amount 0.16` */
function describe({ task, outcome, detail }: HousekeepingRun): string {
  if (outcome === 'busy') return `${task}: busy: another process is running it, or has just done so`;
  const facts = Object.entries(detail).map(([name, value]) => {
    const text = typeof value === 'object' ? value.join('; ') : String(value);
    return text === '' ? '' : `, ${name} ${text}`;
  });
  return `${task}: ${outcome}${facts.join('')}`;
}
