import type { Offer } from '../jurisdiction.js';

// prettier-ignore
const ALL = [
  'core_registro', 'contacto', 'directores', 'accionistas', 'expedientes_judiciales', 'denuncias', 'licitaciones',
  'licencias', 'documentos_digitales', 'noticias', 'sri_reports', 'css_moroso_menciones',
] as const;

/** The prices and tags of the codes in Ecuador (specification, "Product codes"). */
export const OFFERS = {
  'CHK-BIN': { price: '0.02', tags: ['core_registro'] },
  'DAT-CORE': { price: '0.15', tags: ['core_registro', 'contacto'] },
  'DAT-ALL': { price: '0.85', tags: ALL },
} as const satisfies Record<string, Offer>;
