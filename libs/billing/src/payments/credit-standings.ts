import { listCreditEntries, openLots } from '@entity-registry/persistence';
import type { AccountId, AccountRow, CreditEntryRow, LotRow, Page } from '@entity-registry/persistence';
import type pg from 'pg';
import { readAccount } from '../accounts.js';

/** An account's credit, and until when it lasts. */
export interface CreditStanding {
  account: AccountRow;
  /** Trial credit that is left, the earliest expiry first. */
  lots: LotRow[];
}

/** An account's credit, as its owner reads it. */
export class CreditStandings {
  constructor(
    private readonly pool: pg.Pool,
    private readonly options: { now: () => Date },
  ) {}

  /** Throws `unknown_account`. */
  async find(accountId: AccountId): Promise<CreditStanding> {
    const now = this.options.now();
    const account = await readAccount(this.pool, accountId, now);
    return { account, lots: await openLots(this.pool, accountId, now) };
  }

  /** Deposits, grants, refunds, corrections and expiries, newest first: the ledger without its charges. */
  entries(accountId: AccountId, page: Page): Promise<CreditEntryRow[]> {
    return listCreditEntries(this.pool, accountId, page);
  }
}
