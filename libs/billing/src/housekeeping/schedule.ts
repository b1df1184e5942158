/** How often a task runs: every so many milliseconds, counted from the epoch, or every day at an hour, UTC. */
export type Schedule = { everyMs: number } | { dailyAtHour: number };

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** When the task was last to begin, at `now` or before it. */
export function lastDue(schedule: Schedule, now: Date): Date {
  const [period, offset] = 'everyMs' in schedule ? [schedule.everyMs, 0] : [DAY_MS, schedule.dailyAtHour * HOUR_MS];
  // Days of UTC are all as long as each other since the epoch: leap seconds are not counted.
  return new Date(Math.floor((now.getTime() - offset) / period) * period + offset);
}
