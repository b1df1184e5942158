// `npm run bench`: the targets of the single node. Its commands, such as `npm run bench -- v5`, measure parts of it and everything else:
// `npm run bench -- --help`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { Command, InvalidArgumentError } from 'commander';
import { addCapacityCommand } from './capacity/command.js';
import { compareBuilds, pairedTable } from './against.js';
import { createAccounts, prepareDatabase } from './database.js';
import type { BenchAccount, BenchDatabase } from './database.js';
import { namesReport, runNames } from './names/run.js';
import { measureParsing, parsingTable } from './parsing.js';
import { measureDisclosures } from './disclosures.js';
import { compareEngines, enginesReport } from './engines.js';
import { describeDisk, diskLine, measureDisk } from './disk.js';
import type { Disk } from './disk.js';
import { measureLoading } from './loading.js';
import { MATCH_SECONDS, measureMonitor, monitorReport } from './monitor.js';
import { describeRest, measureRest, restLines } from './rest.js';
import type { Rest } from './rest.js';
import { ROOT } from './start-tools.js';
import { table } from './report.js';
import type { Row } from './report.js';
import { runScenarios } from './scenarios.js';
import { importLists } from './screen/lists.js';
import { measureScreening } from './screen/measure.js';
import { screenReport } from './screen/report.js';
import { soak } from './soak.js';
import { linesTable, singleNodeLines } from './summary.js';
import { runRefreshes } from './refresh/run.js';
import type { RefreshOptions } from './refresh/run.js';
import { runV5 } from './v5/run.js';

const count = (text: string) => {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new InvalidArgumentError('expected a whole number of at least 1.');
  return value;
};

interface Common {
  entities: number;
  seed: number;
  dir: string;
  reindex?: boolean;
  json: string;
}

interface CallOptions extends Common {
  accounts: number;
  connections: number;
  searchConnections: number;
  clients: number;
  seconds: number;
  rounds: number;
  soak?: number;
}

/** How long the service at rest is watched. */
const WATCH_SECONDS = 60;

const machine = `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`;

const program = new Command('npm run bench --')
  .description('Measure the targets of the single node: the service at rest, loading, billed calls, v5 and disk.')
  .option('--entities <n>', 'Entities in the generated database (kept for the next run)', count, 20_000)
  .option('--accounts <n>', 'Accounts that the billed calls are spread over', count, 1_000)
  .option('--connections <n>', 'Concurrent connections of the billed detail', count, 32)
  .option('--search-connections <n>', 'Concurrent connections of the searches', count, 4)
  .option('--clients <n>', 'Concurrent connections of v5', count, 2)
  .option('--seconds <n>', 'Length of one measurement', count, 5)
  .option('--rounds <n>', 'rounds; each scenario is measured once a round', count, 3)
  .option('--seed <n>', 'Seed of the generated data and of the questions', count, 7)
  .option('--soak <seconds>', 'Then run the billed detail for this long and record memory use', count)
  .option('--reindex', 'Rebuild the name index of a kept database, after its code has changed')
  .option('--dir <dir>', 'Folder of the database', join(ROOT, '.data/bench'))
  .option('--json <file>', 'JSON file for the results', join(ROOT, '.data/bench/latest.json'))
  .addHelpText('after', '\nExample: npm run bench -- --entities 1000000 --seconds 10')
  .action(measureSingleNode);

program
  .command('calls')
  .description('Compare the billed API with bare Express and with the same SQL straight from pg, then measure v5.')
  .action(async () => {
    const options = program.opts<CallOptions>();
    finish(options, await measureCalls(options));
  });

program
  .command('refresh')
  .description('Measure refreshes per minute, the time to their webhooks, and a drain while workers are killed.')
  .option('--requests <n>', 'Requests of one measurement', count, 300)
  .option('--drain <n>', 'Requests to drain while workers are killed (0: skip)', (text) => Number(text), 10_000)
  .option('--codes <list>', 'Codes to refresh, each with one and with two workers', (text) => text.split(','), [
    'CHK-BIN',
    'DAT-ALL',
  ])
  .option('--redis-url <url>', 'Redis for the queues (default: PostgreSQL)')
  .action(async (own: Pick<RefreshOptions, 'requests' | 'drain' | 'codes' | 'redisUrl'>) => {
    const { entities, seed, dir, json } = program.opts<Common>();
    console.log(`${entities} entities, ${machine}`);
    const rows = await runRefreshes({ entities, seed, dir: resolve(dir), ...own });
    write(json, { machine, own, rows });
    if (rows.some(({ faults }) => faults.length > 0)) process.exitCode = 1;
  });

