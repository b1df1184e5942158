import { accessSync, constants, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { FriendlyError } from '../postgres/friendly-error.mjs';
import { BLOCKED_PORTS } from './blocked-ports.mjs';

const HELP = `npm start [-- OPTIONS]      the whole service on this machine, with demo data

  --data DIR        also import the registry files in DIR (see the README for its layout)
  --port-base N     first port, 4000 by default: API N, dashboard N+100, operators N+200, agent tools N+300, stub sources
                    N+400, stub payments N+420, documentation N+500; worker health N+30, metrics N+10 to N+16,
                    PostgreSQL N+20, the webhook receiver N+40
  --reset           delete .data/ first: database, keys, everything
  --help            show this text

Ctrl-C stops everything and keeps the data. Addresses, demo keys and example ids are in .data/demo.json.
`;

/** The listener of each port, and its offset from the base. */
const OFFSETS = {
  api: 0,
  metrics: 10,
  workerMetrics: 12,
  adminMetrics: 13,
  mcpMetrics: 14,
  docsMetrics: 15,
  platformMetrics: 16,
  postgres: 20,
  worker: 30,
  receiver: 40,
  platform: 100,
  admin: 200,
  mcp: 300,
  stubSources: 400,
  stubPayments: 420,
  docs: 500,
};
/** Everything except PostgreSQL is reached over HTTP. */
const HTTP_OFFSETS = Object.entries(OFFSETS).flatMap(([name, offset]) => (name === 'postgres' ? [] : [offset]));
const LAST_BASE = 65_535 - Math.max(...Object.values(OFFSETS));
/** Suggested bases are round numbers, above the ports that only administrators can open. */
const SUGGESTED = { step: 100, first: 1_100 };

/**
 * Reads the options of `npm start`. For --help, prints the help and exits. Throws a one-line error for anything
 * unknown.
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
      throw new FriendlyError(`--data: ${directory} is a file, not a folder`);
    }
    accessSync(directory, constants.R_OK | constants.X_OK);
    return directory;
  } catch (error) {
    if (error instanceof FriendlyError) throw error;
    if (!['EACCES', 'EPERM'].includes(error.code))
      throw new FriendlyError(`--data: folder ${directory} does not exist`);
    throw new FriendlyError(`--data: you don't have permission to read ${directory}`);
  }
}

/**
 * The port of each process. Throws a one-line error for a base that isn't a port, is too high for the last process, or
 * puts a process on a port that browsers and `fetch` block.
 * @param {string} text the base
 * @returns {Record<keyof typeof OFFSETS, number>}
 */
export function portsFrom(text) {
  const base = Number(text);
  if (!/^\d+$/.test(text) || base < 1 || base > LAST_BASE) {
    throw new FriendlyError(`--port-base: ${text} is not a port between 1 and ${LAST_BASE}`);
  }
  const blocked = blockedPorts(base);
  if (blocked.length > 0) {
    const ports = blocked.length === 1 ? `port ${blocked[0]}` : `ports ${blocked.join(', ')}`;
    throw new FriendlyError(
      `--port-base: ${text} uses ${ports}, which browsers and fetch block; try --port-base ${nearestBase(base)}`,
    );
  }
  return Object.fromEntries(Object.entries(OFFSETS).map(([name, offset]) => [name, base + offset]));
}

const blockedPorts = (base) => HTTP_OFFSETS.map((offset) => base + offset).filter((port) => BLOCKED_PORTS.has(port));

/** The round base nearest to `base` that uses no blocked port. */
function nearestBase(base) {
  const { step, first } = SUGGESTED;
  const round = Array.from({ length: Math.floor((LAST_BASE - first) / step) + 1 }, (_, index) => first + index * step);
  const usable = round.filter((candidate) => blockedPorts(candidate).length === 0);
  return usable.reduce((best, candidate) => (Math.abs(candidate - base) < Math.abs(best - base) ? candidate : best));
}
