-- Counts queries without an API key for a day: in the public budget and in the share of each of the caller's networks. If any
-- of them would exceed its limit, none is counted.
--   p_day, p_units  the day in America/Panama, and how many queries to count
--   p_limit         the budget of the day, for all callers
--   p_networks      keyed hashes of the caller's networks
--   p_shares        the limit of each network, in the order of p_networks
--   allowed         true if the queries were counted
--   used            queries counted that day, including these if allowed
--   networks_used   the same for each network
--
-- Locks the day's row in `public_budget` first. So calls for one day run one after another, and can't deadlock on networks.
create or replace function consume_public_budget(
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
  update public_budget b set used = b.used + p_units where b.day = p_day returning b.used into consume_public_budget.used;
  insert into public_network_use as u (day, network, used)
    select p_day, network, p_units from unnest(p_networks) as n (network)
    on conflict on constraint public_network_use_pkey do update set used = u.used + excluded.used;
  networks_used := array(select s.used + p_units from unnest(networks_used) with ordinality as s (used, nr) order by s.nr);
end $$;
revoke all on function consume_public_budget(date, integer, integer, bytea[], integer[]) from public;
