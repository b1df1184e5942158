-- Indexes of the search engine by definition, so that two versions of this software can each fill and read their own (ADR 0195).
--
-- Locks: `search_index` for a moment, a table with a row for each index. The version before ignores both the column and the table: it
-- writes to every index in `search_index`, and indexes that it adds have no definition.
set local lock_timeout = '5s';

alter table search_index add column definition text;

-- A change that the indexes of one definition lack, while those of others have it; or that they rejected.
create table search_owed_change (
  id           bigint generated always as identity primary key,
  definition   text not null,
  content      text not null,
  jurisdiction text not null check (jurisdiction::jurisdiction_code is not null),
  pk           bigint not null,
  changed_at   timestamptz not null,
  rejected_at  timestamptz
);

create index search_owed_change_definition_id_idx on search_owed_change (definition, id);
create index search_owed_change_rejected_idx on search_owed_change (definition, content, jurisdiction, pk)
  where rejected_at is not null;
