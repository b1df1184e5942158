/** The part of a pool or client of PostgreSQL that is used. */
export interface TaskDatabase {
  query(text: string, values: unknown[]): Promise<{ rows: readonly Readonly<Record<string, unknown>>[] }>;
}

/** The state of a task, from its row. */
export interface TaskState {
  readonly name: string;
  readonly failures: number;
  /** Seconds since the last run that succeeded, or since the first start if none did. */
  readonly secondsSinceSuccess: number;
}

/** Whether a process may run a task now. */
export interface TaskClaim {
  /** 0: this process has it; else the milliseconds until it may be free. */
  readonly waitMs: number;
  /** Milliseconds since its last successful run in any process; null if there was none. */
  readonly msSinceSuccess: number | null;
}

/** How long a task stays with a process that stopped renewing its lease, in milliseconds. */
export const LEASE_MS = 15_000;
/** How often a running task's lease is renewed. */
export const RENEW_MS = 5_000;

const MAX_ERROR = 500;
/** The error of a run whose lease ended before it did. */
const ABANDONED = 'its process was killed, or stalled';

/**
 * The rows of the tasks that run in one process at a time (ADR 0071). All times are those of the database. Any number of
 * processes may call everything at once.
 */
export class TaskRows {
  constructor(
    private readonly db: TaskDatabase,
    /** Identifies this process. */
    private readonly leaseId: string,
  ) {}

  /**
   * Claims a task that is due and that no other process runs. Taking over from a process that was killed counts as a failure.
   */
  async claim(name: string): Promise<TaskClaim> {
    // The row that an insert or update of this statement wrote isn't visible to the last part: `claimed` has it.
    const { rows } = await this.db.query(
      `with claimed as (
         insert into periodic_task as t (name, due_at, lease_id, leased_until, started_at)
         values ($1, clock_timestamp(), $2, clock_timestamp() + $3 * interval '1 millisecond', clock_timestamp())
             on conflict (name) do update
            set lease_id = excluded.lease_id, leased_until = excluded.leased_until, started_at = excluded.started_at,
                failures = t.failures + case when t.lease_id <> excluded.lease_id then 1 else 0 end,
                error = case when t.lease_id <> excluded.lease_id then $4 else t.error end
          where t.due_at <= clock_timestamp()
            and (t.leased_until is null or t.leased_until <= clock_timestamp() or t.lease_id = excluded.lease_id)
         returning name
       )
       select case when exists (select from claimed) then 0
                   else greatest(1, ceil(extract(epoch from greatest(t.due_at, t.leased_until) - clock_timestamp()) * 1000))::integer
              end as "waitMs",
              extract(epoch from clock_timestamp() - t.last_success_at)::float8 * 1000 as "msSinceSuccess"
         from (select 1) one left join periodic_task t on t.name = $1`,
      [name, this.leaseId, LEASE_MS, ABANDONED],
    );
    const { waitMs, msSinceSuccess = null } = rows[0] ?? {};
    return { waitMs: Number(waitMs), msSinceSuccess: msSinceSuccess === null ? null : Number(msSinceSuccess) };
  }

  /** Renews the lease of a running task. False: another process has it, because this one didn't renew it in time. */
  async renew(name: string): Promise<boolean> {
    const { rows } = await this.db.query(
      `update periodic_task set leased_until = clock_timestamp() + $3 * interval '1 millisecond'
        where name = $1 and lease_id = $2 returning name`,
      [name, this.leaseId, LEASE_MS],
    );
    return rows.length === 1;
  }

  /** Releases a task with its outcome; it is due again in `dueInMs`. Does nothing if another process has it. */
  async finish(name: string, error: string | null, dueInMs: number): Promise<void> {
    await this.db.query(
      `update periodic_task
          set lease_id = null, leased_until = null, finished_at = clock_timestamp(),
              due_at = clock_timestamp() + $4 * interval '1 millisecond',
              last_success_at = case when $3::text is null then clock_timestamp() else last_success_at end,
              failures = case when $3::text is null then 0 else failures + 1 end,
              error = $3
        where name = $1 and lease_id = $2`,
      [name, this.leaseId, error?.slice(0, MAX_ERROR) ?? null, dueInMs],
    );
  }

  /** Releases a task without an outcome, due at once, for another process to run. */
  async release(name: string): Promise<void> {
    await this.db.query(
      'update periodic_task set lease_id = null, leased_until = null, due_at = clock_timestamp() where name = $1 and lease_id = $2',
      [name, this.leaseId],
    );
  }

  /** The state of these tasks; those that never ran are absent. */
  async states(names: readonly string[]): Promise<TaskState[]> {
    const { rows } = await this.db.query(
      `select name, failures,
              extract(epoch from clock_timestamp() - coalesce(last_success_at, created_at))::float8 as "secondsSinceSuccess"
         from periodic_task where name = any($1) order by name`,
      [names],
    );
    return rows.map((row) => ({
      name: String(row['name']),
      failures: Number(row['failures']),
      secondsSinceSuccess: Number(row['secondsSinceSuccess']),
    }));
  }
}
