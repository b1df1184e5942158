-- Updates the rows of `entity_listing` of entities from their base fields and records, in the caller's transaction. Entities that
-- have no name, were merged or no longer exist lose their row.
--   p_pks  entities of the jurisdiction
--
-- The province of a person is the number of the province that an identity card begins with, because only the country's folder
-- in libs/domain knows what it is called.
create or replace function sync_entity_listing(p_jurisdiction text, p_pks bigint[]) returns void
language plpgsql as $$
begin
  delete from entity_listing l
   where l.jurisdiction = p_jurisdiction and l.entity_pk = any (p_pks)
     and not exists (select from entity e
                      where e.jurisdiction = p_jurisdiction and e.pk = l.entity_pk
                        and e.name_norm is not null and e.merged_into is null);
  insert into entity_listing as l (jurisdiction, entity_pk, kind, name, status, legal_form, province, activities, keys, other_names)
  select e.jurisdiction, e.pk, e.kind, left(e.name_norm, 200), e.core ->> 'status', e.core ->> 'tipo_organizacion', p.province,
         a.activities, listing_keys(e.name_norm, n.other_names, e.kind, e.core ->> 'status', e.core ->> 'tipo_organizacion', p.province,
                                  a.activities), n.other_names
    from entity e
    cross join lateral (
      select array(select distinct o.name_norm from entity_name o
                    where o.jurisdiction = e.jurisdiction and o.entity_pk = e.pk and o.name_norm <> e.name_norm
                    order by 1) as other_names) n
    cross join lateral (
      select case e.kind
               when 'NaturalPerson' then substring(e.cedula from '^\d{1,2}(?!\d)')
               else (select nullif(btrim(r.payload ->> 'provincia'), '') from record_contacto r
                      where r.level = 'contacto' and r.jurisdiction = e.jurisdiction and r.entity_pk = e.pk
                      order by r.pk desc limit 1)
             end as province) p
    cross join lateral (
      select array(select distinct nullif(btrim(r.payload #>> array[side, 'actividad']), '')
                     from record_customs_summaries r
                    cross join unnest(array['export_tariff_activity_similarity', 'import_tariff_activity_similarity']) as side
                    where r.level = 'customs_summaries' and r.jurisdiction = e.jurisdiction and r.entity_pk = e.pk
                      and nullif(btrim(r.payload #>> array[side, 'actividad']), '') is not null
                    order by 1) as activities) a
   where e.jurisdiction = p_jurisdiction and e.pk = any (p_pks) and e.name_norm is not null and e.merged_into is null
  on conflict (jurisdiction, entity_pk) do update
     set kind = excluded.kind, name = excluded.name, status = excluded.status, legal_form = excluded.legal_form,
         province = excluded.province, activities = excluded.activities, keys = excluded.keys, other_names = excluded.other_names
   where (l.kind, l.name, l.status, l.legal_form, l.province, l.activities, l.keys, l.other_names)
         is distinct from (excluded.kind, excluded.name, excluded.status, excluded.legal_form, excluded.province,
                           excluded.activities, excluded.keys, excluded.other_names);
end
$$;
