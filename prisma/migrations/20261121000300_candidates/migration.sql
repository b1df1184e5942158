-- The name index: candidates for a written name (design "Resolving names and identifiers").

-- Words of names. Numbered apart for each jurisdiction, so that the names of one jurisdiction are searched apart.
create table name_token (
  id            integer   generated always as identity primary key,
  jurisdiction  text      not null check (jurisdiction in ('pa', 'ec', 'co')),
  token         text      collate "C" not null,
  df            integer   not null default 0,   -- names that hold it, as of the last refresh; never kept up per insert
  -- 'promoting': new names get the keys of a common word, older ones are still being given theirs, so no search uses them
  frequency     text      not null default 'rare' check (frequency in ('rare', 'promoting', 'common'))
);
create unique index name_token_key on name_token (jurisdiction, token);
create index name_token_common_idx on name_token (jurisdiction, token) where frequency <> 'rare';

-- Hashes of each word with one letter left out: two words one edit apart share one, or the one's is the other.
create table name_token_del (
  h         integer  not null,
  token_id  integer  not null,
  primary key (h, token_id)
);

-- One row per entity with a name. keys: ids of its words, and negative hashes that stand for pairs of common words and
-- for samples of one common word. set_key: hash of the sorted ids. weight: sum of the words' inverse document frequency.
create table name_key (
  jurisdiction  text       not null check (jurisdiction in ('pa', 'ec', 'co')),
  entity_pk     bigint     not null,
  weight        real       not null,
  set_key       bigint     not null,
  keys          integer[]  not null,
  primary key (jurisdiction, entity_pk)
);
create index name_key_set_idx on name_key (set_key);
-- fastupdate off: a pending list would be read by every search.
create index name_key_keys_idx on name_key using gin (keys) with (fastupdate = off);

-- Whether the names of a jurisdiction can be searched. 'stale': names were loaded without being indexed.
create table name_index (
  jurisdiction  text         primary key check (jurisdiction in ('pa', 'ec', 'co')),
  names         bigint       not null default 0,   -- as of the last refresh
  state         text         not null default 'ready' check (state in ('ready', 'stale')),
  refreshed_at  timestamptz
);
insert into name_index (jurisdiction) values ('pa'), ('ec'), ('co');
