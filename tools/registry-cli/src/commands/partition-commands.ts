import { listLedgerMonths } from '@entity-registry/accounts';
import type { ArchiveManifest, LedgerArchive, LedgerMonth } from '@entity-registry/accounts';
import { Command } from 'commander';
import type { WithServices } from './command-services.js';
import { json, table, time } from '../output.js';
import type { Terminal } from '../output.js';

/** `partitions list | archive | verify | restore | relocate` */
export function partitionCommands(withServices: WithServices, terminal: Terminal): Command {
  const group = new Command('partitions').description(
    'Move months of ledger postings to the object store and back. Set OBJECT_STORE and its variables as for the apps.',
  );
  group
    .command('list')
    .description('List the months of postings: in the database, copied, or archived.')
    .option('--json', 'Print JSON')
    .action((options: { json?: true }) =>
      withServices(async ({ pool }) => {
        const months = await listLedgerMonths(pool);
        terminal.out(options.json ? json(months.map(toMonth)) : monthTable(months));
      }),
    );
  const add = (name: string, description: string, done: string, work: MonthWork): void => {
    group
      .command(name)
      .description(description)
      .argument('<partition>', 'Month, such as posting_2027_01')
      .option('--json', 'Print JSON')
      .action((partition: string, options: { json?: true }) =>
        withServices(async ({ openLedgerArchive }) => {
          const manifest = await work(openLedgerArchive(), partition);
          terminal.out(options.json ? json(manifest) : `${partition} ${done}: ${describe(manifest)}.`);
        }),
      );
  };
  add(
    'archive',
    'Copy a month that ended 90 days ago to the object store, verify the copy, carry its balances, and drop it from the database.',
    'is archived',
    (ledgerArchive, partition) => ledgerArchive.archive(partition),
  );
  add('verify', 'Compare the copy of a month with its checksums.', 'has a complete copy', (ledgerArchive, partition) =>
    ledgerArchive.verifyMonth(partition),
  );
  add(
    'restore',
    'Bring an archived month back into the database, compared row for row with its copy.',
    'is restored',
    (ledgerArchive, partition) => ledgerArchive.restore(partition),
  );
  add(
    'relocate',
    'After you moved the objects to another store: verify the copy in the store of OBJECT_STORE, and record that it is there.',
    'has a complete copy here, which is recorded',
    (ledgerArchive, partition) => ledgerArchive.relocate(partition),
  );
  return group;
}

type MonthWork = (ledgerArchive: LedgerArchive, partition: string) => Promise<ArchiveManifest>;

function describe({ rows, parts, store }: ArchiveManifest): string {
  const bytes = parts.reduce((sum, part) => sum + part.bytes, 0);
  return `${rows} postings, ${parts.length} objects, ${bytes} bytes in ${store ?? 'the object store'}`;
}

function toMonth(month: LedgerMonth): object {
  const { partition, state, rows, bytes, copiedAt, archivedAt, manifest } = month;
  return {
    ...{ partition, state, rows: String(rows), bytes: String(bytes), copied_at: copiedAt, archived_at: archivedAt },
    store: manifest?.store ?? null,
  };
}

function monthTable(months: readonly LedgerMonth[]): string {
  return table(
    months,
    [
      { title: 'PARTITION', cell: ({ partition }) => partition },
      { title: 'STATE', cell: ({ state }) => state },
      { title: 'ROWS', cell: ({ rows }) => String(rows), number: true },
      { title: 'BYTES', cell: ({ bytes }) => String(bytes), number: true },
      { title: 'ARCHIVED', cell: ({ archivedAt }) => (archivedAt === null ? '-' : time(archivedAt)) },
      { title: 'STORE', cell: ({ manifest }) => manifest?.store ?? '-' },
    ],
    'No months.',
  );
}
