import { Billing, BillingError, LedgerUnavailable } from '@entity-registry/billing';
import { createPool } from '@entity-registry/persistence';
import { Command, CommanderError } from 'commander';
import { accountCommands } from './account-commands.js';
import { creditCommands } from './credit-commands.js';
import { DriftFound, describeFault, describeTrouble } from './failures.js';
import { keyCommands } from './key-commands.js';
import { ledgerCommands } from './ledger-commands.js';
import type { Terminal } from './output.js';
import { SettingsError, readSettings } from './settings.js';

/** Runs `work` with the billing library on the configured database. */
export type WithBilling = (work: (billing: Billing) => Promise<void>) => Promise<void>;

/** Exit codes, as the help lists them. */
const EXIT = { done: 0, refused: 1, usage: 2, drift: 3, unavailable: 4 } as const;

const EXIT_HELP = `
Exit codes: 0 done, 1 refused (nothing was changed), 2 wrong arguments or settings, 3 the books do not agree,
4 the database does not answer.

Amounts are US dollars as decimals. Every command takes --json. Without DATABASE_URL, the database of \`npm start\` is used.`;

/** Runs one command line; answers the exit code. Writes nothing but through `terminal`. */
export async function run(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  terminal: Terminal,
): Promise<number> {
  const withBilling: WithBilling = async (work) => {
    const { databaseUrl, pepper } = readSettings(environment);
    const pool = createPool(databaseUrl, { max: 2, applicationName: 'entity-registry-cli' });
    try {
      await work(new Billing(pool, { pepper, now: terminal.now }));
    } finally {
      await pool.end();
    }
  };
  try {
    await registryProgram(withBilling, terminal).parseAsync(args, { from: 'user' });
    return EXIT.done;
  } catch (error) {
    return report(error, terminal);
  }
}

function registryProgram(withBilling: WithBilling, terminal: Terminal): Command {
  const program = new Command('registry')
    .description('Accounts, keys, credit and the ledger of the Entity Registry.')
    .usage('<what> <action> [options]')
    .addHelpText('after', EXIT_HELP);
  program.addCommand(accountCommands(withBilling, terminal));
  program.addCommand(keyCommands(withBilling, terminal));
  program.addCommand(creditCommands(withBilling, terminal));
  program.addCommand(ledgerCommands(withBilling, terminal));
  configure(program, terminal);
  return program;
}

/** Settings that commander does not hand down to commands which are added ready-made. */
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
  for (const child of command.commands) configure(child, terminal);
}

function report(error: unknown, terminal: Terminal): number {
  // Commander has said everything itself; help asked for is not a failure.
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.usage;
  if (error instanceof DriftFound) return EXIT.drift;
  if (error instanceof SettingsError) {
    terminal.err(`error: ${error.message}`);
    return EXIT.usage;
  }
  if (error instanceof BillingError) {
    terminal.err(`error: ${describeFault(error.fault)}`);
    return EXIT.refused;
  }
  const trouble = describeTrouble(error instanceof LedgerUnavailable ? error.cause : error);
  if (trouble === undefined) throw error;
  terminal.err(`error: ${trouble}`);
  return EXIT.unavailable;
}
