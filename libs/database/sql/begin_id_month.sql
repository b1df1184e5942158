-- Moves the ids of a table to the range of the current month, so that its new rows, and those of other tables that refer to them,
-- go to that month's partitions. False: nothing to do, or a partition of the month is missing. Until it has run, new rows go to the
-- month before, so a late run loses and refuses nothing.
--   p_table  the table whose column `id` is an identity
--   p_parts  the partitioned tables that hold its ids
--
-- Ids only move forward, under an advisory lock: two processes never give out the same ids.
create or replace function begin_id_month(p_table regclass, p_parts regclass[], p_now timestamptz) returns boolean
language plpgsql as $$
declare
  v_month    date := date_trunc('month', p_now at time zone 'UTC')::date;
  v_sequence text := pg_get_serial_sequence(p_table::text, 'id');
  v_last     bigint;
begin
  if v_month < date '2027-01-01'
     or exists (select from unnest(p_parts) part where to_regclass(part || to_char(v_month, '"_"YYYY_MM')) is null) then
    return false;
  end if;
  perform pg_advisory_xact_lock(hashtext('begin_id_month'), p_table::oid::integer);
  execute format('select last_value from %s', v_sequence) into v_last;
  if v_last >= first_id_of_month(v_month) then
    return false;
  end if;
  perform setval(v_sequence, first_id_of_month(v_month), false);
  return true;
end $$;
revoke all on function begin_id_month(regclass, regclass[], timestamptz) from public;
