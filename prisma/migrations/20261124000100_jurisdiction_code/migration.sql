-- The codes of the countries in one place: a type that every check of a code casts to (ADR 0173). A migration adds a country with
--   alter domain jurisdiction_code drop constraint jurisdiction_code_known;
--   alter domain jurisdiction_code add constraint jurisdiction_code_known check (value in (..., 'xx'));
--   insert into name_index (jurisdiction) values ('xx');
-- which reads and locks no table: no column has the type.

-- The checks are added as `not valid`, which reads nothing, and validated by the next migration, which doesn't keep writers waiting.
-- Each table is locked from its own statement to the end of this transaction: a moment, unless a long transaction is in the way, and
-- then the migration fails after 5 s and can be repeated.
set local lock_timeout = '5s';

create domain jurisdiction_code as text not null constraint jurisdiction_code_known check (value in ('pa', 'ec', 'co'));

alter table entity drop constraint entity_jurisdiction_check,
  add constraint entity_jurisdiction_check check (jurisdiction::jurisdiction_code is not null) not valid;
alter table record drop constraint record_jurisdiction_check,
  add constraint record_jurisdiction_check check (jurisdiction::jurisdiction_code is not null) not valid;
alter table link drop constraint link_jurisdiction_check,
  add constraint link_jurisdiction_check check (jurisdiction::jurisdiction_code is not null) not valid;
alter table name_token drop constraint name_token_jurisdiction_check,
  add constraint name_token_jurisdiction_check check (jurisdiction::jurisdiction_code is not null) not valid;
alter table name_key drop constraint name_key_jurisdiction_check,
  add constraint name_key_jurisdiction_check check (jurisdiction::jurisdiction_code is not null) not valid;
alter table name_index drop constraint name_index_jurisdiction_check,
  add constraint name_index_jurisdiction_check check (jurisdiction::jurisdiction_code is not null) not valid;
alter table update_request drop constraint update_request_jurisdiction_check,
  add constraint update_request_jurisdiction_check check (jurisdiction::jurisdiction_code is not null) not valid;
alter table source_look drop constraint source_look_jurisdiction_check,
  add constraint source_look_jurisdiction_check check (jurisdiction::jurisdiction_code is not null) not valid;
alter table document_text drop constraint document_text_jurisdiction_check,
  add constraint document_text_jurisdiction_check check (jurisdiction::jurisdiction_code is not null) not valid;
alter table section_change drop constraint section_change_jurisdiction_check,
  add constraint section_change_jurisdiction_check check (jurisdiction::jurisdiction_code is not null) not valid;
alter table source_count drop constraint source_count_jurisdiction_check,
  add constraint source_count_jurisdiction_check check (jurisdiction::jurisdiction_code is not null) not valid;
alter table document_reading drop constraint document_reading_jurisdiction_check,
  add constraint document_reading_jurisdiction_check check (jurisdiction::jurisdiction_code is not null) not valid;
alter table section
  add constraint section_jurisdiction_check check (jurisdiction::jurisdiction_code is not null) not valid;

-- Whoever creates an account says what it may read.
alter table account
  drop constraint account_jurisdictions_check,
  add constraint account_jurisdictions_check check (jurisdictions::jurisdiction_code[] is not null) not valid,
  alter column jurisdictions drop default;
