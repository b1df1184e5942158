create or replace function put_deeds_of_property(property record_real_estate) returns void
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
