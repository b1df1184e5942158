-- The old rows under the checks that the migration before added. Both tables are read through, while others read and write them:
-- in a transaction of its own this takes no lock that they wait for.
alter table update_request validate constraint update_request_runs_check;
alter table idempotency_record validate constraint idempotency_record_entry_check;
