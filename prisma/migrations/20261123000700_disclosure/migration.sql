-- What each response told about whom (ruling 48, ADR 0158): one row for each charge of a response, written by `charge` and
-- `charge_plain` in the statement that books it, so that there is never one without the other.
--
-- Lock: new tables and functions only. The functions get further parameters: stop the processes that call the former ones.
set local lock_timeout = '5s';

create table disclosure (
  entry_id   bigint      not null,
  account_id bigint      not null,
  at         timestamptz not null,
  channel    smallint    not null,
  user_id    text        check (length(user_id) between 1 and 64),
  entities   bigint[]    not null,
  levels     bigint[]    not null check (cardinality(levels) in (1, cardinality(entities))),
  signals    bigint[]    check (cardinality(signals) in (1, cardinality(entities))),
  primary key (entry_id, at)
) partition by range (at);
comment on table disclosure is
  'One row per charge: what its response told about whom. A response that was never sent has its charge reversed in '
  'response_delivery and told nothing. No foreign keys: the charge is written by the same statement, and neither goes.';
comment on column disclosure.at is 'journal_entry.created_at of the charge; with it one partition is read.';
comment on column disclosure.channel is 'How it went out: CHANNEL_NUMBERS of libs/domain. 0: it told nothing about an entity.';
comment on column disclosure.user_id is 'The user of the dashboard who made the call; null: a program.';
comment on column disclosure.entities is
  'Typed ids, each once: primary key << 8 | ID_TYPE_NUMBERS << 3 | JURISDICTION_NUMBERS. 0: records of no entity.';
comment on column disclosure.levels is
  'Levels whose records were told, bit n for LEVEL_NUMBERS n: one mask for each entity, or a single one for all.';
comment on column disclosure.signals is 'The same for levels of which numbers or presence alone were told; null: none.';

-- Most responses are about one entity: a plain index finds who received it, and by account whether that account did.
create index disclosure_entity_idx on disclosure ((entities[1]), account_id) where cardinality(entities) = 1;
-- The others by each of their entities, and by their account, which stands among them as a negative number, so that one index
-- finds both. Without a pending list, which every reader would have to go through.
create index disclosure_entities_idx on disclosure using gin ((entities || (- account_id))) with (fastupdate = off)
  where cardinality(entities) <> 1;

-- Takes what has no partition of its own month: a charge never fails for want of one.
create table disclosure_rest partition of disclosure default;

-- Makes the partitions of `p_months` UTC months from that of `p_from` on, as far as they are missing, and moves what the
-- default partition holds of them. Writers wait only where they would write into the default partition. Returns the names made.
create function make_disclosure_partitions(p_from date, p_months integer) returns text[]
language plpgsql set lock_timeout = '2s' as $$
declare
  v_made  text[] := '{}';
  v_month timestamp;
  v_name  text;
begin
  for v_nr in 0 .. p_months - 1 loop
    v_month := date_trunc('month', p_from::timestamp) + make_interval(months => v_nr);
    v_name := 'disclosure_' || to_char(v_month, 'YYYY_MM');
    continue when to_regclass(v_name) is not null;
    lock table disclosure_rest in access exclusive mode;
    execute format('create table %I (like disclosure including all)', v_name);
    execute format('with moved as (delete from disclosure_rest where at >= %L and at < %L returning *)
                    insert into %I select * from moved',
                   v_month at time zone 'UTC', (v_month + interval '1 month') at time zone 'UTC', v_name);
    execute format('alter table disclosure attach partition %I for values from (%L) to (%L)',
                   v_name, v_month at time zone 'UTC', (v_month + interval '1 month') at time zone 'UTC');
    v_made := v_made || v_name;
  end loop;
  return v_made;
end $$;

-- Drops the oldest monthly partition that ended at `p_before` or earlier; null: there is none. One at a time, since it locks
-- out every charge: it gives up after half a second and is tried again by the next run.
create function drop_disclosure_partition(p_before timestamptz) returns text
language plpgsql set lock_timeout = '500ms' as $$
declare
  v_name text;
