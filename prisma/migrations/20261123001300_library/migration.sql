-- The Library (ruling 47, ADR 0171): answers that members of an organization bought in the dashboard, kept as they were bought.
--
-- Lock: a new table and a new function only; the foreign keys lock account and journal_entry for a moment.
set local lock_timeout = '5s';

create table library_answer (
  id         bigint      generated always as identity primary key,
  account_id bigint      not null references account (id),
  entry_id   bigint      not null unique references journal_entry (id),
  user_id    text        check (length(user_id) between 1 and 64),
  operation  text        not null check (operation in
    ('entity', 'section', 'text', 'network', 'immigration', 'dossier', 'changes', 'search', 'refresh')),
  subject    text        check (length(subject) between 1 and 40),
  asked      text        not null check (length(asked) between 1 and 4096),
  name       text        check (length(name) <= 1000),
  codes      text[]      not null,
  entities   text[]      not null,
  body       json        not null,
  bought_at  timestamptz not null,
  expires_at timestamptz not null check (expires_at > bought_at),
  check ((subject is null) = (operation = 'search'))
);
comment on table library_answer is
  'Answers bought in the dashboard, free for the members of the organization until expires_at. A row stands only for a charge '
  'whose response counts as sent: whoever adds one marks it so in the same transaction.';
comment on column library_answer.user_id is 'The member who bought it; null: somebody who has been erased.';
comment on column library_answer.subject is 'Typed id of what was opened; null: a search.';
comment on column library_answer.asked is 'Path and query of the call; of a search its body.';
comment on column library_answer.codes is 'Product codes that were asked for.';
comment on column library_answer.entities is 'Typed ids of the entities that the body names, so that an erasure finds it.';
comment on column library_answer.body is
  'The answer as it was given, with references to documents in place of their addresses. json: its members keep their order.';

create index library_answer_subject_idx on library_answer (account_id, subject, id desc) where subject is not null;
create index library_answer_search_idx on library_answer (account_id, user_id, id desc) where subject is null;
create index library_answer_expiry_idx on library_answer (expires_at);
create index library_answer_entities_idx on library_answer using gin (entities) with (fastupdate = off);

-- A document without the objects that refer to an entity: an object is dropped when one of its own members is the id, and a
-- section that lost something says `restricted`, never `empty` (ruling 45). Null: the document itself refers to it.
create function without_entity(p_doc jsonb, p_id text) returns jsonb
language plpgsql immutable strict parallel safe as $$
declare
  v_doc jsonb;
begin
  case jsonb_typeof(p_doc)
    when 'array' then
      return (select coalesce(jsonb_agg(t.kept order by t.place), '[]')
                from (select without_entity(e.value, p_id) as kept, e.place
                        from jsonb_array_elements(p_doc) with ordinality e (value, place)) t
               where t.kept is not null);
    when 'object' then
      if exists (select from jsonb_each(p_doc) e where e.value = to_jsonb(p_id)) then
        return null;
      end if;
      select coalesce(jsonb_object_agg(e.key, coalesce(without_entity(e.value, p_id), 'null')), '{}') into v_doc
        from jsonb_each(p_doc) e;
      if v_doc <> p_doc and jsonb_typeof(p_doc -> 'state') = 'string'
         and (v_doc -> 'items' is distinct from p_doc -> 'items' or v_doc -> 'data' is distinct from p_doc -> 'data') then
        v_doc := v_doc || '{"state": "restricted"}';
      end if;
      return v_doc;
    when 'string' then
      return case when p_doc = to_jsonb(p_id) then null else p_doc end;
    else
      return p_doc;
  end case;
end $$;
