-- Returns a day as YYYY-MM-DD, from a text that starts with YYYY-MM-DD or DD/MM/YYYY; null for any other text. It never fails:
-- one badly written date must not end an import. Indexes use it: see `search_fold`.
create or replace function search_day(value text) returns text language sql immutable parallel safe
  return case
    when value ~ '^\d{4}-\d{2}-\d{2}' then left(value, 10)
    when value ~ '^\d{2}/\d{2}/\d{4}' then substr(value, 7, 4) || '-' || substr(value, 4, 2) || '-' || left(value, 2)
  end;
