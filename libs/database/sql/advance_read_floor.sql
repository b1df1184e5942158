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
