-- Who uses the dashboard: users, sessions, credentials (tables of the auth library, ADR 0126), organisations and their
-- members (ADR 0127), mails to be sent (ADR 0128), and which user made a change.
-- Locks: audit_entry gets a column without a default, which rewrites nothing.
set local lock_timeout = '5s';

create table auth_user (
  id                  text         primary key,
  name                text         not null check (length(name) between 1 and 200),
  email               text         not null unique check (length(email) <= 254 and email = lower(email)),
  email_verified      boolean      not null,
  image               text,
  two_factor_enabled  boolean      not null default false,
  language            text         not null default 'en' check (language in ('en', 'es')),
  created_at          timestamptz  not null,
  updated_at          timestamptz  not null
);

-- One organisation is one billing account.
create table organization (
  id          uuid         primary key default gen_random_uuid(),
  name        text         not null check (length(name) between 1 and 200),
  account_id  bigint       not null unique references account (id),
  created_at  timestamptz  not null
);

create table organization_member (
  organization_id  uuid         not null references organization (id),
  user_id          text         not null references auth_user (id) on delete cascade,
  role             text         not null check (role in ('read_only', 'member', 'owner')),
  joined_at        timestamptz  not null,
  primary key (organization_id, user_id)
);
create index organization_member_user_idx on organization_member (user_id, joined_at);

create table organization_invitation (
  id               uuid         primary key default gen_random_uuid(),
  organization_id  uuid         not null references organization (id),
  email            text         not null check (length(email) <= 254 and email = lower(email)),
  role             text         not null check (role in ('read_only', 'member', 'owner')),
  token_hash       bytea        not null unique check (length(token_hash) = 32),
  invited_by       text         not null references auth_user (id) on delete cascade,
  created_at       timestamptz  not null,
  expires_at       timestamptz  not null,
  accepted_at      timestamptz,
  revoked_at       timestamptz,
  check (num_nonnulls(accepted_at, revoked_at) <= 1)
);
create unique index organization_invitation_open_idx on organization_invitation (organization_id, email)
  where accepted_at is null and revoked_at is null;

-- The cookie holds the token and a signature of it under a secret that is not in the database.
create table auth_session (
  id                      text         primary key,
  user_id                 text         not null references auth_user (id) on delete cascade,
  token                   text         not null unique,
  expires_at              timestamptz  not null,
  ip_address              text,
  user_agent              text,
  active_organization_id  uuid         references organization (id),
  created_at              timestamptz  not null,
  updated_at              timestamptz  not null
);
create index auth_session_user_idx on auth_session (user_id);
create index auth_session_expiry_idx on auth_session (expires_at);

-- The password of a user, hashed; the library's tokens of other providers stay empty.
create table auth_credential (
  id                        text         primary key,
  user_id                   text         not null references auth_user (id) on delete cascade,
  account_id                text         not null,
  provider_id               text         not null,
  access_token              text,
  refresh_token             text,
  id_token                  text,
  access_token_expires_at   timestamptz,
  refresh_token_expires_at  timestamptz,
  scope                     text,
  password                  text,
  created_at                timestamptz  not null,
  updated_at                timestamptz  not null,
  unique (provider_id, account_id)
);
create index auth_credential_user_idx on auth_credential (user_id);

create table auth_verification (
  id          text         primary key,
  identifier  text         not null,
  value       text         not null,
  expires_at  timestamptz  not null,
  created_at  timestamptz  not null,
  updated_at  timestamptz  not null
);
create index auth_verification_identifier_idx on auth_verification (identifier);
create index auth_verification_expiry_idx on auth_verification (expires_at);

create table auth_two_factor (
  id                         text         primary key,
  user_id                    text         not null references auth_user (id) on delete cascade,
  secret                     text         not null,
  backup_codes               text         not null,
  verified                   boolean      not null default true,
  failed_verification_count  integer      not null default 0,
  locked_until               timestamptz
);
create index auth_two_factor_user_idx on auth_two_factor (user_id);

create table auth_passkey (
  id             text         primary key,
  user_id        text         not null references auth_user (id) on delete cascade,
  name           text,
  public_key     text         not null,
  credential_id  text         not null unique,
  counter        integer      not null,
  device_type    text         not null,
  backed_up      boolean      not null,
  transports     text,
  aaguid         text,
  created_at     timestamptz
);
create index auth_passkey_user_idx on auth_passkey (user_id);

-- One bucket of attempts: when the next of them would be within the rate (GCRA).
create table auth_rate_limit (
  key         text         primary key check (length(key) <= 200),
  arrival_at  timestamptz  not null
);
create index auth_rate_limit_arrival_idx on auth_rate_limit (arrival_at);

-- What was asked for at sign-up, until its address is confirmed: there is no user before.
create table auth_sign_up (
  token_hash         bytea        primary key check (length(token_hash) = 32),
  browser_hash       bytea        not null check (length(browser_hash) = 32),
  email              text         not null check (length(email) <= 254 and email = lower(email)),
  name               text         not null check (length(name) between 1 and 200),
  password           text         not null,                -- hashed as in auth_credential
  language           text         not null check (language in ('en', 'es')),
  organization_name  text         check (length(organization_name) between 1 and 200),
  created_at         timestamptz  not null,
  expires_at         timestamptz  not null
);
create index auth_sign_up_email_idx on auth_sign_up (email);
create index auth_sign_up_expiry_idx on auth_sign_up (expires_at);

-- Mails to be sent, and a note of those that were: what they say is sealed, and dropped once it was sent.
create table mail (
  id          bigint       generated always as identity primary key,
  recipient   text         not null check (length(recipient) <= 254),
  template    text         not null check (length(template) between 1 and 100),
  language    text         not null check (language in ('en', 'es')),
  sealed      bytea,
  state       text         not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
  attempts    integer      not null default 0 check (attempts >= 0),
  due_at      timestamptz  not null,
  reason      text         check (length(reason) <= 300),
  created_at  timestamptz  not null,
  ended_at    timestamptz,
  constraint mail_waiting_check check (state <> 'waiting' or sealed is not null)
);
create index mail_waiting_idx on mail (due_at, id) where state = 'waiting';
create index mail_ended_idx on mail (ended_at) where state <> 'waiting';

-- The user who made a change; entries outlive users.
alter table audit_entry add column user_id text check (length(user_id) between 1 and 100);

revoke all on auth_user, auth_session, auth_credential, auth_verification, auth_two_factor, auth_passkey, auth_rate_limit,
  auth_sign_up, organization, organization_member, organization_invitation, mail from public;
