-- The ids of journal entries whose postings are in the object store instead of `posting` (ADR 0196).
create or replace function archived_entries() returns int8multirange
language sql stable parallel safe
return (select coalesce(range_agg(int8range(from_entry, to_entry)), '{}') from ledger_archive where state = 'archived');
