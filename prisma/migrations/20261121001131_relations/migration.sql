-- Impediments by the words of their name, and what is on record of each source.
--
-- record_impedimentos is new and small; on a register that has filled it, build the index beforehand under the same name.
set local lock_timeout = '5s';
create index if not exists record_impedimentos_words_idx on record_impedimentos
  using gin (string_to_array(payload ->> 'nombre_norm', ' ')) with (fastupdate = off);

-- Counted by a job: an answer reads this instead of the records.
create table source_count (
  jurisdiction  text         not null check (jurisdiction in ('pa', 'ec', 'co')),
  tag           text         not null,
  source        text         not null,
  rows          bigint       not null check (rows >= 0),
  oldest        date,
  newest        date,
  fetched_at    timestamptz  not null,                  -- the latest of any of the rows
  run_id        bigint       not null,                  -- the latest of any of the rows
  counted_at    timestamptz  not null,
  primary key (jurisdiction, tag, source)
);
