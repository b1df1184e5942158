-- Which files of documents are to be read, and where the text of a document comes from (ADR 0118): whoever writes a document,
-- an import, a refresh or the generator, puts its file in line in the same transaction, because the database does it.
-- Locks: for the moment that a trigger takes. Documents that were stored before are put in line by `npm run data -- ocr`.
set local lock_timeout = '5s';

create table document_reading (
  level         text         not null check (level in ('documentos_escaneados', 'registry_documents')),
  jurisdiction  text         not null check (jurisdiction in ('pa', 'ec', 'co')),
  pk            bigint       not null,                     -- of the record that is the document
  object_key    text         not null check (length(object_key) between 1 and 512),
  state         text         not null default 'waiting' check (state in ('waiting', 'read', 'failed')),
  due_at        timestamptz  not null default '-infinity', -- waiting: not before
  attempts      integer      not null default 0 check (attempts >= 0),
  reason        text         check (length(reason) between 1 and 300),  -- why the last attempt failed
  -- What the text of the document was recognised from, with what, and when; null: it was not recognised here.
  digest        bytea        check (length(digest) = 32),  -- SHA-256 of the file
  engine        text,
  language      text,
  pages         integer      check (pages >= 0),
  read_at       timestamptz,
  primary key (level, jurisdiction, pk),
  constraint document_reading_failed_check check (state <> 'failed' or reason is not null),
  constraint document_reading_read_check check (state <> 'read' or read_at is not null),
  constraint document_reading_origin_check check (num_nulls(digest, engine, language, pages, read_at) in (0, 5))
);
create index document_reading_waiting_idx on document_reading (due_at, pk) where state = 'waiting';

create function keep_document_reading() returns trigger
language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from document_text t where t.level = old.level and t.jurisdiction = old.jurisdiction and t.pk = old.pk;
    delete from document_reading d where d.level = old.level and d.jurisdiction = old.jurisdiction and d.pk = old.pk;
    return null;
  end if;
  -- Another file under the same record is read anew; the text of the former one stands until then.
  insert into document_reading as known (level, jurisdiction, pk, object_key)
  values (new.level, new.jurisdiction, new.pk, substr(new.payload ->> 'pdf_url', length('object://') + 1))
  on conflict (level, jurisdiction, pk) do update
     set object_key = excluded.object_key, state = 'waiting', due_at = '-infinity', attempts = 0, reason = null
   where known.object_key <> excluded.object_key;
  return null;
end
$$;

-- What lies under synthetic/ are samples that many invented records refer to: there is nothing in them to be read.
create trigger document_reading_kept
  after insert or update of payload on record_documentos_escaneados
  for each row when (new.payload ->> 'pdf_url' ~ '^object://(?!synthetic/).' and length(new.payload ->> 'pdf_url') <= 521)
  execute function keep_document_reading();
create trigger document_reading_kept
  after insert or update of payload on record_registry_documents
  for each row when (new.payload ->> 'pdf_url' ~ '^object://(?!synthetic/).' and length(new.payload ->> 'pdf_url') <= 521)
  execute function keep_document_reading();
create trigger document_reading_dropped
  after delete on record_documentos_escaneados for each row execute function keep_document_reading();
create trigger document_reading_dropped
  after delete on record_registry_documents for each row execute function keep_document_reading();
