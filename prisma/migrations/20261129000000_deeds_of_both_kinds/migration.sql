-- Deeds are sales or mortgages, hardly ever both. The few that are both are in an index of their own (ADR 0091), which tells a search at once
-- that a filter of one kind excludes the order of the other.
--
-- Locks: none that blocks anyone. A few seconds for a million entities. The index is dropped first, because an attempt that was stopped leaves
-- an unusable one.

drop index concurrently if exists record_real_estate_deeds_both_search;
create index concurrently record_real_estate_deeds_both_search on record_real_estate_deeds using btree (pk) where jsonb_typeof(payload -> 'hipoteca') = 'object' and jsonb_typeof(payload -> 'compraventa') = 'object';
