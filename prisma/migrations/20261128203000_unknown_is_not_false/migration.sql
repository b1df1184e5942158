-- Indexes of tenders (ADR 0091): whether one was awarded is unknown where the record has a null, which was compared as "no".
--
-- Locks: none that blocks anyone. Order of the upgrade: an earlier version finds the same with the new indexes, some of it slower.

drop index concurrently if exists record_licitaciones_fecha_publicacion_order;
create index concurrently record_licitaciones_fecha_publicacion_order on record_licitaciones using btree ((search_day(payload ->> 'fecha_publicacion') collate "C"), pk, (search_fold(payload ->> 'entidad') collate "C"), (search_fold(payload ->> 'estado') collate "C"), (search_number(payload -> 'monto')), (case when payload -> 'adjudicado' = 'true'::jsonb then true when payload -> 'adjudicado' = 'false'::jsonb then false end), (coalesce((payload ->> 'descripcion') is not null, false)), (coalesce((payload ->> 'proponente') is not null, false)));
drop index concurrently if exists record_licitaciones_monto_order;
create index concurrently record_licitaciones_monto_order on record_licitaciones using btree ((search_number(payload -> 'monto')), pk, (search_fold(payload ->> 'entidad') collate "C"), (search_fold(payload ->> 'estado') collate "C"), (search_day(payload ->> 'fecha_publicacion') collate "C"), (case when payload -> 'adjudicado' = 'true'::jsonb then true when payload -> 'adjudicado' = 'false'::jsonb then false end), (coalesce((payload ->> 'descripcion') is not null, false)), (coalesce((payload ->> 'proponente') is not null, false)));
drop index concurrently if exists record_licitaciones_adjudicado_value;
create index concurrently record_licitaciones_adjudicado_value on record_licitaciones using btree ((case when payload -> 'adjudicado' = 'true'::jsonb then true when payload -> 'adjudicado' = 'false'::jsonb then false end));
