-- Operators see which accounts meet their limits (ADR 0147): refused requests by day.
--
-- Lock: reads the table once and blocks writers meanwhile; on a large table create it first, with `concurrently`.
set local lock_timeout = '5s';

create index if not exists request_count_refused_idx on request_count (day) where code <> '';
