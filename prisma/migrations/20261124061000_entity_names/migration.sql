-- All names of an entity (ADR 0041). The current legal name stays in `entity`: these are its other names, each found by the search.
-- Both tables are new and nothing else changes, so the previous version keeps running beside this one.

create table entity_name (
  id            bigint       generated always as identity primary key,
  jurisdiction  text         not null check (jurisdiction::jurisdiction_code is not null),
  entity_pk     bigint       not null,
  kind          text         not null check (kind in ('former', 'trade', 'alias')),
  name          text         not null,
  name_norm     text         not null,   -- folded, as entity.name_norm
  since         date,
  until         date,
  synthetic     boolean      not null default false,
  source        text         not null,
  source_key    text         not null,   -- the name's own key in its source, for repeated imports
  run_id        bigint       not null,
  fetched_at    timestamptz  not null
);
create unique index entity_name_source_key on entity_name (jurisdiction, entity_pk, source, source_key);
create index entity_name_name_norm_idx on entity_name (jurisdiction, name_norm text_pattern_ops);

-- One row per other name, with the columns of name_key.
create table other_name_key (
  name_id       bigint     primary key,
  jurisdiction  text       not null check (jurisdiction::jurisdiction_code is not null),
  entity_pk     bigint     not null,
  weight        real       not null,
  set_key       bigint     not null,
  keys          integer[]  not null
);
create index other_name_key_entity_idx on other_name_key (jurisdiction, entity_pk);
create index other_name_key_set_idx on other_name_key (set_key);
-- fastupdate off: a pending list would be read by every search.
create index other_name_key_keys_idx on other_name_key using gin (keys) with (fastupdate = off);
