-- A document without the objects that refer to an entity: an object is dropped when one of its own members is the id, and a
-- section that lost something says `restricted`, never `empty` (ruling 45). Null: the document itself refers to it.
create or replace function without_entity(p_doc jsonb, p_id text) returns jsonb
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
