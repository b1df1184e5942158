-- Drops the oldest monthly partition of a table that ended at p_before or earlier and, if p_empty, has no rows. Returns its name;
-- null: there is none.
--
-- One partition at a time, because the lock blocks every access to the table. It waits half a second at most, then fails; the next
-- run tries again.
create or replace function drop_month_partition(p_table regclass, p_before date, p_empty boolean) returns text
language plpgsql set lock_timeout = '500ms' as $$
declare
  v_name text;
  v_used boolean;
begin
  for v_name in
    select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
     where i.inhparent = p_table and c.relname ~ '_[0-9]{4}_[0-9]{2}$'
       and to_date(right(c.relname, 7), 'YYYY_MM') + interval '1 month' <= p_before
     order by c.relname
  loop
    if p_empty then
      execute format('select exists (select from %I)', v_name) into v_used;
      continue when v_used;
      execute format('lock table %I in access exclusive mode', v_name);
      execute format('select exists (select from %I)', v_name) into v_used;
      continue when v_used;
    end if;
    execute format('drop table %I', v_name);
    return v_name;
  end loop;
  return null;
end $$;
revoke all on function drop_month_partition(regclass, date, boolean) from public;
