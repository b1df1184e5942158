import type { AccountId, EntryId, EntryRow, Reconciliation } from '@entity-registry/billing';
import { formatMoney, microUsd } from '@entity-registry/domain';
import { Command } from 'commander';
import * as read from './arguments.js';
import type { WithBilling } from './cli.js';
import { DriftFound } from './failures.js';
import { json, table, time } from './output.js';
import type { Terminal } from './output.js';

const PAGE = 50;

interface ShowOptions {
  account: AccountId;
  limit: number;
  before?: EntryId;
  json?: true;
}

/** `ledger show | reconcile` */
export function ledgerCommands(withBilling: WithBilling, terminal: Terminal): Command {
  const group = new Command('ledger').description('what was booked, and whether it adds up');
  group
    .command('show')
    .description("an account's entries with their postings, newest first")
    .requiredOption('--account <number>', 'whose ledger', read.account)
    .option('--limit <count>', 'entries at most', read.count, PAGE)
    .option('--before <entry>', 'only entries older than this one', read.entry)
    .option('--json', 'print JSON')
    .action((options: ShowOptions) =>
      withBilling(async (billing) => {
        const entries = await billing.ledger(options.account, options);
        terminal.out(options.json ? json(entries.map(toEntry)) : entryTable(entries));
        const oldest = entries.at(-1);
        if (!options.json && oldest !== undefined && entries.length === options.limit) {
          terminal.out(`Older ones: --before ${oldest.id}`);
        }
      }),
    );
  group
    .command('reconcile')
    .description('check the whole ledger: sums, balances, monthly limits, idempotency (I1, I2, I4, I5)')
    .option('--json', 'print JSON')
    .action((options: { json?: true }) =>
      withBilling(async (billing) => {
        const result = await billing.reconcile();
        terminal.out(options.json ? json(toReconciliation(result)) : describe(result));
        if (result.drift.length > 0) throw new DriftFound();
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
    postings: entry.postings.map(({ ledger, lotId, amount }) => ({
      ledger,
      lot: lotId === null ? null : String(lotId),
      amount: formatMoney(microUsd(amount)),
    })),
  };
}

/** `wallet -0.06, trial -0.10, revenue 0.16` */
function postingsOf(entry: EntryRow): string {
  const legs = entry.postings.map(({ ledger, amount }) => `${ledger} ${formatMoney(microUsd(amount))}`);
  return legs.length === 0 ? 'none (free)' : legs.join(', ');
}

/** The codes of a charge, or the note of a booking by hand. */
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
    'Nothing is booked.',
  );
}

function toReconciliation({ accounts, entries, postings, drift }: Reconciliation): object {
  return {
    accounts: Number(accounts),
    entries: Number(entries),
    postings: Number(postings),
    drift: drift.map((fault) => ({
      invariant: fault.invariant,
      account: String(fault.accountId),
      subject: fault.subject,
      expected: String(fault.expected),
      actual: String(fault.actual),
    })),
  };
}

function describe({ accounts, entries, postings, drift }: Reconciliation): string {
  const checked = `${accounts} accounts, ${entries} entries, ${postings} postings`;
  if (drift.length === 0) return `The books agree: ${checked}; I1, I2, I4 and I5 hold.`;
  const faults = table(
    drift,
    [
      { title: 'INVARIANT', cell: (fault) => fault.invariant },
      { title: 'ACCOUNT', cell: (fault) => String(fault.accountId), number: true },
      { title: 'WHERE', cell: (fault) => fault.subject },
      { title: 'EXPECTED', cell: (fault) => String(fault.expected), number: true },
      { title: 'FOUND', cell: (fault) => String(fault.actual), number: true },
    ],
    '',
  );
  return `${faults}\nThe books do not agree (micro-USD; I5 counts entries): ${checked}.`;
}
