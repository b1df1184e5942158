-- Plans of accounts, and what the users of the sandbox have used. Every table is small: nothing here waits for long.

-- How often the keys of an account may call. The rates stand in the code, by this name.
alter table account
  add column plan text not null default 'standard' check (plan in ('standard', 'sandbox'));

-- Processes that hold a key's state drop it when the plan changes, as they do when the access changes.
drop trigger account_access_changed on account;
create trigger account_access_changed after update of jurisdictions, email, confirmed_at, plan on account
  for each row execute function notify_key_state();

-- What one user has used of the sandbox. One row a user, locked by whoever counts: the day rolls when it is next read. By
-- user and not by session: signing in again is no new allowance.
create table sandbox_allowance (
  user_id          text    primary key check (length(user_id) between 1 and 200),
  day              date    not null,                                  -- UTC
  calls            integer not null check (calls >= 0),
  spent_micro      bigint  not null check (spent_micro >= 0),         -- charged, and held for calls under way
  call_arrival     bigint  not null,                                  -- buckets: theoretical arrival times, microseconds
  preview_arrival  bigint  not null
) with (fillfactor = 50);

-- Which user made which call of the shared account: nobody reads what another did.
create table sandbox_call (
  id                 bigint generated always as identity primary key,
  user_id            text        not null check (length(user_id) between 1 and 200),
  request_id         text        not null unique,
  update_request_id  bigint      unique references update_request (id),
  called_at          timestamptz not null
);
create index sandbox_call_user_idx on sandbox_call (user_id, called_at);
create index sandbox_call_age_idx on sandbox_call (called_at);

revoke all on sandbox_allowance, sandbox_call from public;
