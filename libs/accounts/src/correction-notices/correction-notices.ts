import type pg from 'pg';
import { withAudit } from '../audit/audit.js';
import type { Actor } from '../audit/audit.js';
import type { AccountId } from '../ids.js';
import { acknowledgeNotice, acknowledgeNotices, countOpenNotices, listNotices, readNotice } from './notice-rows.js';
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
   * Records who acknowledged a notice, and when, also in the audit log. Acknowledging it again changes nothing and returns it as it is.
   * Null: the account has no such notice.
   */
  acknowledge(accountId: AccountId, id: bigint, by: Acknowledger): Promise<NoticeRow | null> {
    const now = this.options.now();
    return withAudit(this.pool, actorOf(by), now, async (tx, recordChange) => {
      if (await acknowledgeNotice(tx, accountId, { id, by, now }))
        await recordChange({ action: 'notice.acknowledge', accountId, target: `notice:${String(id)}` });
      return readNotice(tx, accountId, id);
    });
  }

  /**
   * Records who acknowledged the open notices that were issued up to the one with the id `through`, and when, also in the audit log, with
   * their ids; returns how many. Later ones, which the caller hasn't seen, stay open.
   */
  acknowledgeThrough(accountId: AccountId, through: bigint, by: Acknowledger): Promise<number> {
    const now = this.options.now();
    return withAudit(this.pool, actorOf(by), now, async (tx, recordChange) => {
      const ids = await acknowledgeNotices(tx, accountId, { through, by, now });
      const after = { notices: ids.map(Number).toSorted((one, other) => one - other) };
      const target = `notice:${String(through)}`;
      if (ids.length > 0) await recordChange({ action: 'notice.acknowledge_through', accountId, target, after });
      return ids.length;
    });
  }
}

/** Without the name of a person or key: nothing is ever removed from the audit log, and a notice shows who acknowledged it. */
function actorOf(by: Acknowledger): Actor {
  const { requestId } = by;
  if ('userId' in by) return { operatorId: null, userId: by.userId, name: `user ${by.userId}`, requestId };
  return { operatorId: null, name: `key ${String(by.keyId)}`, requestId };
}
