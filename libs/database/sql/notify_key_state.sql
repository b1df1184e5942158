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
