import { source } from '../jurisdiction.js';
import type { SourceSpec } from '../jurisdiction.js';

/** The Ecuadorian institutions whose records we serve (ADR 0018). The order is the catalog's. */
export const SOURCES = {
  supercias: source('Superintendencia de Compañías, Valores y Seguros', 'https://www.supercias.gob.ec', 'weekly', {
    in: 'row',
  }),
  sri: source('Servicio de Rentas Internas', 'https://www.sri.gob.ec', 'weekly', { in: 'row' }),
  sercop: source('Servicio Nacional de Contratación Pública', 'https://portal.compraspublicas.gob.ec', 'daily', {
    in: 'answer',
  }),
  funcion_judicial: source('Consejo de la Judicatura', 'https://www.funcionjudicial.gob.ec', 'weekly', { in: 'page' }),
  fiscalia: source('Fiscalía General del Estado', 'https://www.fiscalia.gob.ec', 'weekly', {
    in: null,
    why: 'A report has the day on which it was filed, and the search has no date.',
  }),
  iess: source('Instituto Ecuatoriano de Seguridad Social', 'https://www.iess.gob.ec', 'monthly', { in: 'page' }),
  arcsa: source(
    'Agencia Nacional de Regulación, Control y Vigilancia Sanitaria',
    'https://www.controlsanitario.gob.ec',
    'monthly',
    { in: 'page' },
  ),
  el_universo: source('El Universo', 'https://www.eluniverso.com', 'daily', { in: 'feed' }),
} as const satisfies Record<string, SourceSpec>;
