-- Returns the sources of each tag of a section:
--   {"<tag>": [{"id", "stands_in_for", "fetched_at", "source_updated_at", "state"}]}
-- Null if the section has no records and no source was asked.
--   p_jurisdiction, p_entity  the entity
--   p_levels                  the levels whose records feed the section
--   p_feeds                   [{"tag", "fed_by"}]: each tag with each tag whose records feed it
--
-- `state` is `source_down` if the source failed last, `ok` if it has records, and otherwise `empty`. If a stand-in confirmed the
-- records of the source that it replaces, its state is `ok` too, although the records aren't its own.
--
-- A function, because few sections need this: the statements that build sections would plan the query for all of them.
create or replace function tag_sources(p_jurisdiction text, p_entity bigint, p_levels text[], p_feeds jsonb) returns jsonb
language plpgsql stable as $$
begin
  return (
    with feed as materialized (
      select f.tag, f.fed_by from jsonb_to_recordset(p_feeds) as f(tag text, fed_by text)
    ), reading as (
      select r.tag, r.source, r.synthetic, max(r.fetched_at) as fetched_at, max(r.source_updated_at) as source_updated_at,
             true as has_rows, false as had_rows, false as failed
        from record r
       where r.level = any (p_levels) and r.jurisdiction = p_jurisdiction and r.entity_pk = p_entity
       group by r.tag, r.source, r.synthetic
      union all
      select 'core_registro', e.source, e.synthetic, e.fetched_at, e.source_updated_at, true, false, false
        from entity e
       where e.jurisdiction = p_jurisdiction and e.pk = p_entity
      union all
      select l.tag, l.source, l.synthetic, l.looked_at, l.source_updated_at, false, l.state = 'ok', l.failed_at is not null
        from source_look l
       where l.jurisdiction = p_jurisdiction and l.entity_pk = p_entity
    ), source as (
      select f.tag, r.source, r.synthetic, max(r.fetched_at) as fetched_at, max(r.source_updated_at) as source_updated_at,
             case when bool_or(r.failed) then 'source_down'
                  when bool_or(r.has_rows) then 'ok'
                  when bool_or(r.had_rows)
                       and (f.tag = 'core_registro' or bool_or(bool_or(r.has_rows)) over (partition by f.tag, r.source)) then 'ok'
                  else 'empty' end as state
        from feed f join reading r on r.tag = f.fed_by
       group by f.tag, r.source, r.synthetic
    )
    select jsonb_object_agg(t.tag, t.sources)
      from (select s.tag,
                   jsonb_agg(jsonb_build_object(
                     'id', case when s.synthetic then 'synthetic' else s.source end,
                     'stands_in_for', case when s.synthetic and s.source <> 'synthetic' then s.source end,
                     'fetched_at', to_char(s.fetched_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
                     'source_updated_at', to_char(s.source_updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
                     'state', s.state) order by s.source, s.synthetic) as sources
              from source s group by s.tag) t);
end
$$;
