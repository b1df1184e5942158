import type { PeriodicMetrics } from './periodic-metrics.js';
import type { PeriodicLog, PeriodicTask } from './periodic-task.js';
import { LEASE_MS } from './task-rows.js';
import type { TaskClaim, TaskRows, TaskState } from './task-rows.js';

export interface TaskLoopDependencies {
  readonly rows: TaskRows;
  readonly log: PeriodicLog;
  readonly metrics: PeriodicMetrics;
  readonly renewMs: number;
}

/** How one run ended. more: the next one should follow at once. */
type Outcome = { readonly ok: true; readonly more: boolean } | { readonly ok: false; readonly error: unknown };

/** Pause after the row of a task couldn't be read, in milliseconds; shorter for tasks that run more often. */
const RETRY_MS = 1_000;

/** Repeats one task in this process. */
export class TaskLoop {
  /** Failed runs in this process since the last success, of any process if it runs in one at a time. */
  failures = 0;
  /** A run is past its deadline and has not ended. */
  isLate = false;
  private readonly stopping = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private turn: Promise<void> = Promise.resolve();
  private succeededAt = performance.now();
  private failedAt = performance.now();
  private isUnavailable = false;

  constructor(
    readonly task: PeriodicTask,
    private readonly deps: TaskLoopDependencies,
  ) {}

  start(): void {
    this.turn = this.takeTurn().then((pauseMs) => {
      if (this.stopping.signal.aborted) return;
      this.timer = setTimeout(() => {
        this.start();
      }, pauseMs);
    });
  }

  async stop(): Promise<void> {
    clearTimeout(this.timer);
    this.stopping.abort(new Error('the process stops'));
    await this.turn;
    await this.task.drain?.().catch((err: unknown) => {
      this.deps.log.error({ task: this.task.name, err }, 'a periodic task could not end what was under way');
    });
  }

  /** The state in this process. */
  state(): TaskState {
    const secondsSinceSuccess = (performance.now() - this.succeededAt) / 1_000;
    return { name: this.task.name, failures: this.failures, secondsSinceSuccess };
  }

  /** Runs the task if it is this process's turn. Returns how long to wait for the next turn, in milliseconds. */
  private async takeTurn(): Promise<number> {
    const { name, everyMs, runsIn } = this.task;
    if (runsIn === 'every-process') return this.pauseAfter(await this.runOnce());
    const askedAt = performance.now();
    let claim: TaskClaim;
    try {
      claim = await this.deps.rows.claim(name);
    } catch (error) {
      this.reportUnavailable(error);
      return Math.min(everyMs, RETRY_MS);
    }
    this.reportAvailable();
    const { waitMs, msSinceSuccess } = claim;
    // Another process may run the task from now on: its success ends the failures here.
    if (msSinceSuccess !== null && askedAt - msSinceSuccess > this.failedAt) this.endFailures();
    if (waitMs > 0) return waitMs;
    if (!this.stopping.signal.aborted) return this.pauseAfter(await this.runOnce());
    await this.deps.rows.release(name).catch(() => undefined);
    return everyMs;
  }

  private pauseAfter(outcome: Outcome): number {
    return outcome.ok && outcome.more ? 0 : this.task.everyMs;
  }

  /** One run, with its outcome reported. Returns once the run has ended, even if that is after its deadline. */
  private async runOnce(): Promise<Outcome> {
    const { deadlineMs, runsIn } = this.task;
    const ended = new AbortController();
    const signal = AbortSignal.any([this.stopping.signal, ended.signal]);
    // `async`, so that a task that throws before it returns a promise has failed like any other.
    const run = (async () => this.task.run(signal))().then(
      (more): Outcome => ({ ok: true, more: more === true }),
      (error: unknown): Outcome => ({ ok: false, error }),
    );
    const late = Promise.withResolvers<Outcome>();
    const abort = (reason: Error): void => {
      ended.abort(reason);
      late.resolve({ ok: false, error: reason });
    };
    const deadline = setTimeout(() => {
      this.isLate = true;
      abort(new Error(`it took longer than ${String(deadlineMs)} ms`));
    }, deadlineMs);
    const renewal = runsIn === 'one-process' ? this.renewing(abort) : undefined;
    const outcome = await Promise.race([run, late.promise]);
    clearTimeout(deadline);
    clearInterval(renewal);
    const isStopped = !outcome.ok && this.stopping.signal.aborted;
    if (!isStopped) this.report(outcome);
    // If the row can't be written the lease ends by itself; the next turn reports the database.
    if (runsIn === 'one-process') await this.writeRow(outcome, isStopped).catch(() => undefined);
    await run;
    this.isLate = false;
    return outcome;
  }

  private writeRow(outcome: Outcome, isStopped: boolean): Promise<void> {
    const { rows } = this.deps;
    const { name } = this.task;
    if (isStopped) return rows.release(name);
    return rows.finish(name, outcome.ok ? null : messageOf(outcome.error), this.pauseAfter(outcome));
  }

  /** Renews the lease until the timer is cleared. */
  private renewing(onLost: (reason: Error) => void): NodeJS.Timeout {
    let renewedAt = performance.now();
    return setInterval(() => {
      const sentAt = performance.now();
      this.deps.rows.renew(this.task.name).then(
        (isRenewed) => {
          renewedAt = sentAt;
          if (!isRenewed) onLost(new Error('another process took it over'));
        },
        () => {
          if (performance.now() - renewedAt > LEASE_MS) onLost(new Error('its lease could not be renewed'));
        },
      );
    }, this.deps.renewMs);
  }

  /** Counts a run. Failures are logged once, until the task succeeds again. */
  private report(outcome: Outcome): void {
    const { log, metrics } = this.deps;
    const { name: task } = this.task;
    metrics.runEnded(task, outcome.ok ? 'done' : 'failed');
    if (outcome.ok) {
      this.endFailures();
      this.succeededAt = performance.now();
      return;
    }
    this.failures += 1;
    this.failedAt = performance.now();
    if (this.failures === 1 && !this.stopping.signal.aborted) {
      log.error({ task, err: outcome.error }, 'a periodic task fails');
    }
  }

  private endFailures(): void {
    const { failures } = this;
    if (failures > 0) this.deps.log.info({ task: this.task.name, failures }, 'a periodic task succeeds again');
    this.failures = 0;
  }

  private reportUnavailable(err: unknown): void {
    if (!this.isUnavailable)
      this.deps.log.error({ task: this.task.name, err }, 'the database does not say whether a task is due');
    this.isUnavailable = true;
  }

  private reportAvailable(): void {
    if (this.isUnavailable)
      this.deps.log.info({ task: this.task.name }, 'the database says again whether a task is due');
    this.isUnavailable = false;
  }
}

function messageOf(error: unknown): string {
  const first: unknown = error instanceof AggregateError ? (error.errors[0] ?? error) : error;
  const message = first instanceof Error ? first.message : String(first);
  return message === '' ? 'no message' : message;
}
