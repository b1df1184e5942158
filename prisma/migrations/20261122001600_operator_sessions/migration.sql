-- Sessions of operators in a browser, how far imports are, and what the sources said of late.
--
-- ingest_run and operator are small. source_reading is not on a service that has refreshed for long: there, build its index
-- beforehand, concurrently, under the same name. What waits for a lock gives up after five seconds; then run it again.
set local lock_timeout = '5s';

-- One browser of an operator. It ends at `expires_at`, and earlier when nobody was there for a while.
create table operator_session (
  id            bigint generated always as identity primary key,
  operator_id   bigint      not null references operator (id),
  token_hash    bytea       not null unique check (length(token_hash) = 32),
  created_at    timestamptz not null,
  last_seen_at  timestamptz not null,
  expires_at    timestamptz not null check (expires_at > created_at)
);
create index operator_session_operator_idx on operator_session (operator_id);

revoke all on operator_session from public;

-- How far the file of a run has been read, and since when and from where the process that reads it does so.
alter table ingest_run
  add column text_bytes bigint,
  add column bytes_done bigint not null default 0,
  add column advanced_at timestamptz,
  add column resumed_at timestamptz,
  add column resumed_line bigint not null default 0,
  add column resumed_bytes bigint not null default 0;

-- The last word, the last success and the failures of late of each source, without reading every refresh.
create index if not exists source_reading_source_idx on source_reading (source, (state = 'source_down'), finished_at);
