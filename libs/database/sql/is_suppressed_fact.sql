-- Whether a rule of suppression covers a record.
--   p_tag, p_fact   the rule's tag (null: every tag) and fields, as `comparable_text` (null: every record)
--   p_item_date     the record's own date: the field `@date` of a rule
create or replace function is_suppressed_fact(p_tag text, p_fact jsonb, p_record_tag text, p_payload jsonb, p_item_date date)
returns boolean
language sql immutable parallel safe as $$
  select (p_tag is null or p_tag = p_record_tag)
     and (p_fact is null or not exists (
           select from jsonb_each_text(p_fact) f
            where comparable_text(case f.key when '@date' then p_item_date::text else p_payload ->> f.key end) is distinct from f.value));
$$;
