-- The key that an account's explorer calls with (ADR 0144), its text sealed for that account: one each, replaced when dead.
-- Locks: none that anybody waits for; the table is new.
set local lock_timeout = '5s';

create table dashboard_key (
  account_id  bigint      primary key references account (id),
  api_key_id  bigint      not null unique references api_key (id),
  sealed      bytea       not null
);
