-- Step 2 of 3 to partitions by month (ADR 0196).
--
-- Lock: validating reads the tables while their rows are read and written.
set local lock_timeout = '5s';

alter table posting validate constraint posting_start_check;
alter table evidence validate constraint evidence_start_check;
alter table request_count validate constraint request_count_start_check;
