-- What v5 addresses and searches beyond the levels of the catalogue: records that no tag of a detail lists.

-- Entries of the folios of real estate, one row each: derived from the properties that list them.
create table record_real_estate_deeds partition of record for values in ('real_estate_deeds');
create table record_edificios partition of record for values in ('edificios');
create table record_authorized_visas partition of record for values in ('authorized_visas');
-- Known by name only: their entity_pk is never set (specification, "v5 endpoints").
create table record_impedimentos partition of record for values in ('impedimentos');

-- Text of documents, by page, as recognised at ingest.
create table document_text (
  level         text     not null,
  jurisdiction  text     not null check (jurisdiction in ('pa', 'ec', 'co')),
  pk            bigint   not null,                     -- of the record that is the document
  page          integer  not null check (page >= 1),
  body          text     not null,
  primary key (level, jurisdiction, pk, page)
);

-- What changed in the records of an entity: one row per level, source and run. First loads are no changes.
create table section_change (
  seq           bigint       generated always as identity primary key,
  jurisdiction  text         not null check (jurisdiction in ('pa', 'ec', 'co')),
  entity_pk     bigint       not null,
  level         text         not null,
  inserted      integer      not null default 0 check (inserted >= 0),
  updated       integer      not null default 0 check (updated >= 0),
  removed       integer      not null default 0 check (removed >= 0),
  source        text         not null,
  run_id        bigint       not null references ingest_run (id),
  changed_at    timestamptz  not null,
  check (inserted + updated + removed > 0)
);
create index section_change_entity_idx on section_change (jurisdiction, entity_pk, changed_at, seq);
