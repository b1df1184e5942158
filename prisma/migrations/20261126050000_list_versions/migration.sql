-- Lists as versions: sanctions, PEP and debarment lists, imported whole (ADR 0199).
--
-- Locks: new tables only.
set local lock_timeout = '5s';

create table list_version (
  id           bigint generated always as identity primary key,
  list         text not null check (length(list) between 1 and 40),
  -- Its publication or import date, and a number if there are several of one date: 2026-11-20, 2026-11-20.2
  version      text not null check (length(version) between 4 and 40),
  -- held: it would remove so many entries that an operator must confirm it. withdrawn: held, then replaced by a newer import.
  state        text not null check (state in ('current', 'superseded', 'held', 'rejected', 'withdrawn')),
  -- SHA-256 of its entries, in whatever order they were written.
  digest       bytea not null check (length(digest) = 32),
  -- As far as the publisher states it: YYYY-MM-DD or YYYY-MM.
  published    text check (published ~ '^\d{4}-\d{2}(-\d{2})?$'),
  file_name    text,
  entries      integer not null check (entries >= 0),
  added        integer not null check (added >= 0),
  changed      integer not null check (changed >= 0),
  removed      integer not null check (removed >= 0),
  imported_at  timestamptz not null,
  -- When an operator confirmed or rejected a held version.
  decided_at   timestamptz,
  unique (list, version)
);

-- Two imports at once can't both become current.
create unique index list_version_current_idx on list_version (list) where state = 'current';
create unique index list_version_held_idx on list_version (list) where state = 'held';

create table listing (
  id              bigint generated always as identity primary key,
  list            text not null,
  entry_id        text not null check (length(entry_id) between 1 and 200),
  -- The entry as the newest version that has it states it.
  data            jsonb not null,
  digest          bytea not null check (length(digest) = 32),
  first_version   bigint not null references list_version,
  -- The version that no longer has it; null while it is on the list.
  removed_version bigint references list_version,
  unique (list, entry_id)
);

-- The difference of each version to the one before.
create table listing_change (
  version_id bigint not null references list_version,
  listing_id bigint not null references listing,
  change     text not null check (change in ('added', 'changed', 'removed')),
  fields     text[] not null default '{}',
  -- The entry in the version before: with it, every version can be shown as it was.
  before     jsonb,
  primary key (version_id, listing_id),
  check ((change = 'changed') = (cardinality(fields) > 0)),
  check ((change = 'added') = (before is null))
);

create index listing_change_listing_idx on listing_change (listing_id);

-- The entries of a held version, until an operator decides.
create table held_listing (
  version_id bigint not null references list_version,
  entry_id   text not null,
  data       jsonb not null,
  primary key (version_id, entry_id)
);
