-- Assigns free slots of a queue; returns the ids of the rows that may run now, in the order in which they got their slots.
--   p_queue       'refresh' or 'webhooks'
--   p_now         stored as the time of dispatch
--   p_seen_after  only workers seen since then count: their slots are the slots of the queue
--
-- Fair shares among accounts:
--   - An account holds at most a third of the slots, but at least one, even while the others are idle.
--   - A third of the slots is reserved for accounts that hold none, so that slow work of a few accounts never delays the first
--     row of another.
--   - The account with the fewest slots comes first; among equals, the one whose last turn is longest ago.
--   - Within an account, rows run in the order in which they were added.
--
-- Locks: an advisory lock per queue, until the end of the transaction, so that one process at a time decides.
create or replace function dispatch_work(p_queue text, p_now timestamptz, p_seen_after timestamptz) returns setof bigint
language plpgsql as $$
declare
  v_slots integer;
  v_held  integer;
  v_share integer;
begin
  perform pg_advisory_xact_lock(hashtextextended('dispatch_work:' || p_queue, 0));
  -- Separate statements, so that their snapshots include what the previous lock holder committed.
  select coalesce(sum(slots), 0) into v_slots from work_slots where queue = p_queue and seen_at > p_seen_after;
  select count(*) into v_held from work where queue = p_queue and dispatched_at is not null;
  if v_held >= v_slots then
    return;
  end if;
  v_share := greatest(1, v_slots / 3);

  return query
  with recursive account_waiting as (
    -- One step in the index per account, regardless of how many rows it has.
    (select w.account_id from work w where w.queue = p_queue and w.dispatched_at is null order by w.account_id limit 1)
    union all
    select (select w.account_id from work w
             where w.queue = p_queue and w.dispatched_at is null and w.account_id > a.account_id
             order by w.account_id limit 1)
      from account_waiting a where a.account_id is not null
  ), held as (
    select w.account_id, count(*)::integer as slots from work w
     where w.queue = p_queue and w.dispatched_at is not null
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
