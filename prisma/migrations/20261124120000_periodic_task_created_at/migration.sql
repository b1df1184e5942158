-- When a task was first started: how long one has been failing that never succeeded (ADR 0071). started_at is that of the last run.
alter table periodic_task add column created_at timestamptz not null default clock_timestamp();
