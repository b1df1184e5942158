-- Makes a table the partition of one month, with the statement triggers of the partitioned table: those fire only for the table
-- that a statement names, and the partition must be as protected when it is named.
--   p_table, p_partition  the partitioned table, and the table to attach
--   p_month               any day of the month, UTC; null: everything before 2027
create or replace function attach_month_partition(p_table regclass, p_partition regclass, p_month date) returns void
language plpgsql set lock_timeout = '500ms' as $$
declare
  v_from  date := date_trunc('month', p_month::timestamp)::date;
  v_to    date := (date_trunc('month', p_month::timestamp) + interval '1 month')::date;
  v_key   regtype;
  v_guard text;
begin
  select a.atttypid::regtype into strict v_key
    from pg_partitioned_table p join pg_attribute a on a.attrelid = p.partrelid and a.attnum = p.partattrs[0]
   where p.partrelid = p_table;
  for v_guard in
    select regexp_replace(pg_get_triggerdef(t.oid), ' ON \S+ ', format(' ON %s ', p_partition))
      from pg_trigger t
     where t.tgrelid = p_table and not t.tgisinternal and (t.tgtype & 1) = 0
       and not exists (select from pg_trigger o where o.tgrelid = p_partition and o.tgname = t.tgname)
  loop
    execute v_guard;
  end loop;
  if p_month is null then
    v_to := '2027-01-01';
  end if;
  execute format('alter table %s attach partition %s for values from (%s) to (%L)', p_table, p_partition,
                 case when p_month is null then 'minvalue'
                      when v_key = 'bigint'::regtype then first_id_of_month(v_from)::text else quote_literal(v_from) end,
                 case v_key when 'bigint'::regtype then first_id_of_month(v_to)::text else v_to::text end);
end $$;
revoke all on function attach_month_partition(regclass, regclass, date) from public;
