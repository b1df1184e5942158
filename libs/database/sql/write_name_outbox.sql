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
