import type pg from 'pg';

const LIMIT_MS = 10_000;

/** Waits until `condition` holds, asking again and again; throws after ten seconds. */
export async function until(condition: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + LIMIT_MS;
  while (!(await condition())) {
    if (performance.now() > end) throw new Error('the condition never held');
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Statements of this database that wait for somebody's lock. */
export async function waitingStatements(db: pg.Pool): Promise<number> {
  const { rows } = await db.query<{ waiting: bigint }>(
    `select count(*) as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return Number(rows[0]?.waiting ?? 0);
}
