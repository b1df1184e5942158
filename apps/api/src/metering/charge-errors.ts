import type { ChargeOutcome, KeyState } from '@entity-registry/accounts';
import { nextUtcMonth } from '@entity-registry/accounts';
import { DEFAULT_JURISDICTION, DomainError, ZERO_USD, isDomainError, microUsd, quote } from '@entity-registry/domain';
import type { MicroUsd } from '@entity-registry/domain';
import type { ApiRequest } from '../gateway/api-request.js';
import type { PricedRequest } from './priced-request.js';

/** The price of a DAT-FREE card with a balance: the base charge. */
const CARD_PRICE = quote(DEFAULT_JURISDICTION, ['DAT-FREE'], { base: true }).total;

/**
 * Why a request is refused for its price before anything is read, or null: checks the balance, then the account's monthly limit,
 * then the key's. The charge checks in the same order.
 */
export function affordabilityError(state: KeyState, priced: PricedRequest): DomainError | null {
  const { spendable, cap, monthSpent, keyCap } = state;
  if (spendable < priced.total) return insufficientCreditsError(priced, spendable);
  const resetsAt = nextUtcMonth(state.asOf);
  if (cap !== null && monthSpent + priced.total > cap) {
    return spendingLimitError(priced, { by: 'account', cap, spent: monthSpent, resetsAt });
  }
  if (keyCap !== null && keyCap.monthSpent + priced.total > keyCap.cap) {
    return spendingLimitError(priced, { by: 'key', cap: keyCap.cap, spent: keyCap.monthSpent, resetsAt });
  }
  return null;
}

/** Why the key may not make a request: its scopes do not include one of its codes. No scopes: every code. */
export function scopeError(
  { scopes }: KeyState,
  { scoped, scopedToOneOf }: Pick<PricedRequest, 'scoped' | 'scopedToOneOf'>,
): DomainError | null {
  if (scopes.length === 0) return null;
  const uncovered = scopedToOneOf.filter((codes) => !codes.some((code) => scopes.includes(code)));
  // If several codes would do, the first is the cheapest.
  const requested = [...scoped, ...uncovered.flatMap(([cheapest]) => cheapest ?? [])];
  const lockedCodes = [...new Set(requested)].filter((code) => !scopes.includes(code));
  return lockedCodes.length === 0 ? null : new DomainError('key_scope_locked', { lockedCodes, keyScopes: scopes });
}

/** Why the account may not read the records before it states its purpose, or null (ADR 0214). */
export function purposeError(
  { purposeMissingIn }: KeyState,
  { purposeIn }: Pick<PricedRequest, 'purposeIn'>,
): DomainError | null {
  const jurisdictions = purposeIn.filter((jurisdiction) => purposeMissingIn.includes(jurisdiction));
  return jurisdictions.length === 0 ? null : new DomainError('purpose_required', { jurisdictions });
}

/** Throws `max_charge_exceeded` for a price above what the request's X-Max-Charge allows (ADR 0163). */
export function assertMaxCharge({ maxCharge }: Pick<ApiRequest, 'maxCharge'>, price: MicroUsd): void {
  if (maxCharge !== null && price > maxCharge) throw new DomainError('max_charge_exceeded', { price, maxCharge });
}

/** Why a free key may not make the request, or null. */
export function tierLockError({ freeTier }: PricedRequest): DomainError | null {
  if (!freeTier.locked) return null;
  return new DomainError('free_tier_code_locked', {
    lockedCodes: freeTier.lockedCodes,
    freeTierCodes: freeTier.freeCodes,
  });
}

/**
 * The error for a balance that is too low. With `balance` null, it could not be reread, so neither it nor the shortfall is
 * included. If `balance` covers the price by now, a top-up arrived in the meantime, and the caller is asked to retry. `reserved`
 * is held for open refreshes, so another refresh may not use it (ADR 0008).
 */
export function insufficientCreditsError(
  priced: PricedRequest,
  balance: MicroUsd | null,
  reserved: MicroUsd = ZERO_USD,
): DomainError {
  const { total: price } = priced;
  const needed = microUsd(price + reserved);
  const covered = balance !== null && balance >= needed;
  return new DomainError('insufficient_credits', {
    price,
    balance,
    reserved,
    shortfall: balance === null || covered ? null : microUsd(needed - balance),
    hint: balance !== null && !covered && balance >= CARD_PRICE,
  });
}

type SpendingLimitExceeded = Extract<ChargeOutcome, { outcome: 'capped' }>;

/** The error for a request that would exceed the monthly limit of the account or of the key. */
export function spendingLimitError(
  priced: PricedRequest,
  {
    by,
    cap,
    spent,
    resetsAt,
    reserved = ZERO_USD,
  }: Pick<SpendingLimitExceeded, 'by' | 'cap' | 'spent' | 'resetsAt'> & { reserved?: MicroUsd },
): DomainError {
  const fields = { price: priced.total, limit: cap, consumed: spent, reserved, resetsAt, by };
  return new DomainError('spending_limit_exceeded', fields);
}

/** Waits for `reading`, the read of a balance that was too low. If it cannot be reread, throws the error without the shortfall. */
export async function mapUnreadableBalance(priced: PricedRequest, reading: Promise<void>): Promise<void> {
  try {
    await reading;
  } catch (error) {
    if (!isDomainError(error, 'service_unavailable')) throw error;
    const insufficient = insufficientCreditsError(priced, null);
    insufficient.cause = error.cause;
    throw insufficient;
  }
}
