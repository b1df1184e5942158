-- Trigger of the documents (`record_documentos_escaneados`, `record_registry_documents`): removes a document from
-- `document_reading` when an update leaves it without a file that can be read. Its text, if it has one, stays.
create or replace function delete_document_reading() returns trigger
language plpgsql as $$
begin
  delete from document_reading d where d.level = new.level and d.jurisdiction = new.jurisdiction and d.pk = new.pk;
  return null;
end
$$;
