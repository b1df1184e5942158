import type { Queryable } from '@entity-registry/database';
import { columns as accountColumns } from './account-rows.js';
import type { AccountRow } from './account-rows.js';
import type { AccountId } from '../ids.js';

/** An account's use of its free quotas, and the other data of its page. */
export interface AccountFacts {
  /** The email domain is on the operator's list (ADR 0011). */
  corporate: boolean;
  quotaDayUsed: number;
  quotaMonthUsed: number;
  estimatorUsed: number;
  webhookUrl: string | null;
}

/** The newest accounts, newest first, whose name or email address contains `search` in any case (null: all). */
export async function listAccountPage(
  db: Queryable,
  { search, before, limit }: { search: string | null; before: bigint | null; limit: number },
  now: Date,
): Promise<AccountRow[]> {
  const pattern = search === null ? null : `%${search.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  const { rows } = await db.query<AccountRow>(
    `select ${accountColumns} from account a
      where ($2::text is null or a.name ilike $2 or a.email ilike $2) and ($3::bigint is null or a.id < $3)
      order by a.id desc limit $4`,
    [now, pattern, before, limit],
  );
  return rows;
}

/** Facts of an account. Counters of a past day or month read as zero. Null: unknown account. */
export async function readAccountFacts(db: Queryable, id: AccountId, now: Date): Promise<AccountFacts | null> {
  const { rows } = await db.query<AccountFacts>(
    `select exists (select from corporate_domain d where d.domain = lower(substring(a.email from '[^@]*$'))) as corporate,
            case when a.quota_day >= t.day then a.quota_day_used else 0 end as "quotaDayUsed",
            case when a.quota_month >= t.month then a.quota_month_used else 0 end as "quotaMonthUsed",
            case when a.estimator_month >= t.month then a.estimator_used else 0 end as "estimatorUsed",
            a.webhook_url as "webhookUrl"
       from account a
      cross join (select ($2::timestamptz at time zone 'UTC')::date as day,
                         date_trunc('month', $2::timestamptz at time zone 'UTC')::date as month) t
      where a.id = $1`,
    [id, now],
  );
  return rows[0] ?? null;
}
