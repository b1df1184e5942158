-- The kind of a sanction is a detail field (ruling 39), which no facet counts: its index no longer carries the usual sort key.
--
-- Lock: blocks writers of the partition while it builds the index; on a large table create it first under another name, with
-- `concurrently`, and rename it.
set local lock_timeout = '5s';

drop index record_sanciones_tipo_sancion_search;
create index if not exists record_sanciones_tipo_sancion_search on record_sanciones using btree ((search_fold(payload ->> 'tipo_sancion') collate "C"), pk);
