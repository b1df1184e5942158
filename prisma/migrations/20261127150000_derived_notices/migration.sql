-- Marks rules of suppression that followed from another one later, and whose recipients aren't told yet (ADR 0212).
--
-- Locks: suppression for a moment. If a long transaction is in the way, this fails after 5 s and can be repeated.
set local lock_timeout = '5s';

-- The rule removed records that had been served; who received them gets correction notices soon.
alter table suppression add column notices_due boolean not null default false;
