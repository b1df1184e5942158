-- Finds what an account bought about an entity in the last 24 hours, for each page of a search (ruling 39, ADR 0165).
--
-- Lock: blocks writers while it builds the indexes, of the month's rows and those kept before. On a large table create them on each
-- partition first, with `concurrently` and by these definitions: they are then adopted.
set local lock_timeout = '5s';

-- By channel, so that searches are not gone through, which an account may repeat all day.
drop index disclosure_entity_idx;
create index disclosure_entity_idx on disclosure ((entities[1]), account_id, channel, at) where cardinality(entities) = 1;

-- Batches, by each of their entities and by their account: the others that name several entities sell no code.
create index disclosure_batch_idx on disclosure using gin ((entities || (- account_id))) with (fastupdate = off)
  where cardinality(entities) <> 1 and channel = 6;
