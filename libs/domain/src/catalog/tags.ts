import { Type } from 'typebox';
import type { Static, TObject, TSchema } from 'typebox';
import type { Jurisdiction } from './jurisdictions.js';
import type { PublicSourceId } from './sources.js';
import * as assets from '../levels/assets.js';
import * as business from '../levels/business.js';
import * as core from '../levels/core.js';
import * as documents from '../levels/documents.js';
import * as ecuador from '../levels/ecuador.js';
import * as governance from '../levels/governance.js';
import * as immigration from '../levels/immigration.js';
import * as risk from '../levels/risk.js';
import * as trade from '../levels/trade.js';

/** Sources per jurisdiction; the first is the one the tag names, the others add to it. */
type TagSources = Readonly<Partial<Record<Jurisdiction, readonly [PublicSourceId, ...PublicSourceId[]]>>>;

/** What the items of an array tag are told apart by: an integer of ours, a string of the source's, or nothing. */
type IdKind = 'integer' | 'string' | 'none';

interface ArrayTagSpec {
  readonly kind: 'array';
  /** Of one item. */
  readonly schema: TObject;
  readonly idKind: IdKind;
  readonly maxItems: number;
}

interface ObjectTagSpec {
  readonly kind: 'object';
  readonly schema: TObject;
  readonly idKind: 'none';
  readonly maxItems: null;
}

interface ScalarTagSpec {
  readonly kind: 'scalar';
  readonly schema: TSchema;
  readonly idKind: 'none';
  readonly maxItems: null;
}

export type TagSpec = (ArrayTagSpec | ObjectTagSpec | ScalarTagSpec) & {
  readonly level: string;
  /** Whether natural persons have the tag. */
  readonly persons: boolean;
  readonly sources: TagSources;
};

const MAX_ITEMS = 100;

const list = <L extends string, S extends TObject>(level: L, schema: S, idKind: IdKind, sources: TagSources) =>
  ({ kind: 'array', level, schema, idKind, maxItems: MAX_ITEMS, persons: true, sources }) as const;

const object = <L extends string, S extends TObject>(level: L, schema: S, sources: TagSources) =>
  ({ kind: 'object', level, schema, idKind: 'none', maxItems: null, persons: true, sources }) as const;

const scalar = <L extends string, S extends TSchema>(level: L, schema: S, sources: TagSources) =>
  ({ kind: 'scalar', level, schema, idKind: 'none', maxItems: null, persons: true, sources }) as const;

// Without the Omit, `persons` would be true and false at once, and the tag's level would be lost from `Level`.
const organizationsOnly = <T extends { persons: boolean }>(
  tag: T,
): Omit<T, 'persons'> & { readonly persons: false } => ({
  ...tag,
  persons: false,
});

/**
 * Every tag: the level it belongs to (ruling 19: 34 for Panama, 12 for Ecuador; tags that share a level carry its name),
 * the schema of its items, whether persons have it, and its sources (specification, "Tag properties" and "Item schemas").
 * The order is the order of the answer.
 */
