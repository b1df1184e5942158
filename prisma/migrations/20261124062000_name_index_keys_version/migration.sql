-- The version of the words under which names are indexed (ADR 0041): an index that older code built misses some names until
-- `npm run data -- reindex` has rebuilt it. Older code ignores the column.
alter table name_index add column keys_version integer not null default 1;
alter table name_index alter column keys_version set default 2;
-- An index without names has nothing to rebuild.
update name_index i set keys_version = 2
 where not exists (select 1 from name_key k where k.jurisdiction = i.jurisdiction);
