-- What the search surfaces compare and sort by, and the indexes that they stand on.
--
-- Expressions of payloads, so that no record is stored twice. None of the functions ever fails: an import must not end
-- because a source wrote a date in another way. `translate` costs twenty times what the few `replace` of Spanish do, so it
-- is for values with other letters alone.
--
-- Building an index keeps writers of its table waiting, and all of them are built here. On a large register build them
-- beforehand, without that: run the functions below as they are, then each index under its name with `create index
-- concurrently`, then `analyze`. This migration then finds them done.
set local lock_timeout = '5s';

-- Whole values: without the accents of Latin letters, ASCII letters small, as `foldKeyword` gives. What is longer than a
-- filter may be is cut, since an index holds no long values.
create or replace function search_fold(value text) returns text language sql immutable parallel safe
  return case
    when octet_length(value) = length(value) then lower(left(value, 201) collate "C")
    when value !~ '[^ -~áéíóúüñÁÉÍÓÚÜÑ]' then lower(
      replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(left(value, 201), 'á', 'a'), 'é', 'e'), 'í', 'i'), 'ó', 'o'), 'ú', 'u'), 'ü', 'u'), 'ñ', 'n'), 'Á', 'A'), 'É', 'E'), 'Í', 'I'), 'Ó', 'O'), 'Ú', 'U'), 'Ü', 'U'), 'Ñ', 'N') collate "C")
    else lower(translate(left(value, 201),
      'ÁÀÂÄÃÅáàâäãåÉÈÊËéèêëÍÌÎÏíìîïÓÒÔÖÕóòôöõÚÙÛÜúùûüÑñÇçÝýÿŞşŠšŚśŽžŹźŻżČčĆćŘřĚěĘęĄąŃńŐőŰűĞğØøŁłºª',
      'aaaaaaaaaaaaeeeeeeeeiiiiiiiioooooooooouuuuuuuunnccyyysssssszzzzzzccccrreeeeaannoouuggoolloa') collate "C")
  end;

-- A day as YYYY-MM-DD, from that or from DD/MM/YYYY, which registers of the region write; null for anything else.
create or replace function search_day(value text) returns text language sql immutable parallel safe
  return case
    when value ~ '^\d{4}-\d{2}-\d{2}' then left(value, 10)
    when value ~ '^\d{2}/\d{2}/\d{4}' then substr(value, 7, 4) || '-' || substr(value, 4, 2) || '-' || left(value, 2)
  end;

-- A number; null for any other value.
create or replace function search_number(value jsonb) returns numeric language sql immutable parallel safe
  return case when jsonb_typeof(value) = 'number' then value::numeric end;

-- The words of the first 4,000 characters, folded. The parser keeps some words with a mark in them whole, such as `a/b`, and
-- leaves out what it takes for a tag: the marks part words here.
create or replace function search_words(value text) returns tsvector language sql immutable parallel safe
  return to_tsvector('pg_catalog.simple'::regconfig, case
    when octet_length(value) = length(value) then
      replace(replace(replace(replace(replace(replace(replace(replace(replace(left(value, 4000), '<', ' '), '>', ' '), '&', ' '), '.', ' '), '/', ' '), ':', ' '), '@', ' '), '_', ' '), '-', ' ')
    when value !~ '[^ -~áéíóúüñÁÉÍÓÚÜÑ]' then
      replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(left(value, 4000), '<', ' '), '>', ' '), '&', ' '), '.', ' '), '/', ' '), ':', ' '), '@', ' '), '_', ' '), '-', ' '), 'á', 'a'), 'é', 'e'), 'í', 'i'), 'ó', 'o'), 'ú', 'u'), 'ü', 'u'), 'ñ', 'n'), 'Á', 'A'), 'É', 'E'), 'Í', 'I'), 'Ó', 'O'), 'Ú', 'U'), 'Ü', 'U'), 'Ñ', 'N')
    else translate(left(value, 4000),
      'ÁÀÂÄÃÅáàâäãåÉÈÊËéèêëÍÌÎÏíìîïÓÒÔÖÕóòôöõÚÙÛÜúùûüÑñÇçÝýÿŞşŠšŚśŽžŹźŻżČčĆćŘřĚěĘęĄąŃńŐőŰűĞğØøŁłºª!"#$%&''()*+,-./:;<=>?@[\]^_`{|}~¡¿«»‘’“”‚„–—―…·•°´¨¸§¶©®™',
      'aaaaaaaaaaaaeeeeeeeeiiiiiiiioooooooooouuuuuuuunnccyyysssssszzzzzzccccrreeeeaannoouuggoolloa                                                         ')
  end);

