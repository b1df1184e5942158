import { JURISDICTIONS, JURISDICTION_CODES } from '@entity-registry/domain';
import type { AccountPlan, Jurisdiction, MicroUsd } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import { findAccount, insertAccount, updateSpendingLimit, updateJurisdictions, updatePlan } from './account-rows.js';
import type { AccountId } from '../ids.js';
import type { AccountRow } from './account-rows.js';
import { BillingError } from '../errors.js';

/** Jurisdictions that a new account can read (ADR 0011). */
export const INITIAL_JURISDICTIONS: readonly Jurisdiction[] = JURISDICTION_CODES.filter(
  (code) => JURISDICTIONS[code].status === 'active',
);

export interface NewAccount {
  name: string;
  email: string;
  /** Default: INITIAL_JURISDICTIONS. */
  jurisdictions?: readonly Jurisdiction[];
  /** Spending limit per UTC month. Default: none. */
  spendingLimit?: MicroUsd | null;
}

/** Adds an account without credit or keys. */
export async function createAccount(db: Queryable, account: NewAccount, now: Date): Promise<AccountRow> {
  const id = await insertAccount(db, {
    name: account.name,
    email: account.email,
    jurisdictions: account.jurisdictions ?? INITIAL_JURISDICTIONS,
    cap: account.spendingLimit ?? null,
    now,
  });
  return readAccount(db, id, now);
}

/** The current account. Throws `unknown_account`. */
export async function readAccount(db: Queryable, id: AccountId, now: Date): Promise<AccountRow> {
  const account = await findAccount(db, id, now);
  if (account === null) throw new BillingError({ code: 'unknown_account' });
  return account;
}

/**
 * Sets the monthly spending limit, or removes it (null). The month's spend so far doesn't change. Throws `unknown_account`.
 */
export async function setSpendingLimit(db: Queryable, id: AccountId, limit: MicroUsd | null): Promise<void> {
  if (!(await updateSpendingLimit(db, id, limit))) throw new BillingError({ code: 'unknown_account' });
}

/** Sets the jurisdictions that the account can read. Throws `unknown_account`. */
export async function setJurisdictions(
  db: Queryable,
  id: AccountId,
  jurisdictions: readonly Jurisdiction[],
): Promise<void> {
  if (!(await updateJurisdictions(db, id, jurisdictions))) throw new BillingError({ code: 'unknown_account' });
}

/** Sets how often the account's keys may call. Throws `unknown_account`. */
export async function setPlan(db: Queryable, id: AccountId, plan: AccountPlan): Promise<void> {
  if (!(await updatePlan(db, id, plan))) throw new BillingError({ code: 'unknown_account' });
}
