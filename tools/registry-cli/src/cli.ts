import { BillingError, LedgerArchiveError, LedgerUnavailable } from '@entity-registry/accounts';
import { QueueTimeoutError } from '@entity-registry/queue';
import { ObjectStoreSettingsError } from '@entity-registry/registry';
import { Command, CommanderError } from 'commander';
import { accountCommands } from './commands/account-commands.js';
import { creditCommands } from './commands/credit-commands.js';
import { runWithServices } from './commands/command-services.js';
import type { WithServices } from './commands/command-services.js';
import {
  LedgerDriftError,
  CommandFailedError,
  SettingsError,
  describeBillingError,
  describeDatabaseError,
} from './failures.js';
import { disclosureCommand } from './commands/disclosure-commands.js';
import { purposeCommands } from './commands/purpose-commands.js';
import { suppressionCommands } from './commands/suppression-commands.js';
import { personalDataCommands } from './commands/personal-data-commands.js';
import { signingKeyCommands } from './commands/signing-key-commands.js';
import { housekeepingCommands } from './commands/housekeeping-commands.js';
import { keyCommands } from './commands/key-commands.js';
import { listCommands } from './commands/list-commands.js';
import { ledgerCommands } from './commands/ledger-commands.js';
import { operatorCommands } from './commands/operator-commands.js';
import type { Terminal } from './output.js';
import { partitionCommands } from './commands/partition-commands.js';
import { refreshCommands } from './commands/refresh-commands.js';
import { searchCommands } from './commands/search-commands.js';
import { readSettings } from './settings.js';

/** Exit codes, as the help lists them. */
const EXIT = { done: 0, refused: 1, usage: 2, drift: 3, unavailable: 4 } as const;

const EXIT_HELP = `
Exit codes: 0 done, 1 refused (nothing was changed), 2 invalid arguments or settings, 3 the ledger is out of balance,
4 the database or the queue is not available.

Amounts are US dollars as decimals. Every command takes --json. Without DATABASE_URL, the database of \`npm start\` is used.
Changes to accounts, keys, credit and operators are recorded in the audit log as made by "command line".

  registry account create --name "Acme Compliance" --email ops@acme.example
  registry account confirm 3                                  creates its first key and grants 10.00 of trial credit
  registry key create --account 3 --name production --scopes CHK-BIN,DAT-CORE --monthly-cap 50.00 --allow 203.0.113.0/24
  registry key roll 12 --overlap-hours 48
  registry operator add "Ana Ruiz" --role finance             prints her token for the admin API, only once
  registry housekeeping run credit_unsent
  registry refresh list --status pending
  registry search rebuild                                     fills OpenSearch from the database
  registry ledger reconcile
  registry partitions archive posting_2027_01`;

/** Runs one command line; returns the exit code. Only writes through `terminal`. */
export async function run(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  terminal: Terminal,
): Promise<number> {
  const withDesk: WithServices = async (work) => {
    await runWithServices(readSettings(environment), terminal.now, work);
  };
  try {
    await registryProgram(withDesk, terminal).parseAsync(args, { from: 'user' });
    return EXIT.done;
  } catch (error) {
    return report(error, terminal);
  }
}

function registryProgram(withServices: WithServices, terminal: Terminal): Command {
  const program = new Command('registry')
    .description(
      'Manage accounts, keys, credit, the ledger, operators, housekeeping, refreshes and the search engine of Entity Registry.',
    )
    .usage('<command> <action> [options]')
    .addHelpText('after', EXIT_HELP);
  program.addCommand(accountCommands(withServices, terminal));
  program.addCommand(keyCommands(withServices, terminal));
  program.addCommand(creditCommands(withServices, terminal));
  program.addCommand(ledgerCommands(withServices, terminal));
  program.addCommand(partitionCommands(withServices, terminal));
  program.addCommand(operatorCommands(withServices, terminal));
  program.addCommand(housekeepingCommands(withServices, terminal));
  program.addCommand(refreshCommands(withServices, terminal));
  program.addCommand(searchCommands(withServices, terminal));
  program.addCommand(disclosureCommand(withServices, terminal));
  program.addCommand(listCommands(withServices, terminal));
  program.addCommand(personalDataCommands(withServices, terminal));
  program.addCommand(purposeCommands(withServices, terminal));
  program.addCommand(suppressionCommands(withServices, terminal));
  program.addCommand(signingKeyCommands(withServices, terminal));
  configure(program, terminal);
  return program;
}

/** Applies settings that commander doesn't pass on to commands added with `addCommand`. */
function configure(command: Command, terminal: Terminal): void {
  command
    .exitOverride()
    .showHelpAfterError('Try --help.')
    .configureOutput({
      writeOut: (text) => {
        terminal.out(text.trimEnd());
      },
      writeErr: (text) => {
        terminal.err(text.trimEnd());
      },
    });
  rejectRepeatedOptions(command);
  for (const child of command.commands) configure(child, terminal);
}

/** Commander silently uses the last of two values, so a half-edited line would book the wrong one. */
function rejectRepeatedOptions(command: Command): void {
  const given = new Set<string>();
  for (const option of command.options.filter(({ required, variadic }) => required && !variadic)) {
    const name = option.name();
    command.on(`option:${name}`, () => {
      if (given.has(name)) {
        command.error(`error: option '${option.flags}' is given more than once`, {
          exitCode: EXIT.usage,
        });
      }
      given.add(name);
    });
  }
}

function report(error: unknown, terminal: Terminal): number {
  // Commander has already printed its output. Requested help isn't a failure.
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.usage;
  if (error instanceof LedgerDriftError) return EXIT.drift;
  if (error instanceof CommandFailedError) return EXIT.refused;
  if (error instanceof SettingsError || error instanceof ObjectStoreSettingsError) {
    terminal.err(`error: ${error.message}`);
    return EXIT.usage;
  }
  if (error instanceof BillingError) {
    terminal.err(`error: ${describeBillingError(error.detail)}`);
    return EXIT.refused;
  }
  if (error instanceof LedgerArchiveError) {
    terminal.err(`error: ${error.message}`);
    return EXIT.refused;
  }
  if (error instanceof QueueTimeoutError) {
    terminal.err(`error: ${error.message}; try again, or wait until a worker picks the request up.`);
    return EXIT.unavailable;
  }
  const trouble = describeDatabaseError(error instanceof LedgerUnavailable ? error.cause : error);
  if (trouble === undefined) throw error;
  terminal.err(`error: ${trouble}`);
  return EXIT.unavailable;
}
