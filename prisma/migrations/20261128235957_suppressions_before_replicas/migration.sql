-- Replicas answer no reads before they have every suppression of the primary (ADR 0192).
--
-- Locks: suppression for a moment, against other writers, to add its trigger. Order of the upgrade: an earlier version makes and lifts
-- rules as before, and the trigger counts them; it doesn't ask replicas for the count.
set local lock_timeout = '5s';

-- One row: how many transactions have made or lifted rules.
create table read_floor (
  id      smallint primary key default 1 check (id = 1),
  version bigint not null
);
insert into read_floor (version) values (0);

-- The bodies were checked before; here a function may come before another that it calls.
set local check_function_bodies = off;

-- Trigger of `suppression`: counts in `read_floor` the transactions that make or lift rules. A replica that doesn't have the
-- primary's count hasn't replayed the last of them, and answers no reads (ADR 0192).
--
-- Deferred to the commit, so that a long import doesn't lock the row for others. A transaction is counted once: its first rule
-- writes the row, and the others find it written by the same transaction.
create or replace function advance_read_floor() returns trigger language plpgsql as $$
begin
  update read_floor set version = version + 1 where xmin <> pg_current_xact_id()::xid;
  return null;
end $$;

create constraint trigger suppression_read_floor after insert or update of lifted_at on suppression
  deferrable initially deferred for each row execute function advance_read_floor();
