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
