import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';

const LIMIT_MS = 20_000;
/** Between two questions: asked without a pause, they would take the processor from whoever has to make it true. */
const PAUSE_MS = 5;

/** Waits until `condition` holds, asking again and again; throws after `limitMs`, naming `what` was waited for. */
export async function until(
  condition: () => Promise<boolean>,
  { limitMs = LIMIT_MS, what = 'the condition' }: { limitMs?: number; what?: string } = {},
): Promise<void> {
  const end = performance.now() + limitMs;
  while (!(await condition())) {
    if (performance.now() > end) throw new Error(`${what} never held, in ${String(limitMs)} ms`);
    await pause(PAUSE_MS);
  }
}

/** Statements of this database that wait for somebody's lock. */
export async function waitingStatements(db: pg.Pool): Promise<number> {
  const { rows } = await db.query<{ waiting: bigint }>(
    `select count(*) as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return Number(rows[0]?.waiting ?? 0);
}
