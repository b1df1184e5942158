-- `book_charges` as processes of the previous release call it, which run during an upgrade. To be deleted in the next release.
create or replace function charge_batch(
  p_accounts bigint[], p_keys bigint[], p_idempotency_keys text[], p_amounts bigint[], p_lines jsonb[],
  p_request_ids text[], p_routes text[], p_client_references text[],
  p_channels smallint[], p_users text[], p_entities text[], p_levels text[], p_signals text[], p_now timestamptz
) returns table (ordinal integer, entry_id bigint, balance_micro bigint) language sql as $$
  select ordinal, entry_id, balance_micro
    from book_charges(p_accounts, p_keys, p_idempotency_keys, p_amounts, p_lines, p_request_ids, p_routes,
                      p_client_references, p_channels, p_users, p_entities, p_levels, p_signals, '{}', '{}', p_now);
$$;
revoke all on function charge_batch(bigint[], bigint[], text[], bigint[], jsonb[], text[], text[], text[], smallint[], text[],
  text[], text[], text[], timestamptz) from public;
