import type { JobQueue } from '@entity-registry/queue';

/** Rows given to the queue at once; the oldest first, so that the next sweeps come to the others. */
const BATCH = 1_000;

/** What waits to be done in one queue, as the database has it, at most `limit`. */
export type WaitingRows = (limit: number) => Promise<bigint[]>;

/**
 * Sees to it that rows that wait have a job: a row is written first and its job added after, so a job may be missing when a
 * process died in between, or when the queue was away or has lost what it held. A row that has its job keeps that one, so
 * any number of processes may sweep at once. Answers how many rows had none. Throws what the database and the queue throw.
 */
export async function sweep(queue: JobQueue, waiting: WaitingRows): Promise<number> {
  const missing = await queue.missing(await waiting(BATCH));
  if (missing.length === 0) return 0;
  // A row that ended after it was read has no job either; one that still waits has lost its own.
  const stillWaiting = new Set(await waiting(BATCH));
  const lost = missing.filter((id) => stillWaiting.has(id));
  await queue.addMany(lost);
  return lost.length;
}
