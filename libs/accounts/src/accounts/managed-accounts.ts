import { isDeepStrictEqual } from 'node:util';
import { formatMoney } from '@entity-registry/domain';
import type { AccountPlan, Jurisdiction, MicroUsd } from '@entity-registry/domain';
import type pg from 'pg';
import { lockAccount } from './account-rows.js';
import { listAccountPage, readAccountFacts } from './managed-account-rows.js';
import type { AccountId } from '../ids.js';
import type { AccountRow } from './account-rows.js';
import type { AccountFacts } from './managed-account-rows.js';
import { createAccount, readAccount, setSpendingLimit, setJurisdictions, setPlan } from './accounts.js';
import { confirmAccount } from './confirmation.js';
import type { Booking } from '../ledger/booking.js';
import { BillingError } from '../errors.js';
import type { CreatedKey, HashKey } from '../keys/keys.js';
import { withAudit } from '../audit/audit.js';
import type { Actor } from '../audit/audit.js';

export interface ManagedOptions {
  /** Hashes a key's text for storage. */
  hashKey: HashKey;
  now: () => Date;
}

const amountOf = (limit: MicroUsd | null): string | null => (limit === null ? null : formatMoney(limit));

/** Accounts for operators. Every change is in the audit log. */
export class ManagedAccounts {
  constructor(
    private readonly pool: pg.Pool,
    private readonly options: ManagedOptions,
  ) {}

  /** The newest accounts, newest first, whose name or email address contains `search` (null: all). */
  page(query: { search: string | null; before: bigint | null; limit: number }): Promise<AccountRow[]> {
    return listAccountPage(this.pool, query, this.options.now());
  }

  /** Throws `unknown_account`. */
  async find(id: AccountId): Promise<AccountRow & AccountFacts> {
    const now = this.options.now();
    const account = await readAccount(this.pool, id, now);
    const facts = await readAccountFacts(this.pool, id, now);
    if (facts === null) throw new BillingError({ code: 'unknown_account' });
    return { ...account, ...facts };
  }

  /** Adds an account without credit or keys; it gets both when it is confirmed. */
  create(account: { name: string; email: string }, actor: Actor): Promise<AccountRow> {
    const now = this.options.now();
    return withAudit(this.pool, actor, now, async (tx, recordChange) => {
      const row = await createAccount(tx, account, now);
      await recordChange({ action: 'account.create', accountId: row.id, target: `account:${row.id}`, after: account });
      return row;
    });
  }

  /** Gives the first key and the trial credit, once. Throws `unknown_account`, `already_confirmed`. */
  confirm(id: AccountId, actor: Actor): Promise<{ key: CreatedKey; trial: Booking }> {
    const now = this.options.now();
    return withAudit(this.pool, actor, now, async (tx, recordChange) => {
      const confirmed = await confirmAccount(tx, this.options.hashKey, id, now);
      const { key, trial } = confirmed;
      await recordChange({
        action: 'account.confirm',
        accountId: id,
        target: `account:${id}`,
        after: { key: Number(key.id), entry: Number(trial.entryId), balance: formatMoney(trial.balance) },
      });
      return confirmed;
    });
  }

  /** Sets the spending limit of a UTC month, or removes it (null). Throws `unknown_account`. */
  setSpendingLimit(id: AccountId, cap: MicroUsd | null, actor: Actor): Promise<AccountRow> {
    const now = this.options.now();
    return withAudit(this.pool, actor, now, async (tx, recordChange) => {
      await lockAccount(tx, id);
      const before = await readAccount(tx, id, now);
      if (before.cap === cap) return before;
      await setSpendingLimit(tx, id, cap);
      await recordChange({
        ...{ action: 'account.set_cap', accountId: id, target: `account:${id}` },
        ...{ before: { limit: amountOf(before.cap) }, after: { limit: amountOf(cap) } },
      });
      return readAccount(tx, id, now);
    });
  }

  /** Sets which jurisdictions the account may read. Throws `unknown_account`. */
  setJurisdictions(id: AccountId, jurisdictions: readonly Jurisdiction[], actor: Actor): Promise<AccountRow> {
    const now = this.options.now();
    return withAudit(this.pool, actor, now, async (tx, recordChange) => {
      await lockAccount(tx, id);
      const before = await readAccount(tx, id, now);
      if (isDeepStrictEqual(before.jurisdictions, jurisdictions)) return before;
      await setJurisdictions(tx, id, jurisdictions);
      await recordChange({
        ...{ action: 'account.set_jurisdictions', accountId: id, target: `account:${id}` },
        ...{ before: { jurisdictions: before.jurisdictions }, after: { jurisdictions } },
      });
      return readAccount(tx, id, now);
    });
  }

  /** Sets how often the account's keys may call. Throws `unknown_account`. */
  setPlan(id: AccountId, plan: AccountPlan, actor: Actor): Promise<AccountRow> {
    const now = this.options.now();
    return withAudit(this.pool, actor, now, async (tx, recordChange) => {
      await lockAccount(tx, id);
      const before = await readAccount(tx, id, now);
      if (before.plan === plan) return before;
      await setPlan(tx, id, plan);
      await recordChange({
        ...{ action: 'account.set_plan', accountId: id, target: `account:${id}` },
        ...{ before: { plan: before.plan }, after: { plan } },
      });
      return { ...before, plan };
    });
  }
}
