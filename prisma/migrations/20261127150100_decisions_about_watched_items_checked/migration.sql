-- The check that the migration before added without reading the table. Writers go on meanwhile.
set local lock_timeout = '5s';

alter table screening_decision validate constraint screening_decision_shown_check;
