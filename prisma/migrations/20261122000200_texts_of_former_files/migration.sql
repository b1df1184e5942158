-- Whether the text of a document is of the file that it has now (ADR 0118): another file puts it in line, and until that one is
-- read, or when it cannot be, the text of the former stands. A document whose file goes leaves the line.
-- Locks: for the moment that a column and triggers take; rows that there are, are left as they are.
set local lock_timeout = '5s';

-- The file that the text was recognised from, when that is no longer object_key.
alter table document_reading add column former_key text;

create or replace function keep_document_reading() returns trigger
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
     set object_key = excluded.object_key, state = 'waiting', due_at = '-infinity', attempts = 0, reason = null,
         former_key = case when known.digest is null or known.former_key = excluded.object_key then null
                           else coalesce(known.former_key, known.object_key) end
   where known.object_key <> excluded.object_key;
  return null;
end
$$;

create function leave_document_reading() returns trigger
language plpgsql as $$
begin
  delete from document_reading d where d.level = new.level and d.jurisdiction = new.jurisdiction and d.pk = new.pk;
  return null;
end
$$;

create trigger document_reading_left
  after update of payload on record_documentos_escaneados
  for each row when (old.payload ->> 'pdf_url' is not null
    and (new.payload ->> 'pdf_url' ~ '^object://(?!synthetic/).' and length(new.payload ->> 'pdf_url') <= 521) is not true)
  execute function leave_document_reading();
create trigger document_reading_left
  after update of payload on record_registry_documents
  for each row when (old.payload ->> 'pdf_url' is not null
    and (new.payload ->> 'pdf_url' ~ '^object://(?!synthetic/).' and length(new.payload ->> 'pdf_url') <= 521) is not true)
  execute function leave_document_reading();
