import { withAudit } from '@entity-registry/accounts';
import { LIST_IDS } from '@entity-registry/domain';
import type { ListVersionRow } from '@entity-registry/registry';
import { Command } from 'commander';
import { positiveId } from '../arguments.js';
import { CommandFailedError } from '../failures.js';
import { json, table } from '../output.js';
import type { Terminal } from '../output.js';
import { COMMAND_LINE } from './command-services.js';
import type { CommandServices, WithServices } from './command-services.js';

/** `lists list | confirm | reject` */
export function listCommands(withServices: WithServices, terminal: Terminal): Command {
  const group = new Command('lists').description('Sanctions, PEP and debarment lists, and imports that are held.');
  group
    .command('list')
    .description('List the current version of each list, and the held ones.')
    .option('--json', 'Print JSON')
    .action((options: { json?: true }) =>
      withServices(async ({ readLists }) => {
        const versions = await readLists();
        const sorted = versions.toSorted((one, other) => LIST_IDS.indexOf(one.list) - LIST_IDS.indexOf(other.list));
        terminal.out(options.json ? json(sorted.map(toVersion)) : versionTable(sorted));
      }),
    );
  group
    .command('confirm')
    .description('Make a held version the current one: the removed entries really left the list.')
    .argument('<id>', 'Id of the held version', positiveId)
    .action((id: bigint) => withServices((services) => decide(services, terminal, id, 'confirm')));
  group
    .command('reject')
    .description('Refuse a held version: the file is incomplete. The current version stays.')
    .argument('<id>', 'Id of the held version', positiveId)
    .action((id: bigint) => withServices((services) => decide(services, terminal, id, 'reject')));
  return group;
}

/** Decides and adds to the audit log, both or neither. */
async function decide(
  { lists, now }: CommandServices,
  terminal: Terminal,
  id: bigint,
  decision: 'confirm' | 'reject',
): Promise<void> {
  const decided = await lists[decision](id, (tx, { list, version, removed }) =>
    withAudit(tx, COMMAND_LINE, now(), (_, recordChange) =>
      recordChange({ action: `list.${decision}`, target: `list_version:${id}`, after: { list, version, removed } }),
    ),
  );
  if (decided === undefined) {
    terminal.err(`error: no version ${id} is held. See \`registry lists list\`.`);
    throw new CommandFailedError();
  }
  const { list, version, added, changed, removed } = decided;
  terminal.out(
    decision === 'confirm'
      ? `${list} ${version} is the current version: ${added} added, ${changed} changed, ${removed} removed.`
      : `${list} ${version} was rejected. The current version stays.`,
  );
}

const toVersion = ({ id, list, version, state, entries, added, changed, removed, importedAt }: ListVersionRow) => ({
  ...{ id: Number(id), list, version, state, entries, added, changed, removed },
  imported_at: importedAt,
});

function versionTable(versions: readonly ListVersionRow[]): string {
  return table(
    versions,
    [
      { title: 'ID', cell: ({ id }) => String(id) },
      { title: 'LIST', cell: ({ list }) => list },
      { title: 'VERSION', cell: ({ version }) => version },
      { title: 'STATE', cell: ({ state }) => state },
      { title: 'ENTRIES', cell: ({ entries }) => String(entries) },
      { title: 'ADDED', cell: ({ added }) => String(added) },
      { title: 'CHANGED', cell: ({ changed }) => String(changed) },
      { title: 'REMOVED', cell: ({ removed }) => String(removed) },
      { title: 'IMPORTED', cell: ({ importedAt }) => importedAt.toISOString() },
    ],
    'No list was imported.',
  );
}
