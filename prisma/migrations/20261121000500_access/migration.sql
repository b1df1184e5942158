-- Access: confirmation, limits of a key, public budget, idempotent calls, deliveries, refresh requests, operators, audit.
--
-- As before, amounts are bigint micro-USD and time always comes in from the caller: no column defaults to now().

alter table account
  add column confirmed_at    timestamptz,
  add column estimator_month date     not null default date '1970-01-01' check (extract(day from estimator_month) = 1),
  add column estimator_used  integer  not null default 0 check (estimator_used >= 0),
  add column webhook_url     text     check (length(webhook_url) between 1 and 2048);
-- An account made before there was confirmation had its first key made by hand.
update account set confirmed_at = created_at;

-- The monthly limit of one key. A rolled key shares the row of its predecessor, so that the two cannot spend it twice.
-- Written under the account's row lock, by whoever sets the limit and by every charge of such a key.
create table key_cap (
  id                 bigint generated always as identity primary key,
  account_id         bigint  not null references account (id),
  cap_micro          bigint  not null check (cap_micro >= 0),
  month              date    not null check (extract(day from month) = 1),
  month_spent_micro  bigint  not null default 0 check (month_spent_micro >= 0)
) with (fillfactor = 50);
create index key_cap_account_idx on key_cap (account_id);

alter table api_key
  add column key_cap_id        bigint references key_cap (id),
  add column allowed_addresses text[] not null default '{}',              -- addresses and CIDR blocks; empty: from anywhere
  add column rolled_from       bigint references api_key (id);
comment on column api_key.revoked_at is 'The key stops at this time; after a roll it lies ahead, at the end of the overlap.';

-- Apart from api_key, which every charge reads: a row that is rewritten every minute stays out of its way.
create table key_use (
  key_id        bigint primary key references api_key (id),
  last_used_at  timestamptz not null
) with (fillfactor = 50);

-- What the call was, for usage reports; and what it counted, so that a call that never arrived can give it back.
alter table journal_entry
  add column route             text check (length(route) <= 200),
  add column client_reference  text check (length(client_reference) <= 64),
  add column quota_units       integer not null default 0 check (quota_units >= 0),
  add column estimator_rows    integer not null default 0 check (estimator_rows >= 0),
  drop constraint journal_entry_kind_check,
  add constraint journal_entry_kind_check check (
    case kind
      when 'charge'     then amount_micro <= 0 and month is not null and month_spent_micro is not null
      when 'reversal'   then amount_micro >= 0 and month is not null   -- of zero: a free call gives its quota back
      when 'purchase'   then amount_micro > 0
      when 'trial'      then amount_micro > 0
      when 'expiry'     then amount_micro < 0
      when 'adjustment' then amount_micro <> 0
      else false
    end);

-- A charge whose answer was sent whole (I3). One row per charge of a request; the process that sent it writes it, in batches.
create table delivery (
  entry_id      bigint primary key,
  delivered_at  timestamptz not null
);

-- Tier 0: queries of one day in America/Panama, shared by every process.
create table public_budget (
  day   date    primary key,
  used  integer not null check (used >= 0)
) with (fillfactor = 50);

-- A call under an Idempotency-Key: claimed when it begins, done with its answer in the transaction that charges.
create table idempotency_record (
  id           bigint generated always as identity primary key,
  account_id   bigint      not null references account (id),
  key          text        not null check (length(key) between 1 and 255),
  fingerprint  bytea       not null check (length(fingerprint) = 32),   -- SHA-256 of method, target and body
  claimed_at   timestamptz not null,
  lease_until  timestamptz not null,       -- a call that has not finished by then is taken to be dead
  expires_at   timestamptz not null,
  entry_id     bigint,
  answer       text,                       -- JSON; null while the call is under way
  unique (account_id, key)
);
create index idempotency_record_expiry_idx on idempotency_record (expires_at);
create index idempotency_record_entry_idx on idempotency_record (entry_id) where entry_id is not null;

