import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createPool } from '@entity-registry/database';
import type { createAccounts } from './database.js';
import { generate } from './database.js';
import { medianRatio, merge } from './comparisons.js';
import { measureHttp } from './load.js';
import type { Measurement, BenchRequest } from './load.js';
import { startApi } from './processes.js';
import type { Server } from './processes.js';
import { cycle, sampleIdentifiers, sampleNameQueries, sampleOrganizations } from './queries.js';
import { ROOT, freePort, startPostgres } from './start-tools.js';
import type { EmbeddedServer } from './start-tools.js';

export interface AgainstOptions {
  readonly entities: number;
  readonly accounts: number;
  readonly connections: number;
  readonly searchConnections: number;
  readonly seconds: number;
  readonly rounds: number;
  readonly seed: number;
  readonly dir: string;
  /** Only scenarios whose name contains this text; empty: all. */
  readonly only: string;
}

/** A scenario measured on two builds. */
export interface PairedRow {
  readonly scenario: string;
  readonly connections: number;
  readonly before: Measurement;
  readonly after: Measurement;
  /** Rate after / rate before: of each pair of rounds, sorted. */
  readonly ratios: readonly number[];
  readonly median: number;
}

/** Functions that each checkout provides itself, because its tables may differ. */
interface Checkout {
  applyMigrations: (url: string, prismaDirectory: string) => Promise<string[]>;
  createAccounts: typeof createAccounts;
}

interface Side {
  readonly api: Server;
  readonly next: ReadonlyMap<string, () => BenchRequest>;
}

const SAMPLE = 5_000;
const BATCH = 100;

/**
 * Measures billed calls of this build against those of another built checkout, each on its own database with the same
 * generated entities, in one run: each round measures both, in alternating order, so that changes in the machine's
 * speed affect both equally.
 */
export async function compareBuilds(other: string, options: AgainstOptions): Promise<PairedRow[]> {
  const [before, after] = [resolve(other), ROOT];
  if (!existsSync(join(before, 'apps/api/dist/main.js')))
    throw new Error(`${before} is not built: run node tools/build.mjs there`);
  const server = await startPostgres({ directory: join(options.dir, 'pg'), port: await freePort(), password: 'bench' });
  const opened: Server[] = [];
  try {
    const sides: Side[] = [];
    for (const [name, root] of Object.entries({ before, after })) {
      sides.push(await openSide(server, `bench_${name}`, root, options));
      opened.push(...sides.slice(-1).map(({ api }) => api));
    }
    return await measurePairs(sides as [Side, Side], options);
  } finally {
    await Promise.all(opened.map((api) => api.stop()));
    await server.stop();
  }
}

async function openSide(server: EmbeddedServer, name: string, root: string, options: AgainstOptions): Promise<Side> {
  const admin = createPool(server.url('postgres'), { max: 1 });
  await admin.query(`drop database if exists ${name} with (force)`);
  await admin.query(`create database ${name}`);
  await admin.end();
  const url = server.url(name);
  const checkout = await readCheckout(root);
  await checkout.applyMigrations(url, join(root, 'prisma'));
  await generate(url, options.entities, options.seed, root);
  const pool = createPool(url, { max: 4 });
  const account = cycle(await checkout.createAccounts(pool, options.accounts));
  const ids = await sampleOrganizations(pool, SAMPLE);
  const [id, batched] = [cycle(ids), cycle(ids)];
  const number = cycle(await sampleIdentifiers(pool, SAMPLE));
  const words = cycle(await sampleNameQueries(pool, SAMPLE, options.seed));
  await pool.query('vacuum (analyze)');
  await pool.end();
  const headers = () => ({ authorization: `Bearer ${account().key}` });
  const get = (path: () => string) => (): BenchRequest => ({ path: path(), headers: headers() });
  const search = (parameter: string, value: () => string) =>
    get(() => `/v4/panama/entidades?${parameter}=${encodeURIComponent(value())}`);
  return {
    api: await startApi(url, {}, root),
    next: new Map([
      ['billed detail, CHK-BIN', get(() => `/v4/panama/entidades/${String(id())}?include=CHK-BIN`)],
      ['billed detail, DAT-ALL', get(() => `/v4/panama/entidades/${String(id())}?include=DAT-ALL`)],
      ['billed search by id', search('ruc', number)],
      ['billed search by name', search('nombre', words)],
      [
        'resolve of a name',
        () => ({
          path: '/v5/resolve',
          headers: headers(),
          body: JSON.stringify({ name: words() }),
        }),
      ],
      [
        'batch of 100, CHK-BIN',
        () => ({
          path: '/v5/entities/batch',
          headers: headers(),
          body: JSON.stringify({ ids: Array.from({ length: BATCH }, () => `pa_own_${String(batched())}`) }),
        }),
      ],
    ]),
  };
}

async function readCheckout(root: string): Promise<Checkout> {
  const modules = ['libs/database/dist/index.js', 'tools/bench/dist/database.js'];
  const [database, bench] = await Promise.all(
    modules.map((path) => import(pathToFileURL(join(root, path)).href) as Promise<Checkout>),
  );
  return { ...database, ...bench } as Checkout;
}

async function measurePairs(sides: [Side, Side], options: AgainstOptions): Promise<PairedRow[]> {
  const names = [...sides[0].next.keys()].filter((name) => name.includes(options.only));
  const scenarios = names.map((scenario) => ({
    scenario,
    connections: scenario.includes('detail') ? options.connections : options.searchConnections,
    rounds: [[], []] as [Measurement[], Measurement[]],
  }));
  const measure = ({ scenario, connections }: (typeof scenarios)[number], side: 0 | 1, seconds: number) => {
    const { api, next } = sides[side];
    return measureHttp({ url: api.url, connections, seconds, next: next.get(scenario) as () => BenchRequest });
  };
  for (const scenario of scenarios) for (const side of [0, 1] as const) await measure(scenario, side, 1);
  for (let round = 0; round < options.rounds; round += 1) {
    for (const scenario of scenarios) {
      process.stdout.write(`\r  round ${round + 1} of ${options.rounds}: ${scenario.scenario.padEnd(40)}`);
      const order = round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const);
      for (const side of order) scenario.rounds[side].push(await measure(scenario, side, options.seconds));
    }
  }
  process.stdout.write('\n');
  return scenarios.map(({ scenario, connections, rounds: [before, after] }) => ({
    ...{ scenario, connections, before: merge(before), after: merge(after), median: medianRatio(after, before) },
    ratios: after
      .map(({ requestsPerSecond }, index) => requestsPerSecond / (before[index]?.requestsPerSecond ?? Infinity))
      .toSorted((a, b) => a - b),
  }));
}

/** The rows as a table that can be pasted into docs/benchmarks.md. */
export function pairedTable(rows: readonly PairedRow[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const head = ['scenario', 'conn', 'before req/s', 'after req/s', 'p99 before / after ms', 'after / before', 'failed'];
  return [
    line(head),
    line(head.map(() => '---')),
    ...rows.map(({ scenario, connections, before, after, ratios, median }) =>
      line([
        ...[scenario, String(connections), before.requestsPerSecond.toFixed(0), after.requestsPerSecond.toFixed(0)],
        `${before.p99.toFixed(1)} / ${after.p99.toFixed(1)}`,
        `${median.toFixed(3)} (${(ratios[0] ?? 0).toFixed(3)} to ${(ratios.at(-1) ?? 0).toFixed(3)})`,
        String(before.failures + after.failures),
      ]),
    ),
  ].join('\n');
}