program
  .command('monitor')
  .description('Measure how fast watched names are told about changed listings.')
  .option('--names <n>', 'Watched names', count, 100_000)
  .option('--listings <n>', 'Listings on file', count, 20_000)
  .option('--changed <n>', 'Listings that a new version adds', count, 5_000)
  .action(async (own: { names: number; listings: number; changed: number }) => {
    const { seed, dir, json } = program.opts<Common>();
    const result = await measureMonitor(resolve(dir), { seed, ...own });
    console.log(`${machine}\n\n${monitorReport(own, result)}\n`);
    write(json, { machine, own, result });
    if (result.matchSeconds > MATCH_SECONDS) process.exitCode = 1;
  });

program
  .command('parsing')
  .description('Compare the cost of parsing a response in threads and in the calling thread.')
  .option('--rounds <n>', 'rounds; each way is measured once a round', count, 10)
  .action(async ({ rounds }: { rounds: number }) => {
    const { entities, seed, dir } = program.opts<Common>();
    const database = await prepareDatabase(resolve(dir), { entities, seed });
    try {
      console.log(`${machine}\n\n${parsingTable(await measureParsing(database, rounds))}\n`);
    } finally {
      await database.stop();
    }
  });

program
  .command('v5')
  .description('Measure only v5: resolve, every search surface, networks and section pages.')
  .option('--only <texts...>', 'Only scenarios whose name contains one of these texts')
  .action(async ({ only }: { only?: string[] }) => {
    const options = program.opts<CallOptions>();
    await withDatabase(options, async (database, accounts) => {
      const rows = await runV5(database, accounts, { ...options, ...(only && { only }) });
      console.log(`\n${sizeOf(options)}\n\n${table(rows)}\n`);
      finish(options, { rows, disk: await measureDisk(database) });
    });
  });

program
  .command('engines')
  .description('Compare the search surfaces on PostgreSQL and on an OpenSearch that is started and filled for it.')
  .action(async () => {
    const options = program.opts<CallOptions>();
    const { entities, seed, dir, json } = options;
    const database = await prepareDatabase(resolve(dir), { entities, seed });
    try {
      const result = await compareEngines(database, options);
      console.log(`\n${sizeOf(options)}\n\n${enginesReport(result)}\n`);
      write(json, { machine, options, result });
    } finally {
      await database.stop();
    }
  });

program
  .command('against')
  .description('Compare billed calls of this build with those of another built checkout, in pairs.')
  .argument('<dir>', 'The other checkout')
  .option('--only <text>', 'Only scenarios whose name contains this text', '')
  .action(async (other: string, { only }: { only: string }) => {
    const options = program.opts<CallOptions>();
    const rows = await compareBuilds(other, { ...options, only, dir: join(resolve(options.dir), 'against') });
    console.log(`\n${sizeOf(options)}\n\n${pairedTable(rows)}\n`);
    write(options.json, { machine, options, rows });
    if (rows.some(({ before, after }) => before.failures + after.failures > 0)) process.exitCode = 1;
  });

program
  .command('disclosures')
  .description('Measure the disclosure log on a million rows: size, query times and plans.')
  .option('--rows <n>', 'Rows to generate', count, 1_000_000)
  .action(async ({ rows }: { rows: number }) => {
    const { dir, json } = program.opts<Common>();
    const measured = await measureDisclosures(join(resolve(dir), 'disclosures'), rows);
    write(json, { machine, ...measured });
  });

program
  .command('names')
  .description('Compare the processor time of names that are hard to resolve with that of ordinary names.')
  .action(async () => {
    const options = program.opts<CallOptions>();
    await withDatabase({ ...options, accounts: 1 }, async (database, accounts) => {
      const costs = await runNames(database, accounts, options);
      const { text, met } = namesReport(costs);
      console.log(`\n${options.entities} entities, ${machine}\n\n${text}\n`);
      write(options.json, { machine, options, costs });
      if (!met) process.exitCode = 1;
    });
  });

