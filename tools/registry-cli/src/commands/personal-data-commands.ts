import type { AccountId, PersonalDataStore } from '@entity-registry/accounts';
import { Command } from 'commander';
import { account as accountArgument } from '../arguments.js';
import { COMMAND_LINE } from './command-services.js';
import type { WithServices } from './command-services.js';
import { CommandFailedError } from '../failures.js';
import { json, table } from '../output.js';
import type { Terminal } from '../output.js';

/** `personal-data list | erase-user` */
export function personalDataCommands(withServices: WithServices, terminal: Terminal): Command {
  const group = new Command('personal-data').description('List stored personal data, and erase users.');
  group
    .command('list')
    .description(
      'List every store of personal data: whose data, which data, how long it is kept, and whether it can be erased.',
    )
    .option('--json', 'Print JSON')
    .action((options: { json?: true }) =>
      withServices(({ personalData: { stores } }) => {
        terminal.out(options.json ? json(stores.map(toStore)) : storeTable(stores));
        return Promise.resolve();
      }),
    );
  group
    .command('erase-user')
    .description('Erase a dashboard user and all data that the law does not require to keep. This cannot be undone.')
    .argument('<email>', 'Email address that they sign in with')
    .requiredOption('--reason <text>', 'Reason for the audit log; do not name any person')
    .action((email: string, { reason }: { reason: string }) =>
      withServices(async ({ personalData }) => {
        const outcome = await personalData.eraseUser(email, { actor: COMMAND_LINE, reason });
        if (outcome === 'erased') {
          terminal.out(
            'The user was erased and signed out everywhere. If you restore an older backup, erase them again.',
          );
          return;
        }
        terminal.err(
          outcome === 'unknown_user'
            ? 'error: no user signs in with this address.'
            : 'error: they are the last owner of an organization; another member must become an owner first.',
        );
        throw new CommandFailedError();
      }),
    );
  group
    .command('erase-screened')
    .description('Erase the stored screenings of an account and its decisions about hits. This cannot be undone.')
    .argument('<account>', 'Account id', accountArgument)
    .requiredOption('--reason <text>', 'Reason for the audit log; do not name any person')
    .action((account: AccountId, { reason }: { reason: string }) =>
      withServices(async ({ personalData }) => {
        await personalData.eraseScreened(account, { actor: COMMAND_LINE, reason });
        terminal.out(
          'The screenings and decisions of the account were erased. Erase them again after restoring a backup.',
        );
      }),
    );
  return group;
}

interface Line {
  readonly store: string;
  readonly whose: string;
  readonly data: string;
  readonly retention: string;
  readonly erased: string;
}

function linesOf({ name, people, retention }: PersonalDataStore): Line[] {
  const stored =
    'days' in retention ? `${String(retention.days)} days after ${retention.after}` : `until ${retention.until}`;
  return Object.entries(people).map(([whose, { data, eraser }]) => {
    const erased = 'kept' in eraser ? `no: ${eraser.kept}` : 'expires' in eraser ? 'expires' : 'yes';
    return { store: name, whose, data, retention: stored, erased };
  });
}

const toStore = (store: PersonalDataStore): object => ({
  store: store.name,
  columns: store.columns,
  people: linesOf(store),
});

function storeTable(stores: readonly PersonalDataStore[]): string {
  return table(
    stores.flatMap(linesOf),
    [
      { title: 'STORE', cell: ({ store }) => store },
      { title: 'WHOSE', cell: ({ whose }) => whose },
      { title: 'DATA', cell: ({ data }) => data },
      { title: 'KEPT', cell: ({ retention }) => retention },
      { title: 'ERASED', cell: ({ erased }) => erased },
    ],
    '',
  );
}
