import type { ChargeOutcome, KeyState } from '@entity-registry/accounts';
import { nextUtcMonth } from '@entity-registry/accounts';
import { DEFAULT_JURISDICTION, DomainError, ZERO_USD, isDomainError, microUsd, quote } from '@entity-registry/domain';
import type { MicroUsd } from '@entity-registry/domain';
import type { Call } from '../gateway/call.js';
import type { PricedCall } from './priced-call.js';

/** The price of a DAT-FREE card with a balance: the base charge. */
const CARD_PRICE = quote(DEFAULT_JURISDICTION, ['DAT-FREE'], { base: true }).total;

/**
 * Why a call is refused for its price before anything is read, or null: checks the balance, then the account's monthly limit,
 * then the key's. The charge checks in the same order.
 */
export function priceRefusal(state: KeyState, priced: PricedCall): DomainError | null {
  const { spendable, cap, monthSpent, keyCap } = state;
  if (spendable < priced.total) return shortRefusal(priced, spendable);
  const resetsAt = nextUtcMonth(state.asOf);
  if (cap !== null && monthSpent + priced.total > cap) {
    return capRefusal(priced, { by: 'account', cap, spent: monthSpent, resetsAt });
  }
  if (keyCap !== null && keyCap.monthSpent + priced.total > keyCap.cap) {
    return capRefusal(priced, { by: 'key', cap: keyCap.cap, spent: keyCap.monthSpent, resetsAt });
  }
  return null;
}

/** Why the key may not make a call: its scopes do not include one of its codes. No scopes: every code. */
export function scopeRefusal(
  { scopes }: KeyState,
  { scoped, scopedToOneOf }: Pick<PricedCall, 'scoped' | 'scopedToOneOf'>,
): DomainError | null {
  if (scopes.length === 0) return null;
  const uncovered = scopedToOneOf.filter((codes) => !codes.some((code) => scopes.includes(code)));
  // If several codes would do, the first is the cheapest.
  const asked = [...scoped, ...uncovered.flatMap(([cheapest]) => cheapest ?? [])];
  const lockedCodes = [...new Set(asked)].filter((code) => !scopes.includes(code));
  return lockedCodes.length === 0 ? null : new DomainError('key_scope_locked', { lockedCodes, keyScopes: scopes });
}

/** Throws `max_charge_exceeded` for a price above what the call's X-Max-Charge allows (ADR 0163). */
export function assertMaxCharge({ maxCharge }: Pick<Call, 'maxCharge'>, price: MicroUsd): void {
  if (maxCharge !== null && price > maxCharge) throw new DomainError('max_charge_exceeded', { price, maxCharge });
}

/** Why a free key may not make the call, or null. */
export function lockRefusal({ freeTier }: PricedCall): DomainError | null {
  if (!freeTier.locked) return null;
  return new DomainError('free_tier_code_locked', {
    lockedCodes: freeTier.lockedCodes,
    freeTierCodes: freeTier.freeCodes,
  });
}

/**
 * The balance is too low. `balance` null: it could not be reread, so neither it nor the shortfall is included. A balance that
 * covers the price by now: a top-up arrived in the meantime, and the caller is asked to retry. `reserved`: by open refreshes;
 * another refresh may not use it (ADR 0008).
 */
export function shortRefusal(priced: PricedCall, balance: MicroUsd | null, reserved: MicroUsd = ZERO_USD): DomainError {
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

type Capped = Extract<ChargeOutcome, { outcome: 'capped' }>;

/** The call would exceed the monthly limit of the account or of the key. */
export function capRefusal(
  priced: PricedCall,
  {
    by,
    cap,
    spent,
    resetsAt,
    reserved = ZERO_USD,
  }: Pick<Capped, 'by' | 'cap' | 'spent' | 'resetsAt'> & { reserved?: MicroUsd },
): DomainError {
  const fields = { price: priced.total, limit: cap, consumed: spent, reserved, resetsAt, by };
  return new DomainError('spending_limit_exceeded', fields);
}

/** The balance is too low as far as is known, and cannot be reread: the shortfall is unknown. */
export async function orUnknownBalance(priced: PricedCall, reading: Promise<void>): Promise<void> {
  try {
    await reading;
  } catch (error) {
    if (!isDomainError(error, 'service_unavailable')) throw error;
    const refusal = shortRefusal(priced, null);
    refusal.cause = error.cause;
    throw refusal;
  }
}
