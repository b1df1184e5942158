import type pg from 'pg';
import type { Queryable } from '@entity-registry/database';
import type { Page } from '../page.js';

export interface HousekeepingRunRow {
  id: bigint;
  task: string;
  startedAt: Date;
  /** Null: in progress, or its process died. */
  finishedAt: Date | null;
  /** The task did its work and found nothing wrong. */
  ok: boolean | null;
  detail: Record<string, unknown>;
}

const runColumns = `id, task, started_at as "startedAt", finished_at as "finishedAt", ok, detail`;

/** Records that a run started; returns its id. */
export async function insertHousekeepingRun(db: Queryable, task: string, startedAt: Date): Promise<bigint> {
  const { rows } = await db.query<{ id: bigint }>(
    'insert into housekeeping_run (task, started_at) values ($1, $2) returning id',
    [task, startedAt],
  );
  return (rows[0] as { id: bigint }).id;
}

/** Records how a run ended. */
export async function finishHousekeepingRun(
  db: Queryable,
  id: bigint,
  end: { finishedAt: Date; ok: boolean; detail: object },
): Promise<void> {
  await db.query('update housekeeping_run set finished_at = $2, ok = $3, detail = $4 where id = $1', [
    id,
    end.finishedAt,
    end.ok,
    JSON.stringify(end.detail),
  ]);
}

/** The last run of each of these tasks, in order of the tasks' names. */
export async function lastHousekeepingRuns(db: Queryable, tasks: readonly string[]): Promise<HousekeepingRunRow[]> {
  const { rows } = await db.query<HousekeepingRunRow>(
    `select r.* from unnest($1::text[]) t (task),
            lateral (select ${runColumns} from housekeeping_run h where h.task = t.task order by h.id desc limit 1) r
      order by t.task`,
    [tasks],
  );
  return rows;
}

/** The last successful run of this task; with `without`, only runs whose detail has no such member. Null if none. */
export async function lastGoodRun(
  db: Queryable,
  task: string,
  without: string | null,
): Promise<HousekeepingRunRow | null> {
  const { rows } = await db.query<HousekeepingRunRow>(
    `select ${runColumns} from housekeeping_run
      where task = $1 and ok and ($2::text is null or not detail ? $2::text) order by id desc limit 1`,
    [task, without],
  );
  return rows[0] ?? null;
}

/** The first successful run of this task after the run `id`; null if none. */
export async function firstGoodRunAfter(db: Queryable, task: string, id: bigint): Promise<HousekeepingRunRow | null> {
  const { rows } = await db.query<HousekeepingRunRow>(
    `select ${runColumns} from housekeeping_run where task = $1 and ok and id > $2 order by id limit 1`,
    [task, id],
  );
  return rows[0] ?? null;
}

/** The last finished run of this task whose detail has this member; null if none. */
export async function lastRunWith(db: Queryable, task: string, field: string): Promise<HousekeepingRunRow | null> {
  const { rows } = await db.query<HousekeepingRunRow>(
    `select ${runColumns} from housekeeping_run
      where task = $1 and finished_at is not null and detail ? $2::text order by id desc limit 1`,
    [task, field],
  );
  return rows[0] ?? null;
}

/** Runs, of one task or of all, newest first. */
export async function listHousekeepingRuns(
  db: Queryable,
  filter: { task: string | null },
  page: Page,
): Promise<HousekeepingRunRow[]> {
  const { rows } = await db.query<HousekeepingRunRow>(
    `select ${runColumns} from housekeeping_run
      where ($1::text is null or task = $1) and ($2::bigint is null or id < $2) order by id desc limit $3`,
    [filter.task, page.before, page.limit],
  );
  return rows;
}

/** Deletes runs that started before `before`; returns how many. */
export async function deleteHousekeepingRuns(db: Queryable, before: Date): Promise<number> {
  const { rowCount } = await db.query('delete from housekeeping_run where started_at < $1', [before]);
  return rowCount ?? 0;
}

/** Deletes days of the public budget before `day` ('YYYY-MM-DD'); returns how many. */
export async function deletePublicBudgetDays(db: Queryable, day: string): Promise<number> {
  const { rowCount } = await db.query('delete from public_budget where day < $1', [day]);
  return rowCount ?? 0;
}

/** Deletes the networks' shares of the public budget before `day` ('YYYY-MM-DD'); returns how many rows. */
export async function deletePublicNetworkDays(db: Queryable, day: string): Promise<number> {
  const { rowCount } = await db.query('delete from public_network_use where day < $1', [day]);
  return rowCount ?? 0;
}

/**
 * Runs `work` while no other process of this database holds `name`; if one does, returns null without running it. The lock
 * belongs to the session: it ends if the process dies. It takes a connection of the pool for as long as `work` lasts.
 */
export async function withExclusiveLock<Result>(
  pool: pg.Pool,
  name: string,
  work: () => Promise<Result>,
): Promise<Result | null> {
  const client = await pool.connect();
  let broken: Error | undefined;
  // An idle connection that breaks would end the process.
  const onError = (error: Error): void => {
    broken = error;
  };
  client.on('error', onError);
  try {
    const { rows } = await client.query<{ alone: boolean }>(
      'select pg_try_advisory_lock(hashtextextended($1, 0)) as alone',
      [name],
    );
    if (rows[0]?.alone !== true) return null;
    try {
      return await work();
    } finally {
      await client.query('select pg_advisory_unlock(hashtextextended($1, 0))', [name]).catch(onError);
    }
  } finally {
    client.off('error', onError);
    client.release(broken);
  }
}
