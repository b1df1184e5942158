-- Creates the missing monthly partitions of a table that is partitioned by ids of months (`first_id_of_month`) or by day.
-- Returns the names of the new partitions.
--   p_table            the partitioned table; its partition `<table>_start` holds everything before 2027
--   p_from, p_months   the first month (any day of it, UTC), and how many months
--
-- Writers of the table are not blocked. A foreign key locks the table that it refers to, for an instant; the wait for that lock
-- ends after half a second, and the next run tries again.
create or replace function make_month_partitions(p_table regclass, p_from date, p_months integer) returns text[]
language plpgsql set lock_timeout = '500ms' as $$
declare
  v_made    text[] := '{}';
  v_month   date;
  v_name    text;
  v_storage text;
begin
  select 'with (' || array_to_string(reloptions, ', ') || ')' into v_storage
    from pg_class where oid = to_regclass(p_table || '_start');
  for v_nr in 0 .. p_months - 1 loop
    v_month := (date_trunc('month', p_from::timestamp) + make_interval(months => v_nr))::date;
    continue when v_month < date '2027-01-01';
    v_name := p_table || to_char(v_month, '"_"YYYY_MM');
    continue when to_regclass(v_name) is not null
      or exists (select from ledger_archive where partition = v_name and state = 'archived');
    execute format('create table %I (like %s including all excluding identity) %s', v_name, p_table, v_storage);
    perform attach_month_partition(p_table, v_name, v_month);
    v_made := v_made || v_name;
  end loop;
  return v_made;
end $$;
revoke all on function make_month_partitions(regclass, date, integer) from public;
