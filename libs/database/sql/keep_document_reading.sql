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
