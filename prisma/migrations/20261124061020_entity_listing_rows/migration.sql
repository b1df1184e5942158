-- The entities that exist. Imports and refreshes of the previous release that run during the upgrade don't list theirs: the next
-- import or refresh of the entity does.
--
-- Lock: none, the table is new; reads entities and lets others write.
select sync_entity_listing('pa', array(select pk from entity where jurisdiction = 'pa'));
