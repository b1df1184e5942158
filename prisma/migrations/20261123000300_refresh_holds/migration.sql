-- Open refreshes are reserved against balance and caps when they are accepted (ADR 0148).
--
-- Lock: adding columns without a default changes the catalog only. The index reads update_request once and blocks writers
-- meanwhile; on a large table create it first, with `concurrently`.
set local lock_timeout = '5s';

alter table update_request add column accepted_cap_micro bigint;
alter table update_request add column accepted_key_cap_micro bigint;
comment on column update_request.accepted_cap_micro is
  'Spending limit of the account when the refresh was accepted: a lower one later does not stop it. Null: none.';
comment on column update_request.accepted_key_cap_micro is 'The same of the key.';
create index if not exists update_request_open_idx on update_request (account_id) where status = 'pending';
