import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Queryable } from '@entity-registry/database';
import { percentile } from './load.js';
import type { Measurement } from './load.js';

/** As many clients as the API opens connections. */
export const PGBENCH_CLIENTS = 12;

/**
 * A value that pgbench picks at random for each transaction: one of `from`, wherever a statement has the value `marker`. Lists with the
 * same name have the same length, and a transaction uses the same position in each.
 */
export interface Drawn {
  readonly name: string;
  readonly marker: bigint;
  readonly from: readonly bigint[];
}

/** Where PostgreSQL's own load generator is installed, which is not part of the embedded server; null: nowhere. */
export function findPgbench(): string | null {
  const debian = '/usr/lib/postgresql';
  const installed = (): string[] => {
    try {
      return readdirSync(debian).map((version) => join(debian, version, 'bin/pgbench'));
    } catch {
      return [];
    }
  };
  for (const command of ['pgbench', ...installed()]) {
    try {
      execFileSync(command, ['--version'], { stdio: 'ignore' });
      return command;
    } catch {
      // Try the next place.
    }
  }
  return null;
}

/** A query that every run of `run` sends, as pgbench sends it: with literals, and drawn values in place of the markers. */
export async function recordScript(
  run: (db: Queryable, requestId: string) => Promise<void>,
  drawn: readonly Drawn[],
): Promise<string> {
  const requestId = 'pgbench-request';
  const statements: string[] = [];
  const write = (value: unknown): string => {
    const at = drawn.find(({ marker }) => marker === value);
    if (at !== undefined) return `('{${at.from.join(',')}}'::bigint[])[:${at.name}]`;
    if (value === requestId) return `('pgbench-' || :request)`;
    return literal(value);
  };
  const recorder = {
    query: ({ text, values }: { text: string; values: readonly unknown[] }) => {
      const written = text.replaceAll(/\$(\d+)/g, (_, nr: string) => write(values[Number(nr) - 1]));
      statements.push(`${written.replaceAll(/\s+/g, ' ').trim()};`);
      return Promise.resolve({ rows: [] });
    },
  };
  await run(recorder as unknown as Queryable, requestId);
  const lists = new Map(drawn.map(({ name, from }) => [name, from.length]));
  const draws = [...lists].map(([name, length]) => `\\set ${name} random(1, ${length})`);
  return [...draws, '\\set request random(1, 9000000000000000000)', ...statements, ''].join('\n');
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  // Quoted, so that the statement's parameter decides its type.
  if (typeof value === 'bigint' || typeof value === 'number') return `'${value}'`;
  if (value instanceof Date) return 'now()';
  if (Array.isArray(value)) return `'{${value.map(String).join(',')}}'`;
  if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'`;
  throw new Error(`no literal for a value of type ${typeof value}`);
}

/** Runs the script for some seconds with prepared statements. */
export async function measurePgbench(
  command: string,
  url: string,
  script: string,
  seconds: number,
): Promise<Measurement> {
  const directory = mkdtempSync(join(tmpdir(), 'pgbench-'));
  try {
    writeFileSync(join(directory, 'script.sql'), script);
    const clients = ['-c', String(PGBENCH_CLIENTS), '-j', '1', '-T', String(Math.max(1, Math.round(seconds)))];
    const options = ['-n', '-M', 'prepared', '-l', ...clients, '-f', 'script.sql', url];
    const { stdout } = await promisify(execFile)(command, options, { cwd: directory });
    return measured(stdout, transactionTimes(directory));
  } finally {
    rmSync(directory, { recursive: true });
  }
}

function measured(report: string, times: Float64Array): Measurement {
  const number = (pattern: RegExp): number => Number(pattern.exec(report)?.[1] ?? Number.NaN);
  return {
    requestsPerSecond: number(/^tps = ([\d.]+)/m),
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    p99: percentile(times, 0.99),
    requests: number(/^number of transactions actually processed: (\d+)/m),
    failures: number(/^number of failed transactions: (\d+)/m),
  };
}

/** The time of each transaction, in milliseconds and in order, from pgbench's log: the third field, in microseconds. */
function transactionTimes(directory: string): Float64Array {
  const logs = readdirSync(directory).filter((file) => file.startsWith('pgbench_log.'));
  const lines = logs.flatMap((file) => readFileSync(join(directory, file), 'utf8').trimEnd().split('\n'));
  return Float64Array.from(lines, (line) => Number(line.split(' ')[2]) / 1_000).sort();
}
