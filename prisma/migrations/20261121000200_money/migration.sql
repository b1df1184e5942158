-- Money: accounts, keys, and a double-entry ledger that only grows.
--
-- Amounts are bigint micro-USD. Time always comes in from the caller (p_now): no column defaults to now().
-- What an account owns is account.balance_micro (purchased) plus the unexpired lots of trial credit.

create table account (
  id                 bigint generated always as identity primary key,
  name               text        not null check (length(name) between 1 and 200),
  email              text        not null check (length(email) between 3 and 320),
  balance_micro      bigint      not null default 0 check (balance_micro >= 0),          -- purchased; ledger "wallet"
  cap_micro          bigint      check (cap_micro >= 0),                                 -- a UTC month's spend; null: none
  month              date        not null default date '1970-01-01',                     -- the month month_spent_micro counts
  month_spent_micro  bigint      not null default 0 check (month_spent_micro >= 0),
  quota_day          date        not null default date '1970-01-01',
  quota_day_used     integer     not null default 0 check (quota_day_used >= 0),
  quota_month        date        not null default date '1970-01-01',
  quota_month_used   integer     not null default 0 check (quota_month_used >= 0),
  jurisdictions      text[]      not null default '{pa,ec}' check (jurisdictions <@ array['pa', 'ec', 'co']),
  first_purchase_at  timestamptz,
  created_at         timestamptz not null,
  check (extract(day from month) = 1 and extract(day from quota_month) = 1)
) with (fillfactor = 50);   -- room for heap-only updates: every charge rewrites the row

-- Trial credit, one row per grant. Writers hold the account's row lock.
create table credit_lot (
  id               bigint generated always as identity primary key,
  account_id       bigint      not null references account (id),
  granted_micro    bigint      not null check (granted_micro > 0),
  remaining_micro  bigint      not null check (remaining_micro between 0 and granted_micro),
  expires_at       timestamptz not null,
  created_at       timestamptz not null
) with (fillfactor = 70);
create index credit_lot_account_idx on credit_lot (account_id, expires_at, id);

create table api_key (
  id            bigint generated always as identity primary key,
  account_id    bigint      not null references account (id),
  name          text        not null check (length(name) between 1 and 200),
  key_hash      bytea       not null unique check (length(key_hash) = 32),   -- HMAC-SHA-256 under the server's pepper
  prefix        text        not null check (length(prefix) between 4 and 12), -- what a list shows; far too short to guess from
  expires_at    timestamptz,
  revoked_at    timestamptz,
  scopes        text[]      not null default '{}',
  created_at    timestamptz not null,
  last_used_at  timestamptz
) with (fillfactor = 70);
create index api_key_account_idx on api_key (account_id);

-- One row per event that moved money or used a quota.
create table journal_entry (
  id                 bigint generated always as identity primary key,
  account_id         bigint      not null references account (id),
  kind               text        not null,
  idempotency_key    text        not null check (length(idempotency_key) between 1 and 200),
  amount_micro       bigint      not null,      -- change of what the customer owns: a charge is negative, a purchase positive
  api_key_id         bigint,
  request_id         text,
  lines              jsonb       not null default '[]',
  month              date,                      -- charges and their reversals: the month the amount counts in,
  month_spent_micro  bigint,                    -- charges: that month's spend after it,
  cap_micro          bigint,                    -- charges: and the cap that stood then
  created_at         timestamptz not null,
  unique (account_id, idempotency_key),
  constraint journal_entry_kind_check check (
    case kind
      when 'charge'     then amount_micro <= 0 and month is not null and month_spent_micro is not null
      when 'reversal'   then amount_micro > 0 and month is not null
      when 'purchase'   then amount_micro > 0
      when 'trial'      then amount_micro > 0
      when 'expiry'     then amount_micro < 0
      when 'adjustment' then amount_micro <> 0
      else false
    end),
  -- The monthly cap, once more: a charge past it cannot be written, whoever writes it.
  constraint journal_entry_cap_check check (kind <> 'charge' or amount_micro = 0 or month_spent_micro <= cap_micro)
);
create index journal_entry_account_idx on journal_entry (account_id, id);

-- Customer ledgers (wallet, trial) are positive when the customer owns; the house's own stand against them.
create table posting (
  entry_id      bigint   not null references journal_entry (id),
  seq           smallint not null,
  account_id    bigint   not null,
  ledger        text     not null check (ledger in ('wallet', 'trial', 'revenue', 'cash', 'promotion', 'adjustment')),
  lot_id        bigint   references credit_lot (id),
  amount_micro  bigint   not null check (amount_micro <> 0),
  primary key (entry_id, seq),
  check ((ledger = 'trial') = (lot_id is not null))
);