begin
  select c.relname into v_name
    from pg_inherits i join pg_class c on c.oid = i.inhrelid
   where i.inhparent = 'disclosure'::regclass and c.relname ~ '^disclosure_[0-9]{4}_[0-9]{2}$'
     and (to_date(right(c.relname, 7), 'YYYY_MM') + interval '1 month') at time zone 'UTC' <= p_before
   order by c.relname limit 1;
  if v_name is not null then
    execute format('drop table %I', v_name);
  end if;
  return v_name;
end $$;

select make_disclosure_partitions((now() at time zone 'UTC')::date, 4);

-- The one way to take money, now with the disclosure of the response.
--
-- Locks the account, checks, books; all or nothing, in one round trip. Every statement after the lock reads a fresh
-- snapshot (READ COMMITTED), so it sees what the previous holder committed.
--   p_key    null: no key behind it (a refresh that completes); otherwise its state and its own cap are checked here. A
--            key is revoked from revoked_at on: after a roll that lies ahead.
--   p_quota  free quotas, null: none. {"units", "day_limit", "month_limit"} in UTC days and months, and
--            {"estimator_rows", "estimator_limit"} in UTC months; either may be absent.
--   p_call   null, or {"route", "client_reference"} to keep with the entry, and {"record", "answer"}: the
--            idempotency_record that gets this answer in the same transaction.
--   p_channel, p_entities, p_levels, p_signals, p_user  the columns of `disclosure`; p_channel 0 and empty arrays: no facts.
-- Outcomes, in the order in which they are looked for; all but `charged` consume and write nothing:
--   revoked       the key is not this account's, revoked or expired (before replayed: a dead key gets no replay)
--   replayed      this key of idempotency was booked before: nothing happens
--   insufficient  more than is spendable
--   capped        capped_by 'account', then 'key': past a month's cap; spent_micro and cap_micro are those of that one
--   quota         quota.exceeded 'month', then 'day', then 'estimator': exactly used + requested > limit
--   record_gone   the record of the call is gone
--   charged
-- balance_micro is what is spendable afterwards; spent_micro and cap_micro are the account's unless the key's refused.
-- A key without a cap of its own costs nothing more: its cap is one row, shared by the keys rolled from it, that only
-- charges of such keys read and write.
drop function charge(bigint, bigint, text, bigint, jsonb, jsonb, timestamptz, text, jsonb);
create function charge(
  p_account bigint, p_key bigint, p_idempotency_key text, p_amount bigint, p_lines jsonb, p_quota jsonb,
  p_now timestamptz, p_request_id text, p_call jsonb,
  p_channel smallint, p_user text, p_entities bigint[], p_levels bigint[], p_signals bigint[],
  out outcome text, out entry_id bigint, out balance_micro bigint, out spent_micro bigint, out cap_micro bigint,
  out quota jsonb, out capped_by text
) language plpgsql set lock_timeout = '2s' as $$
#variable_conflict use_column
declare
  v_day          date := (p_now at time zone 'UTC')::date;
  v_month        date;
  v_account      account%rowtype;
  v_seen         record;
  v_lot          record;
  v_wallet       bigint;
  v_rest         bigint := p_amount;
  v_take         bigint;
  v_lots         bigint[] := '{}';
  v_takes        bigint[] := '{}';
  v_units        integer := coalesce((p_quota ->> 'units')::integer, 0);
  v_rows         integer := coalesce((p_quota ->> 'estimator_rows')::integer, 0);
  v_key_cap      bigint;
  v_key_spent    bigint;
  v_record       bigint := (p_call ->> 'record')::bigint;
