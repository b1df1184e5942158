-- Lock: watch_item, for a moment. If a long transaction is in the way, this fails after 5 s and can be repeated.
set local lock_timeout = '5s';

-- What an account said about an entity that it watches, without what the register has. Null: a subject of its own, or an earlier release.
alter table watch_item add column given jsonb;
