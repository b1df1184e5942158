-- Trigger of `update_request` and `webhook_delivery`: keeps one row in `work` for each row that is pending.
--
-- An insert adds the row if the status is pending. Updates and deletes remove it: the triggers call this function only when a
-- row stops being pending or is deleted while pending. It runs in the writer's transaction, so that there is never one row
-- without the other.
--   tg_argv[0]  the queue
--   tg_argv[1]  column with the time since when the row waits (inserts only)
create or replace function sync_pending_work() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.status = 'pending' then
      insert into work (queue, row_id, account_id, created_at)
      values (tg_argv[0], new.id, new.account_id, (to_jsonb(new) ->> tg_argv[1])::timestamptz);
    end if;
  else
    delete from work where queue = tg_argv[0] and row_id = old.id;
  end if;
  return null;
end $$;
