import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { ACCEPT_LEVEL, scoreName, usualWeight } from '@entity-registry/domain';
import { Command } from 'commander';
import { evaluate, scorePairs, worstErrors, worstOfWideSet } from './evaluate.js';
import type { ScoredPair } from './evaluate.js';
import { InputError } from './input-error.js';
import { count, requiredData } from './options.js';
import { readDataset } from './pairs/all-pairs.js';
import type { Dataset } from './pairs/all-pairs.js';
import { readOwnPairs } from './pairs/own-pairs.js';
import type { LabeledPair } from './pairs/pair.js';
import { runRecall } from './recall/run.js';
import { barsOf, document } from './report/document.js';
import { picture } from './report/picture.js';
import { pairsTable, scoresTable } from './report/scores-table.js';
import { categoryTable, findings, groupTable, targetsTable } from './report/tables.js';
import { runScreening, screeningSummary } from './screening/run-screening.js';
import { dataFolder } from './sources.js';
import { ROOT } from './start-tools.js';

interface Options {
  data: string;
  pairs?: string;
  scores?: string;
  most: number;
  queries: number;
  more: number;
  server?: string;
  findings?: string;
  wideErrors?: string;
  docs: string;
  json: string;
  onlyScreening?: boolean;
  screened: number;
}

/** npm run eval:resolve: how well names are matched and found; figures in docs/resolution-evaluation.md and .data/eval. */
export const resolveCommand = new Command('npm run eval:resolve --')
  .description('Measure how well names are matched and found.')
  .option('--data <dir>', 'Folder of registry data and name pairs', join(ROOT, '../shared/data'))
  .option('--pairs <file>', 'Also score this CSV (schema, name1, name2, is_match), and keep the document as it is')
  .option('--scores <file>', 'CSV for the score, outcome and evidence of each pair of --pairs')
  .option('--most <n>', 'Maximum pairs per category', count, 250)
  .option('--queries <n>', 'Searches per category for persons, and as many for companies (0: skip)', count, 40)
  .option('--more <n>', 'Generated names to add to the searched names', count, 0)
  .option('--server <url>', 'PostgreSQL on which to create the database eval_names (default: starts one in .data/eval)')
  .option('--findings <file>', 'File for the worst errors of the tuning half')
  .option(
    '--wide-errors <file>',
    'CSV outside this repository for the 300 worst pairs of the wide set, to check their labels',
  )
  .option(
    '--docs <file>',
    'Document to write; its chart is written next to it',
    join(ROOT, 'docs/resolution-evaluation.md'),
  )
  .option('--json <file>', 'JSON file for the results', join(ROOT, '.data/eval/latest.json'))
  .option('--only-screening', 'Measure the mode `screen` alone, in screening-evaluation.md next to --docs')
  .option('--screened <n>', 'Names that mean nobody on a list, of people and of companies', count, 20_000)
  .addHelpText('after', '\nExample: npm run eval:resolve -- --queries 0 --pairs pairs.csv')
  .action(run);

async function run(options: Options): Promise<void> {
  const own = options.pairs === undefined ? [] : readOwnPairs(resolve(options.pairs));
  if (options.scores !== undefined && options.pairs === undefined)
    throw new InputError('--scores writes the scores of --pairs: name that file too.');
  if (own.length > 0 && dataFolder(resolve(options.data)) === null) {
    judgeOwn(own, options);
    return;
  }
  const data = requiredData(options.data);
  if (options.onlyScreening === true) {
    await judgeScreening(data, options);
    return;
  }
  const dataset = readDataset(data, options.most);
  const scored = scorePairs([...dataset.pairs, ...own], scoreName, (word) => dataset.vocabulary.weight(word));
  const evaluation = evaluate(scored, ACCEPT_LEVEL);
  console.log(
    `${groupTable(evaluation.groups)}\n\n${groupTable(evaluation.world)}\n\n${categoryTable(evaluation.categories)}`,
  );
  if (options.scores !== undefined) write(options.scores, scoresTable(own));
  if (options.findings !== undefined) writeFindings(options.findings, scored);
  if (options.wideErrors !== undefined) writeWideErrors(options.wideErrors, scored);
  const recall = options.queries === 0 ? null : await measuredRecall(dataset, data, options);
  const bars = barsOf(evaluation, recall);
  console.log(`\n${targetsTable(bars)}`);
  write(options.json, `${JSON.stringify({ options, bars, evaluation, recall }, null, 2)}\n`);
  // A partial evaluation doesn't write the report.
  if (recall !== null && options.pairs === undefined) {
    const image = options.docs.replace(/\.md$/, '.svg');
    write(image, picture(evaluation));
    write(options.docs, document(evaluation, recall, ACCEPT_LEVEL, basename(image)));
  }
  if (bars.some((bar) => !bar.met)) process.exitCode = 1;
}

const measuredRecall = (dataset: Dataset, data: string, { server, queries, more }: Options) =>
  runRecall(dataset, {
    ...{ data, directory: join(ROOT, '.data/eval'), databaseUrl: server },
    ...{ queries, more, now: new Date() },
  });

/** Writes the document of the reported half, or with --findings the errors of the tuning half. */
async function judgeScreening(data: string, { most, screened, findings, docs, server }: Options): Promise<void> {
  const report = await runScreening(data, {
    ...{ most, honest: screened, half: findings === undefined ? 'reported' : 'tuning' },
    ...(findings === undefined && {
      retrieval: { directory: join(ROOT, '.data/eval'), databaseUrl: server, now: new Date() },
    }),
  });
  console.log(screeningSummary(report));
  if (findings === undefined) write(join(dirname(docs), 'screening-evaluation.md'), report.document);
  else write(findings, `${report.document}\n${report.findings}`);
  if (report.bars.some((bar) => !bar.met)) process.exitCode = 1;
}

/** A clone without registry data can still be judged on a file of pairs, whose words have the usual weights. */
function judgeOwn(own: readonly LabeledPair[], options: Options): void {
  const { groups, categories } = evaluate(scorePairs(own, scoreName, usualWeight), ACCEPT_LEVEL);
  console.log(`${groupTable(groups)}\n\n${categoryTable(categories)}`);
  if (options.scores !== undefined) write(options.scores, scoresTable(own));
}

function writeFindings(file: string, scored: readonly ScoredPair[]): void {
  const tuning = evaluate(scored, ACCEPT_LEVEL, 'tuning');
  writeFileSync(resolve(file), findings(tuning, worstErrors(scored, 120, 5), ACCEPT_LEVEL));
}

/** Only for reading the labels: nothing may be tuned on these pairs, so they stay out of the repository. */
function writeWideErrors(file: string, scored: readonly ScoredPair[]): void {
  const path = resolve(file);
  if (!relative(ROOT, path).startsWith('..'))
    throw new InputError('--wide-errors must name a file outside this repository.');
  write(path, pairsTable(worstOfWideSet(scored, WIDE_ERRORS)));
}

const WIDE_ERRORS = 300;

function write(file: string, text: string): void {
  mkdirSync(dirname(resolve(file)), { recursive: true });
  writeFileSync(resolve(file), text);
  console.log(`written: ${file}`);
}
