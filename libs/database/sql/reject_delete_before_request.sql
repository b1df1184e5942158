-- Trigger of `data_request_event` and `data_request_target`: rejects a delete while their request exists. A cascade runs when the
-- request is already gone.
create or replace function reject_delete_before_request() returns trigger language plpgsql as $$
begin
  if exists (select from data_request where id = old.request_id) then
    raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
  end if;
  return old;
end $$;
