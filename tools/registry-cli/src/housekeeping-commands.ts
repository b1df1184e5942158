import { HOUSEKEEPING_TASKS } from '@entity-registry/accounts';
import type { HousekeepingRun, HousekeepingTask } from '@entity-registry/accounts';
import { Argument, Command } from 'commander';
import type { WithDesk } from './desk.js';
import { DriftFound, Refused } from './failures.js';
import { json } from './output.js';
import type { Terminal } from './output.js';

/** `housekeeping run` */
export function housekeepingCommands(withDesk: WithDesk, terminal: Terminal): Command {
  const group = new Command('housekeeping').description('what the worker does by the clock, by hand');
  group
    .command('run')
    .description('run one task, or all of them, now, due or not; the run is written down')
    .addArgument(new Argument('[task]', 'which one (default: all)').choices(HOUSEKEEPING_TASKS))
    .option('--json', 'print JSON')
    .addHelpText('after', '\n  registry housekeeping run credit_unsent')
    .action((task: HousekeepingTask | undefined, options: { json?: true }) =>
      withDesk(async ({ housekeeping }) => {
        const runs: HousekeepingRun[] = [];
        for (const one of task === undefined ? HOUSEKEEPING_TASKS : [task]) runs.push(await housekeeping.run(one));
        terminal.out(options.json ? json(runs.map(toRun)) : runs.map(describe).join('\n'));
        if (runs.some(({ outcome }) => outcome === 'failed')) throw new Refused();
        if (runs.some(({ outcome }) => outcome === 'drift')) throw new DriftFound();
      }),
    );
  return group;
}

function toRun({ task, outcome, startedAt, detail }: HousekeepingRun): object {
  return { task, outcome, started_at: startedAt, detail };
}

/** `credit_unsent: ok, credited 1, amount 0.16` */
function describe({ task, outcome, detail }: HousekeepingRun): string {
  if (outcome === 'busy') return `${task}: busy: another process runs it, or has just done so`;
  const facts = Object.entries(detail).map(([name, value]) => {
    const text = typeof value === 'object' ? value.join('; ') : String(value);
    return text === '' ? '' : `, ${name} ${text}`;
  });
  return `${task}: ${outcome}${facts.join('')}`;
}
