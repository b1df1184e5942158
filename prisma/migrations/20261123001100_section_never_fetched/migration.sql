-- A section without a time was never fetched (ADR 0163): its source was down at the only look. Such sections are not charged.
--
-- Lock: changes the catalog only.
set local lock_timeout = '5s';

alter table section alter column fetched_at drop not null;
comment on column section.fetched_at is 'When a source of it was last read; null: none ever was, and the state is source_down.';
