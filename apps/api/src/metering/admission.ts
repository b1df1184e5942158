import { DomainError } from '@entity-registry/domain';
import type { Code } from '@entity-registry/domain';
import type { Call } from '../gateway/call.js';
import { keyRefusal } from '../gateway/key-refusal.js';
import { announceFreeTier, quotaRefusal } from '../gateway/free-tier.js';
import type { Job } from './job.js';
import type { PricedCall } from './priced-call.js';
import { lockRefusal, orUnknownBalance, priceRefusal, scopeRefusal } from './refusals.js';
import { termsOf } from './terms.js';
import type { Terms } from './terms.js';

/** Throws `key_scope_locked` unless the key's scopes include the call's codes. */
export async function assertScopes(
  { caller }: Call,
  priced: Pick<PricedCall, 'scoped' | 'scopedToOneOf'>,
): Promise<void> {
  if (scopeRefusal(caller.state, priced)) await caller.refresh();
  const refusal = scopeRefusal(caller.state, priced);
  if (refusal) throw refusal;
}

/** The same for a stored response: checks the codes that it says it cost. */
export function assertScopesOfKept(call: Call, answer: string): Promise<void> {
  const { billing } = JSON.parse(answer) as { readonly billing: { readonly codes: readonly { code: Code }[] } };
  return assertScopes(call, { scoped: billing.codes.map(({ code }) => code), scopedToOneOf: [] });
}

/** The terms of the call. Throws an error if the state read for this very request refuses it. */
export async function admit(job: Job): Promise<Terms> {
  const { call, priced } = job;
  // With a state a second old, a call would be free although a top-up has just arrived.
  const free = termsFor(job).tier === 'free';
  if (free) await call.caller.refresh();
  else if (call.caller.state.spendable < priced.total) await orUnknownBalance(priced, call.caller.refresh());
  else if (priceRefusal(call.caller.state, priced)) await call.caller.refresh();
  const terms = termsFor(job);
  if (terms.tier === 'balance') {
    const refusal = priceRefusal(call.caller.state, priced);
    if (refusal) throw refusal;
    return terms;
  }
  assertRows(job, terms);
  const locked = lockRefusal(priced);
  if (locked) throw locked;
  if (terms.exceeded !== null) {
    announceFreeTier(call, terms.use);
    throw quotaRefusal(terms.use, terms.exceeded, job.counts);
  }
  return terms;
}

/**
 * Like `admit`, for a response that is not charged, so that no charge can refuse it either: the cached state of the account and
 * the key may be a second old.
 */
export async function admitAnew(job: Job, now: Date): Promise<void> {
  await assertAlive(job.call, now);
  await admit(job);
}

/** Throws the error of a key that is refused, by a state read for this very request. */
export async function assertAlive({ caller }: Call, now: Date): Promise<void> {
  await caller.refresh();
  const refusal = keyRefusal(caller.state, now);
  if (refusal) throw refusal;
}

/** Throws `free_tier_batch_rows` for more rows than the free tier allows, before any other check. */
export function assertRows({ options: { freeRows } }: Job, { tier }: Terms): void {
  if (tier === 'free' && freeRows && freeRows.rows > freeRows.limit) {
    throw new DomainError('free_tier_batch_rows', { limit: freeRows.limit, rows: freeRows.rows });
  }
}

/** The terms on which the call is answered, by the state as last read. */
export function termsFor({ call, counts }: Job): Terms {
  return termsOf(call.caller.state, counts);
}
