-- Version 3 of the words under which names are indexed (ADR 0041): thousands in any notation, translated legal forms, one word for
-- 'and', names in Arabic and Hebrew by their consonants from any script, and finer words in Latin letters. An older index keeps
-- working and misses these until `npm run data -- reindex`.
alter table name_index alter column keys_version set default 3;
-- An index without names has nothing to rebuild.
update name_index i set keys_version = 3
 where not exists (select 1 from name_key k where k.jurisdiction = i.jurisdiction);
