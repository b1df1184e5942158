-- Drops the oldest monthly partition of `disclosure` that ended at p_before or earlier. Returns its name; null if there is none.
--
-- One partition at a time, because the lock blocks every charge. It waits half a second at most for the lock, then fails; the
-- next run tries again.
create or replace function drop_disclosure_partition(p_before timestamptz) returns text
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
revoke all on function drop_disclosure_partition(timestamptz) from public;
