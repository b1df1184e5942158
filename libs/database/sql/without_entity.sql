-- Old name of `redact_entity`, for processes of the previous release that run during an upgrade: an erasure must not fail then.
-- To be deleted in the next release.
create or replace function without_entity(p_doc jsonb, p_id text) returns jsonb
language sql immutable strict parallel safe as $$
  select redact_entity(p_doc, p_id);
$$;
