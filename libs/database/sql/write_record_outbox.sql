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
