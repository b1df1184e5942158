-- Which user of the dashboard asked for a refresh, for its disclosure and the audit log; null: a program.
--
-- Lock: adding a column without a default changes the catalog only.
set local lock_timeout = '5s';
alter table update_request add column user_id text;
comment on column update_request.user_id is 'The user of the dashboard who asked for it; null: a program.';
