-- Refreshes by typed id (ADR 0166): which version a request came by, and its result in the shape of v5.
--
-- Lock: adding columns changes the catalog only, a constant default included.
set local lock_timeout = '5s';
alter table update_request
  add column api_version text not null default 'v4',
  add column typed_result text,
  add constraint update_request_api_version_check check (api_version in ('v4', 'v5')) not valid,
  add constraint update_request_typed_result_check check (typed_result is null or status = 'completed') not valid;
comment on column update_request.api_version is 'The version of the API that it was requested by; usage names the route of that version.';
comment on column update_request.typed_result is
  'The entity as v5 shows it, with where its lists go on, as JSON text. Null: not completed, or completed before v5 had refreshes.';
