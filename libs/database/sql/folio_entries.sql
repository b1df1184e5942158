-- The entries of one property, each once, though several lists of the payload may hold it.
create or replace function folio_entries(payload jsonb) returns table (id bigint, entry jsonb)
language sql immutable parallel safe as $$
  select distinct on (listed.id) listed.id, listed.entry
    from (select (element.value ->> 'id')::bigint as id, element.value as entry, list.position
            from (values (1, payload -> 'record_events'), (2, payload -> 'hipotecas'), (3, payload -> 'compraventas'),
                         (4, jsonb_build_array(payload -> 'last_hipoteca', payload -> 'last_compraventa')))
                   as list (position, entries)
            cross join lateral jsonb_array_elements(
              case when jsonb_typeof(list.entries) = 'array' then list.entries else '[]' end) as element
           where jsonb_typeof(element.value -> 'id') = 'number') as listed
   order by listed.id, listed.position
$$;
