-- Books many simple charges in one transaction: the fast path beside `charge`.
--
-- Returns one row for each charge that it booked. It never refuses a charge: one without a row was skipped and changed
-- nothing. Call `charge` for it, which knows every rule and gives the reason for a refusal.
--   p_accounts .. p_users           element i of each array belongs to charge i; see `charge`
--   p_entities, p_levels, p_signals the array literal of each charge ('{1,2}'), because a two-dimensional array can't hold
--                                   rows of different lengths
--   p_records, p_answers            the idempotency_record that gets the response, and the response; both null: none
--   ordinal                         position of the charge in the arrays, from 1
--   balance_micro                   spendable after the charge: balance and trial credit
--
-- A charge is skipped when
--   - another transaction has locked its account (this function never waits, so batches cannot block each other)
--   - its amount is zero
--   - its key is unknown, revoked, expired, another account's, or has a spending limit of its own
--   - its idempotency key is already in the ledger, or some idempotency key of its account appears twice in the batch
--   - its account has trial credit, and the lot that expires first does not cover this charge and those before it
--   - its account has no trial credit, and the balance does not cover this charge and those before it
--   - the account's spending limit does not cover this charge and those before it
--   - its idempotency record is gone, another account's, or locked by another transaction
--
-- Locks the accounts in the order of their ids, those that are free, and then likewise the idempotency records. Table
-- constraints guard this path as they guard `charge`.
--
-- Always reads idempotency records and entries, which each call adds, by their keys. A session plans a function once. A plan made
-- after `analyze` found no records, or one entry for each account, would read all of them with each call, until the next automatic
-- `analyze` up to a minute later. The settings, `id = any(v_locked_records)` and `order by ... limit 1` leave the planner only the
-- index of the key. (Before PostgreSQL 18, what is off makes plans look so expensive that they would be compiled: hence `jit`.)
create or replace function book_charges(
  p_accounts bigint[], p_keys bigint[], p_idempotency_keys text[], p_amounts bigint[], p_lines jsonb[],
  p_request_ids text[], p_routes text[], p_client_references text[],
  p_channels smallint[], p_users text[], p_entities text[], p_levels text[], p_signals text[],
  p_records bigint[], p_answers text[], p_now timestamptz
) returns table (ordinal integer, entry_id bigint, balance_micro bigint)
language plpgsql set enable_seqscan = off set enable_sort = off set jit = off set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
declare
  v_month            date := date_trunc('month', p_now at time zone 'UTC')::date;
  v_locked_accounts  bigint[];
  v_locked_records   bigint[];
  v_record_accounts  bigint[];
