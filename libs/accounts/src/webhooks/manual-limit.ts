import { BillingError } from '../errors.js';

/** Maximum tests and replays per account and minute. Each calls a URL that isn't verified to belong to the account. */
const MAX_A_MINUTE = 10;
export const MINUTE_MS = 60_000;

/** Throws `too_many_deliveries` if `times`, those of the last minute, oldest first, leave no room for another test or replay. */
export function assertManualLimit(times: readonly Date[], now: Date): void {
  const first = times.at(-MAX_A_MINUTE);
  if (first === undefined) return;
  const retryAfterSeconds = Math.max(1, Math.ceil((first.getTime() + MINUTE_MS - now.getTime()) / 1_000));
  throw new BillingError({ code: 'too_many_deliveries', limit: MAX_A_MINUTE, retryAfterSeconds });
}
