-- The entries of the folios of real estate as records of their own (ADR 0095): whoever writes a property writes its deeds,
-- an import, a refresh and the generator alike, because the database does it.

-- A day as registers of the region write it; null when it is none. (A cast is stable: make_date, which is immutable,
-- would be tried while the statement is planned, before the test that guards it.)
create function written_day(written text) returns date
language sql stable parallel safe as $$
select case
  when written ~ '^\d{4}-\d{2}-\d{2}$' and pg_input_is_valid(written, 'date') then written::date
  when written ~ '^\d{2}/\d{2}/\d{4}$'
       and pg_input_is_valid(substr(written, 7) || '-' || substr(written, 4, 2) || '-' || substr(written, 1, 2), 'date')
    then (substr(written, 7) || '-' || substr(written, 4, 2) || '-' || substr(written, 1, 2))::date
end
$$;

-- The entries of one property, each once, though several lists of the payload may hold it.
create function folio_entries(payload jsonb) returns table (id bigint, entry jsonb)
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

create function put_deeds_of_property(property record_real_estate) returns void
language sql as $$
  insert into record_real_estate_deeds as deed
         (level, jurisdiction, pk, tag, entity_pk, payload, item_date, synthetic, source, source_key, run_id, fetched_at,
          source_updated_at)
  select 'real_estate_deeds', property.jurisdiction, listed.id, 'real_estate_deeds', property.entity_pk,
         jsonb_build_object(
           'sid', listed.entry -> 'sid', 'nombre', listed.entry -> 'nombre', 'fecha', listed.entry -> 'fecha',
           'hipoteca', listed.entry -> 'hipoteca', 'compraventa', listed.entry -> 'compraventa',
           'propiedad_id', property.pk, 'propiedad_tag', property.tag),
         written_day(listed.entry ->> 'fecha'), property.synthetic, property.source, listed.id::text, property.run_id,
         property.fetched_at, property.source_updated_at
    from folio_entries(property.payload) as listed
  on conflict (level, jurisdiction, pk) do update
     set entity_pk = excluded.entity_pk, payload = excluded.payload, item_date = excluded.item_date,
         synthetic = excluded.synthetic, source = excluded.source, run_id = excluded.run_id,
         fetched_at = excluded.fetched_at, source_updated_at = excluded.source_updated_at
$$;

create function keep_deeds_of_property() returns trigger
language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    -- By their own keys: the entries that the property listed and lists no more. An entry that another property has
    -- taken over since is that property's.
    delete from record_real_estate_deeds deed
     where deed.level = 'real_estate_deeds' and deed.jurisdiction = old.jurisdiction
       and deed.pk in (select listed.id from folio_entries(old.payload) as listed)
       and deed.payload -> 'propiedad_id' = to_jsonb(old.pk)
       and (tg_op = 'DELETE'
            or deed.pk not in (select listed.id from folio_entries(new.payload) as listed));
  end if;
  if tg_op <> 'DELETE' then
    perform put_deeds_of_property(new);
  end if;
  return null;
end
$$;

create trigger record_real_estate_deeds_kept
  after insert or update or delete on record_real_estate
  for each row execute function keep_deeds_of_property();

-- Those of the properties there are.
select put_deeds_of_property(property) from record_real_estate as property;
