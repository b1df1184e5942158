-- Where each tag is from, instead of each level (ADR 0160). Null: the row's own source and dates say it, for every tag that has
-- records.
alter table section add column sources jsonb;

-- What the last answer of a source said of a tag, and when the source failed since. A source that only ever failed has no look.
alter table source_look
  alter column looked_at drop not null,
  add column state text not null default 'ok' check (state in ('ok', 'empty')),
  add column synthetic boolean not null default false,
  add column source_updated_at timestamptz,
  add column failed_at timestamptz,
  add constraint source_look_asked check (looked_at is not null or failed_at is not null);

-- The sources of the tags of one section: {"<tag>": [{"id", "stands_in_for", "fetched_at", "source_updated_at", "state"}]}, from the
-- records of p_levels and from what was asked; p_feeds lists each tag with every tag whose records feed it ("tag", "fed_by"). A source
-- whose rows a stand-in found as they were has them all the same. Null when nobody was asked and nothing is there. A function, so
-- that the statements that build sections need not plan what few of their rows want.
create function tag_sources(p_jurisdiction text, p_entity bigint, p_levels text[], p_feeds jsonb) returns jsonb
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

-- What is stored is repaired as far as the stored evidence goes. What has no look keeps the columns that it has.

-- Generated rows that a refresh touched were marked as read from a source, and kept their name.
update record set synthetic = true where source = 'synthetic' and not synthetic;
update link set synthetic = true where source = 'synthetic' and not synthetic;
update entity set synthetic = true where source = 'synthetic' and not synthetic;

-- A refresh was answered by a stand-in when its run says so; one that changed nothing has no run, and its evidence says by whom.
-- Every source is asked over TLS, a stand-in is not.
create temporary table answered on commit drop as
  select distinct on (u.jurisdiction, u.entity_pk, g.source)
         u.jurisdiction, u.entity_pk, g.source, g.state, g.started_at,
         exists (select from ingest_run r
                  where r.dataset = 'refresh' and r.file_name = 'update_request:' || u.id and r.synthetic)
         or exists (select from source_reading o join evidence e on e.id = any (o.evidence_ids)
                     where o.update_request_id = u.id and e.url not like 'https://%') as synthetic
    from update_request u join source_reading g on g.update_request_id = u.id
   where u.status in ('completed', 'failed')
   order by u.jurisdiction, u.entity_pk, g.source, g.started_at desc;

update source_look l set synthetic = a.synthetic
  from answered a
 where a.jurisdiction = l.jurisdiction and a.entity_pk = l.entity_pk and a.source = l.source;

update source_look l set state = 'empty'
 where not exists (select from record r
                    where r.jurisdiction = l.jurisdiction and r.entity_pk = l.entity_pk and r.source = l.source and r.tag = l.tag)
   and not (l.tag = 'core_registro'
            and exists (select from answered a
                         where a.jurisdiction = l.jurisdiction and a.entity_pk = l.entity_pk and a.source = l.source and a.state = 'ok'));

-- Levels, their tags, and the tags whose records feed those.
create temporary table feed on commit drop as
  select * from (values
    ('core_registro', 'core_registro', 'core_registro'), ('contacto', 'contacto', 'contacto'),
    ('entity_events', 'entity_events', 'entity_events'), ('directores', 'directores', 'directores'),
    ('suspension', 'suspension', 'suspension'), ('organizaciones', 'organizaciones', 'organizaciones'),
    ('representante_legal_identificado', 'representante_legal_identificado', 'representante_legal_identificado'),
    ('gacetas', 'gacetas', 'gacetas'), ('documentos_contraloria', 'documentos_contraloria', 'documentos_contraloria'),
    ('itbm', 'is_itbm', 'is_itbm'), ('itbm', 'last_itbm_date', 'is_itbm'),
    ('itbm', 'last_itbm_date', 'last_itbm_date'), ('funcionario', 'funcionario', 'funcionario'),
    ('avisos', 'avisos', 'avisos'), ('licencias', 'licencias', 'licencias'),
    ('personal_licenses', 'personal_licenses', 'personal_licenses'),
    ('company_licenses', 'company_licenses', 'company_licenses'), ('fideicomisos', 'fideicomisos', 'fideicomisos'),
    ('marcas', 'marcas', 'marcas'), ('real_estate', 'propiedades', 'propiedades'),
    ('real_estate', 'fincas', 'fincas'), ('bienes_muebles', 'bienes_muebles', 'bienes_muebles'),
    ('naves', 'naves', 'naves'), ('importaciones', 'importaciones', 'importaciones'),
    ('exportaciones', 'exportaciones', 'exportaciones'), ('customs_summaries', 'imports_summary', 'importaciones'),
    ('customs_summaries', 'exports_summary', 'exportaciones'),
    ('customs_summaries', 'customs_summary', 'importaciones'),
    ('customs_summaries', 'customs_summary', 'exportaciones'),
    ('customs_summaries', 'customs_summary', 'customs_summary'),
    ('documentos_escaneados', 'documentos_escaneados', 'documentos_escaneados'),
    ('registry_documents', 'documentos_digitales', 'documentos_digitales'),
    ('registry_documents', 'rp_report_url', 'rp_report_url'),
    ('css_moroso_menciones', 'css_moroso_menciones', 'css_moroso_menciones'), ('sanciones', 'sanciones', 'sanciones'),
    ('idoneidades', 'idoneidades', 'idoneidades'),
    ('expedientes_judiciales', 'expedientes_judiciales', 'expedientes_judiciales'),
    ('licitaciones', 'licitaciones', 'licitaciones'), ('news', 'noticias', 'noticias'),
    ('news', 'noticias_globales', 'noticias_globales'), ('migrations', 'migrations', 'migrations'),
    ('work_permits', 'work_permits', 'work_permits'),
    ('screening', 'sanciones_internacionales', 'sanciones_internacionales'),
    ('screening', 'coincidencias_pep', 'coincidencias_pep'), ('accionistas', 'accionistas', 'accionistas'),
    ('denuncias', 'denuncias', 'denuncias'), ('sri_reports', 'sri_reports', 'sri_reports')
  ) as f (level, tag, fed_by);

