import type { Jurisdiction } from './jurisdictions.js';

/** How often a source is asked anew. */
export type Cadence = 'daily' | 'weekly' | 'monthly' | 'quarterly' | 'yearly';

interface SourceSpec {
  readonly name: string;
  readonly url: string;
  readonly jurisdiction: Jurisdiction;
  readonly cadence: Cadence;
}

const source = (jurisdiction: Jurisdiction, name: string, url: string, cadence: Cadence): SourceSpec => ({
  jurisdiction,
  name,
  url,
  cadence,
});

/**
 * The institutions whose registers we answer from (ruling 20: 28 for Panama, 8 for Ecuador). What each feeds is not
 * repeated here: the tags name their sources, and `CATALOG.sources` turns that around.
 */
export const SOURCES = {
  // Panama: companies, property, tax, business
  registro_publico: source('pa', 'Registro Público de Panamá', 'https://www.rp.gob.pa', 'daily'),
  dgi: source('pa', 'Dirección General de Ingresos', 'https://dgi.mef.gob.pa', 'weekly'),
  panama_emprende: source(
    'pa',
    'Panamá Emprende, Ministerio de Comercio e Industrias',
    'https://www.panamaemprende.gob.pa',
    'daily',
  ),
  digerpi: source(
    'pa',
    'Dirección General del Registro de la Propiedad Industrial',
    'https://www.digerpi.gob.pa',
    'weekly',
  ),
  amp: source('pa', 'Autoridad Marítima de Panamá', 'https://www.amp.gob.pa', 'monthly'),
  aduanas: source('pa', 'Autoridad Nacional de Aduanas', 'https://www.ana.gob.pa', 'weekly'),
  icij: source(
    'pa',
    'Offshore Leaks Database, International Consortium of Investigative Journalists',
    'https://offshoreleaks.icij.org',
    'yearly',
  ),
  // Panama: supervisors and licences
  sbp: source('pa', 'Superintendencia de Bancos de Panamá', 'https://www.superbancos.gob.pa', 'monthly'),
  smv: source('pa', 'Superintendencia del Mercado de Valores', 'https://www.supervalores.gob.pa', 'monthly'),
  superseguros: source('pa', 'Superintendencia de Seguros y Reaseguros', 'https://www.superseguros.gob.pa', 'monthly'),
  minsa: source('pa', 'Ministerio de Salud', 'https://www.minsa.gob.pa', 'monthly'),
  jtia: source('pa', 'Junta Técnica de Ingeniería y Arquitectura', 'https://www.jtiapanama.org.pa', 'monthly'),
  acodeco: source(
    'pa',
    'Autoridad de Protección al Consumidor y Defensa de la Competencia',
    'https://www.acodeco.gob.pa',
    'weekly',
  ),
  // Panama: state
  gaceta_oficial: source('pa', 'Gaceta Oficial Digital', 'https://www.gacetaoficial.gob.pa', 'daily'),
  contraloria: source(
    'pa',
    'Contraloría General de la República: documentos',
    'https://www.contraloria.gob.pa',
    'weekly',
  ),
  contraloria_planilla: source(
    'pa',
    'Contraloría General de la República: planilla estatal',
    'https://www.contraloria.gob.pa/CGR.PLANILLAGOB.UI/Formas/Index',
    'monthly',
  ),
  panamacompra: source(
    'pa',
    'PanamaCompra, Dirección General de Contrataciones Públicas',
    'https://www.panamacompra.gob.pa',
    'daily',
  ),
  organo_judicial: source('pa', 'Órgano Judicial', 'https://www.organojudicial.gob.pa', 'weekly'),
  css: source('pa', 'Caja de Seguro Social', 'https://www.css.gob.pa', 'monthly'),
  mitradel: source('pa', 'Ministerio de Trabajo y Desarrollo Laboral', 'https://www.mitradel.gob.pa', 'weekly'),
  migracion: source('pa', 'Servicio Nacional de Migración', 'https://www.migracion.gob.pa', 'weekly'),
  tribunal_electoral: source('pa', 'Tribunal Electoral', 'https://www.tribunal-electoral.gob.pa', 'yearly'),
  asamblea_nacional: source('pa', 'Asamblea Nacional', 'https://www.asamblea.gob.pa', 'quarterly'),
  presidencia: source('pa', 'Presidencia de la República', 'https://www.presidencia.gob.pa', 'quarterly'),
  // Panama: screening and press
  ofac: source(
    'pa',
    'Office of Foreign Assets Control, US Department of the Treasury',
    'https://ofac.treasury.gov',
    'daily',
  ),
  eu_sanctions: source(
    'pa',
    'European Union: consolidated list of financial sanctions',
    'https://www.sanctionsmap.eu',
    'daily',
  ),
  la_prensa: source('pa', 'La Prensa', 'https://www.prensa.com', 'daily'),
  gdelt: source('pa', 'The GDELT Project', 'https://www.gdeltproject.org', 'daily'),

  // Ecuador
  supercias: source('ec', 'Superintendencia de Compañías, Valores y Seguros', 'https://www.supercias.gob.ec', 'weekly'),
  sri: source('ec', 'Servicio de Rentas Internas', 'https://www.sri.gob.ec', 'weekly'),
  sercop: source('ec', 'Servicio Nacional de Contratación Pública', 'https://portal.compraspublicas.gob.ec', 'daily'),
  funcion_judicial: source('ec', 'Consejo de la Judicatura', 'https://www.funcionjudicial.gob.ec', 'weekly'),
  fiscalia: source('ec', 'Fiscalía General del Estado', 'https://www.fiscalia.gob.ec', 'weekly'),
  iess: source('ec', 'Instituto Ecuatoriano de Seguridad Social', 'https://www.iess.gob.ec', 'monthly'),
  arcsa: source(
    'ec',
    'Agencia Nacional de Regulación, Control y Vigilancia Sanitaria',
    'https://www.controlsanitario.gob.ec',
    'monthly',
  ),
  el_universo: source('ec', 'El Universo', 'https://www.eluniverso.com', 'daily'),

  // Colombia
  rues: source('co', 'Registro Único Empresarial y Social, Confecámaras', 'https://www.rues.org.co', 'weekly'),
  secop: source('co', 'SECOP, Colombia Compra Eficiente', 'https://www.colombiacompra.gov.co', 'weekly'),
} as const satisfies Record<string, SourceSpec>;

export type PublicSourceId = keyof typeof SOURCES;

/** The provenance of invented records. It is no source: the catalogue does not list it. */
export const SYNTHETIC_SOURCE = 'synthetic';

/** Where a stored row may come from. */
export type SourceId = PublicSourceId | typeof SYNTHETIC_SOURCE;
