import { source } from '../jurisdiction.js';
import type { SourceSpec } from '../jurisdiction.js';

/** The Panamanian institutions whose records we serve (ADR 0018), by topic. The order is the catalog's. */
export const SOURCES = {
  // Companies, property, tax, business
  registro_publico: source('Registro Público de Panamá', 'https://www.rp.gob.pa', 'daily', { in: 'page' }),
  dgi: source('Dirección General de Ingresos', 'https://dgi.mef.gob.pa', 'weekly', { in: 'page' }),
  panama_emprende: source(
    'Panamá Emprende, Ministerio de Comercio e Industrias',
    'https://www.panamaemprende.gob.pa',
    'daily',
    {
      in: 'row',
      except: { avisos: 'A notice has the day on which it was issued, and no day on which it was last updated.' },
    },
  ),
  digerpi: source('Dirección General del Registro de la Propiedad Industrial', 'https://www.digerpi.gob.pa', 'weekly', {
    in: 'page',
  }),
  amp: source('Autoridad Marítima de Panamá', 'https://www.amp.gob.pa', 'monthly', { in: 'page' }),
  aduanas: source('Autoridad Nacional de Aduanas', 'https://www.ana.gob.pa', 'weekly', { in: 'file' }),
  icij: {
    ...source(
      'Offshore Leaks Database, International Consortium of Investigative Journalists',
      'https://offshoreleaks.icij.org',
      'yearly',
      { in: 'answer' },
    ),
    leaked: true,
    attribution:
      'International Consortium of Investigative Journalists (ICIJ), Offshore Leaks Database, CC BY-SA 3.0. There are ' +
      'legitimate uses for offshore companies and trusts: being listed implies no wrongdoing.',
  },
  // Supervisors and licenses
  sbp: source('Superintendencia de Bancos de Panamá', 'https://www.superbancos.gob.pa', 'monthly', { in: 'page' }),
  smv: source('Superintendencia del Mercado de Valores', 'https://www.supervalores.gob.pa', 'monthly', { in: 'page' }),
  superseguros: source('Superintendencia de Seguros y Reaseguros', 'https://www.superseguros.gob.pa', 'monthly', {
    in: 'file',
  }),
  minsa: source('Ministerio de Salud', 'https://www.minsa.gob.pa', 'monthly', { in: 'page' }),
  jtia: source('Junta Técnica de Ingeniería y Arquitectura', 'https://www.jtiapanama.org.pa', 'monthly', {
    in: 'page',
  }),
  acodeco: source(
    'Autoridad de Protección al Consumidor y Defensa de la Competencia',
    'https://www.acodeco.gob.pa',
    'weekly',
    { in: 'page' },
  ),
  // State
  gaceta_oficial: source('Gaceta Oficial Digital', 'https://www.gacetaoficial.gob.pa', 'daily', { in: 'page' }),
  contraloria: source('Contraloría General de la República: documentos', 'https://www.contraloria.gob.pa', 'weekly', {
    in: 'page',
  }),
  contraloria_planilla: source(
    'Contraloría General de la República: planilla estatal',
    'https://www.contraloria.gob.pa/CGR.PLANILLAGOB.UI/Formas/Index',
    'monthly',
    { in: 'row' },
  ),
  panamacompra: source(
    'PanamaCompra, Dirección General de Contrataciones Públicas',
    'https://www.panamacompra.gob.pa',
    'daily',
    { in: 'answer' },
  ),
  organo_judicial: source('Órgano Judicial', 'https://www.organojudicial.gob.pa', 'weekly', { in: 'page' }),
  css: source('Caja de Seguro Social', 'https://www.css.gob.pa', 'monthly', { in: 'row' }),
  mitradel: source('Ministerio de Trabajo y Desarrollo Laboral', 'https://www.mitradel.gob.pa', 'weekly', {
    in: 'page',
  }),
  migracion: source('Servicio Nacional de Migración', 'https://www.migracion.gob.pa', 'weekly', { in: 'page' }),
  tribunal_electoral: source('Tribunal Electoral', 'https://www.tribunal-electoral.gob.pa', 'yearly', { in: 'file' }),
  asamblea_nacional: source('Asamblea Nacional', 'https://www.asamblea.gob.pa', 'quarterly', { in: 'file' }),
  presidencia: source('Presidencia de la República', 'https://www.presidencia.gob.pa', 'quarterly', { in: 'page' }),
  // Screening and press
  ofac: source(
    'Office of Foreign Assets Control, US Department of the Treasury',
    'https://ofac.treasury.gov',
    'daily',
    { in: 'file' },
  ),
  eu_sanctions: source(
    'European Union: consolidated list of financial sanctions',
    'https://www.sanctionsmap.eu',
    'daily',
    { in: 'file' },
  ),
  la_prensa: source('La Prensa', 'https://www.prensa.com', 'daily', { in: 'feed' }),
  gdelt: source('The GDELT Project', 'https://www.gdeltproject.org', 'daily', {
    in: null,
    why: 'A search of an index that never stops: an article has a date, and the answer has none.',
  }),
} as const satisfies Record<string, SourceSpec>;
