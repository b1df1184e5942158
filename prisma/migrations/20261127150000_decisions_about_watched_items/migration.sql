-- Decisions about hits of watched items (ADR 0205), and what an account itself said about a watched entity (ADR 0211).
--
-- Order of the upgrade: replace the workers before the API. The new API accepts `watch_item_id`, and an older worker doesn't know decisions
-- made on items: it would raise events about dismissed hits.
--
-- Locks: screening_decision and watch_item for a moment. The new columns are null, and the new checks read nothing (`not valid`; a later
-- migration validates them). The indexes are made by the next migration. If a long transaction is in the way, this fails after 5 s and can
-- be repeated.
set local lock_timeout = '5s';

alter table screening_decision
  -- Of a watched item: no screening showed the hit.
  alter column screening_id drop not null,
  -- Of a watched item: the names that it has as a screened subject too, such as `reference:c-17` and `entity:pa_own_42`.
  add column if not exists reference_key text,
  add column if not exists entity_key text,
  add constraint screening_decision_reference_key_check check (length(reference_key) <= 120) not valid,
  add constraint screening_decision_entity_key_check check (length(entity_key) <= 120) not valid,
  add constraint screening_decision_shown_check
    check ((screening_id is null) = (subject_key like 'watch\_item:%')) not valid;

drop trigger screening_decision_append_only on screening_decision;
create trigger screening_decision_append_only
  before update of id, account_id, subject_key, reference_key, entity_key, listing_id, decision, reason, expires_at, basis, screening_id,
    api_key_id, decided_at
  or truncate on screening_decision for each statement execute function reject_append_only_change();

-- What the account said about an entity, without what the register has. Null: no entity, or an item from before this column.
alter table watch_item add column given jsonb;
