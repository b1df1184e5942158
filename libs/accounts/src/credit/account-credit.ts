import type pg from 'pg';
import { listCreditEntries } from './credit-entry-rows.js';
import { openLots } from './lot-rows.js';
import type { AccountRow } from '../accounts/account-rows.js';
import type { AccountId } from '../ids.js';
import type { Page } from '../page.js';
import type { CreditEntryRow } from './credit-entry-rows.js';
import type { LotRow } from './lot-rows.js';
import { readAccount } from '../accounts/accounts.js';

/** An account's credit and its expiry dates. */
export interface CreditStatus {
  account: AccountRow;
  /** Remaining trial credit, earliest expiry first. */
  lots: LotRow[];
}

/** Reads an account's credit for its owner. */
export class AccountCredit {
  constructor(
    private readonly pool: pg.Pool,
    private readonly options: { now: () => Date },
  ) {}

  /** Throws `unknown_account`. */
  async find(accountId: AccountId): Promise<CreditStatus> {
    const now = this.options.now();
    const account = await readAccount(this.pool, accountId, now);
    return { account, lots: await openLots(this.pool, accountId, now) };
  }

  /** Deposits, grants, refunds, corrections and expiries, newest first: the ledger without its charges. */
  entries(accountId: AccountId, page: Page): Promise<CreditEntryRow[]> {
    return listCreditEntries(this.pool, accountId, page);
  }
}
