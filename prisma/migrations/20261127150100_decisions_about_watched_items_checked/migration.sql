-- The checks that `decisions_about_watched_items` added without reading the table. It is read once; readers and writers go on meanwhile.
set local lock_timeout = '5s';

alter table screening_decision
  validate constraint screening_decision_reference_key_check,
  validate constraint screening_decision_entity_key_check,
  validate constraint screening_decision_shown_check;