-- One index for each field that filters or sorts, and one for words. Values of few kinds carry the usual sort key: the
-- newest records of a value are one range. None is partial: the planner takes no statistics from a partial index.
create index if not exists record_importaciones_fraccion_arancelaria_search on record_importaciones using btree ((search_fold(payload ->> 'fraccion_arancelaria') collate "C"), (search_day(payload ->> 'fecha') collate "C"), pk);
create index if not exists record_importaciones_puerto_entrada_search on record_importaciones using btree ((search_fold(payload ->> 'puerto_entrada') collate "C"), (search_day(payload ->> 'fecha') collate "C"), pk);
create index if not exists record_importaciones_procedencia_search on record_importaciones using btree ((search_fold(payload ->> 'procedencia') collate "C"), (search_day(payload ->> 'fecha') collate "C"), pk);
create index if not exists record_importaciones_fecha_search on record_importaciones using btree ((search_day(payload ->> 'fecha') collate "C"), pk);
create index if not exists record_importaciones_valor_cif_search on record_importaciones using btree ((search_number(payload -> 'valor_cif')), pk);
create index if not exists record_importaciones_words_search on record_importaciones using gin ((search_words(payload ->> 'descripcion'))) with (fastupdate = off);
create index if not exists record_exportaciones_fraccion_arancelaria_search on record_exportaciones using btree ((search_fold(payload ->> 'fraccion_arancelaria') collate "C"), (search_day(payload ->> 'fecha') collate "C"), pk);
create index if not exists record_exportaciones_puerto_salida_search on record_exportaciones using btree ((search_fold(payload ->> 'puerto_salida') collate "C"), (search_day(payload ->> 'fecha') collate "C"), pk);
create index if not exists record_exportaciones_destino_search on record_exportaciones using btree ((search_fold(payload ->> 'destino') collate "C"), (search_day(payload ->> 'fecha') collate "C"), pk);
create index if not exists record_exportaciones_fecha_search on record_exportaciones using btree ((search_day(payload ->> 'fecha') collate "C"), pk);
create index if not exists record_exportaciones_valor_cif_search on record_exportaciones using btree ((search_number(payload -> 'valor_cif')), pk);
create index if not exists record_exportaciones_words_search on record_exportaciones using gin ((search_words(payload ->> 'descripcion'))) with (fastupdate = off);
create index if not exists record_marcas_solicitud_search on record_marcas using btree ((search_fold(payload ->> 'solicitud') collate "C"), pk);
create index if not exists record_marcas_nombre_search on record_marcas using btree ((search_fold(payload ->> 'nombre') collate "C"), pk);
create index if not exists record_marcas_registro_search on record_marcas using btree ((search_fold(payload ->> 'registro') collate "C"), pk);
create index if not exists record_marcas_fecha_solicitud_search on record_marcas using btree ((search_day(payload ->> 'fecha_solicitud') collate "C"), pk);
create index if not exists record_marcas_fecha_registro_search on record_marcas using btree ((search_day(payload ->> 'fecha_registro') collate "C"), pk);
create index if not exists record_marcas_fecha_vencimiento_search on record_marcas using btree ((search_day(payload ->> 'fecha_vencimiento') collate "C"), pk);
create index if not exists record_marcas_estado_search on record_marcas using btree ((search_fold(payload ->> 'estado') collate "C"), (search_day(payload ->> 'fecha_solicitud') collate "C"), pk);
create index if not exists record_marcas_words_search on record_marcas using gin ((search_words(coalesce(payload ->> 'nombre', '') || ' ' || coalesce(payload ->> 'titulares', '') || ' ' || coalesce(payload ->> 'abogado', '')))) with (fastupdate = off);
create index if not exists record_naves_nombre_search on record_naves using btree ((search_fold(payload ->> 'nombre') collate "C"), pk);
create index if not exists record_naves_ficha_search on record_naves using btree ((search_fold(payload ->> 'ficha') collate "C"), pk);
create index if not exists record_naves_fecha_registro_search on record_naves using btree ((search_day(payload ->> 'fecha_registro') collate "C"), pk);
create index if not exists record_naves_words_search on record_naves using gin ((search_words(payload ->> 'nombre'))) with (fastupdate = off);
create index if not exists record_real_estate_folio_search on record_real_estate using btree ((search_fold(payload ->> 'folio') collate "C"), pk);
create index if not exists record_real_estate_ficha_search on record_real_estate using btree ((search_fold(payload ->> 'ficha') collate "C"), pk);
create index if not exists record_real_estate_fecha_inscripcion_search on record_real_estate using btree ((search_day(payload ->> 'fecha_inscripcion') collate "C"), pk);
create index if not exists record_real_estate_con_hipoteca_search on record_real_estate using btree ((coalesce(jsonb_typeof(payload -> 'last_hipoteca') = 'object', false)), (search_day(payload ->> 'fecha_inscripcion') collate "C"), pk);
create index if not exists record_real_estate_monto_hipoteca_search on record_real_estate using btree ((search_number(payload #> '{last_hipoteca,hipoteca,monto}')), pk);
create index if not exists record_real_estate_precio_compraventa_search on record_real_estate using btree ((search_number(payload #> '{last_compraventa,compraventa,precio}')), pk);
create index if not exists record_real_estate_words_search on record_real_estate using gin ((search_words(coalesce(payload ->> 'edificio', '') || ' ' || coalesce(payload ->> 'folio', '') || ' ' || coalesce(payload ->> 'ficha', '') || ' ' || coalesce(payload #>> '{last_hipoteca,hipoteca,acreedor}', '')))) with (fastupdate = off);
create index if not exists record_real_estate_deeds_propiedad_id_search on record_real_estate_deeds using btree ((search_number(payload -> 'propiedad_id')), pk);
create index if not exists record_real_estate_deeds_nombre_search on record_real_estate_deeds using btree ((search_fold(payload ->> 'nombre') collate "C"), (search_day(payload ->> 'fecha') collate "C"), pk);
create index if not exists record_real_estate_deeds_fecha_search on record_real_estate_deeds using btree ((search_day(payload ->> 'fecha') collate "C"), pk);
create index if not exists record_real_estate_deeds_monto_hipoteca_search on record_real_estate_deeds using btree ((search_number(payload #> '{hipoteca,monto}')), pk);
create index if not exists record_real_estate_deeds_precio_compraventa_search on record_real_estate_deeds using btree ((search_number(payload #> '{compraventa,precio}')), pk);
create index if not exists record_real_estate_deeds_words_search on record_real_estate_deeds using gin ((search_words(coalesce(payload ->> 'nombre', '') || ' ' || coalesce(payload #>> '{hipoteca,acreedor}', '') || ' ' || coalesce(payload #>> '{hipoteca,deudor}', '') || ' ' || coalesce(payload #>> '{compraventa,vendedor}', '') || ' ' || coalesce(payload #>> '{compraventa,comprador}', '')))) with (fastupdate = off);
create index if not exists record_migrations_numero_caso_search on record_migrations using btree ((search_fold(payload ->> 'numero_caso') collate "C"), pk);
create index if not exists record_migrations_fecha_inicio_search on record_migrations using btree ((search_day(payload ->> 'fecha_inicio') collate "C"), pk);
create index if not exists record_migrations_fecha_ultimo_movimiento_search on record_migrations using btree ((search_day(payload ->> 'fecha_ultimo_movimiento') collate "C"), pk);
create index if not exists record_migrations_fecha_fin_search on record_migrations using btree ((search_day(payload ->> 'fecha_fin') collate "C"), pk);
create index if not exists record_migrations_estado_search on record_migrations using btree ((left(payload ->> 'estado', 201) collate "C"), (search_day(payload ->> 'fecha_inicio') collate "C"), pk);
create index if not exists record_migrations_words_search on record_migrations using gin ((search_words(coalesce(payload ->> 'nombre', '') || ' ' || coalesce(payload ->> 'numero_caso', '')))) with (fastupdate = off);
create index if not exists record_work_permits_numero_caso_search on record_work_permits using btree ((search_fold(payload ->> 'numero_caso') collate "C"), pk);
create index if not exists record_work_permits_nacionalidad_search on record_work_permits using btree ((search_fold(payload ->> 'nacionalidad') collate "C"), (search_day(payload ->> 'fecha_inicio') collate "C"), pk);
create index if not exists record_work_permits_numero_pasaporte_search on record_work_permits using btree ((search_fold(payload ->> 'numero_pasaporte') collate "C"), pk);
create index if not exists record_work_permits_fecha_inicio_search on record_work_permits using btree ((search_day(payload ->> 'fecha_inicio') collate "C"), pk);
create index if not exists record_work_permits_fecha_ultimo_movimiento_search on record_work_permits using btree ((search_day(payload ->> 'fecha_ultimo_movimiento') collate "C"), pk);
create index if not exists record_work_permits_fecha_fin_search on record_work_permits using btree ((search_day(payload ->> 'fecha_fin') collate "C"), pk);
create index if not exists record_work_permits_estado_search on record_work_permits using btree ((left(payload ->> 'estado', 201) collate "C"), (search_day(payload ->> 'fecha_inicio') collate "C"), pk);
create index if not exists record_work_permits_words_search on record_work_permits using gin ((search_words(coalesce(payload ->> 'nombre', '') || ' ' || coalesce(payload ->> 'numero_caso', '') || ' ' || coalesce(payload ->> 'empresa', '')))) with (fastupdate = off);
create index if not exists record_authorized_visas_numero_caso_search on record_authorized_visas using btree ((search_fold(payload ->> 'numero_caso') collate "C"), pk);
create index if not exists record_authorized_visas_nacionalidad_search on record_authorized_visas using btree ((search_fold(payload ->> 'nacionalidad') collate "C"), (search_day(payload ->> 'fecha_inicio') collate "C"), pk);
create index if not exists record_authorized_visas_tipo_visa_search on record_authorized_visas using btree ((search_fold(payload ->> 'tipo_visa') collate "C"), (search_day(payload ->> 'fecha_inicio') collate "C"), pk);
create index if not exists record_authorized_visas_fecha_inicio_search on record_authorized_visas using btree ((search_day(payload ->> 'fecha_inicio') collate "C"), pk);
create index if not exists record_authorized_visas_fecha_ultimo_movimiento_search on record_authorized_visas using btree ((search_day(payload ->> 'fecha_ultimo_movimiento') collate "C"), pk);
create index if not exists record_authorized_visas_fecha_fin_search on record_authorized_visas using btree ((search_day(payload ->> 'fecha_fin') collate "C"), pk);
create index if not exists record_authorized_visas_estado_search on record_authorized_visas using btree ((left(payload ->> 'estado', 201) collate "C"), (search_day(payload ->> 'fecha_inicio') collate "C"), pk);
create index if not exists record_authorized_visas_words_search on record_authorized_visas using gin ((search_words(coalesce(payload ->> 'nombre', '') || ' ' || coalesce(payload ->> 'numero_caso', '')))) with (fastupdate = off);
create index if not exists record_impedimentos_tipo_impedimento_search on record_impedimentos using btree ((search_fold(payload ->> 'tipo_impedimento') collate "C"), (search_day(payload ->> 'fecha_inicio') collate "C"), pk);
create index if not exists record_impedimentos_fecha_inicio_search on record_impedimentos using btree ((search_day(payload ->> 'fecha_inicio') collate "C"), pk);
create index if not exists record_impedimentos_fecha_ultimo_movimiento_search on record_impedimentos using btree ((search_day(payload ->> 'fecha_ultimo_movimiento') collate "C"), pk);
create index if not exists record_impedimentos_fecha_fin_search on record_impedimentos using btree ((search_day(payload ->> 'fecha_fin') collate "C"), pk);
create index if not exists record_impedimentos_estado_search on record_impedimentos using btree ((left(payload ->> 'estado', 201) collate "C"), (search_day(payload ->> 'fecha_inicio') collate "C"), pk);
create index if not exists record_impedimentos_words_search on record_impedimentos using gin ((search_words(coalesce(payload ->> 'nombre', '') || ' ' || coalesce(payload ->> 'tipo_impedimento', '')))) with (fastupdate = off);
create index if not exists record_licitaciones_acto_search on record_licitaciones using btree ((search_fold(payload ->> 'acto') collate "C"), pk);
create index if not exists record_licitaciones_entidad_search on record_licitaciones using btree ((search_fold(payload ->> 'entidad') collate "C"), (search_day(payload ->> 'fecha_publicacion') collate "C"), pk);
create index if not exists record_licitaciones_estado_search on record_licitaciones using btree ((search_fold(payload ->> 'estado') collate "C"), (search_day(payload ->> 'fecha_publicacion') collate "C"), pk);
create index if not exists record_licitaciones_fecha_publicacion_search on record_licitaciones using btree ((search_day(payload ->> 'fecha_publicacion') collate "C"), pk);
create index if not exists record_licitaciones_monto_search on record_licitaciones using btree ((search_number(payload -> 'monto')), pk);
create index if not exists record_licitaciones_adjudicado_search on record_licitaciones using btree (((payload -> 'adjudicado' = 'true'::jsonb)), (search_day(payload ->> 'fecha_publicacion') collate "C"), pk);
create index if not exists record_licitaciones_words_search on record_licitaciones using gin ((search_words(coalesce(payload ->> 'descripcion', '') || ' ' || coalesce(payload ->> 'acto', '') || ' ' || coalesce(payload ->> 'entidad', '') || ' ' || coalesce(payload ->> 'proponente', '')))) with (fastupdate = off);
create index if not exists record_avisos_numero_search on record_avisos using btree ((search_fold(payload ->> 'numero') collate "C"), pk);
create index if not exists record_avisos_ruc_search on record_avisos using btree ((search_fold(payload ->> 'ruc') collate "C"), pk);
create index if not exists record_avisos_estatus_search on record_avisos using btree ((search_fold(payload ->> 'estatus') collate "C"), (search_day(payload ->> 'fecha_generacion') collate "C"), pk);
create index if not exists record_avisos_fecha_generacion_search on record_avisos using btree ((search_day(payload ->> 'fecha_generacion') collate "C"), pk);
create index if not exists record_avisos_words_search on record_avisos using gin ((search_words(payload ->> 'nombre'))) with (fastupdate = off);
create index if not exists record_documentos_contraloria_tramite_search on record_documentos_contraloria using btree ((search_fold(payload ->> 'tramite') collate "C"), pk);
create index if not exists record_documentos_contraloria_documento_search on record_documentos_contraloria using btree ((search_fold(payload ->> 'documento') collate "C"), (search_day(payload ->> 'fecha_entrada') collate "C"), pk);
create index if not exists record_documentos_contraloria_institucion_search on record_documentos_contraloria using btree ((search_fold(payload ->> 'institucion') collate "C"), (search_day(payload ->> 'fecha_entrada') collate "C"), pk);
create index if not exists record_documentos_contraloria_fecha_entrada_search on record_documentos_contraloria using btree ((search_day(payload ->> 'fecha_entrada') collate "C"), pk);
create index if not exists record_documentos_contraloria_fecha_refrando_search on record_documentos_contraloria using btree ((search_day(payload ->> 'fecha_refrando') collate "C"), pk);
create index if not exists record_documentos_contraloria_fecha_salida_search on record_documentos_contraloria using btree ((search_day(payload ->> 'fecha_salida') collate "C"), pk);
create index if not exists record_documentos_contraloria_numero_search on record_documentos_contraloria using btree ((search_fold(payload ->> 'numero') collate "C"), pk);
create index if not exists record_documentos_contraloria_scafid_search on record_documentos_contraloria using btree ((search_fold(payload ->> 'scafid') collate "C"), pk);
create index if not exists record_documentos_contraloria_monto_search on record_documentos_contraloria using btree ((search_number(payload -> 'monto')), pk);
create index if not exists record_documentos_contraloria_estado_search on record_documentos_contraloria using btree ((search_fold(payload ->> 'estado') collate "C"), (search_day(payload ->> 'fecha_entrada') collate "C"), pk);
create index if not exists record_documentos_contraloria_words_search on record_documentos_contraloria using gin ((search_words(coalesce(payload ->> 'favor', '') || ' ' || coalesce(payload ->> 'asunto', '')))) with (fastupdate = off);
create index if not exists record_expedientes_judiciales_rue_search on record_expedientes_judiciales using btree ((search_fold(payload ->> 'rue') collate "C"), pk);
create index if not exists record_expedientes_judiciales_tipo_negocio_search on record_expedientes_judiciales using btree ((search_fold(payload ->> 'tipo_negocio') collate "C"), (search_day(payload ->> 'fecha_reparto') collate "C"), pk);
create index if not exists record_expedientes_judiciales_fecha_reparto_search on record_expedientes_judiciales using btree ((search_day(payload ->> 'fecha_reparto') collate "C"), pk);
create index if not exists record_expedientes_judiciales_words_search on record_expedientes_judiciales using gin ((search_words(payload ->> 'partes'))) with (fastupdate = off);
create index if not exists record_sanciones_lista_search on record_sanciones using btree ((search_fold(source) collate "C"), (item_date), pk);
create index if not exists record_sanciones_tipo_sancion_search on record_sanciones using btree ((search_fold(payload ->> 'tipo_sancion') collate "C"), (item_date), pk);
create index if not exists record_sanciones_fecha_search on record_sanciones using btree ((item_date), pk);
create index if not exists record_sanciones_words_search on record_sanciones using gin ((search_words(coalesce(payload ->> 'nombre', '') || ' ' || coalesce(payload ->> 'tipo_sancion', '')))) with (fastupdate = off);
create index if not exists record_screening_lista_search on record_screening using btree ((search_fold(payload ->> 'lista') collate "C"), (item_date), pk);
create index if not exists record_screening_tipo_search on record_screening using btree ((search_fold(payload ->> 'tipo') collate "C"), (item_date), pk);
create index if not exists record_screening_fecha_search on record_screening using btree ((item_date), pk);
create index if not exists record_screening_words_search on record_screening using gin ((search_words(coalesce(payload ->> 'nombre', '') || ' ' || coalesce(payload ->> 'alias', '') || ' ' || coalesce(payload ->> 'observaciones', '')))) with (fastupdate = off);
create index if not exists record_news_fuente_search on record_news using btree ((search_fold(payload ->> 'fuente') collate "C"), (search_day(payload ->> 'fecha') collate "C"), pk);
create index if not exists record_news_fecha_search on record_news using btree ((search_day(payload ->> 'fecha') collate "C"), pk);
create index if not exists record_news_words_search on record_news using gin ((search_words(coalesce(payload ->> 'titulo', '') || ' ' || coalesce(payload ->> 'resumen', '')))) with (fastupdate = off);
create index if not exists record_funcionario_nombre_search on record_funcionario using btree ((search_fold(payload ->> 'nombre') collate "C"), pk);
create index if not exists record_funcionario_cedula_search on record_funcionario using btree ((search_fold(payload ->> 'cedula') collate "C"), pk);
create index if not exists record_funcionario_institucion_search on record_funcionario using btree ((search_fold(payload ->> 'institucion') collate "C"), (search_day(payload ->> 'fecha_inicio') collate "C"), pk);
create index if not exists record_funcionario_cargo_search on record_funcionario using btree ((search_fold(payload ->> 'cargo') collate "C"), (search_day(payload ->> 'fecha_inicio') collate "C"), pk);
create index if not exists record_funcionario_fecha_inicio_search on record_funcionario using btree ((search_day(payload ->> 'fecha_inicio') collate "C"), pk);
create index if not exists record_funcionario_estado_search on record_funcionario using btree ((search_fold(payload ->> 'estado') collate "C"), (search_day(payload ->> 'fecha_inicio') collate "C"), pk);
create index if not exists record_funcionario_total_search on record_funcionario using btree ((search_number(payload -> 'total')), pk);
create index if not exists record_funcionario_pep_score_search on record_funcionario using btree ((search_number(payload -> 'pep_score')), pk);
create index if not exists record_funcionario_words_search on record_funcionario using gin ((search_words(payload ->> 'nombre'))) with (fastupdate = off);
