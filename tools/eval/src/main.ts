// npm run eval:resolve: how well names are matched and found; figures in docs/resolution-evaluation.md and .data/eval.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { ACCEPT_LEVEL, scoreName } from '@entity-registry/domain';
import { Command, InvalidArgumentError } from 'commander';
import { evaluate, scorePairs, worstErrors } from './evaluate.js';
import type { ScoredPair } from './evaluate.js';
import { categoryTable, findings, groupTable } from './findings.js';
import { readDataset } from './pairs/all-pairs.js';
import { readPairs } from './pairs/file-pairs.js';
import { dataFolder } from './sources.js';
import { ROOT } from './start-tools.js';

const count = (text: string) => {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new InvalidArgumentError('a whole number from 1 up is needed.');
  return value;
};

interface Options {
  data: string;
  pairs?: string;
  most: number;
  findings?: string;
  json: string;
}

const program = new Command('npm run eval:resolve --')
  .description('Measures how well names are matched and found.')
  .option('--data <dir>', 'the folder of registers and name pairs', join(ROOT, '../shared/data'))
  .option('--pairs <file>', 'evaluate this CSV of name_treated, name_untreated, is_match as well')
  .option('--most <n>', 'pairs of a category at most', count, 250)
  .option('--findings <file>', 'write the worst errors of the tuning half there')
  .option('--json <file>', 'where the figures go as JSON', join(ROOT, '.data/eval/latest.json'))
  .addHelpText('after', '\nExample: npm run eval:resolve -- --pairs pairs.csv')
  .action(run);

await program.parseAsync();

function run(options: Options): void {
  const data = dataFolder(resolve(options.data));
  if (data === null) throw new Error(`${options.data} is not there; --data names the folder that holds name_pairs.`);
  const dataset = readDataset(data, options.most);
  const own = options.pairs === undefined ? [] : readPairs(resolve(options.pairs), 'file');
  const weight = (word: string): number => dataset.vocabulary.weight(word);
  const started = performance.now();
  const scored = scorePairs([...dataset.pairs, ...own], scoreName, weight);
  const micros = Math.round(((performance.now() - started) * 1_000) / scored.length);
  console.log(`${String(scored.length)} pairs, ${String(micros)} µs each\n`);
  const evaluation = evaluate(scored, ACCEPT_LEVEL);
  console.log(`${groupTable(evaluation.groups)}\n\n${categoryTable(evaluation.categories)}`);
  if (options.findings !== undefined) writeFindings(options.findings, scored);
  write(options.json, { evaluation });
}

function writeFindings(file: string, scored: readonly ScoredPair[]): void {
  const tuning = evaluate(scored, ACCEPT_LEVEL, 'tuning');
  writeFileSync(resolve(file), findings(tuning, worstErrors(scored, 120, 5), ACCEPT_LEVEL));
}

function write(file: string, figures: unknown): void {
  mkdirSync(dirname(resolve(file)), { recursive: true });
  writeFileSync(resolve(file), `${JSON.stringify(figures, null, 2)}\n`);
  console.log(`\nJSON: ${file}`);
}
