-- Creates the missing monthly partitions of `disclosure`, and moves the rows of those months out of the default partition.
-- Returns the names of the new partitions.
--   p_from, p_months  the first month (any day of it, UTC), and how many months
--
-- Locks the default partition, waiting 2 s at most: only writers of months without a partition of their own wait.
create or replace function make_disclosure_partitions(p_from date, p_months integer) returns text[]
language plpgsql set lock_timeout = '2s' as $$
declare
  v_made  text[] := '{}';
  v_month timestamp;
  v_name  text;
begin
  for v_nr in 0 .. p_months - 1 loop
    v_month := date_trunc('month', p_from::timestamp) + make_interval(months => v_nr);
    v_name := 'disclosure_' || to_char(v_month, 'YYYY_MM');
    continue when to_regclass(v_name) is not null;
    lock table disclosure_rest in access exclusive mode;
    execute format('create table %I (like disclosure including all)', v_name);
    execute format('with moved as (delete from disclosure_rest where at >= %L and at < %L returning *)
                    insert into %I select * from moved',
                   v_month at time zone 'UTC', (v_month + interval '1 month') at time zone 'UTC', v_name);
    execute format('alter table disclosure attach partition %I for values from (%L) to (%L)',
                   v_name, v_month at time zone 'UTC', (v_month + interval '1 month') at time zone 'UTC');
    v_made := v_made || v_name;
  end loop;
  return v_made;
end $$;
revoke all on function make_disclosure_partitions(date, integer) from public;
