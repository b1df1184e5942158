import { inTransaction } from '@entity-registry/database';
import type pg from 'pg';
import type { AccountId } from '../ids.js';
import { acknowledgeNotice, countOpenNotices, listNotices, readNotice } from './notice-rows.js';
import type { Acknowledger, NoticeFilter, NoticeRow } from './notice-rows.js';

/** The correction notices of accounts (ADR 0212). Never returns those of other accounts. */
export class CorrectionNotices {
  constructor(
    private readonly pool: pg.Pool,
    private readonly options: { now: () => Date },
  ) {}

  /** Notices of an account, newest first. */
  list(accountId: AccountId, filter: NoticeFilter): Promise<NoticeRow[]> {
    return listNotices(this.pool, accountId, filter);
  }

  countOpen(accountId: AccountId): Promise<number> {
    return countOpenNotices(this.pool, accountId);
  }

  /**
   * Records who acknowledged a notice, and when. Acknowledging it again changes nothing and returns it as it is. Null: the account has
   * no such notice.
   */
  acknowledge(accountId: AccountId, id: bigint, by: Acknowledger): Promise<NoticeRow | null> {
    return inTransaction(this.pool, async (tx) => {
      await acknowledgeNotice(tx, accountId, { id, by, now: this.options.now() });
      return readNotice(tx, accountId, id);
    });
  }
}
