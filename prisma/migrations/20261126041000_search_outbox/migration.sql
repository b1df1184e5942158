-- What a search engine must index again, and its indexes (ADR 0195). The triggers that write to the outbox are created by
-- `npm run registry -- search rebuild` and exist only where a search engine is in use.
--
-- Lock: new tables, a new sequence and new functions only.
set local lock_timeout = '5s';

-- Versions of documents: each batch that is indexed takes the next one after it has seen its rows.
create sequence search_version_seq;

create table search_outbox (
  id           bigint generated always as identity primary key,
  content      text not null,
  jurisdiction text not null check (jurisdiction::jurisdiction_code is not null),
  pk           bigint not null,
  changed_at   timestamptz not null default clock_timestamp()
);

create table search_index (
  name       text primary key,
  content    text not null,
  state      text not null check (state in ('building', 'live')),
  created_at timestamptz not null
);

set local check_function_bodies = off;

-- Statement trigger of the tables of the name index where a search engine is in use: writes the changed names to `search_outbox`,
-- in the transaction that changes them. Arguments: the content of the outbox, and the column that identifies the name.
create or replace function write_name_key_outbox() returns trigger
language plpgsql as $$
begin
  -- The transition table is named by the event, so only one of the two exists.
  execute format('insert into search_outbox (content, jurisdiction, pk) select %L, jurisdiction, %I from %I',
                 tg_argv[0], tg_argv[1], case tg_op when 'DELETE' then 'old_rows' else 'new_rows' end);
  return null;
end
$$;

-- Row trigger of `entity` and `entity_name` where a search engine is in use: writes a name whose folded text changed to
-- `search_outbox`. The keys of the name may stay the same: 'Aserradero Uno, S.A.' and 'Aserradero de Uno' have the same words.
create or replace function write_name_outbox() returns trigger
language plpgsql as $$
begin
  insert into search_outbox (content, jurisdiction, pk)
  values (tg_argv[0], new.jurisdiction, (to_jsonb(new) ->> tg_argv[1])::bigint);
  return null;
end
$$;

-- Statement trigger of `record` and its partitions where a search engine is in use: writes the changed records of the levels in
-- its arguments to `search_outbox`, in the transaction that changes them. An update that changes nothing that is indexed, such
-- as the time of reading, is left out.
create or replace function write_record_outbox() returns trigger
language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into search_outbox (content, jurisdiction, pk)
    select level, jurisdiction, pk from new_rows where level = any (tg_argv);
  elsif tg_op = 'DELETE' then
    insert into search_outbox (content, jurisdiction, pk)
    select level, jurisdiction, pk from old_rows where level = any (tg_argv);
  else
    insert into search_outbox (content, jurisdiction, pk)
    select n.level, n.jurisdiction, n.pk
      from new_rows n join old_rows o using (level, jurisdiction, pk)
     where n.level = any (tg_argv)
       and (n.tag, n.entity_pk, n.source, n.item_date, n.payload)
           is distinct from (o.tag, o.entity_pk, o.source, o.item_date, o.payload);
  end if;
  return null;
end
$$;

