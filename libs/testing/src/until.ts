import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';

const LIMIT_MS = 20_000;
/** Pause between two checks. Without it, they would take CPU time from the code under test. */
const PAUSE_MS = 5;

/** Polls until `condition` holds; throws after `limitMs`, with `what` in the message. */
export async function until(
  condition: () => Promise<boolean>,
  { limitMs = LIMIT_MS, what = 'the condition' }: { limitMs?: number; what?: string } = {},
): Promise<void> {
  const end = performance.now() + limitMs;
  while (!(await condition())) {
    if (performance.now() > end) throw new Error(`${what} did not hold within ${String(limitMs)} ms`);
    await pause(PAUSE_MS);
  }
}

/** Statements of this database that wait for another session's lock. */
export async function waitingStatements(db: pg.Pool): Promise<number> {
  const { rows } = await db.query<{ waiting: bigint }>(
    `select count(*) as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return Number(rows[0]?.waiting ?? 0);
}
