import type { PersonalDataStore } from '@entity-registry/accounts';
import { Command } from 'commander';
import { COMMAND_LINE } from './desk.js';
import type { WithDesk } from './desk.js';
import { Refused } from './failures.js';
import { json, table } from './output.js';
import type { Terminal } from './output.js';

/** `personal-data list | erase-user` */
export function personalDataCommands(withDesk: WithDesk, terminal: Terminal): Command {
  const group = new Command('personal-data').description('what is held of people, and the erasure of users');
  group
    .command('list')
    .description('list every store of personal data: whose, what, how long, and whether it can be erased')
    .option('--json', 'print JSON')
    .action((options: { json?: true }) =>
      withDesk(({ personalData: { stores } }) => {
        terminal.out(options.json ? json(stores.map(toStore)) : storeTable(stores));
        return Promise.resolve();
      }),
    );
  group
    .command('erase-user')
    .description('erase a user of the dashboard from everything that the law does not want kept; cannot be undone')
    .argument('<email>', 'the address that they sign in with')
    .requiredOption('--reason <text>', 'why, for the audit log: name no person')
    .action((email: string, { reason }: { reason: string }) =>
      withDesk(async ({ personalData }) => {
        const outcome = await personalData.eraseUser(email, { actor: COMMAND_LINE, reason });
        if (outcome === 'erased') {
          terminal.out(
            'The user is erased, and signed out everywhere. Repeat this after a restore from an older backup.',
          );
          return;
        }
        terminal.err(
          outcome === 'unknown_user'
            ? 'error: nobody signs in with this address.'
            : 'error: they are the last owner of an organization: let them make somebody else an owner first.',
        );
        throw new Refused();
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
  const kept =
    'days' in retention ? `${String(retention.days)} days after ${retention.after}` : `until ${retention.until}`;
  return Object.entries(people).map(([whose, { data, eraser }]) => {
    const erased = 'kept' in eraser ? `no: ${eraser.kept}` : 'expires' in eraser ? 'expires' : 'yes';
    return { store: name, whose, data, retention: kept, erased };
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
