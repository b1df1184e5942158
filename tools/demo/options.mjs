import { accessSync, constants, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { FriendlyError } from '../postgres/friendly-error.mjs';

const HELP = `npm start [-- OPTIONS]      the whole service on this machine, with demo data

  --data DIR        also import the register files in DIR (laid out like the folder that the README describes)
  --port-base N     ports from N on, 4000 when absent: API N, dashboard N+100, operators N+200, agent tools N+300, stub sources
                    N+400, stub payments N+420, documentation N+500; health of the worker N+30, measurements N+10 to N+16,
                    PostgreSQL N+20, the webhook receiver N+40
  --reset           throw .data/ away first: database, keys, everything
  --help            this text

Ctrl-C stops everything and keeps the data. Addresses, demo keys and example ids are in .data/demo.json.
`;

/** Highest offset from the port base. */
const LAST_PORT = 500;

/**
 * The options of `npm start`; prints the help and ends the process for --help. Throws one clear line for anything unknown.
 * @returns {{reset: boolean, dataDirectory: string | undefined, ports: Record<string, number>}}
 */
export function readOptions(argv = process.argv.slice(2)) {
  const { values } = parse(argv);
  if (values.help) {
    process.stdout.write(HELP);
    process.exit(0);
  }
  return {
    reset: values.reset ?? false,
    dataDirectory: values.data === undefined ? undefined : folder(values.data),
    ports: portsFrom(values['port-base'] ?? '4000'),
  };
}

function parse(args) {
  try {
    return parseArgs({
      args,
      options: {
        help: { type: 'boolean', short: 'h' },
        reset: { type: 'boolean' },
        data: { type: 'string' },
        'port-base': { type: 'string' },
      },
    });
  } catch (error) {
    throw new FriendlyError(`${error.message.split('. ')[0]}. See: npm start -- --help`);
  }
}

function folder(path) {
  const directory = resolve(path);
  try {
    if (!statSync(directory).isDirectory()) {
      throw new FriendlyError(`--data: ${directory} is not a folder: it is a file`);
    }
    accessSync(directory, constants.R_OK | constants.X_OK);
    return directory;
  } catch (error) {
    if (error instanceof FriendlyError) throw error;
    if (!['EACCES', 'EPERM'].includes(error.code)) throw new FriendlyError(`--data: there is no folder ${directory}`);
    throw new FriendlyError(`--data: this user has no right to read the folder ${directory}`);
  }
}

export function portsFrom(text) {
  const base = Number(text);
  if (!/^\d+$/.test(text) || base < 1 || base + LAST_PORT > 65_535) {
    throw new FriendlyError(`--port-base: ${text} is not a port between 1 and ${65_535 - LAST_PORT}`);
  }
  return {
    api: base,
    metrics: base + 10,
    workerMetrics: base + 12,
    adminMetrics: base + 13,
    mcpMetrics: base + 14,
    docsMetrics: base + 15,
    platformMetrics: base + 16,
    postgres: base + 20,
    worker: base + 30,
    receiver: base + 40,
    platform: base + 100,
    admin: base + 200,
    mcp: base + 300,
    stubSources: base + 400,
    stubPayments: base + 420,
    docs: base + 500,
  };
}
