import { BillingError, LedgerUnavailable } from '@entity-registry/accounts';
import { QueueAwayError } from '@entity-registry/queue';
import { Command, CommanderError } from 'commander';
import { accountCommands } from './account-commands.js';
import { creditCommands } from './credit-commands.js';
import { atDesk } from './desk.js';
import type { WithDesk } from './desk.js';
import { DriftFound, Refused, describeFault, describeTrouble } from './failures.js';
import { disclosureCommand } from './disclosure-commands.js';
import { personalDataCommands } from './personal-data-commands.js';
import { housekeepingCommands } from './housekeeping-commands.js';
import { keyCommands } from './key-commands.js';
import { ledgerCommands } from './ledger-commands.js';
import { operatorCommands } from './operator-commands.js';
import type { Terminal } from './output.js';
import { refreshCommands } from './refresh-commands.js';
import { SettingsError, readSettings } from './settings.js';

/** Exit codes, as the help lists them. */
const EXIT = { done: 0, refused: 1, usage: 2, drift: 3, unavailable: 4 } as const;

const EXIT_HELP = `
Exit codes: 0 done, 1 refused (nothing was changed), 2 wrong arguments or settings, 3 the books do not agree,
4 the database does not answer.

Amounts are US dollars as decimals. Every command takes --json. Without DATABASE_URL, the database of \`npm start\` is used.
Changes of accounts, keys, credit and operators are in the audit log, made by "command line".

  registry account create --name "Acme Compliance" --email ops@acme.example
  registry account confirm 3                                  its first key, printed once, and 10.00 of trial credit
  registry key create --account 3 --name production --scopes CHK-BIN,DAT-CORE --monthly-cap 50.00 --allow 203.0.113.0/24
  registry key roll 12 --overlap-hours 48
  registry operator add "Ana Ruiz" --role finance             her token for the admin API, printed once
  registry housekeeping run credit_unsent
  registry refresh list --status pending
  registry ledger reconcile`;

/** Runs one command line; returns the exit code. Only writes through `terminal`. */
export async function run(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  terminal: Terminal,
): Promise<number> {
  const withDesk: WithDesk = async (work) => {
    await atDesk(readSettings(environment), terminal.now, work);
  };
  try {
    await registryProgram(withDesk, terminal).parseAsync(args, { from: 'user' });
    return EXIT.done;
  } catch (error) {
    return report(error, terminal);
  }
}

function registryProgram(withDesk: WithDesk, terminal: Terminal): Command {
  const program = new Command('registry')
    .description('Accounts, keys, credit, the ledger, operators, housekeeping and refreshes of the Entity Registry.')
    .usage('<what> <action> [options]')
    .addHelpText('after', EXIT_HELP);
  program.addCommand(accountCommands(withDesk, terminal));
  program.addCommand(keyCommands(withDesk, terminal));
  program.addCommand(creditCommands(withDesk, terminal));
  program.addCommand(ledgerCommands(withDesk, terminal));
  program.addCommand(operatorCommands(withDesk, terminal));
  program.addCommand(housekeepingCommands(withDesk, terminal));
  program.addCommand(refreshCommands(withDesk, terminal));
  program.addCommand(disclosureCommand(withDesk, terminal));
  program.addCommand(personalDataCommands(withDesk, terminal));
  configure(program, terminal);
  return program;
}

/** Settings that commander doesn't pass on to commands that are added ready-made. */
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
  refuseRepeats(command);
  for (const child of command.commands) configure(child, terminal);
}

/** Commander silently uses the last of two values, so a half-edited line would book the wrong one. */
function refuseRepeats(command: Command): void {
  const given = new Set<string>();
  for (const option of command.options.filter(({ required, variadic }) => required && !variadic)) {
    const name = option.name();
    command.on(`option:${name}`, () => {
      if (given.has(name)) {
        command.error(`error: option '${option.flags}' is given more than once; give it once`, {
          exitCode: EXIT.usage,
        });
      }
      given.add(name);
    });
  }
}

function report(error: unknown, terminal: Terminal): number {
  // Commander has printed everything itself; requested help isn't a failure.
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.usage;
  if (error instanceof DriftFound) return EXIT.drift;
  if (error instanceof Refused) return EXIT.refused;
  if (error instanceof SettingsError) {
    terminal.err(`error: ${error.message}`);
    return EXIT.usage;
  }
  if (error instanceof BillingError) {
    terminal.err(`error: ${describeFault(error.fault)}`);
    return EXIT.refused;
  }
  if (error instanceof QueueAwayError) {
    terminal.err(`error: ${error.message}; try again, or leave it to the sweep of a worker.`);
    return EXIT.unavailable;
  }
  const trouble = describeTrouble(error instanceof LedgerUnavailable ? error.cause : error);
  if (trouble === undefined) throw error;
  terminal.err(`error: ${trouble}`);
  return EXIT.unavailable;
}
