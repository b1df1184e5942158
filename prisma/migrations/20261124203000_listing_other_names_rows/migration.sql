-- The listing follows changes of other names, and has those that are stored already.
--
-- Lock: share row exclusive on entity_name, for a moment and then for its rows: imports of names wait, searches don't.
set local lock_timeout = '5s';

create trigger entity_name_insert_listing after insert on entity_name
  referencing new table as changed_names for each statement execute function sync_listing_names();
create trigger entity_name_update_listing after update on entity_name
  referencing new table as changed_names for each statement execute function sync_listing_names();
create trigger entity_name_delete_listing after delete on entity_name
  referencing old table as changed_names for each statement execute function sync_listing_names();

select sync_entity_listing(l.jurisdiction, array_agg(l.entity_pk))
  from entity_listing l
 where exists (select from entity_name n where n.jurisdiction = l.jurisdiction and n.entity_pk = l.entity_pk)
 group by l.jurisdiction;
