import { parseArgs } from 'node:util';
import { FriendlyError } from '../postgres/friendly-error.mjs';

export const HELP = `npm run backup -- COMMAND [OPTIONS]      backup and point-in-time restore of the ledger and the registry

  enable [--repository DIR] [--data DIR]
                        archive the server's WAL into a new folder of the repository, from its next restart on
  disable [--data DIR]  stop archiving at the next restart; archived files are kept
  base [--to DIR]       copy the whole cluster while it runs; DIR is new or empty (default: next to the archive)
  list [--repository DIR]
                        list the base backups of the repository and the times that each can restore
  verify [--from DIR] [--archive DIR]
                        check a base backup (default: the newest): every file, and that its WAL has no gaps
  restore --to DIR [--from DIR] [--archive DIR] [--time TIME] [--database NAME]
                        create a cluster in DIR as it was at TIME (default: the end of the archive), then
                        reconcile its ledger

  --data DIR            the cluster (default: .data/postgres, used by \`npm start\`)
  --repository DIR      where backups are kept (default: backups next to the cluster; another disk is safer)
  --archive DIR         where the WAL is now, if it has moved
  --time TIME           ISO 8601 with a time zone: 2026-11-21T03:47:25Z or 2026-11-20T22:47:25.5-05:00
  --database NAME       the database with the ledger (default: registry)

With DATABASE_URL, \`base\` copies the cluster of that server, which must be on this machine.
Exit codes: 0 done, 1 failed, 3 restored, but the ledger is out of balance.

  npm run backup -- enable --repository /mnt/backups       then restart the service
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
 * Reads the command line. Throws a one-line error for anything unknown or missing.
 * @returns {{command: string, values: Record<string, string | undefined>, time?: string}} `command` is "help" for
 *   --help
 */
export function readOptions(argv) {
  const { values, positionals } = parse(argv);
  const [command, ...more] = positionals;
  if (values.help || (command === undefined && argv.length === 0)) return { command: 'help', values: {} };
  const allowed = COMMANDS[command];
  if (!allowed) throw usage(command === undefined ? 'No command given.' : `There is no command "${command}".`);
  if (more.length > 0) throw usage(`Unexpected argument "${more[0]}".`);
  for (const name of Object.keys(values)) {
    if (!allowed.includes(name)) throw usage(`\`${command}\` has no option --${name}.`);
    if (values[name] === '') throw usage(`--${name} is empty.`);
  }
  if (command === 'restore' && !values.to) throw usage('restore needs --to DIR.');
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

/** Reads a time. A time without a zone is rejected because its meaning would depend on the machine. */
function readTime(text) {
  const form = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2})$/;
  if (!form.test(text) || Number.isNaN(Date.parse(text))) {
    throw usage(`--time: ${text} is not an ISO 8601 time with a time zone, such as 2026-11-21T03:47:25Z.`);
  }
  return text; // unchanged: a Date would drop the microseconds, which PostgreSQL compares
}

const usage = (message) => new FriendlyError(`${message} See: npm run backup -- --help`);
