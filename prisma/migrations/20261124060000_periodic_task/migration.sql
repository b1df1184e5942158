-- Periodic tasks that run in one process at a time (ADR 0071): one row for each, which is the truth.
--
-- A process takes a task that is due by its lease, renews the lease while the task runs, and gives it back with the outcome. The
-- lease of a process that was killed ends by itself. All times are those of the database, so the clocks of the machines don't
-- matter.
create table periodic_task (
  name            text        primary key check (length(name) between 1 and 100),
  due_at          timestamptz not null,
  -- The process that runs it, until when: null if none does.
  lease_id        uuid,
  leased_until    timestamptz,
  started_at      timestamptz,
  finished_at     timestamptz,
  last_success_at timestamptz,
  -- Failed runs since the last success, and the error of the last one.
  failures        integer     not null default 0 check (failures >= 0),
  error           text        check (length(error) <= 500),
  -- When the task was first started: how long one has been failing that never succeeded. started_at is that of the last run.
  created_at      timestamptz not null default clock_timestamp(),
  check ((lease_id is null) = (leased_until is null)),
  check ((failures = 0) = (error is null))
);
