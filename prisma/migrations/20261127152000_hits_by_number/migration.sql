-- How hits of watched items were found (ADR 0208).
--
-- Locks: watch_hit for a moment. If a long transaction is in the way, this fails after 5 s and can be repeated.
set local lock_timeout = '5s';

-- Whether both sides have the same number. Null: written by earlier code; the worker searches the lists for such items again.
alter table watch_hit add column by_number boolean;
