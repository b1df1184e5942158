import { integerId, item, listOf, nullable, sid, sourceUpdatedAt, stringId, text, decimal } from './fields.js';
import { Type } from 'typebox';

export const CSSMorosoMencion = item('CSSMorosoMencion', {
  id: integerId(),
  titulo: text('Title of the publication'),
  fecha_publicacion: text('Date of publication'),
});

export const Sancion = item('Sancion', {
  id: integerId(),
  nombre: text('Name of the sanctioned'),
  tipo_sancion: text('Kind of sanction'),
});

export const Idoneidad = item('Idoneidad', {
  id: stringId(),
  nombre: text('Name of the professional'),
  idoneidad: text('Qualification number'),
});

export const ExpedienteJudicial = item('ExpedienteJudicial', {
  id: integerId(),
  rue: text('Unique case number'),
  partes: text('Parties'),
  tipo_negocio: text('Kind of case'),
  fecha_reparto: text('Date of assignment'),
});

/** Why a listed name was taken for the entity: what agreed, and how well. */
const ScreeningMatch = item('ScreeningMatch', {
  key: text('`ruc`, `cedula` or `name`'),
  score: decimal('Confidence between 0 and 1'),
});

/** A match with an international sanctions list. Its fields are ours (ruling 24). */
export const SancionInternacional = item('SancionInternacional', {
  id: integerId(),
  sid: sid(),
  lista: text('The list, such as `OFAC SDN` or `EU`'),
  nombre: text('Name as listed'),
  tipo: text('What is listed: individual, entity, vessel or aircraft'),
  programas: listOf(Type.String(), 'Sanctions programmes'),
  alias: listOf(Type.String(), 'Other names as listed'),
  observaciones: text('Remarks of the list'),
  fecha_designacion: text('Date of listing'),
  url: text('Address of the entry or of the list'),
  match: nullable(ScreeningMatch, 'Why the entry was tied to the entity'),
  source_updated_at: sourceUpdatedAt(),
});

/** A match with a politically exposed person. Its fields are ours (ruling 24). */
export const CoincidenciaPep = item('CoincidenciaPep', {
  id: integerId(),
  sid: sid(),
  nombre: text('Name as published'),
  cargo: text('Office held or stood for'),
  institucion: text('Institution'),
  categoria: text('Kind of exposure: official, deputy or candidate'),
  partido: text('Political party'),
  fecha_inicio: text('Start of the office'),
  fecha_fin: text('End of the office'),
  url: text('Address of the publication'),
  match: nullable(ScreeningMatch, 'Why the person was tied to the entity'),
  source_updated_at: sourceUpdatedAt(),
});
