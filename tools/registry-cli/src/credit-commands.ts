import { randomUUID } from 'node:crypto';
import { CREDIT_KINDS } from '@entity-registry/billing';
import type { AccountId, Booking, CreditKind, EntryId } from '@entity-registry/billing';
import { formatMoney } from '@entity-registry/domain';
import type { MicroUsd } from '@entity-registry/domain';
import { Command, Option } from 'commander';
import * as read from './arguments.js';
import { COMMAND_LINE } from './desk.js';
import type { WithDesk } from './desk.js';
import { Refused } from './failures.js';
import { json } from './output.js';
import type { Terminal } from './output.js';

interface AddOptions {
  account: AccountId;
  amount: MicroUsd;
  kind: CreditKind;
  note?: string;
  idempotencyKey?: string;
  json?: true;
}

/** `credit add | reverse | expire` */
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
        // Apart from the keys of every other kind of entry, which the service makes.
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

function toBooking(booking: Booking): object {
  return { entry: String(booking.entryId), replayed: booking.replayed, spendable: formatMoney(booking.balance) };
}

function describe(booking: Booking, what: string): string {
  const booked = booking.replayed ? 'had been booked before; nothing changed' : 'is booked';
  return `Entry ${booking.entryId}: the ${what} ${booked}. Spendable: ${formatMoney(booking.balance)}.`;
}
