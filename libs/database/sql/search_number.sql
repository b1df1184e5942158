-- A number; null for any other value.
create or replace function search_number(value jsonb) returns numeric language sql immutable parallel safe
  return case when jsonb_typeof(value) = 'number' then value::numeric end;
