-- Watchlists, what they watch, the feed of events and its endpoint (ADRs 0206 to 0208).
--
-- Locks: new tables; the foreign keys lock account for a moment, and so do name_token and name_index, because the new checks read
-- nothing (`not valid`; the next migration validates them), and entity, for its trigger. If a long transaction is in the way, this
-- fails after 5 s and can be repeated.
set local lock_timeout = '5s';

create table watchlist (
  id         bigint generated always as identity primary key,
  account_id bigint not null references account,
  name       text not null check (length(name) between 1 and 200),
  -- The types of events that it raises.
  events     text[] not null,
  -- Whether its events go to the account's endpoint.
  webhook    boolean not null,
  created_at timestamptz not null,
  deleted_at timestamptz
);
create index watchlist_account_idx on watchlist (account_id, id);

create table watch_item (
  id           bigint generated always as identity primary key,
  account_id   bigint not null references account,
  watchlist_id bigint not null references watchlist,
  reference    text not null check (length(reference) between 1 and 100),
  -- Of what the account sent: another digest under a reference is another subject.
  digest       bytea not null check (length(digest) = 32),
  -- The watched entity; null: a subject that the account describes.
  jurisdiction text check (case when jurisdiction is null then true else jurisdiction::jurisdiction_code is not null end),
  entity_pk    bigint,
  -- What is compared with listings and names.
  subject      jsonb not null,
  state        text not null check (state in ('active', 'unpaid', 'deleted')),
  -- The latest charged period, from 1.
  period       integer not null check (period > 0),
  period_start timestamptz not null,
  paid_until   timestamptz not null check (paid_until > period_start),
  -- When the next period is charged, or tried again.
  charge_at    timestamptz not null,
  -- The lists on file are to be searched, because the subject is new or changed.
  screen_due   boolean not null default true,
  -- When they were last searched for that; null: not yet.
  screened_at  timestamptz,
  added_at     timestamptz not null,
  deleted_at   timestamptz,
  check ((jurisdiction is null) = (entity_pk is null)),
  check ((state = 'deleted') = (deleted_at is not null))
);
create unique index watch_item_reference_idx on watch_item (watchlist_id, reference) where state <> 'deleted';
create index watch_item_again_idx on watch_item (watchlist_id, reference, digest);
create index watch_item_charge_idx on watch_item (charge_at) where state <> 'deleted';
create index watch_item_entity_idx on watch_item (jurisdiction, entity_pk) where state <> 'deleted';
create index watch_item_screen_idx on watch_item (id) where screen_due and state <> 'deleted';
create index watch_item_account_idx on watch_item (account_id, state);
create index watch_item_gone_idx on watch_item (paid_until) where state = 'deleted';

-- Periods that were charged.
create table watch_period (
  item_id   bigint not null references watch_item on delete cascade,
  period    integer not null,
  starts_at timestamptz not null,
  ends_at   timestamptz not null check (ends_at > starts_at),
  entry_id  bigint not null,
  primary key (item_id, period)
);

-- The listings that may mean a watched subject.
create table watch_hit (
  item_id    bigint not null references watch_item on delete cascade,
  listing_id bigint not null references listing,
  score      real not null check (score between 0 and 1),
  found_at   timestamptz not null,
  changed_at timestamptz not null,
  -- The listing was removed or doesn't match anymore; null: it does.
  gone_at    timestamptz,
  primary key (item_id, listing_id)
);
create index watch_hit_listing_idx on watch_hit (listing_id);

-- Distinct names of watched subjects, with the keys of name_key. Their words are in name_token under the scope 'watched'.
create table watched_name (
  id      bigint generated always as identity primary key,
  kind    text not null check (kind in ('Organization', 'NaturalPerson')),
  name    text not null check (length(name) between 1 and 500),
  weight  real not null default 0,
  set_key bigint not null default 0,
  keys    integer[] not null default '{}',
  unique (kind, name)
);
create index watched_name_set_idx on watched_name (set_key);
-- A pending list would make searches slow, as in name_key.
create index watched_name_keys_idx on watched_name using gin (keys) with (fastupdate = off);

-- Who watches a name.
create table watched_by (
  name_id bigint not null references watched_name on delete cascade,
  item_id bigint not null references watch_item on delete cascade,
  primary key (name_id, item_id)
);
create index watched_by_item_idx on watched_by (item_id);

