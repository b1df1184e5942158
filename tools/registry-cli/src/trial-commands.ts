import type { AccountId, WithheldTrialRow } from '@entity-registry/accounts';
import { TRIAL_CREDIT, formatMoney } from '@entity-registry/domain';
import type { Command } from 'commander';
import * as read from './arguments.js';
import { COMMAND_LINE } from './desk.js';
import type { WithDesk } from './desk.js';
import { json, table, time } from './output.js';
import type { Terminal } from './output.js';

/** More than an operator works through at once; the others follow when these are decided. */
const MOST_SHOWN = 200;

/** `account trials | approve-trial | decline-trial` */
export function addTrialCommands(group: Command, withDesk: WithDesk, terminal: Terminal): void {
  group
    .command('trials')
    .description('accounts whose trial credit is withheld, newest first')
    .option('--requested', 'only those whose owners asked for it')
    .option('--json', 'print JSON')
    .action((options: { requested?: true; json?: true }) =>
      withDesk(async ({ trials }) => {
        const requested = options.requested ?? false;
        const rows = await trials.withheld({ requested, before: null, limit: MOST_SHOWN });
        terminal.out(options.json ? json(rows.map(toTrial)) : trialTable(rows));
      }),
    );
  group
    .command('approve-trial')
    .description(`grant an account its trial credit of ${formatMoney(TRIAL_CREDIT.amount)}, whatever withheld it; once`)
    .argument('<number>', 'the account', read.account)
    .option('--json', 'print JSON')
    .action((id: AccountId, options: { json?: true }) =>
      withDesk(async ({ trials }) => {
        const { entryId, balance } = await trials.approve(id, COMMAND_LINE);
        const spendable = formatMoney(balance);
        terminal.out(
          options.json
            ? json({ entry: String(entryId), spendable })
            : `Entry ${String(entryId)}: account ${String(id)} has its trial credit. Spendable: ${spendable}.`,
        );
      }),
    );
  group
    .command('decline-trial')
    .description('decline the trial credit that the owner of an account asked for')
    .argument('<number>', 'the account', read.account)
    .action((id: AccountId) =>
      withDesk(async ({ trials }) => {
        await trials.decline(id, COMMAND_LINE);
        terminal.out(`The trial credit of account ${String(id)} is declined. You can still approve it.`);
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
