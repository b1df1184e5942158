const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Whether a text is a day that exists, as YYYY-MM-DD, from the year 1000 on. */
export function isCalendarDay(text: string): boolean {
  const [, year, month, date] = (DAY.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || date === undefined) return false;
  const time = new Date(Date.UTC(year, month - 1, date));
  // Date.UTC reads years below 100 as years of the 20th century, and rolls 31 February over into March.
  return year >= 1000 && time.getUTCMonth() === month - 1 && time.getUTCDate() === date;
}