create table watched_number (
  item_id    bigint not null references watch_item on delete cascade,
  number_key text not null check (length(number_key) between 1 and 200),
  primary key (item_id, number_key)
);
create index watched_number_key_idx on watched_number (number_key);

-- Changes whose watchers have not been looked up yet: versions of lists, and new names of entities.
create table watch_change (
  id           bigint generated always as identity primary key,
  version_id   bigint unique references list_version,
  jurisdiction text check (case when jurisdiction is null then true else jurisdiction::jurisdiction_code is not null end),
  entity_pk    bigint,
  -- Listings of the version up to this one are done.
  done_through bigint not null default 0,
  at           timestamptz not null default now(),
  unique (jurisdiction, entity_pk),
  check ((version_id is null) = (entity_pk is not null)),
  check ((jurisdiction is null) = (entity_pk is null))
);

-- Events of accounts. Without a number it waits for the sequencer, which numbers each account's events without a gap.
create table account_event (
  id           bigint generated always as identity primary key,
  event_id     text not null default 'evt_' || replace(gen_random_uuid()::text, '-', '') check (event_id ~ '^evt_[0-9a-f]{32}$'),
  account_id   bigint not null references account,
  seq          bigint check (seq > 0),
  type         text not null,
  -- What happened, so that doing the same work again raises no second event.
  natural_key  text not null check (length(natural_key) between 1 and 200),
  watchlist_id bigint,
  item_id      bigint,
  data         jsonb not null,
  at           timestamptz not null,
  -- It happened while its item was not paid, and waits for that period to be paid.
  held         boolean not null default false,
  unique (account_id, natural_key),
  unique (account_id, seq)
);
create index account_event_pending_idx on account_event (account_id, id) where seq is null and not held;
create index account_event_held_idx on account_event (item_id) where held;
create index account_event_at_idx on account_event (at);

create table event_feed (
  account_id   bigint primary key references account,
  last_seq     bigint not null check (last_seq >= 0),
  -- The last event that was deleted because its time was over.
  purged_seq   bigint not null default 0,
  purged_event text
);

-- Where the events of an account are sent.
create table event_endpoint (
  account_id        bigint primary key references account,
  url               text not null check (length(url) between 1 and 2048),
  sealed            bytea not null,
  -- The previous secret signs too until then.
  previous_sealed   bytea,
  previous_until    timestamptz,
  created_at        timestamptz not null,
  -- Events up to this one are delivered, or were given up.
  done_seq          bigint not null check (done_seq >= 0),
  -- The last event of the batch that is being sent; null: none.
  batch_seq         bigint check (batch_seq > done_seq),
  first_attempt_at  timestamptz,
  attempts          integer not null default 0,
  next_attempt_at   timestamptz not null,
  last_delivered_at timestamptz,
  last_error        text check (length(last_error) <= 500),
  given_up          bigint not null default 0,
  check ((previous_sealed is null) = (previous_until is null))
);
create index event_endpoint_due_idx on event_endpoint (next_attempt_at);

alter table name_token drop constraint name_token_jurisdiction_check,
  add constraint name_token_jurisdiction_check
    check (case when jurisdiction = 'watched' then true else jurisdiction::jurisdiction_code is not null end) not valid;
alter table name_index drop constraint name_index_jurisdiction_check,
  add constraint name_index_jurisdiction_check
    check (case when jurisdiction = 'watched' then true else jurisdiction::jurisdiction_code is not null end) not valid;
-- Nothing is watched yet; the worker builds the index before it looks up the first name.
insert into name_index (jurisdiction, state, keys_version) values ('watched', 'ready', 0);

create or replace function write_status_event() returns trigger
language plpgsql as $$
begin
  insert into account_event (account_id, type, natural_key, watchlist_id, item_id, data, at)
  select i.account_id, 'entity.status_changed', format('entity.status_changed:%s:%s', i.id, pg_current_xact_id()),
         i.watchlist_id, i.id, jsonb_build_object('jurisdiction', new.jurisdiction, 'entity_pk', new.pk), clock_timestamp()
    from watch_item i join watchlist w on w.id = i.watchlist_id
   where i.jurisdiction = new.jurisdiction and i.entity_pk = new.pk and i.state <> 'deleted'
     and 'entity.status_changed' = any (w.events)
  on conflict (account_id, natural_key) do nothing;
  return null;
end
$$;
create trigger entity_status_event after update on entity for each row
  when (old.core ->> 'status' is distinct from new.core ->> 'status') execute function write_status_event();
