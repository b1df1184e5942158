-- Returns a JSON document without the objects that refer to an entity; null if the document itself refers to it.
--   p_document   a stored response
--   p_entity_id  typed id of the entity
--
-- An object refers to the entity if one of its own members is the id. It's removed from an array; as a member of another object
-- it becomes null. A section that lost items or data gets the state `restricted`, never `empty`: the reader must see that
-- something was withheld.
create or replace function redact_entity(p_document jsonb, p_entity_id text) returns jsonb
language plpgsql immutable strict parallel safe as $$
declare
  v_redacted jsonb;
begin
  case jsonb_typeof(p_document)
    when 'array' then
      return (select coalesce(jsonb_agg(t.kept order by t.place), '[]')
                from (select redact_entity(e.value, p_entity_id) as kept, e.place
                        from jsonb_array_elements(p_document) with ordinality e (value, place)) t
               where t.kept is not null);
    when 'object' then
      if exists (select from jsonb_each(p_document) e where e.value = to_jsonb(p_entity_id)) then
        return null;
      end if;
      select coalesce(jsonb_object_agg(e.key, coalesce(redact_entity(e.value, p_entity_id), 'null')), '{}') into v_redacted
        from jsonb_each(p_document) e;
      if v_redacted <> p_document and jsonb_typeof(p_document -> 'state') = 'string'
         and (v_redacted -> 'items' is distinct from p_document -> 'items'
              or v_redacted -> 'data' is distinct from p_document -> 'data') then
        v_redacted := v_redacted || '{"state": "restricted"}';
      end if;
      return v_redacted;
    when 'string' then
      return case when p_document = to_jsonb(p_entity_id) then null else p_document end;
    else
      return p_document;
  end case;
end $$;
