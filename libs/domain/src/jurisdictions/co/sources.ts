import { source } from '../jurisdiction.js';
import type { SourceSpec } from '../jurisdiction.js';

/** The Colombian institutions whose records we serve. The order is the catalog's. */
export const SOURCES = {
  rues: source('Registro Único Empresarial y Social, Confecámaras', 'https://www.rues.org.co', 'weekly', { in: 'row' }),
  secop: source('SECOP, Colombia Compra Eficiente', 'https://www.colombiacompra.gov.co', 'weekly', { in: 'row' }),
} as const satisfies Record<string, SourceSpec>;
