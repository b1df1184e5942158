-- Lock: account, for a moment, for the foreign key. If a long transaction is in the way, this fails after 5 s and can be repeated.
set local lock_timeout = '5s';

-- Jurisdictions whose immigration, court and criminal records need a purpose (ADR 0214). No row: none is required.
create table purpose_requirement (
  jurisdiction text primary key check (jurisdiction::jurisdiction_code is not null),
  required_at  timestamptz not null
);

-- What an account said it uses those records for. The latest one counts; earlier ones stay, because the disclosure log names the
-- one of its time.
create table account_purpose (
  id         bigint generated always as identity primary key,
  account_id bigint not null references account,
  purpose    text not null check (purpose in ('kyc_aml', 'credit', 'legal_claim', 'journalism', 'own_data')),
  stated_at  timestamptz not null
);
create index account_purpose_account_idx on account_purpose (account_id, id);
create trigger account_purpose_append_only before update or delete or truncate on account_purpose
  for each statement execute function reject_append_only_change();

-- Trigger of `api_key`, `account` and `account_purpose`: notifies the channel `key_state` with the hash (in hex) of each API key whose access may
-- have changed. Processes cache the state of keys for a moment, and drop these at once. A changed account affects all its keys.
create or replace function notify_key_state() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'api_key' then
    perform pg_notify('key_state', encode(new.key_hash, 'hex'));
  elsif tg_table_name = 'account_purpose' then
    perform pg_notify('key_state', encode(k.key_hash, 'hex')) from api_key k where k.account_id = new.account_id;
  else
    perform pg_notify('key_state', encode(k.key_hash, 'hex')) from api_key k where k.account_id = new.id;
  end if;
  return null;
end $$;

-- A key may read these records as soon as the purpose is stated.
create trigger account_purpose_key_state after insert on account_purpose
  for each row execute function notify_key_state();
