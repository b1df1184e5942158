-- Links that prove to own a mailbox, after strangers have used up the sign-in attempts at its account (ADR 0129). A row is
-- written for an address without a user too, under a token that nobody is told, so that both take the same work.
set local lock_timeout = '5s';

create table auth_browser_link (
  token_hash  bytea        primary key check (length(token_hash) = 32),
  email       text         not null check (length(email) <= 254 and email = lower(email)),
  created_at  timestamptz  not null,
  expires_at  timestamptz  not null
);
create index auth_browser_link_email_idx on auth_browser_link (email);
create index auth_browser_link_expiry_idx on auth_browser_link (expires_at);

revoke all on auth_browser_link from public;
