import { parseArgs } from 'node:util';
import { FriendlyError } from '../postgres/friendly-error.mjs';

export const HELP = `npm run backup -- COMMAND [OPTIONS]      backup and point-in-time restore of the ledger and the registry

  enable [--repository DIR] [--data DIR]
                        archive the server's WAL from its next start on, into a new folder of the repository
  disable [--data DIR]  archive no more, from the next start on; what is archived stays
  base [--to DIR]       copy the whole cluster while it runs; DIR is new or empty (default: beside the archive)
  list [--repository DIR]
                        the base backups of the repository, and the time until which each can be restored
  verify [--from DIR] [--archive DIR]
                        check a base backup, the newest when not named: every file, and the WAL without a gap
  restore --to DIR [--from DIR] [--archive DIR] [--time TIME] [--database NAME]
                        make a new cluster in DIR as it was at TIME (default: as late as the archive goes), then
                        reconcile its ledger

  --data DIR            the cluster (default: that of \`npm start\`, .data/postgres)
  --repository DIR      where backups are kept (default: backups beside the cluster; another disk is safer)
  --archive DIR         where the WAL is now, when it is not beside the backup nor where it was
  --time TIME           in ISO 8601 with its zone: 2026-11-21T03:47:25Z or 2026-11-20T22:47:25.5-05:00
  --database NAME       the database with the ledger (default: registry)

With DATABASE_URL, \`base\` copies the cluster of that server, which must be on this machine.
Exit codes: 0 done, 1 refused or failed, 3 restored, but the books do not agree.

  npm run backup -- enable --repository /mnt/backups       then start the service again
  npm run backup -- base
  npm run backup -- restore --to .data/restored --time 2026-11-21T03:47:25Z
`;

/** Options that each command takes. */
const COMMANDS = {
  enable: ['repository', 'data'],
  disable: ['data'],
  base: ['to'],
  list: ['repository', 'data'],
  verify: ['from', 'archive', 'repository', 'data'],
  restore: ['to', 'from', 'archive', 'repository', 'data', 'time', 'database'],
};

/**
 * Reads the command line; throws one clear line for anything unknown or missing.
 * @returns {{command: string, values: Record<string, string | undefined>, time?: string}} `command` is "help" for --help
 */
export function readOptions(argv) {
  const { values, positionals } = parse(argv);
  const [command, ...more] = positionals;
  if (values.help || (command === undefined && argv.length === 0)) return { command: 'help', values: {} };
  const allowed = COMMANDS[command];
  if (!allowed) throw usage(command === undefined ? 'Which command?' : `There is no command "${command}".`);
  if (more.length > 0) throw usage(`"${more[0]}" is one word too many.`);
  for (const name of Object.keys(values)) {
    if (!allowed.includes(name)) throw usage(`\`${command}\` has no option --${name}.`);
    if (values[name] === '') throw usage(`--${name} is empty.`);
  }
  if (command === 'restore' && !values.to) throw usage('restore: where to? --to DIR.');
  return { command, values, ...(values.time !== undefined && { time: readTime(values.time) }) };
}

function parse(args) {
  const names = [...new Set(Object.values(COMMANDS).flat())];
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' }]));
  try {
    return parseArgs({ args, allowPositionals: true, options: { ...options, help: { type: 'boolean', short: 'h' } } });
  } catch (error) {
    throw usage(`${error.message.split('. ')[0]}.`);
  }
}

/** An instant; a time without its zone is refused, because it would differ from machine to machine. */
function readTime(text) {
  const form = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2})$/;
  if (!form.test(text) || Number.isNaN(Date.parse(text))) {
    throw usage(`--time: ${text} is no time in ISO 8601 with its zone, such as 2026-11-21T03:47:25Z.`);
  }
  return text; // unchanged: a Date would drop the microseconds, which PostgreSQL compares
}

const usage = (message) => new FriendlyError(`${message} See: npm run backup -- --help`);
