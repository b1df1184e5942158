import { Command, CommanderError, Option } from 'commander';
import type { ClientOptions } from '../index.js';
import { batchCommand } from './commands/batch.js';
import { catalogCommand } from './commands/catalog.js';
import { listsCommand } from './commands/lists.js';
import { decisionsCommand } from './commands/decisions.js';
import { noticesCommand } from './commands/notices.js';
import { getCommand } from './commands/get.js';
import { refreshCommand, refreshStatusCommand } from './commands/refresh.js';
import { resolveCommand } from './commands/resolve.js';
import { screenCommand } from './commands/screen.js';
import { screeningCommand, verifyCommand } from './commands/screening.js';
import { searchCommand } from './commands/search.js';
import { usageCommand } from './commands/usage.js';
import { watchCommand } from './commands/watch.js';
import { EXIT } from './exit.js';
import { describeFailure } from './failures.js';
import { countUpTo } from './options.js';
import { FORMATS, connect } from './settings.js';
import type { Environment, GlobalOptions } from './settings.js';
import { quietTerminal } from './terminal.js';
import type { Terminal } from './terminal.js';
import type { ContextFactory, OutputFactory } from './command-context.js';

const HELP = `
Settings: REGISTRY_BASE_URL and REGISTRY_API_KEY, or --base-url and --key (which other users of the machine can see).
Without a key, resolve and get return limited data. --dry-run shows the price of any command and spends nothing; catalog and
usage are free. Results go to standard output, everything else to standard error.

Exit codes: 0 success, 1 failed, 2 invalid arguments, settings, key or file, 3 no match or not found, 4 refused because of
balance, limit or quota, 5 service or network error, 130 interrupted.

  registry-cli resolve "Inversiones Garcia" --type Organization
  registry-cli get pa_own_42 --include DAT-CORE,DAT-GOV --dry-run
  registry-cli batch suppliers.csv --out resolved.csv
  registry-cli screen customers.csv --out screened.csv
  registry-cli watch add 3 customers.csv`;

/** Further inputs of a run. */
export interface RunOptions {
  /** The version of the package. */
  readonly version?: string;
  /** Client options, such as another `fetch`. */
  readonly client?: Partial<ClientOptions>;
}

/** Runs one command line; returns the exit code. Reads the given environment, and writes only through `terminal`. */
export async function run(
  args: readonly string[],
  environment: Environment,
  terminal: Terminal,
  { version = 'unknown', client = {} }: RunOptions = {},
): Promise<number> {
  const output: OutputFactory = (command) => {
    const { quiet, format } = command.optsWithGlobals<GlobalOptions>();
    return { terminal: quiet ? quietTerminal(terminal) : terminal, format };
  };
  const begin: ContextFactory = (command) => {
    const options = command.optsWithGlobals<GlobalOptions>();
    return { ...connect(options, environment, client), ...output(command), dryRun: options.dryRun === true };
  };
  try {
    await programOf({ begin, output }, terminal).version(version).parseAsync(args, { from: 'user' });
    return EXIT.done;
  } catch (error) {
    return report(error, terminal);
  }
}

function programOf(
  { begin, output }: { readonly begin: ContextFactory; readonly output: OutputFactory },
  terminal: Terminal,
): Command {
  const program = new Command('registry-cli')
    .description('Find and read public registry data, and see what it costs.')
    .option('--key <key>', 'API key (default: REGISTRY_API_KEY)')
    .option('--base-url <url>', 'address of the service (default: REGISTRY_BASE_URL)')
    .addOption(new Option('--format <form>', 'output format').choices(FORMATS).default('table'))
    .option('--dry-run', 'show the price and spend nothing')
    .option('--request-timeout <seconds>', 'maximum time of each request, up to 600 (default: 60)', countUpTo(600))
    .option('--quiet', 'print only results and errors')
    .addHelpText('after', HELP);
  program.addCommand(resolveCommand(begin));
  program.addCommand(getCommand(begin));
  program.addCommand(searchCommand(begin));
  program.addCommand(batchCommand(begin));
  program.addCommand(screenCommand(begin));
  program.addCommand(screeningCommand(begin));
  program.addCommand(decisionsCommand(begin));
  program.addCommand(verifyCommand(output));
  program.addCommand(watchCommand(begin));
  program.addCommand(refreshCommand(begin));
  program.addCommand(refreshStatusCommand(begin));
  program.addCommand(usageCommand(begin));
  program.addCommand(catalogCommand(begin));
  program.addCommand(listsCommand(begin));
  program.addCommand(noticesCommand(begin));
  configure(program, terminal);
  return program;
}

/** Settings that commander doesn't pass on to commands that are added ready-made. */
function configure(command: Command, terminal: Terminal): void {
  command
    .exitOverride()
    .showHelpAfterError('Try --help.')
    .configureHelp({ showGlobalOptions: true })
    .configureOutput({
      writeOut: (text) => {
        terminal.out(text);
      },
      writeErr: (text) => {
        terminal.err(text.trimEnd());
      },
    });
  for (const child of command.commands) configure(child, terminal);
}

function report(error: unknown, terminal: Terminal): number {
  // Commander has printed everything itself; requested help isn't a failure.
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.usage;
  const failure = describeFailure(error);
  if (failure === null) throw error;
  if (failure.message !== '') terminal.err(`error: ${failure.message}`);
  return failure.exit;
}
