import type { ChargeOutcome } from '@entity-registry/billing';
import { nextUtcMonth } from '@entity-registry/billing';
import { DomainError, isDomainError, microUsd, quote } from '@entity-registry/domain';
import type { MicroUsd } from '@entity-registry/domain';
import type { KeyState } from '@entity-registry/persistence';
import type { PricedCall } from './priced-call.js';

/** What the card of DAT-FREE costs with a balance: the base charge. */
const CARD_PRICE = quote('pa', ['DAT-FREE'], { base: true }).total;

/**
 * Why a call for its price is refused before anything is read, or null: the balance first, then the month's limit of the
 * account, then that of the key. The charge looks in the same order.
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

/** Why the key itself may not make a call: its scopes do not hold one of its codes. No scopes: every code. */
export function scopeRefusal({ scopes }: KeyState, { scoped }: Pick<PricedCall, 'scoped'>): DomainError | null {
  if (scopes.length === 0) return null;
  const lockedCodes = scoped.filter((code) => !scopes.includes(code));
  return lockedCodes.length === 0 ? null : new DomainError('key_scope_locked', { lockedCodes, keyScopes: scopes });
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
 * The balance is short. `balance` null: it could not be read again, so neither it nor the shortfall is told. A balance
 * that covers the price by now: a top-up arrived meanwhile, nothing is short any more, and the caller is asked to retry.
 */
export function shortRefusal(priced: PricedCall, balance: MicroUsd | null): DomainError {
  const { total: price } = priced;
  const covered = balance !== null && balance >= price;
  return new DomainError('insufficient_credits', {
    price,
    balance,
    shortfall: balance === null || covered ? null : microUsd(price - balance),
    hint: balance !== null && !covered && balance >= CARD_PRICE,
  });
}

type Capped = Extract<ChargeOutcome, { outcome: 'capped' }>;

/** The month's limit of the account or of the key would be passed. */
export function capRefusal(
  priced: PricedCall,
  { by, cap, spent, resetsAt }: Pick<Capped, 'by' | 'cap' | 'spent' | 'resetsAt'>,
): DomainError {
  return new DomainError('spending_limit_exceeded', { price: priced.total, limit: cap, consumed: spent, resetsAt, by });
}

/** A balance that is short as far as is known, and cannot be read again: nobody can tell by how much. */
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
