-- Stored screenings, the keys that sign them, and decisions about their hits (ADRs 0204 and 0205).
--
-- Locks: new tables only; the foreign keys lock account, api_key and journal_entry for a moment.
set local lock_timeout = '5s';

create table signing_key (
  -- The key's thumbprint (RFC 7638).
  id          text primary key check (length(id) = 43),
  -- Ed25519: the 32 bytes of the public key, and the private key, sealed.
  public_key  bytea not null check (length(public_key) = 32),
  sealed      bytea not null,
  valid_from  timestamptz not null,
  -- Null: the key that signs now.
  valid_until timestamptz check (valid_until > valid_from)
);
-- Two processes that start at once can't both make one.
create unique index signing_key_current_idx on signing_key ((true)) where valid_until is null;

create table screening (
  id             text primary key check (id ~ '^scr_[0-9a-f]{32}$'),
  account_id     bigint not null references account,
  entry_id       bigint not null unique references journal_entry,
  -- What was said, as it was written out. json: its members keep their order.
  document       json not null,
  -- Detached JWS over the document's canonical form.
  signature      text not null,
  signing_key_id text not null references signing_key,
  screened_at    timestamptz not null,
  expires_at     timestamptz not null check (expires_at > screened_at)
);
create index screening_expiry_idx on screening (expires_at);
create index screening_account_idx on screening (account_id);

-- A subject of a screening under each name that decisions can use for it.
create table screened_subject (
  screening_id text not null references screening on delete cascade,
  -- Its position in the document.
  nr           smallint not null check (nr between 0 and 99),
  -- `reference:c-17` or `entity:pa_own_42`
  subject_key  text not null check (length(subject_key) between 8 and 120),
  account_id   bigint not null references account,
  -- Later screenings have a higher one.
  entry_id     bigint not null,
  -- What was screened, as decisions rest on it.
  subject      jsonb not null,
  -- The listings that it hit, such as `ofac_sdn:12345`.
  listing_ids  text[] not null,
  primary key (screening_id, nr, subject_key)
);
create index screened_subject_latest_idx on screened_subject (account_id, subject_key, entry_id desc);

create table screening_decision (
  id           bigint generated always as identity primary key,
  account_id   bigint not null references account,
  subject_key  text not null check (length(subject_key) between 8 and 120),
  listing_id   text not null check (length(listing_id) between 3 and 241),
  decision     text not null check (decision in ('dismissed', 'confirmed', 'open')),
  reason       text check (length(reason) between 1 and 1000),
  -- The decision counts before it.
  expires_at   timestamptz,
  -- Both sides of the hit as the account saw them: what the decision rests on.
  basis        jsonb not null,
  screening_id text not null,
  -- The key that decided, and the member; the name of either at that time.
  api_key_id   bigint references api_key,
  user_id      text check (length(user_id) between 1 and 64),
  actor        text not null check (length(actor) between 1 and 200),
  decided_at   timestamptz not null,
  check ((decision = 'open') or (reason is not null))
);
create index screening_decision_subject_idx on screening_decision (account_id, subject_key, listing_id, id desc);
create index screening_decision_account_idx on screening_decision (account_id, id desc);

-- The history can't be changed. Only who decided can be removed, when a user is erased.
create trigger screening_decision_append_only
  before update of id, account_id, subject_key, listing_id, decision, reason, expires_at, basis, screening_id, api_key_id, decided_at
  or truncate on screening_decision for each statement execute function reject_append_only_change();
