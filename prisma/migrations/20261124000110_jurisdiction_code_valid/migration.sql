-- What the migration before added without reading it. Writers go on meanwhile.
set local lock_timeout = '5s';

alter table entity validate constraint entity_jurisdiction_check;
alter table record validate constraint record_jurisdiction_check;
alter table link validate constraint link_jurisdiction_check;
alter table name_token validate constraint name_token_jurisdiction_check;
alter table name_key validate constraint name_key_jurisdiction_check;
alter table name_index validate constraint name_index_jurisdiction_check;
alter table update_request validate constraint update_request_jurisdiction_check;
alter table source_look validate constraint source_look_jurisdiction_check;
alter table document_text validate constraint document_text_jurisdiction_check;
alter table section_change validate constraint section_change_jurisdiction_check;
alter table source_count validate constraint source_count_jurisdiction_check;
alter table document_reading validate constraint document_reading_jurisdiction_check;
alter table section validate constraint section_jurisdiction_check;
alter table account validate constraint account_jurisdictions_check;
