create or replace function keep_work() returns trigger language plpgsql as $$
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
