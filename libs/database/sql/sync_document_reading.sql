-- Trigger of the documents (`record_documentos_escaneados`, `record_registry_documents`): queues the file of a document for text
-- recognition in `document_reading`, in the transaction that writes the document. So imports, refreshes and generated data are
-- treated the same.
--
-- After an insert or an update: the triggers call it only for files in our store, and not for synthetic samples, which have no
-- text to recognize. If the document gets another file, that one is queued, and the text of the former file stays until the new
-- one is read; `former_key` says which file the text is from.
-- After a delete: deletes the text and the reading of the document.
create or replace function sync_document_reading() returns trigger
language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from document_text t where t.level = old.level and t.jurisdiction = old.jurisdiction and t.pk = old.pk;
    delete from document_reading d where d.level = old.level and d.jurisdiction = old.jurisdiction and d.pk = old.pk;
    return null;
  end if;
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
