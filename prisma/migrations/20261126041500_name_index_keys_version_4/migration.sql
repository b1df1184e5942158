-- Version 4 of the words under which names are indexed (ADR 0041): the initials of 'I.B.M.' and 'E. Quirindongo' are all kept. An
-- older index keeps working and misses these until `npm run data -- reindex`.
alter table name_index alter column keys_version set default 4;
-- An index without names has nothing to rebuild.
update name_index i set keys_version = 4
 where not exists (select 1 from name_key k where k.jurisdiction = i.jurisdiction);
