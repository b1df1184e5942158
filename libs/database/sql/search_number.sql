-- Returns a JSON number; null for any other value. Indexes use it: see `search_fold`.
create or replace function search_number(value jsonb) returns numeric language sql immutable parallel safe
  return case when jsonb_typeof(value) = 'number' then value::numeric end;
