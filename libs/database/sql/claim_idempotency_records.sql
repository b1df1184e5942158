-- Claims Idempotency-Keys, or reads the records that hold them, in one statement for many requests.
--
-- Returns one row for each request, but none for a key whose record another transaction is just adding or deleting: claim it
-- again.
--   p_accounts, p_keys, p_fingerprints, p_now
--                element i of each array belongs to request i. No key of an account may appear twice.
--   p_lease      how long after p_now a request without a response is presumed dead
--   p_ttl        how long after p_now the record expires
--   ordinal      position of the request in the arrays, from 1
--   claimed      the request holds the key. Otherwise the record is as another request left it: `same` is whether the
--                parameters are the same; `answer` is null while that request runs; `entry_id` is the charge of the answer,
--                null if it was free
--
-- An expired lease is taken over under the same id: if the first request charged after all, the second one's charge returns
-- `replayed`. The unique key decides between two concurrent requests; the other one reads the winner's record.
--
-- The commit doesn't wait for the disk. A claim that a crash of the database loses has no response and no charge, and `charge`
-- answers `record_gone` to the request that held it. The charge waits for the disk, and its claim is on disk before it. Ids are
-- random, so that the id of a lost claim is never given to another request: a sequence would count back.
--
-- Inserts in the order of account and key, so that two calls can't block each other, and waits 100 ms for a record that another
-- transaction has locked: it is getting its response just then.
--
-- Always reads records by their keys, like `book_charges`.
create or replace function claim_idempotency_records(
  p_accounts bigint[], p_keys text[], p_fingerprints bytea[], p_now timestamptz[], p_lease interval, p_ttl interval
) returns table (ordinal integer, claimed boolean, id bigint, same boolean, answer text, entry_id bigint, expired boolean)
language plpgsql set enable_seqscan = off set enable_mergejoin = off set jit = off
set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
begin
  perform set_config('synchronous_commit', 'off', true), set_config('lock_timeout', '100ms', true);
  return query
  with request as (
    select *
      from unnest(p_accounts, p_keys, p_fingerprints, p_now) with ordinality r (account_id, key, fingerprint, now, ordinal)
  ), won as (
    insert into idempotency_record as r (id, account_id, key, fingerprint, claimed_at, lease_until, expires_at)
    overriding system value
    select ('x' || left(replace(gen_random_uuid()::text, '-', ''), 16))::bit(64)::bigint & 9223372036854775807,
           account_id, key, fingerprint, now, now + p_lease, now + p_ttl
      from request order by account_id, key
    on conflict (account_id, key) do update
       set claimed_at = excluded.claimed_at, lease_until = excluded.lease_until
     where r.answer is null and r.fingerprint = excluded.fingerprint
       and r.lease_until <= excluded.claimed_at and r.expires_at > excluded.claimed_at
    returning id, account_id, key
  )
  select q.ordinal::integer, true, w.id, true, null::text, null::bigint, false
    from request q join won w on w.account_id = q.account_id and w.key = q.key
  union all
  select q.ordinal::integer, false, r.id, r.fingerprint = q.fingerprint, r.answer, r.entry_id, r.expires_at <= q.now
    from request q join idempotency_record r on r.account_id = q.account_id and r.key = q.key
   where not exists (select from won w where w.account_id = q.account_id and w.key = q.key);
end $$;
revoke all on function claim_idempotency_records(bigint[], text[], bytea[], timestamptz[], interval, interval) from public;
