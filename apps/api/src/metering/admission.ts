import type { KeyState } from '@entity-registry/accounts';
import { DomainError } from '@entity-registry/domain';
import type { Code } from '@entity-registry/domain';
import type { ApiRequest } from '../gateway/api-request.js';
import { keyError } from '../gateway/keys/key-error.js';
import { announceFreeTier, quotaError } from '../gateway/rates/free-tier.js';
import type { BilledRequest } from './billed-request.js';
import type { PricedRequest } from './priced-request.js';
import { tierLockError, mapUnreadableBalance, affordabilityError, purposeError, scopeError } from './charge-errors.js';
import { termsOf } from './tiers/terms.js';
import type { TierTerms } from './tiers/terms.js';

/**
 * Throws `key_scope_locked` unless the key's scopes include the request's codes, and `purpose_required` if the account has to
 * state its purpose first.
 */
export async function assertAllowed({ caller }: ApiRequest, priced: ReadingRequest): Promise<void> {
  if (refusal(caller.state, priced)) await caller.reloadKeyState();
  const error = refusal(caller.state, priced);
  if (error) throw error;
}

/** What a request reads, as far as its key or account may be too limited for it. */
type ReadingRequest = Pick<PricedRequest, 'scoped' | 'scopedToOneOf' | 'purposeIn'>;

function refusal(state: KeyState, priced: ReadingRequest): DomainError | null {
  return scopeError(state, priced) ?? purposeError(state, priced);
}

/** Like `assertAllowed`, for a stored response: checks the codes in its billing block. */
export function assertAllowedStored(
  request: ApiRequest,
  { purposeIn }: PricedRequest,
  responseText: string,
): Promise<void> {
  const { billing } = JSON.parse(responseText) as { readonly billing: { readonly codes: readonly { code: Code }[] } };
  return assertAllowed(request, { scoped: billing.codes.map(({ code }) => code), scopedToOneOf: [], purposeIn });
}

/** The terms of the request. Throws an error if the key state, reread for this request, refuses it. */
export async function admit(billedRequest: BilledRequest): Promise<TierTerms> {
  const { request, priced } = billedRequest;
  // With a state a second old, a request would be free although a top-up has just arrived.
  const free = termsFor(billedRequest).tier === 'free';
  if (free) await request.caller.reloadKeyState();
  else if (request.caller.state.spendable < priced.total)
    await mapUnreadableBalance(priced, request.caller.reloadKeyState());
  else if (affordabilityError(request.caller.state, priced)) await request.caller.reloadKeyState();
  const terms = termsFor(billedRequest);
  if (terms.tier === 'balance') {
    const error = affordabilityError(request.caller.state, priced);
    if (error) throw error;
    return terms;
  }
  assertFreeTierRows(billedRequest, terms);
  const locked = tierLockError(priced);
  if (locked) throw locked;
  if (terms.exceeded !== null) {
    announceFreeTier(request, terms.use);
    throw quotaError(terms.use, terms.exceeded, billedRequest.counts);
  }
  return terms;
}

/**
 * Like `admit`, for a response that is not charged: no charge checks the account and the key again, and their cached state may be
 * a second old.
 */
export async function admitWithFreshState(billedRequest: BilledRequest, now: Date): Promise<void> {
  await assertKeyUsable(billedRequest.request, now);
  await admit(billedRequest);
}

/** Throws if the key is revoked or expired, according to a key state that is reread for this request. */
export async function assertKeyUsable({ caller }: ApiRequest, now: Date): Promise<void> {
  await caller.reloadKeyState();
  const error = keyError(caller.state, now);
  if (error) throw error;
}

/** Throws `free_tier_batch_rows` for more rows than the free tier allows, before any other check. */
export function assertFreeTierRows({ options: { freeRows } }: BilledRequest, { tier }: TierTerms): void {
  if (tier === 'free' && freeRows && freeRows.rows > freeRows.limit) {
    throw new DomainError('free_tier_batch_rows', { limit: freeRows.limit, rows: freeRows.rows });
  }
}

/** The terms of the request, by the key state as last read. */
export function termsFor({ request, counts }: BilledRequest): TierTerms {
  return termsOf(request.caller.state, counts);
}
