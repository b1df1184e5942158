-- Decisions by the names of their watched item (ADR 0205).
--
-- Locks: screening_decision. Its readers go on; who decides about a hit waits while the table is read twice. Where `npm run migrate --
-- --check` refuses that, do this by hand before: add the columns `reference_key text` and `entity_key text`, and create these indexes with
-- `concurrently`, by these definitions. The migrations then find them done. They can't do it themselves: a process that waits for its turn
-- to migrate would be waited for by the build, which ends as a deadlock.
set local lock_timeout = '5s';

create index if not exists screening_decision_reference_idx on screening_decision (account_id, reference_key, listing_id, id desc)
  where reference_key is not null;
create index if not exists screening_decision_entity_idx on screening_decision (account_id, entity_key, listing_id, id desc)
  where entity_key is not null;
