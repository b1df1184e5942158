-- Erasing a user of the dashboard looks up what they asked for. Only calls of the dashboard have a user, and an entry here.
--
-- Lock: each table is read once and its writers wait meanwhile; on large tables create the indexes first, with `concurrently`
-- (those of a partitioned table partition by partition).
set local lock_timeout = '5s';
create index if not exists disclosure_user_idx on disclosure (user_id) where user_id is not null;
create index if not exists update_request_user_idx on update_request (user_id) where user_id is not null;
