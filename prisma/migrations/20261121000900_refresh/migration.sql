-- Refresh: what the original sources said, and the webhooks that tell of it.
--
-- account, update_request, idempotency_record and ingest_run are in use meanwhile. Nothing here reads the first three through, and
-- what waits for one of them gives up after two seconds, with those that queue behind it; then run it again. Their old rows are
-- checked by the next migration.
set local lock_timeout = '2s';

-- Raw evidence: every answer of a source that was read, its body once for all that are the same.
create table evidence_body (
  sha256      bytea       primary key check (length(sha256) = 32),   -- of the body as it was received
  bytes       integer     not null check (bytes >= 0),               -- its length
  compressed  bytea       not null                                    -- the body in Brotli
);
create table evidence (
  id             bigint generated always as identity primary key,
  source         text        not null,
  url            text        not null check (length(url) between 1 and 4096),
  fetched_at     timestamptz not null,
  status         integer     not null check (status between 100 and 599),
  content_type   text,
  etag           text,
  last_modified  text,
  sha256         bytea       not null references evidence_body (sha256)
);
create index evidence_url_idx on evidence (source, url, id);
create index evidence_body_idx on evidence (sha256);

-- One request's reading of one source.
create table source_reading (
  update_request_id  bigint      not null references update_request (id),
  source             text        not null,
  state              text        not null check (state in ('ok', 'empty', 'source_down')),
  reason             text        check (length(reason) between 1 and 500),
  items              integer     not null default 0 check (items >= 0),
  evidence_ids       bigint[]    not null default '{}',
  started_at         timestamptz not null,
  finished_at        timestamptz not null,
  primary key (update_request_id, source),
  check ((state = 'source_down') = (reason is not null))
);
-- Without a list of pending entries, which each search for what rests on a stretch of evidence would read through.
create index source_reading_evidence_idx on source_reading using gin (evidence_ids) with (fastupdate = off);

-- Each refresh that changes something adds a run; those of importers are listed without walking past them.
create index ingest_run_import_idx on ingest_run (id) where dataset <> 'refresh';

-- When the next request to a source may leave, whichever process sends it: the theoretical arrival time of GCRA.
create table source_pace (
  source   text primary key,
  free_at  timestamptz not null
);

-- Webhooks to send and sent. The row is written in the transaction of what it tells of.
create table webhook_delivery (
  id                 bigint generated always as identity primary key,
  account_id         bigint      not null references account (id),
  update_request_id  bigint      references update_request (id),     -- null: a test
  kind               text        not null check (kind in ('completed', 'test', 'replay')),
  url                text        not null check (length(url) between 1 and 2048),
  status             text        not null default 'pending' check (status in ('pending', 'delivered', 'failed')),
  attempts           integer     not null default 0 check (attempts between 0 and 3),
  created_at         timestamptz not null,
  lease_until        timestamptz,          -- until then one worker sends it
  -- What is sent, fixed before the first attempt; the body goes when the delivery has ended.
  sent_timestamp     bigint,
  body               bytea,
  signature          text,
  standard_signature text,
  finished_at        timestamptz,
  error              text        check (length(error) between 1 and 500),
  check ((kind = 'test') = (update_request_id is null)),
  check ((status = 'pending') = (finished_at is null)),
  check (status <> 'failed' or error is not null),
  check (attempts = 0 or (sent_timestamp is not null and signature is not null and standard_signature is not null))
);
create index webhook_delivery_account_idx on webhook_delivery (account_id, id);
create index webhook_delivery_request_idx on webhook_delivery (update_request_id) where update_request_id is not null;
create index webhook_delivery_pending_idx on webhook_delivery (created_at) where status = 'pending';

-- One attempt, written before it leaves and completed when it has ended; without an end it was cut off.
create table webhook_attempt (
  delivery_id  bigint      not null references webhook_delivery (id),
  number       integer     not null check (number between 1 and 3),
  started_at   timestamptz not null,
  finished_at  timestamptz,
  status_code  integer     check (status_code between 100 and 999),
  error        text        check (length(error) between 1 and 500),
  primary key (delivery_id, number)
);

revoke all on evidence_body, evidence, source_reading, source_pace, webhook_delivery, webhook_attempt from public;

-- Times a worker has begun a request; it may be begun again after a crash.
alter table update_request
  add column runs integer not null default 0,
  add constraint update_request_runs_check check (runs >= 0) not valid;

-- An answer that cost nothing (a refresh that was taken in) has no entry: the answer alone says that a record is done.
alter table idempotency_record
  add constraint idempotency_record_entry_check check (entry_id is null or answer is not null) not valid;
