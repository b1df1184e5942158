-- A day as registers of the region write it; null when it is none. (A cast is stable: make_date, which is immutable,
-- would be tried while the statement is planned, before the test that guards it.)
create or replace function written_day(written text) returns date
language sql stable parallel safe as $$
select case
  when written ~ '^\d{4}-\d{2}-\d{2}$' and pg_input_is_valid(written, 'date') then written::date
  when written ~ '^\d{2}/\d{2}/\d{4}$'
       and pg_input_is_valid(substr(written, 7) || '-' || substr(written, 4, 2) || '-' || substr(written, 1, 2), 'date')
    then (substr(written, 7) || '-' || substr(written, 4, 2) || '-' || substr(written, 1, 2))::date
end
$$;
