import type { Queryable } from '@entity-registry/database';
import type { Drift } from '../ledger/drift-entry.js';

/**
 * I7: every paid top-up has exactly one purchase, for the amount received, and every purchase by payment has its paid top-up.
 * The amounts taken for refunds match the entries. Every paid top-up has its receipt, the notes match the refunds, and the
 * numbers of a series have no gaps.
 */
const paymentsSql = `
  with purchase as (
    select id, account_id, amount_micro, substr(idempotency_key, 9)::bigint as top_up_id
      from journal_entry where kind = 'purchase' and idempotency_key ~ '^payment:[0-9]{1,18}$'
  ), refund as (
    select account_id, split_part(idempotency_key, ':', 2)::bigint as top_up_id, -sum(amount_micro)::bigint as taken
      from journal_entry where kind = 'refund' and idempotency_key ~ '^refund:[0-9]{1,18}:[0-9]{1,18}$'
     group by 1, 2
  ), papers as (
    select top_up_id, coalesce(sum(amount_micro) filter (where kind = 'receipt'), 0)::bigint as received,
           coalesce(sum(amount_micro) filter (where kind = 'refund_note'), 0)::bigint as given_back
      from receipt group by top_up_id
  )
  select 'I7' as invariant, t.account_id as "accountId", 'purchase of top-up ' || t.id as subject,
         t.received_micro as expected, coalesce(p.amount_micro, 0) as actual
    from top_up t left join purchase p on p.id = t.entry_id and p.top_up_id = t.id and p.account_id = t.account_id
   where t.status = 'paid' and p.amount_micro is distinct from t.received_micro
  union all
  select 'I7', p.account_id, 'paid top-up of purchase ' || p.id, 1, 0
    from purchase p left join top_up t on t.id = p.top_up_id and t.account_id = p.account_id and t.entry_id = p.id
   where t.id is null
  union all
  select 'I7', t.account_id, 'taken back of top-up ' || t.id, t.taken_back_micro, coalesce(r.taken, 0)
    from top_up t left join refund r on r.top_up_id = t.id and r.account_id = t.account_id
   where t.taken_back_micro <> coalesce(r.taken, 0)
  union all
  select 'I7', r.account_id, 'top-up of refund ' || r.top_up_id, 0, r.taken
    from refund r left join top_up t on t.id = r.top_up_id and t.account_id = r.account_id where t.id is null
  union all
  select 'I7', e.account_id, 'payment behind refund ' || e.id, 1, 0
    from journal_entry e where e.kind = 'refund' and e.idempotency_key !~ '^refund:[0-9]{1,18}:[0-9]{1,18}$'
  union all
  select 'I7', t.account_id, 'receipt of top-up ' || t.id, coalesce(t.received_micro, 0), coalesce(p.received, 0)
    from top_up t left join papers p on p.top_up_id = t.id
   where coalesce(t.received_micro, 0) <> coalesce(p.received, 0)
  union all
  select 'I7', t.account_id, 'refund notes of top-up ' || t.id,
         least(t.received_micro, t.refunded_micro + t.lost_micro), coalesce(p.given_back, 0)
    from top_up t left join papers p on p.top_up_id = t.id
   where t.status = 'paid' and least(t.received_micro, t.refunded_micro + t.lost_micro) <> coalesce(p.given_back, 0)
  union all
  select 'I7', null, kind || ' numbers of ' || year || ' (count)', last,
         (select count(*) from receipt r where r.kind = s.kind and r.year = s.year and r.number <= s.last)
    from receipt_series s
   where last <> (select count(*) from receipt r where r.kind = s.kind and r.year = s.year and r.number <= s.last)
  order by 1, 3 limit $1`;

/** Violations of I7, at most `limit`. */
export async function findPaymentDrift(db: Queryable, limit: number): Promise<Drift[]> {
  const { rows } = await db.query<Drift>(paymentsSql, [limit]);
  return rows;
}
