-- Entities as they are browsed by name and by a few attributes (ADR 0091), for the jurisdictions that v5 serves. `sync_entity_listing`
-- fills it whenever an entity's sections are built.
--
-- Lock: none, the table is new.
create table entity_listing (
  jurisdiction text     not null check (jurisdiction::jurisdiction_code is not null),
  entity_pk    bigint   not null,
  kind         text     not null check (kind in ('Organization', 'NaturalPerson')),
  -- The folded name, cut: the order of the pages.
  name         text     collate "C" not null check (length(name) <= 200),
  status       text,
  legal_form   text,
  province     text,
  activities   text[]   not null,
  -- The words of the name and the filters: see `listing_keys`.
  keys         tsvector not null,
  primary key (jurisdiction, entity_pk)
);

create index entity_listing_name_idx on entity_listing (jurisdiction, name, entity_pk);
-- Without a pending list, which each search would read.
create index entity_listing_keys_idx on entity_listing using gin (keys) with (fastupdate = off);
