-- Writes the deeds in a property's payload as records of their own (level real_estate_deeds), so that they can be searched.
-- Existing records are overwritten: a deed belongs to the property that listed it last. `sync_property_deeds` calls it.
create or replace function upsert_property_deeds(p_property record_real_estate) returns void
language sql as $$
  insert into record_real_estate_deeds
         (level, jurisdiction, pk, tag, entity_pk, payload, item_date, synthetic, source, source_key, run_id, fetched_at,
          source_updated_at)
  select 'real_estate_deeds', p_property.jurisdiction, listed.id, 'real_estate_deeds', p_property.entity_pk,
         jsonb_build_object(
           'sid', listed.deed -> 'sid', 'nombre', listed.deed -> 'nombre', 'fecha', listed.deed -> 'fecha',
           'hipoteca', listed.deed -> 'hipoteca', 'compraventa', listed.deed -> 'compraventa',
           'propiedad_id', p_property.pk, 'propiedad_tag', p_property.tag),
         parse_source_date(listed.deed ->> 'fecha'), p_property.synthetic, p_property.source, listed.id::text,
         p_property.run_id, p_property.fetched_at, p_property.source_updated_at
    from list_property_deeds(p_property.payload) as listed
  on conflict (level, jurisdiction, pk) do update
     set entity_pk = excluded.entity_pk, payload = excluded.payload, item_date = excluded.item_date,
         synthetic = excluded.synthetic, source = excluded.source, run_id = excluded.run_id,
         fetched_at = excluded.fetched_at, source_updated_at = excluded.source_updated_at
$$;
