-- Every process holds states of keys for a moment: this makes them drop one at once.
create or replace function notify_key_state() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'api_key' then
    perform pg_notify('key_state', encode(new.key_hash, 'hex'));
  else
    perform pg_notify('key_state', encode(k.key_hash, 'hex')) from api_key k where k.account_id = new.id;
  end if;
  return null;
end $$;
