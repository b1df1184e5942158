/** America/Panama is five hours behind UTC all year: it has had no daylight saving time since 1908. */
const UTC_OFFSET_MS = 5 * 3_600_000;

/** The day of the public budget at `time`: the date in America/Panama, 'YYYY-MM-DD'. */
export function budgetDay(time: Date): string {
  return new Date(time.getTime() - UTC_OFFSET_MS).toISOString().slice(0, 10);
}

/** The next midnight in America/Panama after `time`: when the public budget resets. */
export function nextBudgetDay(time: Date): Date {
  const local = new Date(time.getTime() - UTC_OFFSET_MS);
  const midnight = Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate() + 1);
  return new Date(midnight + UTC_OFFSET_MS);
}