begin
  if p_amount is null or p_amount < 0 or v_units < 0 or v_rows < 0 then
    raise exception 'charge: amount, units and rows must not be negative' using errcode = 'invalid_parameter_value';
  end if;
  select * into v_account from account where id = p_account for no key update;
  if not found then
    raise exception 'charge: no account %', p_account using errcode = 'no_data_found';
  end if;

  select k.account_id as key_account, k.revoked_at, k.expires_at, k.key_cap_id, e.id as entry, e.kind,
         (select coalesce(sum(l.remaining_micro), 0)::bigint from credit_lot l
           where l.account_id = p_account and l.expires_at > p_now) as trial
    into v_seen
    from (select) one
    left join api_key k on k.id = p_key
    left join journal_entry e on e.account_id = p_account and e.idempotency_key = p_idempotency_key;

  -- A clock that is behind never turns a counter back: the later day and month stand.
  v_month := greatest(date_trunc('month', v_day)::date, v_account.month);
  spent_micro := case when v_account.month = v_month then v_account.month_spent_micro else 0 end;
  cap_micro := v_account.cap_micro;
  balance_micro := v_account.balance_micro + v_seen.trial;
  if v_seen.key_cap_id is not null then
    -- No lock of its own: whoever writes the row holds the account's.
    select cap_micro, case when month >= v_month then month_spent_micro else 0 end into v_key_cap, v_key_spent
      from key_cap where id = v_seen.key_cap_id;
  end if;
  if p_quota is not null then
    if v_account.quota_day < v_day then
      v_account.quota_day := v_day;
      v_account.quota_day_used := 0;
    end if;
    if v_account.quota_month < date_trunc('month', v_day)::date then
      v_account.quota_month := date_trunc('month', v_day)::date;
      v_account.quota_month_used := 0;
    end if;
    if v_account.estimator_month < date_trunc('month', v_day)::date then
      v_account.estimator_month := date_trunc('month', v_day)::date;
      v_account.estimator_used := 0;
    end if;
    quota := p_quota || jsonb_build_object(
      'day', v_account.quota_day, 'day_used', v_account.quota_day_used,
      'month', v_account.quota_month, 'month_used', v_account.quota_month_used,
      'estimator_month', v_account.estimator_month, 'estimator_used', v_account.estimator_used, 'exceeded', null);
  end if;

  if p_key is not null and (v_seen.key_account is distinct from p_account
      or v_seen.revoked_at <= p_now or v_seen.expires_at <= p_now) then
    outcome := 'revoked';
    return;
  elsif v_seen.entry is not null then
    if v_seen.kind <> 'charge' then
      raise exception 'charge: this idempotency key belongs to a %', v_seen.kind using errcode = 'unique_violation';
    end if;
    outcome := 'replayed';
    entry_id := v_seen.entry;
    return;
  elsif balance_micro < p_amount then
    outcome := 'insufficient';
    return;
  elsif p_amount > 0 and spent_micro + p_amount > cap_micro then
    outcome := 'capped';
    capped_by := 'account';
    return;
  elsif p_amount > 0 and v_key_spent + p_amount > v_key_cap then
    outcome := 'capped';
    capped_by := 'key';
    spent_micro := v_key_spent;
    cap_micro := v_key_cap;
    return;
  elsif v_units > 0 and v_account.quota_month_used + v_units > (p_quota ->> 'month_limit')::integer then
    outcome := 'quota';   -- the month first: waiting for the next day would not help
    quota := quota || '{"exceeded": "month"}';
    return;
  elsif v_units > 0 and v_account.quota_day_used + v_units > (p_quota ->> 'day_limit')::integer then
    outcome := 'quota';
    quota := quota || '{"exceeded": "day"}';
    return;
  elsif v_rows > 0 and v_account.estimator_used + v_rows > (p_quota ->> 'estimator_limit')::integer then
    outcome := 'quota';
    quota := quota || '{"exceeded": "estimator"}';
    return;
  end if;
  if v_record is not null then
    -- Held until the answer is in it: whoever would take it over or free it waits, and then finds it answered.
    perform from idempotency_record where id = v_record and account_id = p_account for no key update;
    if not found then
      outcome := 'record_gone';
      return;
    end if;
  end if;

  if v_seen.trial > 0 and p_amount > 0 then
    for v_lot in
      select id, remaining_micro from credit_lot
       where account_id = p_account and expires_at > p_now and remaining_micro > 0 order by expires_at, id
    loop
      v_take := least(v_lot.remaining_micro, v_rest);
      update credit_lot set remaining_micro = remaining_micro - v_take where id = v_lot.id;
      v_lots := v_lots || v_lot.id;
      v_takes := v_takes || v_take;
      v_rest := v_rest - v_take;
      exit when v_rest = 0;
    end loop;
  end if;

  outcome := 'charged';
  balance_micro := balance_micro - p_amount;
  spent_micro := spent_micro + p_amount;
  insert into journal_entry (account_id, kind, idempotency_key, amount_micro, api_key_id, request_id, lines,
                             month, month_spent_micro, cap_micro, created_at, route, client_reference, quota_units,
                             estimator_rows)
  values (p_account, 'charge', p_idempotency_key, -p_amount, p_key, p_request_id, coalesce(p_lines, '[]'),
          v_month, spent_micro, v_account.cap_micro, p_now, p_call ->> 'route', p_call ->> 'client_reference', v_units,
          v_rows)
  returning id into entry_id;
  insert into disclosure (entry_id, account_id, at, channel, user_id, entities, levels, signals)
  values (entry_id, p_account, p_now, p_channel, p_user, p_entities, p_levels, p_signals);

  if p_amount > 0 then
    if v_lots = '{}' then
      insert into posting (entry_id, seq, account_id, ledger, amount_micro)
      values (entry_id, 1, p_account, 'wallet', -p_amount), (entry_id, 2, p_account, 'revenue', p_amount);
    else
      insert into posting (entry_id, seq, account_id, ledger, lot_id, amount_micro)
      select entry_id, t.seq, p_account, 'trial', t.lot, -t.amount
        from unnest(v_lots, v_takes) with ordinality t (lot, amount, seq)
      union all
      select entry_id, cardinality(v_lots) + 1, p_account, 'wallet', null, -v_rest where v_rest > 0
      union all
      select entry_id, cardinality(v_lots) + 2, p_account, 'revenue', null, p_amount;
    end if;
  end if;

  if p_quota is not null then
    v_account.quota_day_used := v_account.quota_day_used + v_units;
    v_account.quota_month_used := v_account.quota_month_used + v_units;
    v_account.estimator_used := v_account.estimator_used + v_rows;
    quota := quota || jsonb_build_object(
      'day_used', v_account.quota_day_used, 'month_used', v_account.quota_month_used,
      'estimator_used', v_account.estimator_used);
  end if;
  update account
     set balance_micro = balance_micro - v_rest, month = v_month, month_spent_micro = spent_micro,
         quota_day = v_account.quota_day, quota_day_used = v_account.quota_day_used,
         quota_month = v_account.quota_month, quota_month_used = v_account.quota_month_used,
         estimator_month = v_account.estimator_month, estimator_used = v_account.estimator_used
   where id = p_account;
  if v_key_cap is not null and p_amount > 0 then
    update key_cap set month = greatest(month, v_month), month_spent_micro = v_key_spent + p_amount
     where id = v_seen.key_cap_id;
  end if;

  if v_record is not null then
    update idempotency_record set answer = p_call ->> 'answer', entry_id = charge.entry_id where id = v_record;
  end if;
