-- The X-Request-Id of the call that asked for a refresh, for its charge, which is booked when it completes (usage reports).
--
-- Lock: changes the catalog only.
set local lock_timeout = '5s';

alter table update_request add column request_id text check (length(request_id) between 1 and 128);
comment on column update_request.request_id is 'X-Request-Id of the call that asked for it; null: before this was kept.';
