-- The checks that the migration before added without reading the tables. Writers go on meanwhile.
set local lock_timeout = '5s';

alter table name_token validate constraint name_token_jurisdiction_check;
alter table name_index validate constraint name_index_jurisdiction_check;
