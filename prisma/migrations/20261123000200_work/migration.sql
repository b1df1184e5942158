-- Fair shares of work that may hold a slot for over a second (ADR 0147): which rows wait, which were handed to a queue.
--
-- A pending refresh or webhook has one row in `work`, kept by triggers, so that there is never one without the other.
-- Lock: new tables, and triggers on two tables, which are locked for a moment. Pending rows are copied.
set local lock_timeout = '5s';

create table work (
  id            bigint generated always as identity primary key,
  queue         text not null check (queue in ('refresh', 'webhooks')),
  row_id        bigint not null,
  account_id    bigint not null references account (id),
  created_at    timestamptz not null,
  dispatched_at timestamptz,
  paused_until  timestamptz,
  unique (queue, row_id)
);
create index work_waiting_idx on work (queue, account_id, id) where dispatched_at is null;
create index work_dispatched_idx on work (queue, account_id) where dispatched_at is not null;
comment on table work is 'Work that waits for a slot or holds one: one row per pending refresh and webhook delivery.';
comment on column work.dispatched_at is 'When it was handed to its queue. Null: it waits for a slot.';
comment on column work.paused_until is 'Between two attempts: it holds no slot until then.';

create table work_slots (
  queue     text not null check (queue in ('refresh', 'webhooks')),
  worker_id uuid not null,
  slots     integer not null check (slots > 0),
  seen_at   timestamptz not null,
  primary key (queue, worker_id)
);
comment on table work_slots is 'How much each worker process can do at once. A process that is not seen for a while counts nothing.';

create sequence work_turn_seq;
create table work_turn (
  queue      text not null check (queue in ('refresh', 'webhooks')),
  account_id bigint not null references account (id),
  turn       bigint not null,
  primary key (queue, account_id)
);
comment on table work_turn is 'When each account was last given a slot, as a running number.';

create function keep_work() returns trigger language plpgsql as $$
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

create trigger update_request_work_insert after insert on update_request
  for each row execute function keep_work('refresh', 'requested_at');
create trigger update_request_work_end after update of status on update_request
  for each row when (old.status = 'pending' and new.status <> 'pending') execute function keep_work('refresh');
create trigger update_request_work_delete after delete on update_request
  for each row when (old.status = 'pending') execute function keep_work('refresh');
create trigger webhook_delivery_work_insert after insert on webhook_delivery
  for each row execute function keep_work('webhooks', 'created_at');
create trigger webhook_delivery_work_end after update of status on webhook_delivery
  for each row when (old.status = 'pending' and new.status <> 'pending') execute function keep_work('webhooks');
create trigger webhook_delivery_work_delete after delete on webhook_delivery
  for each row when (old.status = 'pending') execute function keep_work('webhooks');

insert into work (queue, row_id, account_id, created_at)
select 'refresh', id, account_id, requested_at from update_request where status = 'pending' order by id;
insert into work (queue, row_id, account_id, created_at)
select 'webhooks', id, account_id, created_at from webhook_delivery where status = 'pending' order by id;

-- Hands out free slots of a queue; returns the rows that may run now, in the order in which they got their slots.
--
-- The slots are those of all workers seen since p_seen_after. One process at a time decides.
--   - An account holds at most a third of the slots, at least one, also when the others are idle.
--   - A third of the slots is kept for accounts that hold none: slow work of a few accounts delays nobody's first.
--   - Who holds fewer slots is first; of equals, whoever waits longest for a turn.
--   - Within an account, first in, first out.
create function dispatch_work(p_queue text, p_now timestamptz, p_seen_after timestamptz) returns setof bigint
language plpgsql as $$
declare
  v_slots integer;
  v_held  integer;
  v_share integer;
begin
  perform pg_advisory_xact_lock(hashtextextended('dispatch_work:' || p_queue, 0));
  -- A separate statement for each, so that they see what the last holder of the lock committed.
  select coalesce(sum(slots), 0) into v_slots from work_slots where queue = p_queue and seen_at > p_seen_after;
  select count(*) into v_held from work
   where queue = p_queue and dispatched_at is not null and coalesce(paused_until <= p_now, true);
  if v_held >= v_slots then
    return;
  end if;
  v_share := greatest(1, v_slots / 3);

  return query
  with recursive account_waiting as (
    -- A step in the index for each account, however many rows it has.
    (select w.account_id from work w where w.queue = p_queue and w.dispatched_at is null order by w.account_id limit 1)
    union all
    select (select w.account_id from work w
             where w.queue = p_queue and w.dispatched_at is null and w.account_id > a.account_id
             order by w.account_id limit 1)
      from account_waiting a where a.account_id is not null
  ), held as (
    select w.account_id, count(*)::integer as slots from work w
     where w.queue = p_queue and w.dispatched_at is not null and coalesce(w.paused_until <= p_now, true)
     group by w.account_id
  ), candidate as (
    select next.id, next.row_id, a.account_id, coalesce(h.slots, 0) + next.nr as place
      from account_waiting a
      left join held h on h.account_id = a.account_id
     cross join lateral (
       select w.id, w.row_id, row_number() over (order by w.id)::integer as nr
         from work w
        where w.queue = p_queue and w.account_id = a.account_id and w.dispatched_at is null
        order by w.id limit greatest(0, v_share - coalesce(h.slots, 0))
     ) next
     where a.account_id is not null
  ), ordered as (
    select c.*, row_number() over (order by c.place, t.turn nulls first, c.account_id) as nr
      from candidate c left join work_turn t on t.queue = p_queue and t.account_id = c.account_id
  ), chosen as (
    select o.id, o.row_id, o.account_id, o.nr from ordered o
     where v_held + o.nr <= case when o.place = 1 then v_slots else v_slots - v_slots / 3 end
  ), turn as (
    insert into work_turn (queue, account_id, turn)
    select p_queue, o.account_id, nextval('work_turn_seq')
      from (select c.account_id, max(c.nr) as nr from chosen c group by c.account_id order by max(c.nr)) o
        on conflict (queue, account_id) do update set turn = excluded.turn
  ), dispatched as (
    update work w set dispatched_at = p_now from chosen c where w.id = c.id
  )
  select c.row_id from chosen c order by c.nr;
end $$;
revoke all on function dispatch_work(text, timestamptz, timestamptz) from public;
