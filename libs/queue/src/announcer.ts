import type { JobQueue } from './job-queue.js';

/** What an announcer says when the queue goes away and is back: a logger does. */
export interface AnnouncerLog {
  info(facts: object, text: string): void;
  warn(facts: object, text: string): void;
}

export interface AnnouncerOptions {
  readonly log: AnnouncerLog;
  /** Told of each row whose job was not added. */
  readonly onMissed?: () => void;
}

/**
 * Adds the job of a row that is written, and never rejects: a row whose job is missing is found by the sweep of a worker.
 * That the queue is away is said once, until it is back.
 */
export function createAnnouncer(queue: JobQueue, { log, onMissed }: AnnouncerOptions): (id: bigint) => Promise<void> {
  let away = false;
  return async (id) => {
    try {
      await queue.add(id);
      if (away) log.info({ queue: queue.name }, 'the queue is back');
      away = false;
    } catch (error) {
      onMissed?.();
      const reason = error instanceof Error ? error.message : String(error);
      if (!away) log.warn({ queue: queue.name, reason }, 'the queue is away: its rows wait for the sweep of a worker');
      away = true;
    }
  };
}