-- E-mail domains whose accounts have the larger free quotas (ruling 15).
create table corporate_domain (
  domain    text primary key check (domain = lower(domain) and length(domain) between 3 and 253),
  added_at  timestamptz not null
);

-- Signing secrets of webhooks, sealed; two are valid while a rotation overlaps.
create table webhook_secret (
  id          bigint generated always as identity primary key,
  account_id  bigint      not null references account (id),
  sealed      bytea       not null,
  created_at  timestamptz not null,
  expires_at  timestamptz
);
create index webhook_secret_account_idx on webhook_secret (account_id, id);

-- Refresh requests. Ids are unique across jurisdictions.
create table update_request (
  id                bigint generated always as identity primary key,
  account_id        bigint      not null references account (id),
  api_key_id        bigint      references api_key (id),
  jurisdiction      text        not null check (jurisdiction in ('pa', 'ec', 'co')),
  entity_pk         bigint      not null,
  requested_codes   text[]      not null check (cardinality(requested_codes) > 0),
  price_micro       bigint      not null check (price_micro >= 0),
  status            text        not null default 'pending' check (status in ('pending', 'completed', 'failed')),
  webhook_url       text        check (length(webhook_url) between 1 and 2048),
  webhook_status    text        check (webhook_status in ('delivered', 'failed')),
  webhook_attempts  integer     not null default 0 check (webhook_attempts between 0 and 3),
  client_reference  text        check (length(client_reference) <= 64),
  requested_at      timestamptz not null,
  started_at        timestamptz,
  completed_at      timestamptz,
  result            text,
  error_message     text,
  entry_id          bigint      references journal_entry (id),
  check ((status = 'pending') = (completed_at is null)),
  check ((status = 'completed') = (result is not null)),
  check (status = 'completed' or webhook_status is null)
);
create index update_request_account_idx on update_request (account_id, id);
create index update_request_pending_idx on update_request (requested_at) where status = 'pending';

-- People who work at the admin API.
create table operator (
  id          bigint generated always as identity primary key,
  name        text        not null check (length(name) between 1 and 200),
  role        text        not null check (role in ('viewer', 'support', 'finance', 'admin')),
  token_hash  bytea       not null unique check (length(token_hash) = 32),
  created_at  timestamptz not null,
  revoked_at  timestamptz
);

-- Every change made by an operator, written in the transaction of the change. Append-only.
create table audit_entry (
  id           bigint generated always as identity primary key,
  at           timestamptz not null,
  operator_id  bigint      references operator (id),     -- null: a command of the machine's own
  actor        text        not null check (length(actor) between 1 and 200),
  action       text        not null check (length(action) between 1 and 100),
  account_id   bigint      references account (id),
  target       text        check (length(target) <= 200),
  detail       jsonb       not null default '{}',
  request_id   text
);
create index audit_entry_account_idx on audit_entry (account_id, id);
create trigger audit_entry_append_only before update or delete or truncate on audit_entry
  for each statement execute function refuse_ledger_change();

-- Runs of the housekeeping: expiry, orphaned charges, purge, reconcile.
create table housekeeping_run (
  id           bigint generated always as identity primary key,
  task         text        not null,
  started_at   timestamptz not null,
  finished_at  timestamptz,
  ok           boolean,
  detail       jsonb       not null default '{}'
);
create index housekeeping_run_task_idx on housekeeping_run (task, id);

-- Every process holds states of keys for a moment: this makes them drop one at once.
create function notify_key_state() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'api_key' then
    perform pg_notify('key_state', encode(new.key_hash, 'hex'));
  else
    perform pg_notify('key_state', encode(k.key_hash, 'hex')) from api_key k where k.account_id = new.id;
  end if;
  return null;
end $$;
create trigger api_key_changed
  after update of expires_at, revoked_at, scopes, allowed_addresses, key_cap_id on api_key
  for each row execute function notify_key_state();
create trigger account_access_changed after update of jurisdictions, email, confirmed_at on account
  for each row execute function notify_key_state();

revoke all on key_cap, key_use, delivery, public_budget, idempotency_record, corporate_domain, webhook_secret,
  update_request, operator, audit_entry, housekeeping_run from public;
