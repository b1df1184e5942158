import { randomUUID } from 'node:crypto';
import { CREDIT_KINDS } from '@entity-registry/accounts';
import type { AccountId, AwaitingCreditRow, Booking, CreditKind, EntryId } from '@entity-registry/accounts';
import { formatMoney } from '@entity-registry/domain';
import type { MicroUsd } from '@entity-registry/domain';
import { Command, Option } from 'commander';
import * as read from '../arguments.js';
import { COMMAND_LINE } from './command-services.js';
import type { WithServices } from './command-services.js';
import { CommandFailedError } from '../failures.js';
import { json, table, time } from '../output.js';
import type { Terminal } from '../output.js';

interface AddOptions {
  account: AccountId;
  amount: MicroUsd;
  kind: CreditKind;
  note?: string;
  idempotencyKey?: string;
  json?: true;
}

/** Maximum number of charges in `credit awaiting`. */
const MAX_LISTED = 200;

/** `credit add | reverse | awaiting | uphold | expire` */
export function creditCommands(withServices: WithServices, terminal: Terminal): Command {
  const group = new Command('credit').description('Book credit by hand. Bookings are final.');
  group
    .command('add')
    .description('Book a purchase, trial credit (30 days) or an adjustment. Only adjustments may be negative.')
    .requiredOption('--account <number>', 'Account number', read.account)
    .requiredOption('--amount <amount>', 'Amount in US dollars, such as 25.00', read.amount)
    .addOption(new Option('--kind <kind>', 'Kind of credit').choices(CREDIT_KINDS).default('purchase'))
    .option('--note <text>', 'Note in the ledger', read.name)
    .option('--idempotency-key <key>', 'Repeating a key books nothing (default: a new key)', read.idempotencyKey)
    .option('--json', 'Print JSON')
    .action((options: AddOptions) =>
      withServices(async ({ credit }) => {
        const { account: accountId, amount, kind, note } = options;
        // Separate from the keys of every other kind of entry, which the service creates.
        const idempotencyKey = `cli:${options.idempotencyKey ?? randomUUID()}`;
        const booking = await credit.book(kind, { accountId, amount, note, idempotencyKey }, COMMAND_LINE);
        terminal.out(options.json ? json(toBooking(booking)) : describe(booking, `${kind} of ${formatMoney(amount)}`));
      }),
    );
  group
    .command('reverse')
    .description('Reverse a charge. A charge is reversed at most once.')
    .requiredOption('--account <number>', 'Account of the charge', read.account)
    .requiredOption('--entry <number>', 'Entry number of the charge in `ledger show`', read.entry)
    .option('--json', 'Print JSON')
    .action((options: { account: AccountId; entry: EntryId; json?: true }) =>
      withServices(async ({ credit }) => {
        const booking = await credit.reverse(options.account, options.entry, COMMAND_LINE);
        terminal.out(options.json ? json(toBooking(booking)) : describe(booking, `reversal of entry ${options.entry}`));
      }),
    );
  group
    .command('awaiting')
    .description(
      'List charges whose credit waits for a decision: the response was never sent, and the daily limit was used up.',
    )
    .option('--account <number>', 'Only charges of this account', read.account)
    .option('--json', 'Print JSON')
    .action((options: { account?: AccountId; json?: true }) =>
      withServices(async ({ credit }) => {
        const accountId = options.account ?? null;
        const rows = await credit.awaitingOperator({ accountId }, { before: null, limit: MAX_LISTED });
        terminal.out(options.json ? json(rows.map(toAwaiting)) : describeAwaiting(rows));
      }),
    );
  group
    .command('uphold')
    .description('Uphold a charge whose credit waits for a decision. To credit it instead, use `credit reverse`.')
    .requiredOption('--account <number>', 'Account of the charge', read.account)
    .requiredOption('--entry <number>', 'Entry number of the charge in `credit awaiting`', read.entry)
    .requiredOption('--reason <text>', 'Reason for the audit log', read.name)
    .action((options: { account: AccountId; entry: EntryId; reason: string }) =>
      withServices(async ({ credit }) => {
        await credit.uphold(options.account, options.entry, options.reason, COMMAND_LINE);
        terminal.out(`Entry ${options.entry} was upheld.`);
      }),
    );
  group
    .command('expire')
    .description('Write off expired trial credit of all accounts. It is recorded as a housekeeping run.')
    .option('--json', 'Print JSON')
    .action((options: { json?: true }) =>
      withServices(async ({ housekeeping }) => {
        const { outcome, detail } = await housekeeping.run('expire_trials');
        if (outcome !== 'ok') {
          const busy = 'another process is writing off trial credit, or has just done so.';
          terminal.err(`error: ${outcome === 'busy' ? busy : String(detail['error'])}`);
          throw new CommandFailedError();
        }
        const { lots, amount } = detail;
        terminal.out(
          options.json ? json({ lots, amount }) : `Wrote off ${String(lots)} grants, ${String(amount)} in total.`,
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
    'No credits are waiting for a decision.',
  );
}

function toBooking(booking: Booking): object {
  return { entry: String(booking.entryId), replayed: booking.replayed, spendable: formatMoney(booking.balance) };
}

function describe(booking: Booking, what: string): string {
  const booked = booking.replayed ? 'was already booked; nothing changed' : 'was booked';
  return `Entry ${booking.entryId}: the ${what} ${booked}. Spendable: ${formatMoney(booking.balance)}.`;
}
