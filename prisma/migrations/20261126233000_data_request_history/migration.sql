-- History and targets of data requests are deleted only with their request (ADRs 0209 and 0210).
--
-- Locks: the two tables for a moment. If a long transaction is in the way, this fails after 5 s and can be repeated.
set local lock_timeout = '5s';

-- A cascade runs when the request is already gone.
create function reject_delete_before_request() returns trigger language plpgsql as $$
begin
  if exists (select from data_request where id = old.request_id) then
    raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
  end if;
  return old;
end $$;

create trigger data_request_event_kept before delete on data_request_event
  for each row execute function reject_delete_before_request();
create trigger data_request_target_kept before delete on data_request_target
  for each row execute function reject_delete_before_request();
