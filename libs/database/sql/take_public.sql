-- Takes units from the budget of a day and from the shares of the caller's networks, from all of them or from none. The
-- day's row is locked first, so calls of one day come one after the other and never lock in another order.
create or replace function take_public(
  p_day date, p_units integer, p_limit integer, p_networks bytea[], p_shares integer[],
  out allowed boolean, out used integer, out networks_used integer[]
) language plpgsql as $$
begin
  insert into public_budget (day, used) values (p_day, 0) on conflict (day) do nothing;
  select b.used into used from public_budget b where b.day = p_day for update;
  select coalesce(array_agg(coalesce(u.used, 0) order by n.nr), '{}') into networks_used
    from unnest(p_networks) with ordinality as n (network, nr)
    left join public_network_use u on u.day = p_day and u.network = n.network;
  allowed := used + p_units <= p_limit and not exists (
    select from unnest(networks_used, p_shares) as s (used, share) where s.used + p_units > s.share);
  if not allowed then
    return;
  end if;
  update public_budget b set used = b.used + p_units where b.day = p_day returning b.used into take_public.used;
  insert into public_network_use as u (day, network, used)
    select p_day, network, p_units from unnest(p_networks) as n (network)
    on conflict on constraint public_network_use_pkey do update set used = u.used + excluded.used;
  networks_used := array(select s.used + p_units from unnest(networks_used) with ordinality as s (used, nr) order by s.nr);
end $$;
revoke all on function take_public from public;
