-- Reading a network: the edges that lead to an entity in the order in which those that lead away from it are read.
--
-- Building an index keeps writers of `link` waiting. On a large register build it beforehand, without that, under the same
-- name with `create index concurrently`; this migration then finds it done.
set local lock_timeout = '5s';
create index if not exists link_to_order_idx on link (jurisdiction, to_pk, from_pk, role, source_key);
drop index if exists link_to_idx;
