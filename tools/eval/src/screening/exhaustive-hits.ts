import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { EntityKind, Listing } from '@entity-registry/domain';
import cliProgress from 'cli-progress';

/** What a thread needs to score. */
export interface ExhaustiveData {
  readonly listings: readonly { readonly id: bigint; readonly listing: Listing }[];
  /** Number of indexed names, and of those with each word. */
  readonly names: number;
  readonly frequencies: ReadonlyMap<string, number>;
}

export interface ExhaustiveQuery {
  readonly name: string;
  readonly type: EntityKind | null;
}

export interface ExhaustiveHit {
  readonly id: bigint;
  readonly score: number;
}

const THREAD = new URL('./retrieval-thread.js', import.meta.url);

/** The listings that screening would show for each name if it scored every listing, in one thread per core. */
export async function exhaustiveHits(
  queries: readonly ExhaustiveQuery[],
  data: ExhaustiveData,
): Promise<ExhaustiveHit[][]> {
  const results: ExhaustiveHit[][] = queries.map(() => []);
  const bar = new cliProgress.SingleBar(
    { stream: process.stderr, format: 'scoring every listing {bar} {value}/{total} names | {eta_formatted} left' },
    cliProgress.Presets.shades_classic,
  );
  bar.start(queries.length, 0);
  const waiting = queries.entries();
  const inThread = async (): Promise<void> => {
    const thread = new Worker(THREAD, { workerData: data });
    try {
      for (const [at, query] of waiting) {
        results[at] = await ask(thread, query);
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

async function ask(thread: Worker, query: ExhaustiveQuery): Promise<ExhaustiveHit[]> {
  return await new Promise((resolve, reject) => {
    thread.once('message', (hits: ExhaustiveHit[]) => {
      thread.removeListener('error', reject);
      resolve(hits);
    });
    thread.once('error', reject);
    thread.postMessage(query);
  });
}