-- Sections that say that a source is down: the one that failed last.
insert into source_look (jurisdiction, entity_pk, source, tag, failed_at, state, synthetic)
select distinct s.jurisdiction, s.entity_pk, a.source, f.tag, a.started_at, 'empty', a.synthetic
  from section s
  join answered a on a.jurisdiction = s.jurisdiction and a.entity_pk = s.entity_pk and a.state = 'source_down'
  join feed f on f.level = s.level and f.tag = f.fed_by
  join (values
    ('core_registro', 'registro_publico'), ('core_registro', 'dgi'), ('core_registro', 'icij'),
    ('core_registro', 'supercias'), ('core_registro', 'sri'), ('core_registro', 'sercop'), ('core_registro', 'rues'),
    ('core_registro', 'secop'), ('contacto', 'panama_emprende'), ('contacto', 'supercias'), ('contacto', 'rues'),
    ('entity_events', 'registro_publico'), ('directores', 'registro_publico'), ('directores', 'icij'),
    ('directores', 'supercias'), ('suspension', 'registro_publico'), ('organizaciones', 'registro_publico'),
    ('organizaciones', 'icij'), ('representante_legal_identificado', 'registro_publico'),
    ('gacetas', 'gaceta_oficial'), ('documentos_contraloria', 'contraloria'), ('is_itbm', 'dgi'),
    ('last_itbm_date', 'dgi'), ('funcionario', 'contraloria_planilla'), ('avisos', 'panama_emprende'),
    ('licencias', 'minsa'), ('licencias', 'arcsa'), ('personal_licenses', 'smv'),
    ('personal_licenses', 'superseguros'), ('company_licenses', 'sbp'), ('company_licenses', 'smv'),
    ('company_licenses', 'superseguros'), ('fideicomisos', 'registro_publico'), ('fideicomisos', 'sbp'),
    ('marcas', 'digerpi'), ('propiedades', 'registro_publico'), ('fincas', 'registro_publico'),
    ('bienes_muebles', 'registro_publico'), ('naves', 'amp'), ('naves', 'registro_publico'),
    ('importaciones', 'aduanas'), ('exportaciones', 'aduanas'), ('imports_summary', 'aduanas'),
    ('exports_summary', 'aduanas'), ('customs_summary', 'aduanas'), ('documentos_escaneados', 'registro_publico'),
    ('documentos_digitales', 'registro_publico'), ('documentos_digitales', 'supercias'),
    ('rp_report_url', 'registro_publico'), ('css_moroso_menciones', 'css'), ('css_moroso_menciones', 'iess'),
    ('sanciones', 'acodeco'), ('sanciones', 'panamacompra'), ('sanciones', 'sbp'), ('sanciones', 'smv'),
    ('sanciones', 'superseguros'), ('idoneidades', 'jtia'), ('idoneidades', 'minsa'),
    ('expedientes_judiciales', 'organo_judicial'), ('expedientes_judiciales', 'funcion_judicial'),
    ('licitaciones', 'panamacompra'), ('licitaciones', 'sercop'), ('noticias', 'la_prensa'),
    ('noticias', 'el_universo'), ('noticias_globales', 'gdelt'), ('migrations', 'migracion'),
    ('work_permits', 'mitradel'), ('sanciones_internacionales', 'ofac'),
    ('sanciones_internacionales', 'eu_sanctions'), ('coincidencias_pep', 'presidencia'),
    ('coincidencias_pep', 'asamblea_nacional'), ('coincidencias_pep', 'tribunal_electoral'),
    ('coincidencias_pep', 'contraloria_planilla'), ('accionistas', 'supercias'), ('denuncias', 'fiscalia'),
    ('sri_reports', 'sri')
  ) as t (tag, source) on t.tag = f.tag and t.source = a.source
 where s.state = 'source_down'
on conflict (jurisdiction, entity_pk, source, tag) do update set failed_at = excluded.failed_at
 where source_look.looked_at < excluded.failed_at;

-- Sections that one source and one date do not describe: those of more sources, of stand-ins, and those that were asked for.
create temporary table mixed on commit drop as
  select r.jurisdiction, r.entity_pk, f.level
    from record r join feed f on f.fed_by = r.tag
   where r.entity_pk is not null
   group by r.jurisdiction, r.entity_pk, f.level
  having min(r.source) <> max(r.source) or bool_or(r.synthetic and r.source <> 'synthetic')
      or min(r.tag) <> max(r.tag) and (min(r.fetched_at) <> max(r.fetched_at)
                                       or min(r.source_updated_at) is distinct from max(r.source_updated_at))
   union
  select l.jurisdiction, l.entity_pk, f.level from source_look l join feed f on f.fed_by = l.tag
   union
  select e.jurisdiction, e.pk, 'core_registro' from entity e where e.synthetic and e.source <> 'synthetic';

update section s
   set sources = tag_sources(m.jurisdiction, m.entity_pk, f.levels, f.feeds)
  from mixed m
  join (select g.level, array_agg(distinct o.level) as levels,
               jsonb_agg(distinct jsonb_build_object('tag', g.tag, 'fed_by', g.fed_by)) as feeds
          from feed g join feed o on o.tag = g.fed_by group by g.level) f on f.level = m.level
 where s.jurisdiction = m.jurisdiction and s.entity_pk = m.entity_pk and s.level = m.level;
