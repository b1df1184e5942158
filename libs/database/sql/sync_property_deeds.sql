-- Trigger of `record_real_estate`: keeps the deeds of a property in `record_real_estate_deeds`, in the transaction that writes
-- the property. So imports, refreshes and generated data all get their deeds the same way.
create or replace function sync_property_deeds() returns trigger
language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    -- Deeds that the property no longer lists. A deed that another property has taken over since belongs to that one.
    delete from record_real_estate_deeds deed
     where deed.level = 'real_estate_deeds' and deed.jurisdiction = old.jurisdiction
       and deed.pk in (select listed.id from list_property_deeds(old.payload) as listed)
       and deed.payload -> 'propiedad_id' = to_jsonb(old.pk)
       and (tg_op = 'DELETE'
            or deed.pk not in (select listed.id from list_property_deeds(new.payload) as listed));
  end if;
  if tg_op <> 'DELETE' then
    perform upsert_property_deeds(new);
  end if;
  return null;
end
$$;
