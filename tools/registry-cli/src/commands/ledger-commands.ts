import type { AccountId, EntryId, EntryRow } from '@entity-registry/accounts';
import { formatMoney, microUsd } from '@entity-registry/domain';
import { Command } from 'commander';
import * as read from '../arguments.js';
import type { WithServices } from './command-services.js';
import { LedgerDriftError } from '../failures.js';
import { json, table, time } from '../output.js';
import type { Terminal } from '../output.js';
import { describeReconciliation, toReconciliation } from './reconcile-view.js';

const PAGE = 50;

interface ShowOptions {
  account: AccountId;
  limit: number;
  before?: EntryId;
  json?: true;
}

/** `ledger show | reconcile` */
export function ledgerCommands(withServices: WithServices, terminal: Terminal): Command {
  const group = new Command('ledger').description('Show and check the ledger.');
  group
    .command('show')
    .description("Show an account's entries with their postings, newest first.")
    .requiredOption('--account <number>', 'Account number', read.account)
    .option('--limit <count>', 'Maximum number of entries', read.count, PAGE)
    .option('--before <entry>', 'Only entries older than this one', read.entry)
    .option('--json', 'Print JSON')
    .action((options: ShowOptions) =>
      withServices(async ({ billing }) => {
        const entries = await billing.ledger(options.account, options);
        terminal.out(options.json ? json(entries.map(toEntry)) : entryTable(entries));
        const oldest = entries.at(-1);
        if (!options.json && oldest !== undefined && entries.length === options.limit) {
          terminal.out(`For older entries, use --before ${oldest.id}`);
        }
      }),
    );
  group
    .command('reconcile')
    .description(
      'Check I1 to I5 and I7 over the whole ledger: sums, balances, responses, spending limits, idempotency, payments.',
    )
    .option('--json', 'Print JSON')
    .action((options: { json?: true }) =>
      withServices(async ({ billing }) => {
        const result = await billing.reconcile();
        terminal.out(options.json ? json(toReconciliation(result)) : describeReconciliation(result));
        if (result.drift.length > 0) throw new LedgerDriftError();
      }),
    );
  return group;
}

function toEntry(entry: EntryRow): object {
  return {
    id: String(entry.id),
    created_at: entry.createdAt,
    kind: entry.kind,
    amount: formatMoney(entry.amount),
    key: entry.keyId === null ? null : String(entry.keyId),
    request_id: entry.requestId,
    idempotency_key: entry.idempotencyKey,
    lines: entry.lines,
    /** Null: in an archived month. */
    postings:
      entry.postings?.map(({ ledger, lotId, amount }) => ({
        ledger,
        lot: lotId === null ? null : String(lotId),
        amount: formatMoney(microUsd(amount)),
      })) ?? null,
  };
}

/** `wallet -0.06, trial -0.10, revenue 0.16`; `archived` if the month is only in the object store. */
function postingsOf(entry: EntryRow): string {
  if (entry.postings === null) return 'archived';
  const legs = entry.postings.map(({ ledger, amount }) => `${ledger} ${formatMoney(microUsd(amount))}`);
  return legs.length === 0 ? 'none (free)' : legs.join(', ');
}

/** The codes of a charge, or the note of a manual booking. */
function linesOf(entry: EntryRow): string {
  if (!Array.isArray(entry.lines)) return '';
  const lines = entry.lines as { code?: unknown; note?: unknown }[];
  return lines
    .map(({ code, note }) => code ?? note)
    .filter((text) => typeof text === 'string')
    .join(', ');
}

function entryTable(entries: readonly EntryRow[]): string {
  return table(
    entries,
    [
      { title: 'ENTRY', cell: (entry) => String(entry.id), number: true },
      { title: 'TIME', cell: (entry) => time(entry.createdAt) },
      { title: 'KIND', cell: (entry) => entry.kind },
      { title: 'AMOUNT', cell: (entry) => formatMoney(entry.amount), number: true },
      { title: 'POSTINGS', cell: postingsOf },
      { title: 'FOR', cell: linesOf },
      { title: 'REQUEST', cell: (entry) => entry.requestId ?? '-' },
    ],
    'No entries.',
  );
}