export const TAGS = {
  core_registro: object('core_registro', core.OrganizationBase, {
    pa: ['registro_publico', 'dgi', 'icij'],
    ec: ['supercias', 'sri', 'sercop'],
    co: ['rues', 'secop'],
  }),
  contacto: organizationsOnly(
    object('contacto', core.Contacto, { pa: ['panama_emprende'], ec: ['supercias'], co: ['rues'] }),
  ),
  entity_events: list('entity_events', governance.EntityEvent, 'integer', { pa: ['registro_publico'] }),
  directores: organizationsOnly(
    list('directores', governance.Director, 'none', { pa: ['registro_publico', 'icij'], ec: ['supercias'] }),
  ),
  suspension: organizationsOnly(object('suspension', governance.Suspension, { pa: ['registro_publico'] })),
  organizaciones: list('organizaciones', governance.OrganizationMembership, 'none', {
    pa: ['registro_publico', 'icij'],
  }),
  representante_legal_identificado: organizationsOnly(
    object('representante_legal_identificado', governance.RepresentanteLegal, { pa: ['registro_publico'] }),
  ),
  gacetas: list('gacetas', governance.Gaceta, 'integer', { pa: ['gaceta_oficial'] }),
  documentos_contraloria: list('documentos_contraloria', governance.ContraloriaDoc, 'integer', { pa: ['contraloria'] }),
  is_itbm: organizationsOnly(
    scalar('itbm', Type.Boolean({ description: 'Whether the organisation is registered for ITBMS' }), { pa: ['dgi'] }),
  ),
  last_itbm_date: organizationsOnly(
    scalar('itbm', Type.String({ description: 'Date of the latest ITBMS registration' }), { pa: ['dgi'] }),
  ),
  funcionario: list('funcionario', governance.Planilla, 'integer', { pa: ['contraloria_planilla'] }),
  avisos: list('avisos', business.BusinessNotice, 'none', { pa: ['panama_emprende'] }),
  licencias: list('licencias', business.GeneralLicense, 'string', { pa: ['minsa'], ec: ['arcsa'] }),
  personal_licenses: list('personal_licenses', business.PersonalLicense, 'string', { pa: ['smv', 'superseguros'] }),
  company_licenses: list('company_licenses', business.CompanyLicense, 'string', { pa: ['sbp', 'smv', 'superseguros'] }),
  fideicomisos: list('fideicomisos', business.Fideicomiso, 'integer', { pa: ['registro_publico', 'sbp'] }),
  marcas: list('marcas', business.Marca, 'integer', { pa: ['digerpi'] }),
  propiedades: list('real_estate', assets.Propiedad, 'integer', { pa: ['registro_publico'] }),
  fincas: list('real_estate', assets.Finca, 'integer', { pa: ['registro_publico'] }),
  bienes_muebles: list('bienes_muebles', assets.BienMueble, 'integer', { pa: ['registro_publico'] }),
  naves: list('naves', assets.Nave, 'integer', { pa: ['amp', 'registro_publico'] }),
  importaciones: list('importaciones', trade.Importacion, 'integer', { pa: ['aduanas'] }),
  exportaciones: list('exportaciones', trade.Exportacion, 'integer', { pa: ['aduanas'] }),
  imports_summary: object('customs_summaries', trade.ImportsSummary, { pa: ['aduanas'] }),
  exports_summary: object('customs_summaries', trade.ExportsSummary, { pa: ['aduanas'] }),
  customs_summary: organizationsOnly(object('customs_summaries', trade.CustomsSummary, { pa: ['aduanas'] })),
  documentos_escaneados: list('documentos_escaneados', documents.DocumentoEscaneado, 'integer', {
    pa: ['registro_publico'],
  }),
  documentos_digitales: list('registry_documents', documents.DocumentoDigital, 'integer', {
    pa: ['registro_publico'],
    ec: ['supercias'],
  }),
  rp_report_url: organizationsOnly(
    scalar(
      'registry_documents',
      Type.String({ description: 'Signed address of the registry report, valid 15 minutes' }),
      {
        pa: ['registro_publico'],
      },
    ),
  ),
  css_moroso_menciones: list('css_moroso_menciones', risk.CSSMorosoMencion, 'integer', { pa: ['css'], ec: ['iess'] }),
  sanciones: list('sanciones', risk.Sancion, 'integer', {
    pa: ['acodeco', 'panamacompra', 'sbp', 'smv', 'superseguros'],
  }),
  idoneidades: list('idoneidades', risk.Idoneidad, 'string', { pa: ['jtia', 'minsa'] }),
  expedientes_judiciales: list('expedientes_judiciales', risk.ExpedienteJudicial, 'integer', {
    pa: ['organo_judicial'],
    ec: ['funcion_judicial'],
  }),
  licitaciones: list('licitaciones', documents.Licitacion, 'integer', { pa: ['panamacompra'], ec: ['sercop'] }),
  noticias: list('news', documents.Noticia, 'integer', { pa: ['la_prensa'], ec: ['el_universo'] }),
  noticias_globales: list('news', documents.Noticia, 'integer', { pa: ['gdelt'] }),
  migrations: list('migrations', immigration.Migration, 'integer', { pa: ['migracion'] }),
  work_permits: list('work_permits', immigration.WorkPermit, 'integer', { pa: ['mitradel'] }),
  sanciones_internacionales: list('screening', risk.SancionInternacional, 'integer', { pa: ['ofac', 'eu_sanctions'] }),
  coincidencias_pep: list('screening', risk.CoincidenciaPep, 'integer', {
    pa: ['presidencia', 'asamblea_nacional', 'tribunal_electoral', 'contraloria_planilla'],
  }),
  accionistas: organizationsOnly(list('accionistas', ecuador.Accionista, 'integer', { ec: ['supercias'] })),
  denuncias: organizationsOnly(list('denuncias', ecuador.Denuncia, 'integer', { ec: ['fiscalia'] })),
  sri_reports: organizationsOnly(list('sri_reports', ecuador.SriReport, 'integer', { ec: ['sri'] })),
} as const satisfies Record<string, TagSpec>;

export type Tag = keyof typeof TAGS;
export type Level = (typeof TAGS)[Tag]['level'];

/** The value of one item of an array tag, or of an object or scalar tag. */
export type TagItem<T extends Tag> = Static<(typeof TAGS)[T]['schema']>;
