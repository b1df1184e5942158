-- Row trigger of `entity`, after an update that changed its status: an event for each item that watches it. A second change in the
-- same transaction is the same event.
create or replace function write_status_event() returns trigger
language plpgsql as $$
begin
  insert into account_event (account_id, type, natural_key, watchlist_id, item_id, data, at)
  select i.account_id, 'entity.status_changed', format('entity.status_changed:%s:%s', i.id, pg_current_xact_id()),
         i.watchlist_id, i.id, jsonb_build_object('jurisdiction', new.jurisdiction, 'entity_pk', new.pk), clock_timestamp()
    from watch_item i join watchlist w on w.id = i.watchlist_id
   where i.jurisdiction = new.jurisdiction and i.entity_pk = new.pk and i.state <> 'deleted'
     and 'entity.status_changed' = any (w.events)
  on conflict (account_id, natural_key) do nothing;
  return null;
end
$$;
