import { randomUUID } from 'node:crypto';
import type { Registry } from 'prom-client';
import { PeriodicMetrics } from './periodic-metrics.js';
import type { PeriodicLog, PeriodicTask } from './periodic-task.js';
import { RENEW_MS, TaskRows } from './task-rows.js';
import type { TaskDatabase, TaskState } from './task-rows.js';
import { TaskLoop } from './task-loop.js';

export interface PeriodicRunnerOptions {
  readonly db: TaskDatabase;
  readonly log: PeriodicLog;
  readonly metrics: Registry;
  /** How often the lease of a running task is renewed, in milliseconds; for tests. */
  readonly renewMs?: number;
}

/** Consecutive failures after which a task is reported as unhealthy. */
const MAX_FAILURES = 3;

/** Runs the periodic tasks of a process, in parallel, from `start` to `stop` (ADR 0071). */
export class PeriodicRunner {
  private readonly loops: readonly TaskLoop[];
  private readonly rows: TaskRows;

  constructor(tasks: readonly PeriodicTask[], { db, log, metrics, renewMs = RENEW_MS }: PeriodicRunnerOptions) {
    this.rows = new TaskRows(db, randomUUID());
    const taskMetrics = new PeriodicMetrics(metrics, () => this.states());
    this.loops = tasks.map((task) => new TaskLoop(task, { rows: this.rows, log, metrics: taskMetrics, renewMs }));
  }

  start(): void {
    for (const loop of this.loops) loop.start();
  }

  /** Starts no further runs, aborts the signals of the current ones, and waits for them. Never rejects. */
  async stop(): Promise<void> {
    await Promise.all(this.loops.map((loop) => loop.stop()));
  }

  /** For the health check: rejects if a task of this process has failed three times in a row, or is past its deadline. */
  assertHealthy(): Promise<void> {
    const unhealthy = this.loops
      .filter((loop) => loop.failures >= MAX_FAILURES || loop.isLate)
      .map(({ task }) => task.name);
    if (unhealthy.length === 0) return Promise.resolve();
    return Promise.reject(new Error(`periodic tasks fail: ${[...new Set(unhealthy)].join(', ')}`));
  }

  /** The state of every task that has run: in all processes for those with a row, else in this process. */
  private async states(): Promise<TaskState[]> {
    const own = byName(this.loops.filter(({ task }) => task.runsIn === 'every-process').map((loop) => loop.state()));
    const shared = this.loops.filter(({ task }) => task.runsIn === 'one-process').map(({ task }) => task.name);
    return shared.length === 0 ? own : [...own, ...(await this.rows.states(shared))];
  }
}

/** One state for each name: a task may run several times at once. Its worst failures count, as for the health check. */
function byName(states: readonly TaskState[]): TaskState[] {
  const found = new Map<string, TaskState>();
  for (const state of states) {
    const { name } = state;
    const { failures, secondsSinceSuccess } = found.get(name) ?? state;
    found.set(name, {
      name,
      failures: Math.max(failures, state.failures),
      secondsSinceSuccess: Math.min(secondsSinceSuccess, state.secondsSinceSuccess),
    });
  }
  return [...found.values()];
}
