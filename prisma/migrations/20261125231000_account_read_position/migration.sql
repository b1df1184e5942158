-- Where an account's reads of replicas must be at least (ADR 0192).
--
-- Lock: a new table only; the foreign key locks account for a moment.
set local lock_timeout = '5s';

-- No check and no history: the row is overwritten often, and means nothing on another primary's timeline.
create table account_read_position (
  account_id bigint primary key references account,
  wal_bytes  bigint not null
) with (fillfactor = 50);
