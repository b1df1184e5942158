import type { AccountId, WithheldTrialRow } from '@entity-registry/accounts';
import { TRIAL_CREDIT, formatMoney } from '@entity-registry/domain';
import type { Command } from 'commander';
import * as read from '../arguments.js';
import { COMMAND_LINE } from './command-services.js';
import type { WithServices } from './command-services.js';
import { json, table, time } from '../output.js';
import type { Terminal } from '../output.js';

/** More than an operator handles at once. The others are listed after these are decided. */
const MAX_SHOWN = 200;

/** `account trials | approve-trial | decline-trial` */
export function addTrialCommands(group: Command, withServices: WithServices, terminal: Terminal): void {
  group
    .command('trials')
    .description('List accounts whose trial credit is withheld, newest first.')
    .option('--requested', 'Only accounts whose owners requested it')
    .option('--json', 'Print JSON')
    .action((options: { requested?: true; json?: true }) =>
      withServices(async ({ trials }) => {
        const requested = options.requested ?? false;
        const rows = await trials.withheld({ requested, before: null, limit: MAX_SHOWN });
        terminal.out(options.json ? json(rows.map(toTrial)) : trialTable(rows));
      }),
    );
  group
    .command('approve-trial')
    .description(`Grant an account its trial credit of ${formatMoney(TRIAL_CREDIT.amount)}, even if it was withheld.`)
    .argument('<number>', 'Account number', read.account)
    .option('--json', 'Print JSON')
    .action((id: AccountId, options: { json?: true }) =>
      withServices(async ({ trials }) => {
        const { entryId, balance } = await trials.approve(id, COMMAND_LINE);
        const spendable = formatMoney(balance);
        terminal.out(
          options.json
            ? json({ entry: String(entryId), spendable })
            : `Entry ${String(entryId)}: account ${String(id)} received its trial credit. Spendable: ${spendable}.`,
        );
      }),
    );
  group
    .command('decline-trial')
    .description("Decline an owner's request for trial credit.")
    .argument('<number>', 'Account number', read.account)
    .action((id: AccountId) =>
      withServices(async ({ trials }) => {
        await trials.decline(id, COMMAND_LINE);
        terminal.out(`The trial credit of account ${String(id)} was declined. You can still approve it.`);
      }),
    );
}

function toTrial(trial: WithheldTrialRow): object {
  return {
    account: String(trial.accountId),
    name: trial.accountName,
    email: trial.accountEmail,
    reason: trial.reason,
    withheld_at: trial.decidedAt,
    requested_at: trial.requestedAt,
    note: trial.note,
    declined_at: trial.declinedAt,
  };
}

function trialTable(trials: readonly WithheldTrialRow[]): string {
  return table(
    trials,
    [
      { title: 'ACCOUNT', cell: ({ accountId }) => String(accountId), number: true },
      { title: 'NAME', cell: ({ accountName }) => accountName },
      { title: 'EMAIL', cell: ({ accountEmail }) => accountEmail },
      { title: 'REASON', cell: ({ reason }) => reason ?? '-' },
      { title: 'WITHHELD', cell: ({ decidedAt }) => time(decidedAt) },
      { title: 'REQUESTED', cell: ({ requestedAt }) => time(requestedAt) },
      { title: 'DECLINED', cell: ({ declinedAt }) => time(declinedAt) },
      { title: 'NOTE', cell: ({ note }) => note ?? '' },
    ],
    'No trial credit is withheld.',
  );
}
