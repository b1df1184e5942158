import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { scoreName } from '@entity-registry/domain';
import { Command } from 'commander';
import { isReported } from '../evaluate.js';
import { count, requiredData } from '../options.js';
import { readDataset } from '../pairs/all-pairs.js';
import { ROOT, preparePython, step } from '../start-tools.js';
import { compare, leadsOf } from './compare.js';
import type { Lead } from './compare.js';
import { peersDocument } from './document.js';
import { mayBeChance } from './lead-interval.js';
import { scoreOurs, scorePeers } from './score-peers.js';

interface Options {
  data: string;
  most: number;
  python?: string;
  docs: string;
}

const PEERS = join(ROOT, 'tools/eval/peers');
const WORK = join(ROOT, '.data/eval/peers');
const REQUIREMENTS = join(PEERS, 'requirements.txt');

/** npm run eval:peers: other matchers on the pairs of the evaluation; figures in docs/resolution-peers.md. */
export const peersCommand = new Command('npm run eval:peers --')
  .description(
    'Compare with other matchers, installed from PyPI into an environment of their own in .data/eval/peers. Takes a few minutes.',
  )
  .option('--data <dir>', 'Folder of registry data and name pairs', join(ROOT, '../shared/data'))
  .option('--most <n>', 'Maximum pairs per category', count, 250)
  .option('--python <path>', 'Python 3.11 or later (default: python3 or python)')
  .option('--docs <file>', 'Document to write', join(ROOT, 'docs/resolution-peers.md'))
  .action(run);

async function run(options: Options): Promise<void> {
  const data = requiredData(options.data);
  const python = await preparePython({
    directory: join(WORK, 'environment'),
    requirements: REQUIREMENTS,
    packages: 'the peers',
    python: options.python,
  });
  const { pairs, vocabulary } = readDataset(data, options.most);
  const reported = pairs.filter((pair) => pair.decidable && isReported(pair));
  const others = pairs.filter((pair) => !isReported(pair));
  const ours = scoreOurs(reported, scoreName, { weight: (word) => vocabulary.weight(word), others });
  const peers = await step(
    `Scoring ${String(reported.length)} pairs`,
    () => scorePeers(reported, { python, program: join(PEERS, 'score.py'), directory: WORK }),
    { ownOutput: true },
  );
  const matchers = [ours, ...peers];
  const comparisons = compare(reported, matchers);
  const leads = leadsOf(comparisons, reported, matchers);
  for (const lead of leads) console.log(`behind: ${leadText(lead)}`);
  console.log(
    `ahead of every peer in ${String(comparisons.length - new Set(leads.map(({ group }) => group)).size)} of ${String(comparisons.length)} groups`,
  );
  const file = resolve(options.docs);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, peersDocument(comparisons, leads, matchers, reported.length, pinnedVersions()));
  console.log(`written: ${options.docs}`);
}

function leadText({ group, measure, peer, ours, theirs, interval }: Lead): string {
  const chance = mayBeChance(interval) ? ', which may be chance' : '';
  return `${group}, ${measure}: ${peer} ${theirs.toFixed(3)}, ours ${ours.toFixed(3)}${chance}`;
}

function pinnedVersions(): string[] {
  return readFileSync(REQUIREMENTS, 'utf8')
    .split('\n')
    .filter((line) => /^[a-z]/.test(line))
    .map((line) => line.replace('==', ' '));
}
