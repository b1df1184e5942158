-- Tests and replays of an account are counted by the minute, under its lock. The index holds nothing else: deliveries of
-- completed refreshes, which are nearly all of the table, are not in it. Built within the migration: the scan of a table that
-- housekeeping keeps short is short, and writers wait no longer than that.
set local lock_timeout = '5s';
create index webhook_delivery_tries_idx on webhook_delivery (account_id, created_at) where kind <> 'completed';
