import { setTimeout as pause } from 'node:timers/promises';
import type { PeriodicTask } from './periodic-task.js';

/** How long one run repeats its work, in milliseconds: far below the lease, which it renews meanwhile. */
const FOR_MS = 5_000;

export interface RepeatOptions {
  /** From the end of one look to the start of the next, in milliseconds. */
  readonly everyMs: number;
  readonly now?: () => number;
  readonly wait?: (ms: number, signal: AbortSignal) => Promise<unknown>;
}

/**
 * The run of a task that looks for work several times a second: it looks again and again for five seconds, under one lease. Otherwise each
 * look would write the task's row twice, also while there is nothing to do.
 */
export function repeatedly(run: PeriodicTask['run'], options: RepeatOptions): PeriodicTask['run'] {
  const { everyMs, now = () => performance.now(), wait = waitFor } = options;
  return async (signal) => {
    const end = now() + FOR_MS;
    let more = await run(signal);
    while (now() < end) {
      if (more !== true) await wait(everyMs, signal);
      if (signal.aborted) break;
      more = await run(signal);
    }
    return more;
  };
}

/** Ends early if the signal aborts. */
async function waitFor(ms: number, signal: AbortSignal): Promise<void> {
  await pause(ms, undefined, { signal }).catch(() => undefined);
}
