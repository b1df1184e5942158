import { randomUUID } from 'node:crypto';
import { CREDIT_KINDS } from '@entity-registry/accounts';
import type { AccountId, AwaitingCreditRow, Booking, CreditKind, EntryId } from '@entity-registry/accounts';
import { formatMoney } from '@entity-registry/domain';
import type { MicroUsd } from '@entity-registry/domain';
import { Command, Option } from 'commander';
import * as read from './arguments.js';
import { COMMAND_LINE } from './desk.js';
import type { WithDesk } from './desk.js';
import { Refused } from './failures.js';
import { json, table, time } from './output.js';
import type { Terminal } from './output.js';

interface AddOptions {
  account: AccountId;
  amount: MicroUsd;
  kind: CreditKind;
  note?: string;
  idempotencyKey?: string;
  json?: true;
}

/** Charges that `credit awaiting` shows at most. */
const MOST_LISTED = 200;

/** `credit add | reverse | awaiting | uphold | expire` */
export function creditCommands(withDesk: WithDesk, terminal: Terminal): Command {
  const group = new Command('credit').description('money in and out by hand; every booking is final');
  group
    .command('add')
    .description('book a purchase, trial credit (30 days) or an adjustment, which alone may be negative')
    .requiredOption('--account <number>', 'whose credit it is', read.account)
    .requiredOption('--amount <amount>', 'US dollars, such as 25.00', read.amount)
    .addOption(new Option('--kind <kind>', 'what it is').choices(CREDIT_KINDS).default('purchase'))
    .option('--note <text>', 'kept in the ledger', read.name)
    .option('--idempotency-key <key>', 'the same key again books nothing (default: a new one)', read.idempotencyKey)
    .option('--json', 'print JSON')
    .action((options: AddOptions) =>
      withDesk(async ({ credit }) => {
        const { account: accountId, amount, kind, note } = options;
        // Separate from the keys of every other kind of entry, which the service creates.
        const idempotencyKey = `cli:${options.idempotencyKey ?? randomUUID()}`;
        const booking = await credit.book(kind, { accountId, amount, note, idempotencyKey }, COMMAND_LINE);
        terminal.out(options.json ? json(toBooking(booking)) : describe(booking, `${kind} of ${formatMoney(amount)}`));
      }),
    );
  group
    .command('reverse')
    .description('give a charge back, once')
    .requiredOption('--account <number>', 'whose charge it was', read.account)
    .requiredOption('--entry <number>', 'the charge, as `ledger show` numbers it', read.entry)
    .option('--json', 'print JSON')
    .action((options: { account: AccountId; entry: EntryId; json?: true }) =>
      withDesk(async ({ credit }) => {
        const booking = await credit.reverse(options.account, options.entry, COMMAND_LINE);
        terminal.out(options.json ? json(toBooking(booking)) : describe(booking, `reversal of entry ${options.entry}`));
      }),
    );
  group
    .command('awaiting')
    .description(
      'List charges whose credit waits for a decision: the response never left, and the daily limit was used up.',
    )
    .option('--account <number>', 'Only charges of this account', read.account)
    .option('--json', 'Print JSON')
    .action((options: { account?: AccountId; json?: true }) =>
      withDesk(async ({ credit }) => {
        const accountId = options.account ?? null;
        const rows = await credit.awaitingOperator({ accountId }, { before: null, limit: MOST_LISTED });
        terminal.out(options.json ? json(rows.map(toAwaiting)) : describeAwaiting(rows));
      }),
    );
  group
    .command('uphold')
    .description('Let a charge stand whose credit waits for a decision. To credit it instead, use `credit reverse`.')
    .requiredOption('--account <number>', 'Account of the charge', read.account)
    .requiredOption('--entry <number>', 'The charge, as `credit awaiting` numbers it', read.entry)
    .requiredOption('--reason <text>', 'Kept in the audit log', read.name)
    .action((options: { account: AccountId; entry: EntryId; reason: string }) =>
      withDesk(async ({ credit }) => {
        await credit.uphold(options.account, options.entry, options.reason, COMMAND_LINE);
        terminal.out(`Entry ${options.entry} stands.`);
      }),
    );
  group
    .command('expire')
    .description(
      'write off trial credit that has expired, of all accounts; a run of the housekeeping, and written down as one',
    )
    .option('--json', 'print JSON')
    .action((options: { json?: true }) =>
      withDesk(async ({ housekeeping }) => {
        const { outcome, detail } = await housekeeping.run('expire_trials');
        if (outcome !== 'ok') {
          const busy = 'another process writes trial credit off at this moment, or has just done so.';
          terminal.err(`error: ${outcome === 'busy' ? busy : String(detail['error'])}`);
          throw new Refused();
        }
        const { lots, amount } = detail;
        terminal.out(
          options.json ? json({ lots, amount }) : `${String(lots)} grants written off, ${String(amount)} in all.`,
        );
      }),
    );
  return group;
}

function toAwaiting({ id, accountId, amount, route, requestId, at }: AwaitingCreditRow): object {
  return {
    ...{ entry: String(id), account: String(accountId), amount: formatMoney(amount) },
    ...{ route, request_id: requestId, at },
  };
}

function describeAwaiting(rows: readonly AwaitingCreditRow[]): string {
  return table(
    rows,
    [
      { title: 'ENTRY', cell: ({ id }) => String(id), number: true },
      { title: 'ACCOUNT', cell: ({ accountId, accountName }) => `${String(accountId)} ${accountName}` },
      { title: 'AMOUNT', cell: ({ amount }) => formatMoney(amount), number: true },
      { title: 'ROUTE', cell: ({ route }) => route ?? '-' },
      { title: 'TIME', cell: ({ at }) => time(at) },
    ],
    'No credit waits for a decision.',
  );
}

function toBooking(booking: Booking): object {
  return { entry: String(booking.entryId), replayed: booking.replayed, spendable: formatMoney(booking.balance) };
}

function describe(booking: Booking, what: string): string {
  const booked = booking.replayed ? 'had been booked before; nothing changed' : 'is booked';
  return `Entry ${booking.entryId}: the ${what} ${booked}. Spendable: ${formatMoney(booking.balance)}.`;
}
