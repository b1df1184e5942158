-- Returns the date in a text as sources write it, YYYY-MM-DD or DD/MM/YYYY; null for any other text and for days that don't
-- exist.
--
-- Stable, because a cast to date is. The immutable make_date would be evaluated while the statement is planned, before the check
-- that protects it.
create or replace function parse_source_date(p_text text) returns date
language sql stable parallel safe as $$
select case
  when p_text ~ '^\d{4}-\d{2}-\d{2}$' and pg_input_is_valid(p_text, 'date') then p_text::date
  when p_text ~ '^\d{2}/\d{2}/\d{4}$'
       and pg_input_is_valid(substr(p_text, 7) || '-' || substr(p_text, 4, 2) || '-' || substr(p_text, 1, 2), 'date')
    then (substr(p_text, 7) || '-' || substr(p_text, 4, 2) || '-' || substr(p_text, 1, 2))::date
end
$$;