program
  .command('screen')
  .description('Measure screening of subjects against the lists in a folder of registry data.')
  .requiredOption('--data <dir>', 'Folder with sanctions_ofac, sanctions_eu, ... as `npm start -- --data` takes it')
  .option('--requests <n>', 'Requests of 100 subjects', count, 40)
  .option('--threads <n>', 'Threads that score', count, 2)
  .action(async ({ data, requests, threads }: { data: string; requests: number; threads: number }) => {
    const { entities, seed, dir, json } = program.opts<Common>();
    const kept = await prepareDatabase(resolve(dir), { entities, seed });
    const database = await kept.copy();
    try {
      await importLists(database.url, resolve(data));
      const figures = await measureScreening(database.pool, { requests, seed, threads });
      const { text, met } = screenReport(figures);
      console.log(`\n${entities} entities, ${machine}\n\n${text}\n`);
      write(json, { machine, figures });
      if (!met) process.exitCode = 1;
    } finally {
      await database.stop();
    }
  });

program
  .command('rest')
  .description('Start the whole service twice, like npm start, and measure the second start and the service at rest.')
  .option('--watch <seconds>', 'How long to watch it', count, WATCH_SECONDS)
  .action(async ({ watch }: { watch: number }) => {
    const rest = await measureRest(watch);
    const lines = restLines(rest);
    console.log(`\n${machine}\n\n${linesTable(lines)}\n\n${describeRest(rest)}\n`);
    write(program.opts<Common>().json, { machine, rest });
    if (lines.some(({ met }) => !met)) process.exitCode = 1;
  });

addCapacityCommand(program, { machine, withDatabase, write });

await program.parseAsync();

/** All targets in one run. The service at rest comes first, because that fails at once if it already runs. */
async function measureSingleNode(options: CallOptions): Promise<void> {
  const rest = await measureRest(WATCH_SECONDS);
  const loading = await measureLoading(options.dir, options.entities, options.seed);
  const calls = await measureCalls(options);
  finish(options, { ...calls, loading, rest });
  const lines = singleNodeLines({ ...calls, loading, rest });
  console.log(`\n${linesTable(lines)}\n\n${describeRest(rest)}`);
  if (lines.some(({ met }) => !met)) process.exitCode = 1;
}

interface CallFigures {
  readonly rows: readonly Row[];
  readonly disk: Disk;
  readonly memory?: unknown;
}

/** v4 and v5, in one run on one database. */
async function measureCalls(options: CallOptions): Promise<CallFigures> {
  return await withDatabase(options, async (database, accounts) => {
    const billed = await runScenarios(database, accounts, options);
    console.log(`\n${sizeOf(options)}\n\n${table(billed)}\n`);
    const v5 = await runV5(database, accounts, options);
    console.log(`\n${table(v5)}\n`);
    const memory = options.soak ? await soak(database, accounts, { ...options, seconds: options.soak }) : null;
    return { rows: [...billed, ...v5], memory, disk: await measureDisk(database) };
  });
}

async function withDatabase<Result>(
  options: Common & Pick<CallOptions, 'accounts'>,
  measure: (database: BenchDatabase, accounts: BenchAccount[]) => Promise<Result>,
): Promise<Result> {
  const database = await prepareDatabase(resolve(options.dir), options);
  try {
    return await measure(database, await createAccounts(database.pool, options.accounts));
  } finally {
    await database.stop();
  }
}

function sizeOf({ entities, accounts }: CallOptions): string {
  return `${entities} entities, ${accounts} accounts, ${machine}`;
}

/** Saves the figures. The exit code is 1 if a target was missed or a call failed. */
function finish(options: CallOptions, figures: CallFigures & { loading?: number; rest?: Rest }): void {
  console.log(`${describeDisk(figures.disk)}\n`);
  write(options.json, { machine, options, ...figures });
  if (hasFailed(figures.rows) || !diskLine(figures.disk).met) process.exitCode = 1;
}

function hasFailed(rows: readonly Row[]): boolean {
  return rows.some((row) => row.failures > 0 || row.bars.some((bar) => !bar.met));
}

function write(file: string, figures: unknown): void {
  mkdirSync(dirname(resolve(file)), { recursive: true });
  writeFileSync(resolve(file), `${JSON.stringify(figures, null, 2)}\n`);
  console.log(`JSON: ${file}`);
}
