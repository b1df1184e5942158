import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'csv-stringify/sync';
import { scorePair } from '../evaluate.js';
import type { Score } from '../evaluate.js';
import { InputError } from '../input-error.js';
import type { LabeledPair } from '../pairs/pair.js';
import type { WordWeight } from '@entity-registry/domain';

/** One matcher's score of each pair, in the order of the pairs. */
export interface PeerScores {
  name: string;
  scores: readonly number[];
  /** CPU time of scoring all pairs in one process, s. */
  seconds: number;
}

/** Our own scores, timed after those of `others`: JavaScript is compiled while it runs, which a service does once. */
export function scoreOurs(
  pairs: readonly LabeledPair[],
  score: Score,
  { weight, others }: { readonly weight: WordWeight; readonly others: readonly LabeledPair[] },
): PeerScores {
  const scoresOf = (some: readonly LabeledPair[]): number[] => some.map((pair) => scorePair(pair, score, weight));
  scoresOf(others);
  const began = process.cpuUsage();
  const scores = scoresOf(pairs);
  const { user, system } = process.cpuUsage(began);
  return { name: 'ours', scores, seconds: (user + system) / 1e6 };
}

/** The peers' scores, by a Python program that shows its progress. `directory` keeps the files exchanged with it. */
export async function scorePeers(
  pairs: readonly LabeledPair[],
  { python, program, directory }: { python: string; program: string; directory: string },
): Promise<PeerScores[]> {
  mkdirSync(directory, { recursive: true });
  const [pairsFile, scoresFile] = [join(directory, 'pairs.csv'), join(directory, 'scores.json')];
  const rows = pairs.map(({ set, category, kind, query, candidate, match }) => ({
    set,
    category,
    schema: kind,
    name1: query,
    name2: candidate,
    is_match: match,
  }));
  writeFileSync(pairsFile, stringify(rows, { header: true, cast: { boolean: String } }));
  const code = await new Promise<number>((resolve, reject) => {
    const child = spawn(python, ['-I', program, pairsFile, scoresFile], { stdio: 'inherit' });
    child.once('error', reject);
    child.once('exit', (status) => {
      resolve(status ?? 1);
    });
  });
  if (code !== 0) throw new InputError(`The peers' program ended with ${String(code)}. Its error is shown above.`);
  const results = JSON.parse(readFileSync(scoresFile, 'utf8')) as Record<string, { seconds: number; scores: number[] }>;
  return Object.entries(results).map(([name, { seconds, scores }]) => ({ name, seconds, scores }));
}