end $$;

revoke all on function charge(bigint, bigint, text, bigint, jsonb, jsonb, timestamptz, text, jsonb, smallint, text, bigint[],
  bigint[], bigint[]) from public;

-- The common charge, many at once: plain money of accounts that have it, each under its own key of idempotency.
--
-- Books those of the charges that nothing speaks against, in one transaction, and says which; the others it leaves alone,
-- and `charge`, which knows every rule and every refusal, decides them one by one. Nothing is refused here.
--   Element i of every array belongs to charge i. Left alone: an account that is locked by somebody else (nothing waits
--   here, so batches cannot block each other), a key that may not pay or has a limit of its own, a key of idempotency seen
--   before, an amount that the trial credit covers in part only, or that balance or cap do not cover after those before it.
-- The tables' own constraints guard this path as they guard the other.
--   p_entities, p_levels and p_signals hold an array each as text, since arrays of different lengths make no array.
drop function charge_plain(bigint[], bigint[], text[], bigint[], jsonb[], text[], text[], text[], timestamptz);
create function charge_plain(
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
revoke all on function charge_plain(bigint[], bigint[], text[], bigint[], jsonb[], text[], text[], text[], smallint[], text[],
  text[], text[], text[], timestamptz) from public;
revoke all on function make_disclosure_partitions(date, integer), drop_disclosure_partition(timestamptz) from public;
revoke all on disclosure from public;
