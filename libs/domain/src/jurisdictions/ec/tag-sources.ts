import type { TagSources } from '../jurisdiction.js';
import type { SOURCES } from './sources.js';

/** The sources of each tag. A tag names the first one; the others add to it. */
export const TAG_SOURCES = {
  core_registro: ['supercias', 'sri', 'sercop'],
  contacto: ['supercias'],
  directores: ['supercias'],
  licencias: ['arcsa'],
  documentos_digitales: ['supercias'],
  css_moroso_menciones: ['iess'],
  expedientes_judiciales: ['funcion_judicial'],
  licitaciones: ['sercop'],
  noticias: ['el_universo'],
  accionistas: ['supercias'],
  denuncias: ['fiscalia'],
  sri_reports: ['sri'],
} as const satisfies TagSources<keyof typeof SOURCES>;
