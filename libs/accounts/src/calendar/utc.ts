const DAY_MS = 86_400_000;

/** Start of the UTC day after `time`, when daily quotas reset. */
export function nextUtcDay(time: Date): Date {
  return new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth(), time.getUTCDate() + 1));
}

/** Start of the UTC month after `time`, when monthly quotas and spending limits reset. */
export function nextUtcMonth(time: Date): Date {
  return new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth() + 1, 1));
}

/** `time` plus `days` times 24 hours. */
export function addDays(time: Date, days: number): Date {
  return new Date(time.getTime() + days * DAY_MS);
}
