import type { JobQueue } from '@entity-registry/queue';

/** Rows enqueued at once; the oldest first, so that the next sweeps get to the others. */
const BATCH = 1_000;

/** The rows that are waiting in one queue, according to the database, at most `limit`. */
export type WaitingRows = (limit: number) => Promise<bigint[]>;

/**
 * Makes sure that waiting rows have a job. A row is written before its job is added, so the job may be missing if a process died
 * in between, or if the queue was down or lost data. A row that has its job keeps it, so any number of processes may sweep at
 * once. Returns how many rows had none. Throws errors of the database and the queue.
 */
export async function sweep(queue: JobQueue, waiting: WaitingRows): Promise<number> {
  const missing = await queue.missing(await waiting(BATCH));
  if (missing.length === 0) return 0;
  // A row that ended after it was read has no job either; one that is still waiting has lost its job.
  const stillWaiting = new Set(await waiting(BATCH));
  const lost = missing.filter((id) => stillWaiting.has(id));
  await queue.addMany(lost);
  return lost.length;
}
