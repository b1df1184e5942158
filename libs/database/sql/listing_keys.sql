-- Returns what `entity_listing` finds an entity by: the words of its folded names, and its filters as `filter=value`, folded like
-- `search_fold`. A word never contains `=`, because folded names have only letters and digits.
create or replace function listing_keys(
  p_name text, p_other_names text[], p_kind text, p_status text, p_legal_form text, p_province text, p_activities text[]
) returns tsvector
language sql immutable parallel safe as $$
  select array_to_tsvector(array(
    select left(word, 200) from unnest(p_name || p_other_names) as name, unnest(string_to_array(name, ' ')) as word where word <> ''
    union select 'kind=' || search_fold(p_kind)
    union select 'status=' || search_fold(p_status) where p_status is not null
    union select 'legal_form=' || search_fold(p_legal_form) where p_legal_form is not null
    union select 'province=' || search_fold(p_province) where p_province is not null
    union select 'activity=' || search_fold(activity) from unnest(p_activities) as activity where activity is not null))
$$;
