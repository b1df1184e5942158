-- Charges an account for one response. With `book_charges`, the only way to take money.
--
-- Checks every rule, then books the charge or says why not; all or nothing, in one round trip.
--   p_account          the account
--   p_key              the API key, whose state and spending limit are checked here; null if the charge has none (a refresh
--                      that completes). A key is revoked from `revoked_at` on, which is in the future after a roll.
--   p_idempotency_key  unique among the entries of the account
--   p_amount, p_lines  micro-USD, 0 or more, and what the amount consists of
--   p_quota            null, or the free-tier quotas to use: {"units", "day_limit", "month_limit"} per UTC day and month,
--                      {"estimator_rows", "estimator_limit"} per UTC month; either may be absent
--   p_call             null, or {"route", "client_reference"} to store with the entry, and {"record", "answer"}: the
--                      idempotency_record that gets this response in the same transaction
--   p_channel, p_user, p_entities, p_levels, p_signals
--                      the columns of `disclosure`; channel 0 with empty arrays if the response disclosed nothing
--
-- Outcomes, in the order in which they are checked. All but `charged` change nothing:
--   revoked       the key is unknown, another account's, revoked or expired. Before `replayed`, so that a revoked key gets
--                 no replays.
--   replayed      the idempotency key was charged before; entry_id is that charge
--   insufficient  the amount exceeds what is spendable: balance and trial credit
--   capped        it would exceed the monthly spending limit of the account (capped_by 'account') or of the key ('key');
--                 spent_micro and cap_micro are those of the exceeded limit
--   quota         it would exceed a quota; quota.exceeded says which one: 'month', 'day' or 'estimator'
--   record_gone   the idempotency record no longer exists
--   charged       entry_id is the new entry
-- balance_micro is what is spendable afterwards. spent_micro and cap_micro are the account's, unless the key's limit was
-- exceeded. An idempotency key of another kind of entry, a negative amount and an unknown account raise errors.
--
-- Locks the account until the end of the transaction, waiting 2 s at most, then the idempotency record. Each statement after
-- that sees what the previous lock holder committed (READ COMMITTED). A key's spending limit is one row, shared by the keys
-- rolled from it; only charges with such keys read and write it.
--
-- Always reads idempotency records and entries by their keys, like `book_charges`.
create or replace function charge(
  p_account bigint, p_key bigint, p_idempotency_key text, p_amount bigint, p_lines jsonb, p_quota jsonb,
  p_now timestamptz, p_request_id text, p_call jsonb,
  p_channel smallint, p_user text, p_entities bigint[], p_levels bigint[], p_signals bigint[],
  out outcome text, out entry_id bigint, out balance_micro bigint, out spent_micro bigint, out cap_micro bigint,
  out quota jsonb, out capped_by text
) language plpgsql set lock_timeout = '2s'
set enable_seqscan = off set enable_sort = off set jit = off set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
declare
  v_day          date := (p_now at time zone 'UTC')::date;
  v_month        date;
  v_account      account%rowtype;
  v_seen         record;
  v_lot          record;
  v_rest         bigint := p_amount;
  v_take         bigint;
  v_lots         bigint[] := '{}';
  v_takes        bigint[] := '{}';
  v_units        integer := coalesce((p_quota ->> 'units')::integer, 0);
  v_rows         integer := coalesce((p_quota ->> 'estimator_rows')::integer, 0);
  v_key_cap      bigint;
  v_key_spent    bigint;
  v_record       bigint := (p_call ->> 'record')::bigint;
  v_record_owner bigint;
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
    left join (
      select id, kind from journal_entry
       where account_id = p_account and idempotency_key between p_idempotency_key and p_idempotency_key
       order by idempotency_key limit 1
    ) e on true;

  -- A clock that is behind never resets a counter: the later day and month win.
  v_month := greatest(date_trunc('month', v_day)::date, v_account.month);
  spent_micro := case when v_account.month = v_month then v_account.month_spent_micro else 0 end;
  cap_micro := v_account.cap_micro;
  balance_micro := v_account.balance_micro + v_seen.trial;
  if v_seen.key_cap_id is not null then
    -- Needs no lock of its own: every writer of this row holds the account's lock.
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
    outcome := 'quota';   -- the month first: it doesn't help to wait for the next day
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
    -- Locked until it holds the response: a process that wants to take it over or release it waits, then finds the response.
    -- By its id alone: with the account, the planner could choose the index of an account's keys.
    select account_id into v_record_owner from idempotency_record where id = v_record for no key update;
    if v_record_owner is distinct from p_account then
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
