import { join, resolve } from 'node:path';
import { Command, InvalidArgumentError } from 'commander';
import type pg from 'pg';
import { createPool, withPrisma } from '@entity-registry/database';
import { FileObjectStore, indexNames, refreshTokenStatistics } from '@entity-registry/registry';
import { measurePlainCopy } from './generate/compare-copy.js';
import type { PlainCopy } from './generate/compare-copy.js';
import { generate } from './generate/generate.js';
import type { GenerateResult } from './generate/generate.js';
import { DATASETS, datasetNamed } from './import/datasets.js';
import { ImportFailedError } from './import/definition.js';
import type { Dataset } from './import/definition.js';
import { importDataset, isNew } from './import/import-dataset.js';
import { importFolder } from './import/import-folder.js';
import { nearest } from '@entity-registry/registry';
import { grouped, terminalProgress } from './import/runs/progress.js';
import { describeRuns, describeSummary, table } from './import/runs/summary.js';
import { readBacklog, storeOf } from './ocr.js';
import { reindex } from './reindex.js';
import { ROOT, databaseUrl } from './settings.js';

const now = (): Date => new Date();
const print = (text: string): void => void process.stdout.write(`${text}\n`);

/** Runs `work` with a pool on the configured database and ends the pool. */
async function withPool<Result>(work: (pool: pg.Pool) => Promise<Result>): Promise<Result> {
  const pool = createPool(databaseUrl(process.env), { max: 4, applicationName: 'entity-registry-data' });
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}

const progress = () => terminalProgress(process.stderr, now);
const rejectsDirectory = join(ROOT, '.data', 'rejects');

function known(name: string): Dataset {
  const definition = datasetNamed(name);
  if (definition !== undefined) return definition;
  const near = nearest(
    name,
    DATASETS.map(({ dataset }) => dataset),
  );
  throw new ImportFailedError(
    `no dataset ${name}${near === null ? '' : ` (nearest: ${near})`}: see \`npm run data -- datasets\``,
  );
}

/** Resolves a path relative to the folder where the user ran npm: npm always runs scripts in the root. */
function fromCaller(path: string): string {
  return resolve(process.env['INIT_CWD'] ?? process.cwd(), path);
}

async function runImport(name: string, file: string, options: { force?: boolean }): Promise<void> {
  const definition = known(name);
  await withPool(async (pool) => {
    const context = { pool, indexNames, rejectsDirectory, now, progress: progress() };
    const summary = await importDataset(context, definition, fromCaller(file), options);
    print(describeSummary(summary, isNew(summary) ? definition.notice : undefined));
    if (isNew(summary)) await refreshTokenStatistics(pool, { now: now() });
  });
}

function runOcr({ failed = false, all = false }: { failed?: boolean; all?: boolean }): Promise<void> {
  const objects = storeOf(process.env);
  const stop = new AbortController();
  process.once('SIGINT', () => {
    stop.abort(new ImportFailedError('stopped: the document in progress was not read and is still in the backlog'));
  });
  return withPool(async (pool) => {
    const lines = await readBacklog({ pool, objects, progress: progress(), signal: stop.signal, now, failed, all });
    print(lines.join('\n'));
  });
}

async function runImportAll(folder: string, options: { force?: boolean }): Promise<void> {
  const source = { databaseUrl: databaseUrl(process.env), directory: fromCaller(folder), rejectsDirectory, ...options };
  const report = await importFolder(source, { progress: progress(), print, explain: oneLine }, now);
  const seconds = (report.milliseconds / 1000).toFixed(1);
  const { files, failures } = report;
  print(`${files} files, ${grouped(report.rows)} rows in ${seconds} s; ${failures.length} failed`);
  if (failures.length > 0) {
    const lines = failures.map(({ path, reason }) => (reason.includes(path) ? reason : `${path}: ${reason}`));
    throw new ImportFailedError(lines.join('; '));
  }
}

function describeDatasets(): string {
  const overview = table(
    ['dataset', 'source', 'format', 'description'],
    DATASETS.map(({ dataset, source, format, title }) => [dataset, source ?? '', format, title]),
  );
  const details = DATASETS.map(({ dataset, feeds, columns, location, format }) =>
    [
      dataset,
      `  feeds:   ${feeds}`,
      `  ${format === 'csv' ? 'columns' : 'keys   '}: ${columns.join(', ')}`,
      `  in a data folder: ${location.folder}/, file name ${location.file.source}`,
    ].join('\n'),
  );
  return [overview, ...details].join('\n\n');
}

function positiveInteger(text: string): number {
  const value = Number(text);
  if (!/^\d{1,9}$/.test(text) || value === 0) throw new InvalidArgumentError('expected a whole number above zero.');
  return value;
}

function wholeNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('expected a whole number.');
  return Number(text);
}

/** One line about an error for the user. */
function oneLine(error: unknown): string {
  const message = error instanceof Error ? error.message || error.name : String(error);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ECONNREFUSED') return 'cannot connect to the database: is `npm start` running, is DATABASE_URL right?';
  if (code === '42P01') return `the database is not migrated (${message}): run \`npm run migrate\``;
  return message;
}

