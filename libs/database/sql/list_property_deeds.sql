-- Returns the deeds in the payload of a property, each once, although several lists of the payload may contain it: the first
-- list wins. Deeds without a numeric id are left out.
create or replace function list_property_deeds(p_payload jsonb) returns table (id bigint, deed jsonb)
language sql immutable parallel safe as $$
  select distinct on (listed.id) listed.id, listed.deed
    from (select (element.value ->> 'id')::bigint as id, element.value as deed, list.position
            from (values (1, p_payload -> 'record_events'), (2, p_payload -> 'hipotecas'), (3, p_payload -> 'compraventas'),
                         (4, jsonb_build_array(p_payload -> 'last_hipoteca', p_payload -> 'last_compraventa')))
                   as list (position, deeds)
            cross join lateral jsonb_array_elements(
              case when jsonb_typeof(list.deeds) = 'array' then list.deeds else '[]' end) as element
           where jsonb_typeof(element.value -> 'id') = 'number') as listed
   order by listed.id, listed.position
$$;
