create or replace function keep_deeds_of_property() returns trigger
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
