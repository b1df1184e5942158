import { TRIAL_CREDIT, TRIAL_LIMITS } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import { insertWithheldTrial, upsertGrantedTrial } from './account-trial-rows.js';
import {
  countDomainClaims,
  countNetworkClaims,
  insertTrialClaim,
  isTrialClaimed,
  lockTrialSubject,
} from './claim-rows.js';
import type { AccountId } from '../ids.js';
import type { TrialGranter, TrialReason } from './account-trial-rows.js';
import { bookTrial } from '../ledger/booking.js';
import type { Booking } from '../ledger/booking.js';
import { addDays } from '../calendar/utc.js';
import type { TrialHashes } from './trial-hashes.js';

/** Idempotency key of an account's trial, however it is granted, so that an account never gets a second one. */
export const TRIAL_IDEMPOTENCY_KEY = 'trial';

/** How many trials are granted without a review; see TRIAL_LIMITS. */
export interface TrialLimits {
  perDomain: number;
  perNetwork: number;
}

/** Where a sign-up comes from. */
export interface TrialOrigin {
  /** The network of the browser, see `networkOf`. */
  network: string;
  limits: TrialLimits;
}

/** Result of granting the trial of a new account. */
export type TrialOutcome = { granted: true; booking: Booking } | { granted: false; reason: TrialReason };

interface Applicant {
  accountId: AccountId;
  email: string;
  hashes: TrialHashes;
}

/**
 * Grants the trial of an account that was just created at sign-up, or withholds it: one per mailbox ever, `perDomain` a year
 * for an organization's domain, `perNetwork` a UTC day for a network (ADR 0006). Exact under any number of concurrent
 * sign-ups: those of one domain or network wait for each other, and the table accepts one per mailbox.
 */
export async function grantAtSignUp(
  tx: Queryable,
  { accountId, email, hashes }: Applicant,
  { network, limits }: TrialOrigin,
  now: Date,
): Promise<TrialOutcome> {
  const claim = {
    mailboxHash: hashes.mailbox(email),
    domainHash: hashes.domain(email),
    networkHash: hashes.network(network, now),
  };
  const { mailboxHash, domainHash, networkHash } = claim;
  // Always in this order, to avoid deadlocks.
  if (domainHash !== null) await lockTrialSubject(tx, domainHash);
  await lockTrialSubject(tx, networkHash);
  const reason = await findWithholdingReason(tx, claim, limits, now);
  if (reason === null && (await insertTrialClaim(tx, claim, now))) {
    return { granted: true, booking: await bookGrant(tx, accountId, 'sign_up', now) };
  }
  // If there was no reason, another sign-up of the mailbox was just granted the trial.
  const withheld = reason ?? 'mailbox';
  await insertWithheldTrial(tx, { accountId, reason: withheld, mailboxHash, now });
  return { granted: false, reason: withheld };
}

async function findWithholdingReason(
  tx: Queryable,
  { mailboxHash, domainHash, networkHash }: { mailboxHash: Buffer; domainHash: Buffer | null; networkHash: Buffer },
  { perDomain, perNetwork }: TrialLimits,
  now: Date,
): Promise<TrialReason | null> {
  if (await isTrialClaimed(tx, mailboxHash)) return 'mailbox';
  const year = addDays(now, -TRIAL_LIMITS.domainDays);
  if (domainHash !== null && (await countDomainClaims(tx, domainHash, year)) >= perDomain) return 'domain';
  return (await countNetworkClaims(tx, networkHash)) >= perNetwork ? 'network' : null;
}

/**
 * Grants the trial of an account by an operator's decision, without limits. The mailbox counts as having had it, but it
 * doesn't count against the limits of sign-ups. An account that has its trial keeps it (`replayed`).
 */
export async function grantByOperator(
  tx: Queryable,
  { accountId, mailboxHash }: { accountId: AccountId; mailboxHash: Buffer },
  now: Date,
): Promise<Booking> {
  await insertTrialClaim(tx, { mailboxHash, domainHash: null, networkHash: null }, now);
  return bookGrant(tx, accountId, 'operator', now);
}

/** Books the trial credit of the specification (10 for 30 days), and records who granted it. */
export async function bookGrant(
  tx: Queryable,
  accountId: AccountId,
  grantedBy: TrialGranter,
  now: Date,
): Promise<Booking> {
  const grant = { accountId, amount: TRIAL_CREDIT.amount, idempotencyKey: TRIAL_IDEMPOTENCY_KEY };
  const booking = await bookTrial(tx, grant, now);
  await upsertGrantedTrial(tx, { accountId, grantedBy, now });
  return booking;
}