begin
  select array_agg(id) into v_locked_accounts
    from (select id from account where id = any(p_accounts) order by id for no key update skip locked) a;
  -- Locked until they hold the response: a process that wants to take one over or release it waits, then finds the response.
  if array_remove(p_records, null) <> '{}' then
    select array_agg(id), array_agg(account_id) into v_locked_records, v_record_accounts
      from (select id, account_id from idempotency_record where id = any(p_records) order by id for no key update skip locked) r;
  end if;

  -- A separate statement, so that its snapshot includes what previous lock holders committed.
  return query
  with eligible as (
    select c.*
      from unnest(p_accounts, p_keys, p_idempotency_keys, p_amounts, p_lines, p_request_ids, p_routes, p_client_references,
                  p_channels, p_users, p_entities, p_levels, p_signals, p_records, p_answers)
           with ordinality c (account_id, key_id, idempotency_key, amount, lines, request_id, route, client_reference,
                              channel, user_id, entities, levels, signals, record_id, answer, ordinal)
      left join api_key k on k.id = c.key_id
      left join lateral (
        select e.idempotency_key from journal_entry e
         where e.account_id = c.account_id and e.idempotency_key between c.idempotency_key and c.idempotency_key
         order by e.idempotency_key limit 1
      ) seen on true
     where c.account_id = any(v_locked_accounts) and c.amount > 0
       and (c.record_id is null
            or (c.record_id, c.account_id) in (select * from unnest(v_locked_records, v_record_accounts)))
       and (c.key_id is null or (k.account_id = c.account_id and k.key_cap_id is null
              and (k.revoked_at is null or k.revoked_at > p_now) and (k.expires_at is null or k.expires_at > p_now)))
       and seen.idempotency_key is null
  ), summed as (
    -- The total includes charges that turn out not to be covered. After the first of those no later one is covered either.
    select *, sum(amount) over (partition by account_id order by ordinal)::bigint as running_total,
           row_number() over (partition by account_id, idempotency_key order by ordinal) as key_occurrence
      from eligible
  ), covered as (
    select s.*, a.cap_micro, trial.first_lot_id, greatest(v_month, a.month) as month,
           case when a.month >= v_month then a.month_spent_micro else 0 end + s.running_total as month_spent,
           a.balance_micro + trial.total - s.running_total as spendable_after
      from summed s
      join account a on a.id = s.account_id
     cross join lateral (
       select min(l.id) filter (where l.nr = 1) as first_lot_id,
              min(l.remaining_micro) filter (where l.nr = 1) as first_lot_remaining,
              coalesce(sum(l.remaining_micro), 0)::bigint as total
         from (select id, remaining_micro, row_number() over (order by expires_at, id) as nr
                 from credit_lot
                where account_id = s.account_id and expires_at > p_now and remaining_micro > 0) l
     ) trial
     where case when trial.first_lot_id is null then s.running_total <= a.balance_micro
                else s.running_total <= trial.first_lot_remaining end
       and (a.cap_micro is null
            or case when a.month >= v_month then a.month_spent_micro else 0 end + s.running_total <= a.cap_micro)
       and not exists (select from summed other where other.account_id = s.account_id and other.key_occurrence > 1)
  ), entry as (
    insert into journal_entry (account_id, kind, idempotency_key, amount_micro, api_key_id, request_id, lines, month,
                               month_spent_micro, cap_micro, created_at, route, client_reference)
    select account_id, 'charge', idempotency_key, -amount, key_id, request_id, lines, month, month_spent, cap_micro,
           p_now, route, client_reference
      from covered
    returning id, account_id, idempotency_key
  ), booked as (
    select c.*, e.id as entry_id
      from covered c join entry e on e.account_id = c.account_id and e.idempotency_key = c.idempotency_key
  ), posted as (
    insert into posting (entry_id, seq, account_id, ledger, lot_id, amount_micro)
    select entry_id, 1, account_id, case when first_lot_id is null then 'wallet' else 'trial' end, first_lot_id, -amount
      from booked
    union all
    select entry_id, 2, account_id, 'revenue', null, amount from booked
  ), disclosed as (
    insert into disclosure (entry_id, account_id, at, channel, user_id, entities, levels, signals)
    select entry_id, account_id, p_now, channel, user_id, entities::bigint[], levels::bigint[], signals::bigint[]
      from booked
  ), answered as (
    update idempotency_record r set answer = b.answer, entry_id = b.entry_id from booked b
     where r.id = any(v_locked_records) and r.id = b.record_id
  ), account_total as (
    select account_id, first_lot_id, sum(amount)::bigint as amount, max(month_spent) as month_spent, max(month) as month
      from covered group by account_id, first_lot_id
  ), lot_update as (
    update credit_lot l set remaining_micro = l.remaining_micro - t.amount
      from account_total t where l.id = t.first_lot_id
  ), account_update as (
    update account a
       set balance_micro = a.balance_micro - case when t.first_lot_id is null then t.amount else 0 end,
           month = t.month, month_spent_micro = t.month_spent
      from account_total t where a.id = t.account_id
  )
  select b.ordinal::integer, b.entry_id, b.spendable_after from booked b;
end $$;
revoke all on function book_charges(bigint[], bigint[], text[], bigint[], jsonb[], text[], text[], text[], smallint[], text[],
  text[], text[], text[], bigint[], text[], timestamptz) from public;
