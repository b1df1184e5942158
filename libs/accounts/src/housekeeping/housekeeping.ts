import type pg from 'pg';
import {
  finishHousekeepingRun,
  insertHousekeepingRun,
  lastHousekeepingRuns,
  lastRunWith,
  withExclusiveLock,
} from './housekeeping-rows.js';
import type { HousekeepingRunRow } from './housekeeping-rows.js';
import { lastDueTime } from './schedule.js';
import { HOUSEKEEPING_TASKS, TASKS } from './tasks.js';
import type { HousekeepingTask, TaskDetail } from './tasks.js';

/**
 * How a run ended. ok: done. drift: the ledger doesn't balance, `detail.named` says where. failed: `detail.error` says why;
 * it is retried. busy: another process runs this task, or has just run it; nothing happened here.
 */
export interface HousekeepingRun {
  task: HousekeepingTask;
  outcome: 'ok' | 'drift' | 'failed' | 'busy';
  startedAt: Date;
  detail: TaskDetail;
}

export interface HousekeepingOptions {
  now: () => Date;
  /** Called for every run except busy ones. */
  onRun?: (run: HousekeepingRun) => void;
}

/** How long after a run that failed, or whose process died, the same slot is retried. */
const RETRY_MS = 5 * 60_000;

/** The lock of the process that runs this task. */
export const housekeepingLock = (task: HousekeepingTask): string => `housekeeping:${task}`;

/**
 * Scheduled tasks of the ledger, each run by one process at a time: the process that gets the task's lock checks again
 * whether it is due, runs it, and records the run. Every task can be killed at any point and run again. A run takes two
 * connections of the pool.
 */
export class Housekeeping {
  constructor(
    private readonly pool: pg.Pool,
    private readonly options: HousekeepingOptions,
  ) {}

  /**
   * Runs the due tasks one after another and returns those runs; `stop` is checked before each. A failed task doesn't hold up
   * the others; it only throws if the due tasks can't be read from the database.
   */
  async runDueTasks(stop: () => boolean = () => false): Promise<HousekeepingRun[]> {
    const runs: HousekeepingRun[] = [];
    for (const task of await this.findDueTasks(HOUSEKEEPING_TASKS)) {
      if (stop()) break;
      const run = await this.attempt(task, true);
      if (run !== null) runs.push(run);
    }
    return runs;
  }

  /** Runs a task now, due or not. Never throws: see the outcome. */
  async run(task: HousekeepingTask): Promise<HousekeepingRun> {
    const run = await this.attempt(task, false);
    return run ?? { task, outcome: 'busy', startedAt: this.options.now(), detail: {} };
  }

  /** Drifts found by the last completed reconcile of any process; null if there was none. */
  async lastDrift(): Promise<number | null> {
    const last = await lastRunWith(this.pool, 'reconcile', 'drift');
    return typeof last?.detail['drift'] === 'number' ? last.detail['drift'] : null;
  }

  private async attempt(task: HousekeepingTask, scheduled: boolean): Promise<HousekeepingRun | null> {
    const startedAt = this.options.now();
    try {
      return await withExclusiveLock(this.pool, housekeepingLock(task), async () => {
        // Another process may have run it since it was found to be due.
        if (scheduled && (await this.findDueTasks([task])).length === 0) return null;
        return this.perform(task, scheduled, startedAt);
      });
    } catch (error) {
      return this.report({ task, outcome: 'failed', startedAt, detail: { error: messageOf(error) } });
    }
  }

  private async findDueTasks(tasks: readonly HousekeepingTask[]): Promise<HousekeepingTask[]> {
    const runs = await lastHousekeepingRuns(this.pool, tasks);
    const now = this.options.now();
    return tasks.filter((task) => {
      const last = runs.find((run) => run.task === task);
      if (last === undefined || last.startedAt < lastDueTime(TASKS[task].schedule, now)) return true;
      return !isDone(last) && last.startedAt.getTime() + RETRY_MS <= now.getTime();
    });
  }

  private async perform(task: HousekeepingTask, scheduled: boolean, startedAt: Date): Promise<HousekeepingRun> {
    const { pool, options } = this;
    const id = await insertHousekeepingRun(pool, task, startedAt);
    const detail = await TASKS[task]
      .work({ pool, now: startedAt, scheduled })
      .catch((error: unknown): TaskDetail => ({ error: messageOf(error) }));
    const outcome = 'error' in detail ? 'failed' : (detail.drift ?? 0) > 0 ? 'drift' : 'ok';
    await finishHousekeepingRun(pool, id, { finishedAt: options.now(), ok: outcome === 'ok', detail });
    return this.report({ task, outcome, startedAt, detail });
  }

  private report(run: HousekeepingRun): HousekeepingRun {
    this.options.onRun?.(run);
    return run;
  }
}

/** A run that finds drift counts as done: running it again doesn't fix it. */
function isDone({ finishedAt, detail }: HousekeepingRunRow): boolean {
  return finishedAt !== null && !('error' in detail);
}

function messageOf(error: unknown): string {
  const first: unknown = error instanceof AggregateError ? (error.errors[0] ?? error) : error;
  return (first instanceof Error ? first.message : String(first)).slice(0, 500);
}
