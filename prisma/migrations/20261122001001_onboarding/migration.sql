-- An owner gets their first key and the trial credit once, whatever becomes of the organisation (ADR 0127).
-- Locks: adds columns without defaults to a table of users, which rewrites nothing.
set local lock_timeout = '5s';

alter table auth_user
  add column onboarded_at       timestamptz,
  add column organization_name  text check (length(organization_name) between 1 and 200);  -- as named at sign-up

-- The address that a user named, until it is confirmed.
create table auth_email_change (
  token_hash  bytea        primary key check (length(token_hash) = 32),
  user_id     text         not null references auth_user (id) on delete cascade,
  email       text         not null check (length(email) <= 254 and email = lower(email)),
  created_at  timestamptz  not null,
  expires_at  timestamptz  not null
);
create index auth_email_change_user_idx on auth_email_change (user_id);
create index auth_email_change_expiry_idx on auth_email_change (expires_at);

revoke all on auth_email_change from public;