-- Append-only, for the owner of the tables too.
create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only: % refused', tg_table_name, tg_op
    using errcode = 'restrict_violation', hint = 'Write a reversal or an adjustment instead.';
end $$;
create trigger journal_entry_append_only before update or delete or truncate on journal_entry
  for each statement execute function refuse_ledger_change();
create trigger posting_append_only before update or delete or truncate on posting
  for each statement execute function refuse_ledger_change();

-- What one statement adds to an entry sums to zero, hence every entry does.
create function refuse_unbalanced_entry() returns trigger language plpgsql as $$
begin
  if exists (select from added group by entry_id having sum(amount_micro) <> 0) then
    raise exception 'the postings of a journal entry must sum to zero' using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger posting_balanced after insert on posting
  referencing new table as added for each statement execute function refuse_unbalanced_entry();

-- The one way to take money. Locks the account, checks, books; all or nothing, in one round trip.
--   p_key    null: no key behind it (a refresh that completes); otherwise its state is checked again here.
--   p_quota  {"units", "day_limit", "month_limit"}: free quotas, in UTC days and months; null: none.
-- Outcomes: charged; replayed (this key of idempotency was booked before: nothing happens); revoked (or expired);
-- insufficient; capped; quota (quota.exceeded says which). balance_micro is what is spendable afterwards.
-- Every statement after the lock reads a fresh snapshot (READ COMMITTED), so it sees what the previous holder committed.
create function charge(
  p_account bigint, p_key bigint, p_idempotency_key text, p_amount bigint, p_lines jsonb, p_quota jsonb,
  p_now timestamptz, p_request_id text,
  out outcome text, out entry_id bigint, out balance_micro bigint, out spent_micro bigint, out cap_micro bigint, out quota jsonb
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
  v_units        integer := (p_quota ->> 'units')::integer;
  v_day_used     integer;
  v_month_used   integer;
begin
  if p_amount is null or p_amount < 0 or v_units < 0 then
    raise exception 'charge: amount and units must not be negative' using errcode = 'invalid_parameter_value';
  end if;
  select * into v_account from account where id = p_account for no key update;
  if not found then
    raise exception 'charge: no account %', p_account using errcode = 'no_data_found';
  end if;

  select k.account_id as key_account, k.revoked_at, k.expires_at, e.id as entry, e.kind,
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
  if p_quota is not null then
    if v_account.quota_day < v_day then
      v_account.quota_day := v_day;
      v_account.quota_day_used := 0;
    end if;
    if v_account.quota_month < date_trunc('month', v_day)::date then
      v_account.quota_month := date_trunc('month', v_day)::date;
      v_account.quota_month_used := 0;
    end if;
    v_day_used := v_account.quota_day_used + v_units;
    v_month_used := v_account.quota_month_used + v_units;
    quota := p_quota || jsonb_build_object(
      'day', v_account.quota_day, 'day_used', v_account.quota_day_used,
      'month', v_account.quota_month, 'month_used', v_account.quota_month_used, 'exceeded', null);
  end if;

  if p_key is not null and (v_seen.key_account is distinct from p_account
      or v_seen.revoked_at is not null or v_seen.expires_at <= p_now) then
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
    return;
  elsif v_month_used > (p_quota ->> 'month_limit')::integer then
    outcome := 'quota';   -- the month first: waiting for the next day would not help
    quota := quota || '{"exceeded": "month"}';
    return;
  elsif v_day_used > (p_quota ->> 'day_limit')::integer then
    outcome := 'quota';
    quota := quota || '{"exceeded": "day"}';
    return;
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
                             month, month_spent_micro, cap_micro, created_at)
  values (p_account, 'charge', p_idempotency_key, -p_amount, p_key, p_request_id, coalesce(p_lines, '[]'),
          v_month, spent_micro, v_account.cap_micro, p_now)
  returning id into entry_id;

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
    v_account.quota_day_used := v_day_used;
    v_account.quota_month_used := v_month_used;
    quota := quota || jsonb_build_object('day_used', v_day_used, 'month_used', v_month_used);
  end if;
  update account
     set balance_micro = balance_micro - v_rest, month = v_month, month_spent_micro = spent_micro,
         quota_day = v_account.quota_day, quota_day_used = v_account.quota_day_used,
         quota_month = v_account.quota_month, quota_month_used = v_account.quota_month_used
   where id = p_account;
end $$;

revoke all on account, credit_lot, api_key, journal_entry, posting from public;
revoke all on function charge(bigint, bigint, text, bigint, jsonb, jsonb, timestamptz, text) from public;
