create or replace function charge_plain(
  p_accounts bigint[], p_keys bigint[], p_idempotency_keys text[], p_amounts bigint[], p_lines jsonb[],
  p_request_ids text[], p_routes text[], p_client_references text[],
  p_channels smallint[], p_users text[], p_entities text[], p_levels text[], p_signals text[], p_now timestamptz
) returns table (nr integer, entry_id bigint, balance_micro bigint) language plpgsql as $$
#variable_conflict use_column
declare
  v_month   date := date_trunc('month', p_now at time zone 'UTC')::date;
  v_locked  bigint[];
begin
  select array_agg(id) into v_locked
    from (select id from account where id = any(p_accounts) order by id for no key update skip locked) free;
  -- A statement of its own: its snapshot sees what the previous holders of the locks committed.
  return query
  with eligible as (
    select t.*
      from unnest(p_accounts, p_keys, p_idempotency_keys, p_amounts, p_lines, p_request_ids, p_routes, p_client_references,
                  p_channels, p_users, p_entities, p_levels, p_signals)
           with ordinality t (account, key, idempotency_key, amount, lines, request_id, route, client_reference,
                              channel, user_id, entities, levels, signals, nr)
      left join api_key k on k.id = t.key
     where t.account = any(v_locked) and t.amount > 0
       and (t.key is null or (k.account_id = t.account and k.key_cap_id is null
              and (k.revoked_at is null or k.revoked_at > p_now) and (k.expires_at is null or k.expires_at > p_now)))
       and not exists (select from journal_entry e
                        where e.account_id = t.account and e.idempotency_key = t.idempotency_key)
  ), asked as (
    -- An amount counts for those after it. Whichever is the first that is not covered, none after it is either, so the sum
    -- never holds an amount that is not taken.
    select *, sum(amount) over (partition by account order by nr)::bigint as running,
           row_number() over (partition by account, idempotency_key order by nr) as twin
      from eligible
  ), plain as (
    select q.*, a.cap_micro, lot.id as lot, greatest(v_month, a.month) as month,
           case when a.month >= v_month then a.month_spent_micro else 0 end + q.running as spent,
           a.balance_micro + lot.trial - q.running as left_over
      from asked q
      join account a on a.id = q.account
     cross join lateral (
       -- The lot that expires first pays, and only if it pays all of it.
       select min(l.id) filter (where l.nr = 1) as id, min(l.remaining_micro) filter (where l.nr = 1) as first,
              coalesce(sum(l.remaining_micro), 0)::bigint as trial
         from (select id, remaining_micro, row_number() over (order by expires_at, id) as nr
                 from credit_lot
                where account_id = q.account and expires_at > p_now and remaining_micro > 0) l
     ) lot
     where case when lot.id is null then q.running <= a.balance_micro else q.running <= lot.first end
       and (a.cap_micro is null
            or case when a.month >= v_month then a.month_spent_micro else 0 end + q.running <= a.cap_micro)
       -- Two of one key of idempotency in a batch: rare enough to leave the account alone altogether.
       and not exists (select from asked other where other.account = q.account and other.twin > 1)
  ), entry as (
    insert into journal_entry (account_id, kind, idempotency_key, amount_micro, api_key_id, request_id, lines, month,
                               month_spent_micro, cap_micro, created_at, route, client_reference)
    select account, 'charge', idempotency_key, -amount, key, request_id, lines, month, spent, cap_micro, p_now, route,
           client_reference
      from plain
    returning id, account_id, idempotency_key
  ), booked as (
    select p.*, e.id as entry
      from plain p join entry e on e.account_id = p.account and e.idempotency_key = p.idempotency_key
  ), posted as (
    insert into posting (entry_id, seq, account_id, ledger, lot_id, amount_micro)
    select entry, 1, account, case when lot is null then 'wallet' else 'trial' end, lot, -amount from booked
    union all
    select entry, 2, account, 'revenue', null, amount from booked
  ), disclosed as (
    insert into disclosure (entry_id, account_id, at, channel, user_id, entities, levels, signals)
    select entry, account, p_now, channel, user_id, entities::bigint[], levels::bigint[], signals::bigint[] from booked
  ), total as (
    select account, lot, sum(amount)::bigint as amount, max(spent) as spent, max(month) as month
      from plain group by account, lot
  ), from_lot as (
    update credit_lot l set remaining_micro = l.remaining_micro - t.amount from total t where l.id = t.lot
  ), from_account as (
    update account a
       set balance_micro = a.balance_micro - case when t.lot is null then t.amount else 0 end,
           month = t.month, month_spent_micro = t.spent
      from total t where a.id = t.account
  )
  select b.nr::integer, b.entry, b.left_over from booked b;
end $$;
revoke all on function charge_plain(bigint[], bigint[], text[], bigint[], jsonb[], text[], text[], text[], smallint[], text[], text[], text[], text[], timestamptz) from public;
