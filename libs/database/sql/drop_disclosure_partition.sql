-- Drops the oldest monthly partition that ended at `p_before` or earlier; null: there is none. One at a time, since it locks
-- out every charge: it gives up after half a second and is tried again by the next run.
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
