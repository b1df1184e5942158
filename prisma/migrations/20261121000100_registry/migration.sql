-- The registry: entities, records (the truth), links, and sections (the pages we serve).

-- One run of an importer, the generator or (later) a refresh: the provenance of every row below.
create table ingest_run (
  id                bigint generated always as identity primary key,
  dataset           text        not null,
  importer_version  integer     not null,
  file_name         text,
  file_sha256       text,
  file_bytes        bigint,
  status            text        not null check (status in ('running', 'completed', 'failed')),
  checkpoint        bigint      not null default 0,   -- input lines whose batches are committed
  rows_rejected     bigint      not null default 0,
  rows_inserted     bigint      not null default 0,
  rows_updated      bigint      not null default 0,
  rows_unchanged    bigint      not null default 0,
  synthetic         boolean     not null default false,
  error             text,
  started_at        timestamptz not null,
  finished_at       timestamptz
);
create index ingest_run_dataset_idx on ingest_run (dataset, file_sha256);

create sequence entity_pk_seq;
create sequence record_pk_seq;

create table entity (
  jurisdiction       text        not null check (jurisdiction in ('pa', 'ec', 'co')),
  pk                 bigint      not null,            -- the v4 id
  sid                text        not null,            -- stable key of the entity in its sources; imports upsert on it
  kind               text        not null check (kind in ('Organization', 'NaturalPerson')),
  nombre             text,
  name_norm          text,                            -- folded name, for whole-name prefixes
  ruc                text,
  ruc_no_dv          text,
  cedula             text,
  id_key             text,                            -- canonical RUC without DV, cédula or NIT
  id_compact         text,                            -- id_key without separators
  core               jsonb       not null,            -- the remaining base fields
  synthetic          boolean     not null default false,
  source             text        not null,
  run_id             bigint      not null references ingest_run (id),
  fetched_at         timestamptz not null,
  source_updated_at  timestamptz,
  merged_into        bigint,
  primary key (jurisdiction, pk)
);
create unique index entity_sid_key on entity (jurisdiction, sid);
create index entity_id_key_idx on entity (jurisdiction, id_key);
create index entity_id_compact_idx on entity (jurisdiction, id_compact);
create index entity_name_norm_idx on entity (jurisdiction, name_norm text_pattern_ops);

create table record (
  level              text        not null,
  jurisdiction       text        not null check (jurisdiction in ('pa', 'ec', 'co')),
  pk                 bigint      not null,
  tag                text        not null,            -- a level may hold several tags (propiedades and fincas)
  entity_pk          bigint,                          -- whose section shows it; null: not linked to anybody yet
  payload            jsonb       not null,
  item_date          date,                            -- newest first within a section
  synthetic          boolean     not null default false,
  source             text        not null,
  source_key         text        not null,            -- the row's own key in its source; imports upsert on it
  run_id             bigint      not null,
  fetched_at         timestamptz not null,
  source_updated_at  timestamptz,
  primary key (level, jurisdiction, pk)
) partition by list (level);
create unique index record_source_key on record (level, jurisdiction, source, source_key);
create index record_entity_idx on record (jurisdiction, entity_pk, item_date desc nulls last, pk);

-- Edges between entities of one jurisdiction (director of, shareholder of, ...).
create table link (
  jurisdiction  text        not null check (jurisdiction in ('pa', 'ec', 'co')),
  from_pk       bigint      not null,
  to_pk         bigint      not null,
  role          text        not null,
  source_key    text        not null,                 -- the edge's own key in its source
  cargo         text,
  active        boolean,
  since         date,
  until         date,
  method        text        not null check (method in ('id', 'name')),
  score         real        not null check (score between 0 and 1),
  synthetic     boolean     not null default false,
  source        text        not null,
  run_id        bigint      not null,
  fetched_at    timestamptz not null,
  primary key (jurisdiction, from_pk, to_pk, role, source_key)
);
create index link_to_idx on link (jurisdiction, to_pk);

-- What detail serves: for every (entity, level) the first 100 items, whitelisted and serialised when the records change.
create table section (
  jurisdiction       text        not null,
  entity_pk          bigint      not null,
  level              text        not null,
  kind               text,                            -- entity kind; on core_registro only
  body               json        not null,            -- {"<tag>": items or object, ...} in wire form, verbatim
  totals             jsonb       not null default '{}',  -- {"<tag>": rows in all}
  state              text        not null check (state in ('ok', 'empty', 'source_down')),
  source             text        not null,
  fetched_at         timestamptz not null,
  source_updated_at  timestamptz,
  primary key (jurisdiction, entity_pk, level)
);
