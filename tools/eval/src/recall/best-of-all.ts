import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import cliProgress from 'cli-progress';
import type { NameKind } from '../pairs/pair.js';
import type { WrittenName } from '../pairs/vocabulary.js';

/** What a thread needs to score. */
export interface ScoringData {
  names: readonly WrittenName[];
  /** The words of this many names, the first ones, are counted for the weights. */
  counted: number;
  /** Number of names that a result has. */
  most: number;
}

export interface ScoringQuery {
  query: string;
  kind: NameKind;
}

export interface ScoringResult {
  /** Positions of the names with the highest scores, best first. */
  places: number[];
}

const THREAD = new URL('./scoring-thread.js', import.meta.url);

/**
 * The names with the highest scores for each query, of all names, without an index: the ceiling of what candidates can reach.
 * Scores in one thread per core, and shows its progress on a terminal.
 */
export async function bestOfAll(
  queries: readonly { query: string; kind: NameKind }[],
  data: ScoringData,
): Promise<number[][]> {
  const results: number[][] = queries.map(() => []);
  const bar = new cliProgress.SingleBar(
    { stream: process.stderr, format: 'scoring every name {bar} {value}/{total} queries | {eta_formatted} left' },
    cliProgress.Presets.shades_classic,
  );
  bar.start(queries.length, 0);
  const waiting = queries.entries();
  const inThread = async (): Promise<void> => {
    const thread = new Worker(THREAD, { workerData: data });
    try {
      for (const [at, { query, kind }] of waiting) {
        results[at] = await ask(thread, { query, kind });
        bar.increment();
      }
    } finally {
      await thread.terminate();
    }
  };
  try {
    await Promise.all(Array.from({ length: Math.min(availableParallelism(), queries.length) }, inThread));
  } finally {
    bar.stop();
  }
  return results;
}

async function ask(thread: Worker, query: ScoringQuery): Promise<number[]> {
  return await new Promise((resolve, reject) => {
    thread.once('message', ({ places }: ScoringResult) => {
      thread.removeListener('error', reject);
      resolve(places);
    });
    thread.once('error', reject);
    thread.postMessage(query);
  });
}
