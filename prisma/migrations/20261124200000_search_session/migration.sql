-- A paid search of names in the explorer covers more searches of its member (ADR 0140).
--
-- Lock: a new table only; the foreign keys lock account and journal_entry for a moment.
set local lock_timeout = '5s';

create table search_session (
  entry_id   bigint primary key references journal_entry,
  account_id bigint not null references account,
  user_id    text not null check (length(user_id) between 1 and 64),
  searches   smallint not null check (searches >= 1),
  expires_at timestamptz not null
);
create index search_session_member_idx on search_session (account_id, user_id, expires_at);
create index search_session_expiry_idx on search_session (expires_at);
