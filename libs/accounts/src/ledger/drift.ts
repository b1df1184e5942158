import { PUBLIC_LIMITS } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import { findPaymentDrift } from '../payments/payment-drift.js';
import { findResponseDrift } from './response-drift.js';
import type { ResponseCutoffs } from './response-drift.js';
import type { Drift } from './drift-entry.js';

/**
 * Checks the ledger's invariants over the whole database, in one query that returns the violations. Constraints prevent most
 * of them on writing; they are checked anyway, to detect a missing constraint. Archived months count with the balances that
 * they carried; their single entries were checked before they were archived (ADR 0196).
 */
const driftSql = `
  with carried_posting as not materialized (
    select account_id, ledger, nullif(lot_id, 0) as lot_id, amount_micro from posting_carried
    union all
    select account_id, ledger, lot_id, amount_micro from posting
  ), entry_sum as (
    select entry_id, account_id, sum(amount_micro)::bigint as total,
           coalesce(sum(amount_micro) filter (where ledger in ('wallet', 'trial')), 0)::bigint as customer
      from posting group by entry_id, account_id
  ), wallet as (
    select account_id, sum(amount_micro)::bigint as total from carried_posting where ledger = 'wallet' group by account_id
  ), lot as (
    select lot_id, sum(amount_micro)::bigint as total from carried_posting where lot_id is not null group by lot_id
  ), month_spend as (
    select account_id, month, -sum(amount_micro)::bigint as total
      from journal_entry where kind in ('charge', 'reversal') group by account_id, month
  ), cap_spend as (
    select c.id, -sum(e.amount_micro + coalesce(r.amount_micro, 0))::bigint as total
      from key_cap c
      join api_key k on k.key_cap_id = c.id
      join journal_entry e on e.account_id = c.account_id and e.api_key_id = k.id and e.kind = 'charge' and e.month = c.month
      left join journal_entry r on r.account_id = e.account_id and r.idempotency_key = 'reversal:' || e.id
     group by c.id
  )
  select 'I1' as invariant, account_id as "accountId", 'postings of entry ' || entry_id as subject,
         0::bigint as expected, total as actual
    from entry_sum where total <> 0
  union all
  select 'I1', e.account_id, 'customer postings of entry ' || e.id, e.amount_micro, coalesce(s.customer, 0)
    from journal_entry e left join entry_sum s on s.entry_id = e.id and s.account_id = e.account_id
   where e.amount_micro <> coalesce(s.customer, 0) and not e.id <@ (select archived_entries())
  union all
  select 'I1', s.account_id, 'another account''s postings in entry ' || e.id, 0, s.customer
    from entry_sum s join journal_entry e on e.id = s.entry_id where e.account_id <> s.account_id
  union all
  select 'I1', a.id, 'balance of account ' || a.id, coalesce(w.total, 0), a.balance_micro
    from account a left join wallet w on w.account_id = a.id where a.balance_micro <> coalesce(w.total, 0)
  union all
  select 'I1', l.account_id, 'remainder of lot ' || l.id, coalesce(s.total, 0), l.remaining_micro
    from credit_lot l left join lot s on s.lot_id = l.id where l.remaining_micro <> coalesce(s.total, 0)
  union all
  select 'I2', id, 'balance of account ' || id, 0, balance_micro from account where balance_micro < 0
  union all
  select 'I2', account_id, 'remainder of lot ' || id, 0, remaining_micro from credit_lot where remaining_micro < 0
  union all
  select 'I4', account_id, 'month spend after entry ' || id || ' above its cap', cap_micro, month_spent_micro
    from journal_entry where kind = 'charge' and amount_micro < 0 and month_spent_micro > cap_micro
  union all
  select 'I4', a.id, 'month spend of account ' || a.id, coalesce(m.total, 0), a.month_spent_micro
    from account a left join month_spend m on m.account_id = a.id and m.month = a.month
   where a.month_spent_micro <> coalesce(m.total, 0)
  union all
  select 'I4', c.account_id, 'month spend of key cap ' || c.id, coalesce(s.total, 0), c.month_spent_micro
    from key_cap c left join cap_spend s on s.id = c.id where c.month_spent_micro <> coalesce(s.total, 0)
  union all
  select 'I4', null, 'public queries of ' || day || ' (count)', $1::bigint, used from public_budget where used > $1::bigint
  union all
  select 'I5', account_id, 'entries under idempotency key ' || idempotency_key, 1, count(*)
    from journal_entry group by account_id, idempotency_key having count(*) > 1
  order by 1, 2, 3 limit $2`;

export interface LedgerTotals {
  accounts: bigint;
  entries: bigint;
  postings: bigint;
}

/** Maximum violations listed per query. A longer report doesn't help and would fill the memory. */
const MAX_DRIFTS = 1_000;

/**
 * Every violation of I1 to I5 and I7; empty if the ledger balances. The responses to charges from `cutoffs` on may not be
 * sent yet (I3). Run it inside one REPEATABLE READ transaction.
 */
export async function findDrift(db: Queryable, cutoffs: ResponseCutoffs): Promise<Drift[]> {
  const { rows } = await db.query<Drift>(driftSql, [PUBLIC_LIMITS.queriesPerDay, MAX_DRIFTS]);
  const responses = await findResponseDrift(db, cutoffs, MAX_DRIFTS);
  const drift = [...rows, ...responses, ...(await findPaymentDrift(db, MAX_DRIFTS))];
  return drift.sort((a, b) => a.invariant.localeCompare(b.invariant));
}

/** Counts what `findDrift` checks. */
export async function countLedger(db: Queryable): Promise<LedgerTotals> {
  const { rows } = await db.query<LedgerTotals>(
    `select (select count(*) from account) as accounts, (select count(*) from journal_entry) as entries,
            (select count(*) from posting)
              + (select coalesce(sum(rows), 0)::bigint from ledger_archive where state = 'archived') as postings`,
  );
  return rows[0] as LedgerTotals;
}