interface GenerateFlags {
  entities: number;
  seed: number;
  compareCopy?: true;
}

function runGenerate({ entities, seed, compareCopy }: GenerateFlags): Promise<void> {
  return withPool(async (pool) => {
    const began = now().getTime();
    const { runId, rows } = await generateWithProgress(pool, entities, seed);
    const seconds = (now().getTime() - began) / 1000;
    if (rows === 0) print(`nothing to do: run ${runId} already generated these entities`);
    else
      print(
        `run ${runId}: ${grouped(rows)} rows in ${seconds.toFixed(1)} s (${grouped(Math.round(rows / seconds))}/s); ` +
          `peak memory ${Math.round(process.resourceUsage().maxRSS / 1024)} MiB`,
      );
    if (!compareCopy) return;
    const copy = await measurePlainCopy(pool, runId, () => now().getTime());
    print(describeCopy(copy, rows === copy.rows ? seconds : null));
  });
}

/** `seconds`: how long the generator took, for the ratios; null if it had generated some of the rows earlier. */
function describeCopy({ rows, bareSeconds, indexedSeconds }: PlainCopy, seconds: number | null): string {
  const [bare, indexed] = [bareSeconds, indexedSeconds].map((duration) => {
    const ratio = seconds === null ? '' : ` (generating took ${(seconds / duration).toFixed(1)} times that)`;
    return `${duration.toFixed(1)} s${ratio}`;
  });
  return `plain \\copy of its ${grouped(rows)} rows: ${bare} without indexes, ${indexed} with the indexes of the tables`;
}

async function generateWithProgress(pool: pg.Pool, entities: number, seed: number): Promise<GenerateResult> {
  const directory = process.env['OBJECT_STORE_DIR'] ?? join(ROOT, '.data', 'objects');
  const bars = { entities: progress(), names: progress() };
  const shown = new Set<string>();
  return await generate({
    pool,
    entities,
    seed,
    // Write-only: no secret is needed, because only the API signs addresses.
    objects: new FileObjectStore({ directory, baseUrl: '', secret: '', now }),
    now,
    onProgress: ({ step, done, total, rows: written }) => {
      if (!shown.has(step)) {
        if (step === 'names') bars.entities.stop();
        bars[step].start(step === 'names' ? 'name index' : 'generating', total);
        shown.add(step);
      }
      bars[step].advance(done, step === 'names' ? done : written);
    },
  }).finally(() => {
    bars.entities.stop();
    bars.names.stop();
  });
}

/** The command `npm run data`; resolves to the exit code. */
export async function main(args: readonly string[]): Promise<number> {
  const program = new Command('npm run data --').description('Import and generate registry data.').exitOverride();
  const force = ['--force', 'Import a file even if it was already imported completely'] as const;
  program
    .command('import <dataset> <file>')
    .description('Import one file, plain or gzip.')
    .option(...force)
    .action(runImport);
  program
    .command('import-all <folder>')
    .description('Import every dataset found in a folder with one sub-folder per publisher.')
    .option(...force)
    .action(runImportAll);
  program
    .command('datasets')
    .description('List the datasets that can be imported, with their columns and the data that they feed.')
    .action(() => {
      print(describeDatasets());
    });
  program
    .command('runs')
    .description('List the latest ingest runs.')
    .option('--limit <n>', 'Number of runs', positiveInteger, 30)
    .action((options: { limit: number }) =>
      withPool(async (pool) => {
        const newest = { orderBy: { id: 'desc' }, take: options.limit } as const;
        print(describeRuns(await withPrisma(pool, (prisma) => prisma.ingestRun.findMany(newest))));
      }),
    );
  program
    .command('ocr')
    .description(
      "Read the text of scanned documents in the backlog, as the worker does: with tesseract, poppler-utils and the worker's object store.",
    )
    .option('--failed', 'Also retry documents that could not be read')
    .option('--all', 'Also read documents again if their file or tesseract has changed')
    .action(runOcr);
  program
    .command('reindex')
    .description(
      'Rebuild the name index of jurisdictions whose index an older version built. Changes of names wait meanwhile.',
    )
    .option('--all', 'Rebuild the index of every jurisdiction')
    .action(({ all = false }: { all?: boolean }) =>
      withPool(async (pool) => {
        print(await reindex({ pool, progress: progress(), now, all }));
      }),
    );
  program
    .command('generate')
    .description('Generate synthetic entities and records of every level.')
    .requiredOption('--entities <n>', 'Number of entities', positiveInteger)
    .requiredOption('--seed <s>', 'The same seed generates the same data', wholeNumber)
    .option('--compare-copy', 'Then measure a plain copy of the same rows (needs twice their disk space)')
    .action(runGenerate);
  try {
    await program.parseAsync([...args], { from: 'user' });
    return 0;
  } catch (error) {
    // Commander has printed its message; requested help is not a failure.
    if (error instanceof Error && 'exitCode' in error) return Number(error.exitCode);
    process.stderr.write(`${oneLine(error)}\n`);
    process.send?.({ failure: oneLine(error) }); // `npm start` exits with this message
    return 1;
  }
}
