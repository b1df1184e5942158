import { WatchChargeRefused } from '@entity-registry/accounts';
import { DEFAULT_JURISDICTION, DomainError, tierOf } from '@entity-registry/domain';
import type { ApiRequest } from '../../gateway/api-request.js';
import { keyError } from '../../gateway/keys/key-error.js';
import {
  affordabilityError,
  assertMaxCharge,
  insufficientCreditsError,
  mapUnreadableBalance,
  spendingLimitError,
  tierLockError,
} from '../../metering/charge-errors.js';
import { priceRequest } from '../../metering/priced-request.js';
import type { PricedRequest } from '../../metering/priced-request.js';

/** The price of watching `count` more items: WCH-MONTH for each, no base charge (ADR 0206). */
export function priceOfItems(count: number): PricedRequest {
  return priceRequest({
    ...{ jurisdiction: DEFAULT_JURISDICTION, version: 'v5', codes: count === 0 ? [] : ['WCH-MONTH'], rows: count },
    ...{ base: false, openToFreeKeys: false, openToPublic: false },
  });
}

/** Throws why the caller doesn't want to or can't pay for `count` more items, by the key state as last read. */
export function assertAffordable(request: ApiRequest, count: number): void {
  const priced = priceOfItems(count);
  assertMaxCharge(request, priced.total);
  if (count === 0) return;
  const { state } = request.caller;
  const error = tierOf(state.spendable) === 'free' ? tierLockError(priced) : affordabilityError(state, priced);
  if (error !== null) throw error;
}

/** The refusal of a charge as the caller sees it, for all items of the call. Other errors are thrown as they are. */
export async function mapRefusal(request: ApiRequest, now: Date, error: unknown): Promise<never> {
  if (!(error instanceof WatchChargeRefused)) throw error;
  const { outcome, items } = error;
  const priced = priceOfItems(items);
  const { caller } = request;
  switch (outcome.outcome) {
    case 'insufficient':
      // The current balance decides: with nothing left the free tier applies, never a 402 (ADR 0006).
      await mapUnreadableBalance(priced, caller.forceReloadKeyState());
      assertAffordable(request, items);
      throw insufficientCreditsError(priced, caller.state.spendable);
    case 'capped':
      throw spendingLimitError(priced, outcome);
    case 'revoked':
      throw keyError(caller.state, now) ?? new DomainError('key_rejected');
    default:
      throw new DomainError('service_unavailable', { retryAfterSeconds: 5 });
  }
}
