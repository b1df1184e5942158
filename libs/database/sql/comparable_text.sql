-- Returns a value of a record in the form in which rules of suppression compare it: without accents, in lower case, with single
-- spaces, without leading zeros, and a written date as YYYY-MM-DD. `comparable` in libs/registry does the same for refreshes.
create or replace function comparable_text(p_value text) returns text
language sql immutable parallel safe as $$
  select regexp_replace(
           regexp_replace(
             btrim(regexp_replace(lower(regexp_replace(normalize(p_value, NFKD), '[\u0300-\u036f]+', '', 'g')), '\s+', ' ', 'g')),
             '^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$', '\3-\2-\1'),
           '(^|\D)0+(?=\d)', '\1', 'g');
$$;
