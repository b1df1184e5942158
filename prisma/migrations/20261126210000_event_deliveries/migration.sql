-- Webhooks of events, with the numbers of what they contain: every attempt and replay sends the same events.
set local lock_timeout = '5s';

alter table event_endpoint add column enabled boolean not null default true,
  add column secret_at timestamptz not null default now();
-- A batch that is being sent gets its row when it is sent next.
update event_endpoint set batch_seq = null, attempts = 0, first_attempt_at = null where batch_seq is not null;

create table event_delivery (
  id          bigint generated always as identity primary key,
  account_id  bigint not null references account,
  kind        text not null check (kind in ('events', 'replay', 'test')),
  -- The `webhook-id` header. A replay has that of the first delivery.
  webhook_id  text not null check (webhook_id ~ '^evb_[0-9a-f]{32}$'),
  url         text not null check (length(url) between 1 and 2048),
  -- Numbers of the events in the account's feed; empty: a test.
  seqs        bigint[] not null,
  status      text not null default 'pending' check (status in ('pending', 'delivered', 'failed')),
  attempts    integer not null default 0 check (attempts >= 0),
  status_code integer check (status_code between 100 and 999),
  error       text check (length(error) between 1 and 500),
  created_at  timestamptz not null,
  finished_at timestamptz,
  -- When a process may send a test or a replay. Batches of events follow the schedule of their endpoint.
  due_at      timestamptz,
  check ((status = 'pending') = (finished_at is null)),
  check (status <> 'failed' or error is not null),
  check ((due_at is not null) = (status = 'pending' and kind <> 'events')),
  check ((kind = 'test') = (cardinality(seqs) = 0))
);
create unique index event_delivery_batch_idx on event_delivery (account_id) where kind = 'events' and status = 'pending';
create index event_delivery_account_idx on event_delivery (account_id, id);
create index event_delivery_due_idx on event_delivery (due_at) where due_at is not null;
create index event_delivery_tries_idx on event_delivery (account_id, created_at) where kind <> 'events';
