import { integerId, item, listOf, nullable, sid, sourceUpdatedAt, stringId, text, decimal } from './fields.js';
import { Type } from 'typebox';
import { PERSONAL_LICENSE_KEYS } from './business.js';
import { flagSignal, list, rangeSignal } from './tag-spec.js';
import type { LevelSpec, TagSpec } from './tag-spec.js';

export const CSSMorosoMencion = item('CSSMorosoMencion', {
  id: integerId(),
  titulo: text('Title of the publication'),
  fecha_publicacion: text('Publication date'),
});

export const Sancion = item('Sancion', {
  id: integerId(),
  nombre: text('Name of the sanctioned party'),
  tipo_sancion: text('Sanction type'),
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
  tipo_negocio: text('Case type'),
  fecha_reparto: text('Assignment date'),
});

/** One piece of evidence for or against a match. */
const MatchFeature = item('MatchFeature', {
  feature: text('What was compared, such as `name_core`, `birth_date` or `identifier`'),
  score: decimal('How well the two sides agree in it, from 0 to 1'),
  weight: decimal('Its share of the log-odds of the score, in nats; negative if it counts against the match'),
  detail: text('What was found'),
});

/** Why a listed party may be the entity (ADR 0202). */
const ScreeningMatch = item('ScreeningMatch', {
  key: text('What the match rests on: `identifier` or `name`; for posts of the payroll `cedula` or `name`'),
  score: decimal('Probability that the listed party is the entity, from 0 to 1'),
  listed_name: text('The listed name that is most like one of the entity'),
  name_kind: text('`primary`, `alias`, `weak_alias` or `former`'),
  screened_name: text('The name of the entity that it was compared with'),
  features: listOf(MatchFeature, 'The evidence: the weights add up to the log-odds of the score'),
});

/** A match with an international sanctions list. Its fields are ours (ADR 0022). */
export const SancionInternacional = item('SancionInternacional', {
  id: integerId(),
  sid: sid(),
  lista: text('List, such as `OFAC SDN`, `EU` or `UN`'),
  version: text('Version of the list that the entry is from'),
  fecha_lista: text("Publisher's date of that version: `YYYY-MM-DD` or `YYYY-MM`"),
  nombre: text('Listed name'),
  tipo: text('Listed party: individual, entity, vessel or aircraft'),
  programas: listOf(Type.String(), 'Sanctions programs'),
  alias: listOf(Type.String(), 'Other listed names'),
  observaciones: text('Remarks on the list'),
  fecha_designacion: text('Listing date'),
  url: text('URL of the listing or of the list'),
  match: nullable(ScreeningMatch, 'How the listing was matched to the entity'),
  source_updated_at: sourceUpdatedAt(),
});

/** A match with a politically exposed person. Its fields are ours (ADR 0022). */
export const CoincidenciaPep = item('CoincidenciaPep', {
  id: integerId(),
  sid: sid(),
  lista: text('List; null for posts of the payroll'),
  version: text('Version of the list that the entry is from'),
  fecha_lista: text("Publisher's date of that version: `YYYY-MM-DD` or `YYYY-MM`"),
  nombre: text('Published name'),
  cargo: text('Office held or sought'),
  institucion: text('Institution'),
  categoria: text('Type of exposure: official, deputy or candidate'),
  partido: text('Political party'),
  fecha_inicio: text('Start of the term'),
  fecha_fin: text('End of the term'),
  url: text('URL of the publication'),
  match: nullable(ScreeningMatch, 'How the person was matched to the entity'),
  source_updated_at: sourceUpdatedAt(),
});

export const LEVELS = {
  css_moroso_menciones: { number: 25, description: 'Mentions in lists of social security arrears' },
  sanciones: { number: 26, description: 'Sanctions by national authorities' },
  idoneidades: { number: 27, description: 'Professional qualifications' },
  expedientes_judiciales: { number: 28, description: 'Court cases', needsPurpose: true },
  screening: {
    number: 33,
    description: 'International sanctions and politically exposed persons',
    name: ['Sanctions and PEP lists', 'Listas de sanciones y PEP'],
  },
} as const satisfies Record<string, LevelSpec>;

export const TAGS = {
  css_moroso_menciones: list('css_moroso_menciones', CSSMorosoMencion, 'integer', {
    name: ['Social security arrears', 'Morosidad con la CSS'],
    signal: flagSignal('has_social_security_arrears', ['Social security arrears', 'Morosidad con la CSS']),
    keys: [['titulo', 'fecha_publicacion'], ['titulo']],
  }),
  sanciones: list('sanciones', Sancion, 'integer', {
    name: ['National sanctions', 'Sanciones nacionales'],
    signal: flagSignal('has_sanctions', ['Sanctions', 'Sanciones']),
    keys: [['tipo_sancion', '@date'], ['tipo_sancion', 'nombre'], ['tipo_sancion']],
  }),
  idoneidades: list('idoneidades', Idoneidad, 'string', {
    name: ['Professional qualifications', 'Idoneidades profesionales'],
    keys: PERSONAL_LICENSE_KEYS,
  }),
  expedientes_judiciales: list('expedientes_judiciales', ExpedienteJudicial, 'integer', {
    name: ['Court cases', 'Expedientes judiciales'],
    signal: rangeSignal('court_cases', ['Court cases', 'Expedientes judiciales']),
    keys: [['rue'], ['partes', 'fecha_reparto']],
  }),
  sanciones_internacionales: list('screening', SancionInternacional, 'integer', {
    name: ['International sanctions', 'Sanciones internacionales'],
    signal: flagSignal('has_international_sanctions', ['International sanctions', 'Sanciones internacionales']),
    keys: [['nombre', 'fecha_designacion'], ['nombre', 'tipo'], ['nombre']],
  }),
  coincidencias_pep: list('screening', CoincidenciaPep, 'integer', {
    name: ['Politically exposed persons', 'Personas expuestas políticamente'],
    signal: flagSignal('has_political_exposure', ['Political exposure', 'Exposición política']),
    keys: [
      ['nombre', 'cargo', 'institucion', 'fecha_inicio'],
      ['nombre', 'cargo', 'institucion'],
      ['nombre', 'cargo'],
    ],
  }),
} as const satisfies Record<string, TagSpec>;
