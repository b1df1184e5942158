// npm run eval:resolve: how well names are matched and found; figures in docs/resolution-evaluation.md and .data/eval.
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { ACCEPT_LEVEL, scoreName } from '@entity-registry/domain';
import { Command, InvalidArgumentError } from 'commander';
import { evaluate, scorePairs, worstErrors } from './evaluate.js';
import type { ScoredPair } from './evaluate.js';
import { readDataset } from './pairs/all-pairs.js';
import { readPairs } from './pairs/file-pairs.js';
import { runRecall } from './recall/run.js';
import { barsOf, document } from './report/document.js';
import { picture } from './report/picture.js';
import { categoryTable, findings, groupTable, table } from './report/tables.js';
import { dataFolder } from './sources.js';
import { ROOT } from './start-tools.js';

const count = (text: string) => {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0) throw new InvalidArgumentError('a whole number is needed.');
  return value;
};

interface Options {
  data: string;
  pairs?: string;
  most: number;
  queries: number;
  more: number;
  server?: string;
  findings?: string;
  docs: string;
  json: string;
}

const program = new Command('npm run eval:resolve --')
  .description('Measures how well names are matched and found.')
  .option('--data <dir>', 'the folder of registers and name pairs', join(ROOT, '../shared/data'))
  .option('--pairs <file>', 'score this CSV of name_treated, name_untreated, is_match too; the document stays as it is')
  .option('--most <n>', 'pairs of a category at most', count, 250)
  .option('--queries <n>', 'searches of a category for persons, and as many for companies; 0: none', count, 40)
  .option('--more <n>', 'made names beside those of the registers, to search among', count, 0)
  .option('--server <url>', 'a PostgreSQL to make the database eval_names on; without it one is started in .data/eval')
  .option('--findings <file>', 'write the worst errors of the tuning half there')
  .option(
    '--docs <file>',
    'the document to write; its picture goes beside it',
    join(ROOT, 'docs/resolution-evaluation.md'),
  )
  .option('--json <file>', 'where the figures go as JSON', join(ROOT, '.data/eval/latest.json'))
  .addHelpText('after', '\nExample: npm run eval:resolve -- --queries 0 --pairs pairs.csv')
  .action(run);

await program.parseAsync();

async function run(options: Options): Promise<void> {
  const data = dataFolder(resolve(options.data));
  if (data === null) throw new Error(`${options.data} is not there; --data names the folder that holds name_pairs.`);
  const dataset = readDataset(data, options.most);
  const own = options.pairs === undefined ? [] : readPairs(resolve(options.pairs), 'file');
  const scored = scorePairs([...dataset.pairs, ...own], scoreName, (word) => dataset.vocabulary.weight(word));
  const evaluation = evaluate(scored, ACCEPT_LEVEL);
  console.log(`${groupTable(evaluation.groups)}\n\n${categoryTable(evaluation.categories)}`);
  if (options.findings !== undefined) writeFindings(options.findings, scored);
  const recall =
    options.queries === 0
      ? null
      : await runRecall(dataset, {
          data,
          directory: join(ROOT, '.data/eval'),
          databaseUrl: options.server,
          queries: options.queries,
          more: options.more,
          now: new Date(),
        });
  const bars = barsOf(evaluation, recall);
  console.log(
    `\n${table(
      ['Bar', 'wanted', 'measured'],
      bars.map((bar) => [bar.what, bar.bar, bar.measured]),
    )}`,
  );
  write(options.json, `${JSON.stringify({ options, bars, evaluation, recall }, null, 2)}\n`);
  // A partial evaluation doesn't write the report.
  if (recall !== null && options.pairs === undefined) {
    const image = options.docs.replace(/\.md$/, '.svg');
    write(image, picture(evaluation));
    write(options.docs, document(evaluation, recall, ACCEPT_LEVEL, basename(image)));
  }
  if (bars.some((bar) => !bar.met)) process.exitCode = 1;
}

function writeFindings(file: string, scored: readonly ScoredPair[]): void {
  const tuning = evaluate(scored, ACCEPT_LEVEL, 'tuning');
  writeFileSync(resolve(file), findings(tuning, worstErrors(scored, 120, 5), ACCEPT_LEVEL));
}

function write(file: string, text: string): void {
  mkdirSync(dirname(resolve(file)), { recursive: true });
  writeFileSync(resolve(file), text);
  console.log(`written: ${file}`);
}
