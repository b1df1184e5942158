-- Updates the listing of entities whose other names change, in the transaction that changes them. An entity that isn't listed yet
-- stays so: its sections are built later.
create or replace function sync_listing_names() returns trigger language plpgsql as $$
declare
  v_jurisdiction text;
  v_pks bigint[];
begin
  for v_jurisdiction, v_pks in
    select c.jurisdiction, array_agg(distinct c.entity_pk)
      from changed_names c join entity_listing l on l.jurisdiction = c.jurisdiction and l.entity_pk = c.entity_pk
     group by c.jurisdiction
  loop
    perform sync_entity_listing(v_jurisdiction, v_pks);
  end loop;
  return null;
end
$$;
