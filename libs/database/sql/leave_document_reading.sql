create or replace function leave_document_reading() returns trigger
language plpgsql as $$
begin
  delete from document_reading d where d.level = new.level and d.jurisdiction = new.jurisdiction and d.pk = new.pk;
  return null;
end
$$;
