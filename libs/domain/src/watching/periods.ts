/** Days that one charge of WCH-MONTH pays for. */
export const WATCH_DAYS = 30;

const PERIOD_MS = WATCH_DAYS * 86_400_000;

/** A paid time: from `start` to before `end`. */
export interface WatchPeriod {
  readonly start: Date;
  readonly end: Date;
}

/** The period that begins when an item is added, or added again after its paid time was over. */
export function firstPeriod(start: Date): WatchPeriod {
  return { start, end: new Date(start.getTime() + PERIOD_MS) };
}

/**
 * The period that follows `paidUntil` and contains `now`. Without a charge for a while, whole periods have passed: they are skipped,
 * never charged, and their events are never released. The one that contains `now` is charged and released whole.
 */
export function periodAt(paidUntil: Date, now: Date): WatchPeriod {
  const skipped = Math.max(0, Math.floor((now.getTime() - paidUntil.getTime()) / PERIOD_MS));
  return firstPeriod(new Date(paidUntil.getTime() + skipped * PERIOD_MS));
}

/** The idempotency key of the charge of a period. */
export function watchChargeKey(itemId: bigint, period: number): string {
  return `watch:${String(itemId)}:${String(period)}`;
}
