import type { Queryable } from '@entity-registry/database';
import type { Drift } from './drift-entry.js';
import { RECORD_KEYS, REQUEST_KEYS } from '../response-deliveries/unsent-charge-rows.js';

/** Charges before these times are settled: of requests without an Idempotency-Key, and of those with one. */
export interface ResponseCutoffs {
  requests: Date;
  records: Date;
}

/**
 * I3: every charge of a request has exactly one outcome: its response was sent, it was reversed, or it waits for an operator
 * or was upheld. Every charge of a refresh joins to its one completed request, and vice versa. Counts are compared. $1 to $4:
 * keys of charges of requests and of records, and the times before which they are settled.
 */
const responsesSql = `
  with charge as (
    select id, account_id, idempotency_key, amount_micro, created_at from journal_entry where kind = 'charge'
  ), reversal as (
    select id, account_id, amount_micro,
           case when idempotency_key ~ '^reversal:[0-9]{1,18}$' then substr(idempotency_key, 10)::bigint end as charge_id
      from journal_entry where kind = 'reversal'
  ), refresh as (
    select id, account_id, entry_id, 'update_request:' || id as key from update_request where status = 'completed'
  )
  select 'I3' as invariant, c.account_id as "accountId", 'responses to charge ' || c.id as subject,
         1::bigint as expected, 0::bigint as actual
    from charge c
    left join response_delivery d on d.entry_id = c.id
    left join reversal r on r.charge_id = c.id
   where (c.idempotency_key like $1 and c.created_at < $2 or c.idempotency_key like $3 and c.created_at < $4)
     and (d.entry_id is null or d.state = 'unsent') and r.id is null
  union all
  select 'I3', r.account_id, 'response and reversal of charge ' || r.charge_id, 1, 2
    from reversal r join response_delivery d on d.entry_id = r.charge_id where d.state is distinct from 'reversed'
  union all
  select 'I3', c.account_id, 'reversals of charge ' || d.entry_id, 1, 0
    from response_delivery d
    left join charge c on c.id = d.entry_id
    left join reversal r on r.charge_id = d.entry_id
   where d.state = 'reversed' and r.id is null
  union all
  select 'I3', null, 'charges behind response ' || d.entry_id, 1, 0
    from response_delivery d left join charge c on c.id = d.entry_id
   where d.state is distinct from 'reversed' and c.id is null
  union all
  select 'I3', r.account_id, 'amount of reversal ' || r.id, coalesce(-c.amount_micro, 0), r.amount_micro
    from reversal r left join charge c on c.id = r.charge_id and c.account_id = r.account_id
   where c.id is null or r.amount_micro <> -c.amount_micro
  union all
  select 'I3', c.account_id, 'completed refreshes of charge ' || c.id, 1, count(u.id)
    from charge c left join refresh u on u.entry_id = c.id and u.account_id = c.account_id and u.key = c.idempotency_key
   where c.idempotency_key like 'update_request:%'
   group by c.account_id, c.id having count(u.id) <> 1
  union all
  select 'I3', u.account_id, 'charges of completed refresh ' || u.id, 1, 0
    from refresh u left join charge c on c.id = u.entry_id and c.account_id = u.account_id and c.idempotency_key = u.key
   where c.id is null
  order by 1, 3 limit $5`;

/**
 * I5: a stored response and its charge refer to each other, and the charge isn't reversed. A response without a charge
 * belongs to an accepted refresh that exists.
 */
const idempotencySql = `
  with keyed as (
    select id, account_id, idempotency_key from journal_entry where kind = 'charge' and idempotency_key like 'idempotency:%'
  )
  select 'I5' as invariant, r.account_id as "accountId", 'charges behind idempotency record ' || r.id as subject,
         1::bigint as expected, 0::bigint as actual
    from idempotency_record r
    left join keyed e on e.id = r.entry_id and e.account_id = r.account_id and e.idempotency_key = 'idempotency:' || r.id
   where r.entry_id is not null and (e.id is null or r.answer is null)
  union all
  select 'I5', r.account_id, 'refresh behind idempotency record ' || r.id, 1, 0
    from idempotency_record r
    left join update_request u
      on u.account_id = r.account_id and u.id = substring(r.answer from '^{"update_request_id":([0-9]{1,18})[,}]')::bigint
   where r.entry_id is null and r.answer is not null and u.id is null
  union all
  select 'I5', e.account_id, 'answers kept for charge ' || e.id, 1, 0
    from keyed e join idempotency_record r on e.idempotency_key = 'idempotency:' || r.id
   where r.entry_id is distinct from e.id
     and not exists (select from response_delivery d where d.entry_id = e.id and d.state = 'reversed')
  union all
  select 'I5', r.account_id, 'answers kept for charge ' || r.entry_id || ', which was reversed', 0, 1
    from idempotency_record r join response_delivery d on d.entry_id = r.entry_id where d.state = 'reversed'
  order by 1, 3 limit $1`;

/** Violations of I3, and of I5 between stored responses and charges, at most `limit` of each. */
export async function findResponseDrift(db: Queryable, cutoffs: ResponseCutoffs, limit: number): Promise<Drift[]> {
  const keys = [REQUEST_KEYS, cutoffs.requests, RECORD_KEYS, cutoffs.records];
  const { rows: responses } = await db.query<Drift>(responsesSql, [...keys, limit]);
  const { rows: stored } = await db.query<Drift>(idempotencySql, [limit]);
  return [...responses, ...stored];
}
