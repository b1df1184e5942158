import { inTransaction } from '@entity-registry/database';
import type { Database, Queryable } from '@entity-registry/database';
import type { AccountId } from '../ids.js';
import { Parameters } from './parameters.js';
import { bucketsOf, movesBetween } from './parts.js';
import { between } from './selection.js';

/** Accounts with an entry at `since` or later; null: every account with an entry. */
export async function accountsWithEntries(db: Queryable, since: Date | null): Promise<AccountId[]> {
  const { rows } = await db.query<{ id: AccountId }>(
    since === null
      ? 'select a.id from account a where exists (select from journal_entry e where e.account_id = a.id) order by 1'
      : 'select distinct account_id as id from journal_entry where created_at >= $1 order by 1',
    since === null ? [] : [since],
  );
  return rows.map(({ id }) => id);
}

/**
 * Adds the account's next entries, at most `limit`, to its daily sums; returns their number. Runs in one transaction, so it
 * can be killed at any point and rerun.
 */
export function rollUpUsage(db: Database, accountId: AccountId, limit: number): Promise<number> {
  return inTransaction(db, async (tx) => {
    await tx.query('insert into usage_rollup (account_id, through) values ($1, 0) on conflict do nothing', [accountId]);
    const { rows } = await tx.query<{ through: bigint }>(
      'select through from usage_rollup where account_id = $1 for update',
      [accountId],
    );
    const { through } = rows[0] as { through: bigint };
    const next = await nextEntries(tx, accountId, through, limit);
    if (next.last === null) return 0;
    await addToDays(tx, accountId, { after: through, last: next.last });
    await tx.query('update usage_rollup set through = $2 where account_id = $1', [accountId, next.last]);
    return Number(next.entries);
  });
}

async function nextEntries(
  tx: Queryable,
  accountId: AccountId,
  after: bigint,
  limit: number,
): Promise<{ entries: bigint; last: bigint | null }> {
  const { add, values } = new Parameters();
  const { rows } = await tx.query<{ entries: bigint; last: bigint | null }>(
    `select count(*) as entries, max(id) as last
       from (select e.id from journal_entry e where ${between(accountId, { after, last: null }, 'e', add)}
              order by e.account_id, e.id limit ${add(limit)}) next`,
    values,
  );
  return rows[0] as { entries: bigint; last: bigint | null };
}

const BUCKET = 'day, api_key_id, route, codes, free';

async function addToDays(tx: Queryable, accountId: AccountId, bounds: { after: bigint; last: bigint }): Promise<void> {
  const { add, values } = new Parameters();
  await tx.query(
    `with bucket as (${bucketsOf(movesBetween(accountId, bounds, add))}),
     -- Calls with the same codes may have paid different prices for them.
     priced as (
       select ${BUCKET}, array_agg(amount order by nr) as code_amounts
         from (select ${BUCKET}, nr, sum(amount)::bigint as amount
                 from bucket cross join unnest(code_amounts) with ordinality t (amount, nr) group by ${BUCKET}, nr) one
        group by ${BUCKET}
     ), summed as (
       select ${BUCKET}, sum(calls)::bigint as calls, sum(amount_micro)::bigint as amount_micro,
              sum(quota_units)::bigint as quota_units, min(first_entry) as first_entry, max(last_entry) as last_entry
         from bucket group by ${BUCKET}
     )
     insert into usage_day as u (account_id, ${BUCKET}, calls, amount_micro, quota_units, code_amounts, first_entry, last_entry)
     select ${add(accountId)}, ${BUCKET}, calls, amount_micro, quota_units, coalesce(code_amounts, '{}'), first_entry, last_entry
       from summed left join priced using (${BUCKET})
         on conflict (account_id, ${BUCKET}) do update
        set calls = u.calls + excluded.calls, amount_micro = u.amount_micro + excluded.amount_micro,
            quota_units = u.quota_units + excluded.quota_units,
            code_amounts = (select coalesce(array_agg(a + b order by nr), '{}')
                              from unnest(u.code_amounts, excluded.code_amounts) with ordinality t (a, b, nr)),
            first_entry = least(u.first_entry, excluded.first_entry),
            last_entry = greatest(u.last_entry, excluded.last_entry)`,
    values,
  );
}
