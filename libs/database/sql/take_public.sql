-- Old name of `consume_public_budget`, for processes of the previous release that run during an upgrade. To be deleted in the
-- next release.
create or replace function take_public(
  p_day date, p_units integer, p_limit integer, p_networks bytea[], p_shares integer[],
  out allowed boolean, out used integer, out networks_used integer[]
) language sql as $$
  select allowed, used, networks_used from consume_public_budget(p_day, p_units, p_limit, p_networks, p_shares);
$$;
revoke all on function take_public(date, integer, integer, bytea[], integer[]) from public;
