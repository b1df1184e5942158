/** Work that repeats for as long as a process runs. */
export interface PeriodicTask {
  /** Names its row, its metrics and its lines in the log. */
  readonly name: string;
  /** From the end of one run to the start of the next, in milliseconds. */
  readonly everyMs: number;
  /** A run that takes longer has failed: its signal aborts, and another process may take over. In milliseconds. */
  readonly deadlineMs: number;
  /**
   * `one-process`: in one process at a time, by the lease in its row. `every-process`: in each process, without a row. Use it
   * for work that belongs to the process, and for work that locks its own rows.
   */
  readonly runsIn: 'one-process' | 'every-process';
  /**
   * One run. The signal aborts when the process stops, the deadline has passed, or the lease was lost; a run that can't be
   * interrupted may ignore it. Errors are logged and counted, and the next run follows anyway. True: there is more to do, so the
   * next run starts at once.
   */
  run(signal: AbortSignal): Promise<boolean | undefined>;
  /** Waits for what runs have left under way, when the process stops. Called once, after the last run. */
  drain?(): Promise<void>;
}

/** Reports when a task fails and when it succeeds again; usually a logger. */
export interface PeriodicLog {
  info(fields: object, text: string): void;
  error(fields: object, text: string): void;
}
