/** How often a task runs: at an interval in milliseconds counted from the epoch, or every day at an hour, UTC. */
export type Schedule = { everyMs: number } | { dailyAtHour: number };

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** When the task was last due, at `now` or before. */
export function lastDueTime(schedule: Schedule, now: Date): Date {
  const [period, offset] = 'everyMs' in schedule ? [schedule.everyMs, 0] : [DAY_MS, schedule.dailyAtHour * HOUR_MS];
  // All UTC days since the epoch have the same length: leap seconds aren't counted.
  return new Date(Math.floor((now.getTime() - offset) / period) * period + offset);
}
