import {
  finishHousekeepingRun,
  insertHousekeepingRun,
  lastHousekeepingRuns,
  lastRunWith,
  whileAlone,
} from '@entity-registry/persistence';
import type { HousekeepingRunRow } from '@entity-registry/persistence';
import type pg from 'pg';
import { lastDue } from './schedule.js';
import { HOUSEKEEPING_TASKS, TASKS } from './tasks.js';
import type { HousekeepingTask, TaskDetail } from './tasks.js';

/**
 * How a run ended. ok: done. drift: the books do not agree, `detail.named` says where. failed: `detail.error` says why;
 * it is tried again. busy: another process runs this task, or has just done so; nothing happened here.
 */
export interface HousekeepingRun {
  task: HousekeepingTask;
  outcome: 'ok' | 'drift' | 'failed' | 'busy';
  startedAt: Date;
  detail: TaskDetail;
}

export interface HousekeepingOptions {
  now: () => Date;
  /** Told of every run but busy ones. */
  onRun?: (run: HousekeepingRun) => void;
}

/** How long after a run that failed, or died with its process, the same slot is tried again. */
const RETRY_MS = 5 * 60_000;

/** The lock of whoever runs this task. */
export const housekeepingLock = (task: HousekeepingTask): string => `housekeeping:${task}`;

/**
 * The chores of the ledger, each by one process at a time however many there are: whoever holds the task's lock looks once
 * more whether it is due, runs it, and writes the run down. Every task may be killed at any point and run again. A run
 * takes two connections of the pool.
 */
export class Housekeeping {
  constructor(
    private readonly pool: pg.Pool,
    private readonly options: HousekeepingOptions,
  ) {}

  /**
   * Runs what is due, one task after another, and answers those runs; `stop` is asked before each. A task that fails does
   * not keep the others; only a database that does not even say what is due is thrown.
   */
  async runDue(stop: () => boolean = () => false): Promise<HousekeepingRun[]> {
    const runs: HousekeepingRun[] = [];
    for (const task of await this.due(HOUSEKEEPING_TASKS)) {
      if (stop()) break;
      const run = await this.attempt(task, true);
      if (run !== null) runs.push(run);
    }
    return runs;
  }

  /** Runs a task now, due or not. Throws nothing: see the outcome. */
  async run(task: HousekeepingTask): Promise<HousekeepingRun> {
    const run = await this.attempt(task, false);
    return run ?? { task, outcome: 'busy', startedAt: this.options.now(), detail: {} };
  }

  /** Drifts that the last reconcile of any process that came to its end found; null: there was none. */
  async lastDrift(): Promise<number | null> {
    const last = await lastRunWith(this.pool, 'reconcile', 'drift');
    return typeof last?.detail['drift'] === 'number' ? last.detail['drift'] : null;
  }

  private async attempt(task: HousekeepingTask, scheduled: boolean): Promise<HousekeepingRun | null> {
    const startedAt = this.options.now();
    try {
      return await whileAlone(this.pool, housekeepingLock(task), async () => {
        // Another process may have run it since it was found to be due.
        if (scheduled && (await this.due([task])).length === 0) return null;
        return this.perform(task, scheduled, startedAt);
      });
    } catch (error) {
      return this.told({ task, outcome: 'failed', startedAt, detail: { error: messageOf(error) } });
    }
  }

  private async due(tasks: readonly HousekeepingTask[]): Promise<HousekeepingTask[]> {
    const runs = await lastHousekeepingRuns(this.pool, tasks);
    const now = this.options.now();
    return tasks.filter((task) => {
      const last = runs.find((run) => run.task === task);
      if (last === undefined || last.startedAt < lastDue(TASKS[task].schedule, now)) return true;
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
    return this.told({ task, outcome, startedAt, detail });
  }

  private told(run: HousekeepingRun): HousekeepingRun {
    this.options.onRun?.(run);
    return run;
  }
}

/** Drift counts as done: to look again does not mend it. */
function isDone({ finishedAt, detail }: HousekeepingRunRow): boolean {
  return finishedAt !== null && !('error' in detail);
}

function messageOf(error: unknown): string {
  const first: unknown = error instanceof AggregateError ? (error.errors[0] ?? error) : error;
  return (first instanceof Error ? first.message : String(first)).slice(0, 500);
}
